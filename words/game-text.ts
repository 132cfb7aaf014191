import type { CardText, Fact, GameText, Names, OptionWords, Question, RulesChapter } from '@astrolabe/kernel'

/** A sentence for each kind of fact, or nothing where another fact tells it better. */
export type FactWords<F extends Fact> = {
  readonly [K in F['kind']]: (fact: Extract<F, { readonly kind: K }>, names: Names) => string | undefined
}

/** A sentence for each of some things, given an amount: what is missing, or comes; 0 where nothing is counted. */
export type AmountWords<Key extends string> = Readonly<Record<Key, (amount: number) => string>>

/** What a game says in one language. */
interface GameWords<S, F extends Fact> {
  readonly title: string
  readonly summary: string
  /** By the rule that refuses. */
  readonly refusals: AmountWords<string>
  readonly warnings: AmountWords<string>
  readonly facts: FactWords<F>
  readonly outcome: GameText<S, F>['outcome']
  readonly other?: (name: string) => string
  readonly exceptions?: Readonly<Record<string, string>>
  readonly tableOptions: Readonly<Record<string, OptionWords>>
}

interface Asking<S, F extends Fact, Q extends Question>
  extends Pick<GameText<S, F, Q>, 'prompt' | 'option' | 'ending' | 'rule' | 'reason'> {
  /** How every sentence is set: what stays together at the end of a line. */
  readonly set?: (text: string) => string
  readonly cards?: (view?: S) => Promise<readonly CardText[]>
}

/** Everything a player reads, from the words of a game and how it words its questions. */
export function gameText<S, F extends Fact, Q extends Question>(
  words: GameWords<S, F>,
  chapters: () => Promise<readonly RulesChapter[]>,
  { prompt, option, ending, rule, reason, set = (text) => text, cards }: Asking<S, F, Q>,
): GameText<S, F, Q> {
  return {
    title: words.title,
    summary: words.summary,
    prompt: (...asked) => set(prompt(...asked)),
    option: (...asked) => set(option(...asked)),
    ...(rule && { rule }),
    ...(reason && { reason: (...asked) => set(reason(...asked)) }),
    refusal: ({ rule, missing = 0 }) => set(words.refusals[rule]?.(missing) ?? rule),
    warning: ({ kind, amount = 0 }) => set(words.warnings[kind](amount)),
    fact: (fact, names) => {
      // The sentence of a kind is only ever given a fact of that kind.
      const say = words.facts[fact.kind as F['kind']] as (fact: F, names: Names) => string | undefined
      const said = say(fact, names)
      return said && set(said)
    },
    outcome: (...ended) => set(words.outcome(...ended)),
    ...(ending && {
      ending: (...ended) => {
        const told = ending(...ended)
        return (
          told && { how: set(told.how), ...(told.epilogue !== undefined && { epilogue: set(told.epilogue) }) }
        )
      },
    }),
    exception: (name) => set(words.exceptions?.[name] ?? name),
    other: (name) => words.other?.(name) ?? name,
    tableOption: (key) => words.tableOptions[key],
    chapters: async () =>
      (await chapters()).map(({ title, rules }) => ({
        title,
        rules: rules.map(({ id, text }) => ({ id, text: set(text) })),
      })),
    ...(cards && {
      cards: async (view) => (await cards(view)).map(({ name, lines }) => ({ name, lines: lines.map(set) })),
    }),
  }
}
