import type { DomainLetter, ExoTechnology } from '../content/schema.ts'
import type { Item, SlotName, VpSource } from '../position/state.ts'

/** What made experience come. */
export type XpSource =
  | 'card'
  | 'purchase'
  | 'observation'
  | 'trophy'
  | 'installation'
  | 'consolation'
  | 'setting-out'

/** Why an observer leaves who is not asked: a mission was completed, or nothing is left to learn and no Contact open. */
export type Departure = 'mission-done' | 'nothing-left'

/** Everything that happens in a game and can be told. All facts are public but `scan-result`. */
export type LegioFact =
  | { readonly kind: 'game-start'; readonly seat: number }
  | { readonly kind: 'free-item'; readonly seat: number; readonly item: Item }
  | { readonly kind: 'turn'; readonly seat: number; readonly round: number }
  | { readonly kind: 'take-off'; readonly seat: number }
  | { readonly kind: 'cards-taken'; readonly seat: number; readonly cards: number }
  | { readonly kind: 'deck-renewed' }
  | { readonly kind: 'turned-over'; readonly seat: number; readonly card: number }
  | { readonly kind: 'detector-used'; readonly seat: number; readonly card: number }
  | { readonly kind: 'paid'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly kind: 'reset'; readonly seat: number }
  | { readonly kind: 'crossed'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly kind: 'drifted'; readonly seat: number; readonly die: number; readonly to: number }
  | { readonly kind: 'entered-x'; readonly seat: number }
  | { readonly kind: 'left-x'; readonly seat: number }
  | { readonly kind: 'bought'; readonly seat: number; readonly item: Item }
  | {
      readonly kind: 'xp'
      readonly seat: number
      readonly domain: DomainLetter
      /** Gained, and lost because the track is full. */
      readonly gained: number
      readonly lost: number
      readonly source: XpSource
    }
  | {
      readonly kind: 'vp'
      readonly seat: number
      readonly vp: number
      readonly total: number
      readonly source: VpSource
    }
  | { readonly kind: 'discovered'; readonly seat: number; readonly sector: number; readonly slot: SlotName }
  | {
      readonly kind: 'nothing-to-discover'
      readonly seat: number
      readonly sector: number
      readonly why: 'token' | 'planet'
    }
  | {
      readonly kind: 'condition-not-met'
      readonly seat: number
      readonly card: number
      /** Of an exo-technology: it is aboard already, or there is no room for it. */
      readonly why?: 'owned' | 'room'
    }
  | { readonly kind: 'scanned'; readonly seat: number; readonly slot: SlotName }
  | { readonly kind: 'scan-result'; readonly seat: number; readonly slot: SlotName; readonly card: number }
  | { readonly kind: 'revealed'; readonly seat: number; readonly slot: SlotName; readonly card: number }
  | {
      readonly kind: 'landing-failed'
      readonly seat: number
      readonly slot: SlotName
      readonly missing: number
    }
  | {
      readonly kind: 'landed'
      readonly seat: number
      readonly slot: SlotName
      readonly zone: 'observation' | 'contact'
      readonly card: number
    }
  | {
      readonly kind: 'went-to-contact'
      readonly seat: number
      readonly slot: SlotName
      readonly card: number
    }
  | { readonly kind: 'passed'; readonly seat: number }
  | { readonly kind: 'stayed'; readonly seat: number; readonly zone: 'base' | 'observation' | 'contact' }
  | {
      readonly kind: 'threshold'
      readonly seat: number
      readonly card: number
      /** From 1. */
      readonly threshold: number
      /** XP paid in N, D, C, R. */
      readonly paid: readonly number[]
      /** The domain the joker stood for, if it was used here. */
      readonly joker: DomainLetter | ''
    }
  | {
      readonly kind: 'left-planet'
      readonly seat: number
      readonly slot: SlotName
      readonly card: number
      /** The card and the token went away with this departure. */
      readonly closed: boolean
      readonly why?: Departure
    }
  | { readonly kind: 'to-base'; readonly seat: number; readonly forced: boolean }
  | { readonly kind: 'promoted'; readonly seat: number; readonly expertsDropped: number }
  | {
      readonly kind: 'fight'
      readonly seat: number
      readonly card: number
      readonly lasers: number
      readonly hostile: number
      readonly rolls: number
      readonly trophy: boolean
    }
  | { readonly kind: 'damage'; readonly seat: number; readonly die: number; readonly lost: Item | '' }
  | { readonly kind: 'personnel-lost'; readonly seat: number; readonly item: Item }
  | { readonly kind: 'nothing-to-discard'; readonly seat: number }
  | { readonly kind: 'nobody-to-lose'; readonly seat: number }
  | { readonly kind: 'flare'; readonly seat: number }
  | { readonly kind: 'exploration-ended'; readonly seat: number; readonly card: number }
  | { readonly kind: 'exo-taken'; readonly seat: number; readonly technology: ExoTechnology }
  | {
      readonly kind: 'exo-installed'
      readonly seat: number
      readonly technology: ExoTechnology
      readonly item: Item
    }
  | {
      readonly kind: 'x-roll'
      readonly seat: number
      readonly die: number
      readonly lasers: number
      readonly needed: number
    }
  | { readonly kind: 'x-opened'; readonly seat: number }
  | {
      readonly kind: 'special-mission'
      readonly seat: number
      readonly card: number
      readonly count: number
      /** XP spent in N, D, C, R. */
      readonly paid: readonly number[]
    }
  | { readonly kind: 'declined'; readonly seat: number; readonly card: number }
  | { readonly kind: 'end-triggered'; readonly seat: number; readonly why: 'vp' | 'charted' | 'round-limit' }
  | { readonly kind: 'game-over'; readonly winners: readonly number[] }
