// Code splitting by language.
import { type Language, LANGUAGES } from '@astrolabe/kernel'

/** The languages that are spoken somewhere: in a page the reader's, in a terminal and on a server all. */
export class Speech {
  /** Those of which words are loaded or on their way; all, until somebody says which. */
  #wanted: ReadonlySet<Language> | undefined
  readonly #ready = new Set<Language>()
  readonly #kinds: ((language: Language) => Promise<void>)[] = []

  /**
   * Words in the languages that are spoken here, and in no others. For the top level of a module, with `await`: whoever
   * reads them finds them as if they had been imported.
   */
  async words<W>(load: Readonly<Record<Language, () => Promise<W>>>): Promise<Readonly<Record<Language, W>>> {
    const words: Partial<Record<Language, W>> = {}
    const add = async (language: Language): Promise<void> => {
      words[language] ??= await load[language]()
    }
    this.#kinds.push(add)
    await Promise.all([...(this.#wanted ?? LANGUAGES)].map(add))
    // Nobody reads a language that is not spoken yet.
    return words as Record<Language, W>
  }

  /** Whether there are words in a language wherever there are any. */
  isSpoken(language: Language): boolean {
    return this.#wanted === undefined || this.#ready.has(language)
  }

  /** From now on a language is spoken here, besides those that are; once this is done there are words in it. */
  async speak(language: Language): Promise<void> {
    this.#wanted = new Set([...(this.#wanted ?? []), language])
    await Promise.all(this.#kinds.map((add) => add(language)))
    this.#ready.add(language)
  }
}

/** Where this program runs. */
export const speech = new Speech()
