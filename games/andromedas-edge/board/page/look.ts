import type { Scene } from '@astrolabe/drawing'
import type { Decision, Language, Names as PlayerNames } from '@astrolabe/kernel'
import { TILES } from '../../content/tiles.ts'
import { type AndromedaState, EAST, NONE, RAIDER, UNITY, WEST } from '../../position/state.ts'
import type { AndromedaFact } from '../../rules/facts.ts'
import type { AndromedaQuestion } from '../../rules/questions.ts'
import { NAMES as en } from '../../text/names/en.ts'
import { NAMES as fr } from '../../text/names/fr.ts'
import type { Names } from '../../text/names/names.ts'
import { MAP_WORDS, type MapWords } from '../../text/page.ts'

export type AndromedaScene = Scene<AndromedaState, AndromedaFact, AndromedaQuestion>

export const THINGS: Readonly<Record<Language, Names>> = { en, fr }

/** A position as somebody looks at it, with the words to tell it in. */
export interface Look {
  readonly view: AndromedaState
  readonly seat: number
  readonly decision: Decision<AndromedaQuestion> | null
  readonly language: Language
  /** What everything in the box is called. */
  readonly things: Names
  readonly words: MapWords
  readonly labels: PlayerNames
}

export function lookOf(
  scene: Pick<AndromedaScene, 'view' | 'seat' | 'decision' | 'language' | 'labels'>,
): Look {
  const { view, seat, decision, language, labels } = scene
  return { view, seat, decision, language, things: THINGS[language], words: MAP_WORDS[language], labels }
}

/** The seat whose launches are looked at: the one that is asked, or the one that looks; a spectator sees whose turn it is. */
export function seatOfLook({ decision, seat, view }: Look): number {
  const seats = [decision?.seats[0], seat, view.turn.who]
  return seats.find((each) => each !== undefined && each >= 0 && each < view.seats) ?? 0
}

/** A participant by name: a player, the Unity or a raider. */
export function whoName({ labels, things }: Pick<Look, 'labels' | 'things'>, who: number): string {
  if (who === UNITY) return things.participants.unity
  return who === RAIDER ? things.participants.raider : labels(who)
}

/** What a region is called in full. */
export function regionName({ view, things, words }: Look, region: number): string {
  if (region === WEST) return things.nebulae.west
  if (region === EAST) return things.nebulae.east
  const { tile } = view.regions[region]
  return tile === NONE ? words.next : things.tiles[TILES[tile].id]
}

/** The same in a word. */
export function shortName(look: Look, region: number): string {
  const { view, words } = look
  if (region === WEST) return words.west
  if (region === EAST) return words.east
  const { tile } = view.regions[region]
  return tile === NONE ? '' : (words.short[TILES[tile].id] ?? regionName(look, region))
}
