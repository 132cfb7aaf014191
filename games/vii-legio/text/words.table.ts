import type { DomainLetter, ExoTechnology, ExpertKind, ExpertiseSymbol, Track } from '../content/schema.ts'
import type { SlotName } from '../rules/state.ts'
import type { Xp } from './words.ts'

/** Where a ship is. */
export type Whereabouts =
  | { readonly place: 'base' }
  | { readonly place: 'space'; readonly sector: number; readonly mustLeave: boolean }
  | { readonly place: 'observation' | 'contact'; readonly slot: SlotName }

/** The words of the drawn table. Those marked short have a place of that many columns on the map. */
export interface TableWords {
  readonly freeItems: string
  readonly gameOver: string
  readonly round: (round: number, last: boolean) => string
  readonly toPlay: (name: string, letter: string) => string
  readonly cards: (hand: number, deck: number, discards: number) => string

  /** Short: 10. */
  readonly sector: (sector: number) => string
  /** Short: 11. */
  readonly toFind: (planets: number) => string
  /** Short: 6. */
  readonly base: string
  /** Short: 8. */
  readonly open: string
  /** Short: 8. */
  readonly closed: string
  /** How to read the picture; `last` is the letter of the last ship. */
  readonly legend: (last: string) => string
  /** What the letters of the domains stand for. */
  readonly domains: string
  readonly way: (from: number, costs: readonly { readonly to: number; readonly cards: number }[]) => string
  readonly wayOutOfX: (cards: number) => string
  /** What all the cards of zones A and B ask for. */
  readonly demand: (a: Xp, b: Xp) => string

  readonly activePlanets: string
  readonly noActivePlanet: string
  readonly freeTokens: (symbols: readonly string[]) => string
  readonly planet: (slot: SlotName, sector: number) => string
  readonly faceDown: string
  readonly knownTo: (letters: readonly string[]) => string
  readonly squads: (squads: number, missing: number) => string
  readonly observation: (xp: number, domain: DomainLetter, turns: number) => string
  readonly threshold: (vp: number, needs: Xp) => string
  readonly passed: string
  readonly within: (withJoker: boolean) => string
  readonly lacks: (missing: Xp, jokerCovers: boolean) => string
  readonly observes: (gained: number, turns: number) => string
  readonly inContact: (passed: number, thresholds: number) => string
  readonly missionDone: string

  readonly ships: string
  readonly you: string
  readonly vp: (vp: number) => string
  readonly where: (where: Whereabouts) => string
  readonly track: (track: Track, value: number, max: number) => string
  readonly cardsPerTurn: (cards: number) => string
  readonly usesLeft: (uses: number) => string
  readonly xp: (xp: Xp) => string
  readonly experts: (
    kinds: readonly { readonly kind: ExpertKind; readonly count: number }[],
    max: number,
  ) => string
  readonly noExpert: (max: number) => string
  readonly specialMissions: (done: number, max: number) => string
  readonly exoTechnology: (technology: ExoTechnology, installed: boolean) => string

  readonly nextCard: (unseen: number) => string
  readonly noCardLeft: string
  readonly percent: (percent: number) => string
  readonly symbols: string
  readonly symbol: (symbol: ExpertiseSymbol | 'none') => string
  readonly supply: (left: readonly { readonly kind: ExpertKind; readonly count: number }[]) => string
}
