import type { Effect } from '../content/schema.ts'
import type { CardRef, Ending, Face, ModChoice, RollKind } from '../position/state.ts'
import type { TargetReason } from '../position/targets.ts'

/** A ship in a fact: its captain's seat, and which of the six ships it is. Tiles are named by their number. */
interface Of {
  readonly seat: number
  readonly board: number
}

export type Why =
  | 'retaliation'
  | 'damage-roll'
  | 'skill'
  | 'grip'
  | 'exploration'
  | 'signal'
  | 'bodyguard'
  | 'card'
  | 'unstable-core'

/** What a Damage Roll is made for. */
export type DamageRollWhy = 'strain' | 'disengaging' | 'engaged' | 'skill' | 'exploration' | 'card'

export type ScrapsFrom = 'scavenge' | 'exploration' | 'enemy' | 'card' | 'dismantle'

interface RolledDie {
  readonly board: number
  readonly colour: number
  readonly face: Face
}

interface FoeName {
  readonly avatar: boolean
  readonly card: number
}

/** Everything that happens in a game and can be told. All facts are public. */
export type XodusFact =
  | { readonly kind: 'game-start'; readonly difficulty: number; readonly ships: number }
  | (Of & { readonly kind: 'ship-taken' })
  | (Of & { readonly kind: 'mod'; readonly level: number; readonly half: ModChoice })
  | { readonly kind: 'round'; readonly round: number; readonly marker: number }
  | (Of & { readonly kind: 'turn'; readonly round: number })
  | (Of & { readonly kind: 'fleet-joined'; readonly leader: number; readonly actions: number })
  | (Of & { readonly kind: 'fleet-declined'; readonly leader: number })
  | (Of & { readonly kind: 'turn-ended'; readonly actionsLost: number })
  // Revealing and moving; `board` is NONE where an effect reveals; a Blind Jump tells of itself
  | (Of & { readonly kind: 'revealed'; readonly tile: number; readonly blind?: boolean })
  | { readonly kind: 'stack-empty' }
  | (Of & {
      readonly kind: 'moved'
      readonly how: 'jump' | 'blind-jump' | 'rush' | 'fold' | 'card'
      readonly from: number
      readonly to: number
      readonly crossed: readonly number[]
    })
  | (Of & { readonly kind: 'strained' })
  | (Of & { readonly kind: 'action-gained'; readonly n: number })
  | (Of & { readonly kind: 'scraps'; readonly n: number; readonly from: ScrapsFrom })
  | (Of & { readonly kind: 'keys-recovered'; readonly keys: number })
  | (Of & { readonly kind: 'module-gained'; readonly module: number })
  | (Of & { readonly kind: 'module-bought'; readonly module: number; readonly price: number })
  | (Of & { readonly kind: 'dismantled'; readonly module: number; readonly scraps: number })
  | (Of & { readonly kind: 'energy-bought'; readonly price: number; readonly markers: number })
  | (Of & { readonly kind: 'gave-scraps'; readonly to: number; readonly n: number })
  | (Of & { readonly kind: 'gave-module'; readonly to: number; readonly module: number })
  | (Of & { readonly kind: 'gave-key'; readonly to: number; readonly key: number })
  | (Of & { readonly kind: 'card-used'; readonly card: CardRef; readonly half: ModChoice })
  | (Of & { readonly kind: 'repaired'; readonly on: number; readonly n: number })
  | (Of & { readonly kind: 'healed'; readonly n: number })
  | (Of & { readonly kind: 'energy-recovered'; readonly n: number })
  | (Of & { readonly kind: 'drained'; readonly n: number })
  | (Of & { readonly kind: 'mended'; readonly card: number })
  | (Of & { readonly kind: 'damage-card'; readonly card: number })
  | (Of & { readonly kind: 'lost-health'; readonly n: number; readonly left: number; readonly why: Why })
  | (Of & { readonly kind: 'survived' })
  | (Of & { readonly kind: 'destroyed'; readonly keys: number })
  /** Told to a captain who has no ship any more. */
  | (Of & { readonly kind: 'adrift' })
  | (Of & {
      readonly kind: 'discarded'
      readonly what: 'health' | 'energy' | 'module'
      readonly module: number
    })
  | (Of & { readonly kind: 'exp'; readonly exp: number; readonly level: number })
  // Rolls
  | { readonly kind: 'rolled'; readonly roll: RollKind; readonly dice: readonly RolledDie[] }
  | (Of & { readonly kind: 'rerolled'; readonly from: Face; readonly to: Face })
  | {
      readonly kind: 'detection'
      readonly boards: readonly number[]
      readonly tile: number
      readonly detected: boolean
    }
  | (Of & { readonly kind: 'unseen'; readonly tile: number })
  | {
      readonly kind: 'skill-roll'
      readonly symbol: Face
      readonly needed: number
      readonly got: number
      readonly success: boolean
    }
  | (Of & { readonly kind: 'damage-roll'; readonly misses: number; readonly why: DamageRollWhy })
  | (Of & { readonly kind: 'critical-miss' })
  // Combat
  | {
      readonly kind: 'combat'
      readonly boards: readonly number[]
      readonly foes: readonly FoeName[]
      readonly tile: number
    }
  | { readonly kind: 'no-enemy'; readonly tile: number }
  | {
      readonly kind: 'attack'
      readonly foe: FoeName
      readonly hits: number
      readonly shields: number
      readonly damage: number
      readonly left: number
    }
  | { readonly kind: 'foe-skill'; readonly foe: FoeName }
  | (Of & { readonly kind: 'retribution'; readonly foe: FoeName })
  | { readonly kind: 'defeated'; readonly foe: FoeName; readonly boards: readonly number[] }
  | { readonly kind: 'disengaged'; readonly boards: readonly number[]; readonly tile: number }
  /** A captain would not disengage, as that of another ship asked. */
  | (Of & { readonly kind: 'fights-on'; readonly asking: number })
  | (Of & { readonly kind: 'hid'; readonly tile: number })
  | { readonly kind: 'pacified'; readonly tile: number }
  // Explorations, Signals, Allies, Keys
  | (Of & { readonly kind: 'exploration'; readonly card: number })
  | {
      readonly kind: 'option-taken'
      readonly card: number
      readonly option: number
      readonly boards: readonly number[]
    }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | {
      readonly kind: 'nothing-left'
      readonly of: 'modules' | 'precursor-modules' | 'explorations' | 'damage' | 'enemies'
    }
  | { readonly kind: 'signal-found'; readonly signal: number; readonly tile: number }
  | (Of & { readonly kind: 'signal-revealed'; readonly signal: number; readonly card: number })
  /** Markers a ship put on the card or took off it; a pylon aligned, or a roll that did it, counts as one. */
  | (Of & { readonly kind: 'signal-work'; readonly card: number; readonly markers: number })
  | { readonly kind: 'pylon'; readonly tile: number }
  | { readonly kind: 'purge-easier'; readonly needed: number }
  | { readonly kind: 'breach-countdown'; readonly left: number }
  | (Of & { readonly kind: 'key-taken'; readonly signal: number; readonly card: number })
  | (Of & {
      readonly kind: 'keys-placed'
      readonly keys: number
      readonly total: number
      readonly needed: number
    })
  | { readonly kind: 'last-key' }
  | {
      readonly kind: 'ally'
      readonly ally: number
      readonly tile: number
      readonly modules: readonly number[]
    }
  | (Of & { readonly kind: 'service'; readonly ally: number; readonly service: number })
  | { readonly kind: 'wormhole'; readonly tile: number }
  | { readonly kind: 'rift-closed'; readonly tile: number }
  | { readonly kind: 'rift-opened'; readonly tile: number }
  // Corruption and Avatars
  | { readonly kind: 'movement'; readonly by: number; readonly total: number }
  | { readonly kind: 'held' }
  | {
      readonly kind: 'corruption'
      readonly round: number
      readonly space: number
      readonly why: 'phase' | 'herald' | 'skill' | 'signal'
    }
  | { readonly kind: 'corruption-held'; readonly round: number }
  | { readonly kind: 'avatar-arrives'; readonly avatar: number; readonly tile: number }
  | { readonly kind: 'enemies-added'; readonly n: number }
  | {
      readonly kind: 'avatar-moves'
      readonly avatar: number
      /** Steps of the die, with a Wormhole or not, and after the markers. */
      readonly die: number
      readonly wormhole: boolean
      readonly steps: number
      /** The ship or the first ship of the group it goes for; NONE when it heads for the Great Rift, or stays. */
      readonly target: number
      readonly targetSeat: number
      readonly distance: number
      readonly reason: TargetReason
      /** Tiles from where it stood to where it stops. */
      readonly path: readonly number[]
    }
  | {
      readonly kind: 'avatar-engages'
      readonly avatar: number
      readonly boards: readonly number[]
      readonly tile: number
    }
  | { readonly kind: 'avatar-escapes'; readonly avatar: number; readonly space: number }
  | { readonly kind: 'avatar-gone'; readonly avatar: number }
  // End of turn
  | { readonly kind: 'hostile-again'; readonly tile: number }
  | { readonly kind: 'enemies-return'; readonly tile: number; readonly n: number }
  | { readonly kind: 'game-over'; readonly ending: Ending }
