import type { DomainLetter } from '../content/schema.ts'
import type { SlotName } from './state.ts'

/** What a choice may be a step towards. */
export type LegioAim =
  /** VP that a Contact brings with the experience at hand. */
  | { readonly goal: 'contact'; readonly slot: SlotName; readonly vp: number }
  | { readonly goal: 'observe'; readonly slot: SlotName; readonly xp: number; readonly domain: DomainLetter }
  /** A planet of which the ship does not know who lives there. */
  | { readonly goal: 'meet'; readonly slot: SlotName }
  /** The next threshold of the Contact under way. */
  | { readonly goal: 'threshold'; readonly vp: number }
  | { readonly goal: 'discover'; readonly sector: number; readonly planets: number }
  | { readonly goal: 'promotion' }
  /** VP that a landing in Sector X promises, on average. */
  | { readonly goal: 'sector-x'; readonly vp: number }

/** What choices are told apart by, for whoever asks why; `place` is never spoken of by itself. */
export type LegioThing =
  | 'vp'
  | DomainLetter
  | 'experts'
  | 'squads'
  | 'cards'
  | 'lasers'
  | 'scanners'
  | 'detectors'
  | 'exo-technologies'
  | 'promotion'
  | 'special-missions'
  | 'observing'
  | 'contact'
  | 'reach'
  | 'place'
