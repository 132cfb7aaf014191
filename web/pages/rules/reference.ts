import type { Overview } from '@astrolabe/drawing'
import type { Language, RulePositions, RulesChapter } from '@astrolabe/kernel'
import { KNOWN_GAMES, type KnownGame, knownGame } from '../../games.ts'

/** The rules of a game, with all that helps to read them. Both languages: whoever changes the language reads on. */
export interface Reference extends KnownGame {
  readonly chapters: Readonly<Record<Language, readonly RulesChapter[]>>
  readonly overview: Overview | undefined
  readonly positions: RulePositions | undefined
}

export async function loadReference(game: string): Promise<Reference | undefined> {
  const known = knownGame(game)
  if (known === undefined) return undefined
  const face = await known.face()
  const [en, fr, overview, positions] = await Promise.all([
    face.text.en.chapters(),
    face.text.fr.chapters(),
    face.overview?.(),
    face.positions?.(),
  ])
  return { ...known, chapters: { en, fr }, overview, positions }
}

export const holdsRule = (chapters: readonly RulesChapter[], id: string): boolean =>
  chapters.some(({ rules }) => rules.some((rule) => rule.id === id))

/** Rules of different games never share a number, so the first game that has it is the one. */
export async function referenceOfRule(id: string): Promise<Reference | undefined> {
  for (const { game } of KNOWN_GAMES) {
    const reference = await loadReference(game)
    if (reference !== undefined && holdsRule(reference.chapters.en, id)) return reference
  }
  return undefined
}

export const canBeTried = ({ positions }: Pick<Reference, 'positions'>, rule: string): boolean =>
  Object.hasOwn(positions?.moments ?? {}, rule)

export const tryAddress = (rule: string): string => `/r/${rule}/try`
