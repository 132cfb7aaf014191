import type { Basic, ModuleType, Resource, ShipType, Track, UnityIcon } from '../content/schema.ts'
import type { VpSource } from '../position/state.ts'

/** What something came from, where the log says it. */
export type Cause =
  | {
      readonly by:
        | 'module'
        | 'moon'
        | 'token'
        | 'supremacy'
        | 'card'
        | 'upgrade'
        | 'faction'
        | 'development'
        | 'event'
        | 'raider'
        | 'conflict'
      readonly number: number
    }
  | {
      readonly by: 'track' | 'region' | 'dock' | 'battle' | 'order' | 'salvage' | 'helm' | 'scoring' | 'turn'
    }

type Who = { readonly who: number }

/**
 * Everything that happens in a game and can be told. `who` is a seat, or UNITY; in battles also RAIDER. All facts are
 * public but `drew-cards` with cards, `looked`, `dealt-factions`, `dealt-destinies` and `passed-card`.
 */
export type AndromedaFact =
  | {
      readonly kind: 'game-start'
      readonly firstSeat: number
      readonly terminus: number
      readonly commander: number
    }
  | { readonly kind: 'dealt-factions'; readonly who: number; readonly factions: readonly number[] }
  | { readonly kind: 'dealt-destinies'; readonly who: number; readonly cards: readonly number[] }
  | (Who & { readonly kind: 'faction'; readonly faction: number })
  | (Who & { readonly kind: 'turn'; readonly turn: number })
  | (Who & {
      readonly kind: 'launched'
      readonly ship: ShipType
      readonly region: number
      readonly tile: number
    })
  | (Who & { readonly kind: 'returned'; readonly ships: number })
  | (Who & { readonly kind: 'waited' })
  | (Who & { readonly kind: 'last-transport' })
  // Gains, losses, moves of things
  | (Who & {
      readonly kind: 'gained'
      readonly resource: Resource
      readonly amount: number /** Lost for want of room. */
      readonly lost: number
      readonly from: Cause
    })
  | (Who & { readonly kind: 'paid'; readonly cost: readonly number[] })
  | (Who & {
      readonly kind: 'lost'
      readonly resource: Resource
      readonly amount: number
      readonly from: Cause
    })
  | (Who & {
      readonly kind: 'vp'
      readonly vp: number
      readonly total: number
      readonly source: VpSource
      readonly from: Cause
    })
  | (Who & { readonly kind: 'drew'; readonly amount: number; readonly from: Cause })
  | (Who & { readonly kind: 'drew-cards'; readonly cards: readonly number[] })
  | (Who & {
      readonly kind: 'discarded'
      readonly cards: readonly number[]
      readonly why: 'energy' | 'limit' | 'effect'
    })
  | (Who & { readonly kind: 'played'; readonly card: number })
  | (Who & { readonly kind: 'used-power'; readonly faction: number; readonly ability: 0 | 1 })
  | (Who & { readonly kind: 'advanced'; readonly track: Track; readonly space: number })
  | (Who & {
      readonly kind: 'claimed-moon'
      readonly moon: number
      readonly region: number
      readonly tile: number
    })
  | (Who & { readonly kind: 'spent-moon'; readonly moon: number })
  | (Who & { readonly kind: 'spent-token'; readonly token: number })
  | (Who & { readonly kind: 'took-discovery'; readonly token: number })
  | (Who & { readonly kind: 'took-supremacy'; readonly token: number })
  | (Who & { readonly kind: 'module'; readonly module: number; readonly free: boolean })
  | { readonly kind: 'column'; readonly type: ModuleType; readonly module: number }
  | (Who & { readonly kind: 'surveyed'; readonly type: ModuleType })
  | (Who & { readonly kind: 'upgrade'; readonly upgrade: number })
  | (Who & { readonly kind: 'built-ship'; readonly ship: ShipType })
  | (Who & {
      readonly kind: 'recruited'
      readonly region: number
      readonly tile: number
      readonly leaders: number
    })
  | (Who & {
      readonly kind: 'collected'
      readonly region: number
      readonly tile: number
      readonly credits: number
    })
  | (Who & { readonly kind: 'swapped'; readonly give: Resource; readonly take: Resource })
  | (Who & { readonly kind: 'synthesis'; readonly resource: Basic })
  | (Who & {
      readonly kind: 'repaired'
      readonly what: 'module' | 'ship' | 'cruiser' /** The design, or the type of ship by its number. */
      readonly number: number
    })
  | (Who & { readonly kind: 'module-damaged'; readonly module: number; readonly mechaphage: boolean })
  | (Who & {
      readonly kind: 'ship-damaged'
      readonly ship: ShipType
      readonly to: 'scrapyard' | 'barge' | 'marker'
    })
  | (Who & {
      readonly kind: 'moved'
      readonly ship: ShipType
      readonly from: number
      readonly to: number
      readonly why: 'escalation' | 'warp' | 'vortex' | 'card' | 'power' | 'event' | 'withdrawal'
    })
  | (Who & {
      readonly kind: 'developed'
      readonly region: number
      readonly tile: number
      readonly card: number
      readonly leaders: number
    })
  | (Who & {
      readonly kind: 'docked'
      readonly dock: 'cargo' | 'slipway' | 'workshop' | 'lab' | 'module'
      readonly module: number
    })
  | (Who & { readonly kind: 'looked'; readonly stack: number; readonly tokens: readonly number[] })
  // The Void
  | (Who & { readonly kind: 'void-roll'; readonly dice: readonly number[]; readonly energy: number })
  | (Who & { readonly kind: 'void-result'; readonly result: number })
  // Events
  | { readonly kind: 'marker'; readonly left: number }
  | { readonly kind: 'event'; readonly card: number }
  | {
      readonly kind: 'planet-revealed'
      readonly region: number
      readonly tile: number
      readonly moon: number
    }
  | { readonly kind: 'bonus-placed'; readonly region: number }
  | { readonly kind: 'collapsed'; readonly region: number; readonly owner: number }
  | (Who & { readonly kind: 'passed-card'; readonly to: number; readonly card: number })
  | (Who & { readonly kind: 'spared-by-event' })
  | { readonly kind: 'raider-placed'; readonly card: number; readonly region: number; readonly die: number }
  | { readonly kind: 'raider-moved'; readonly card: number; readonly from: number; readonly to: number }
  // Battle
  | { readonly kind: 'raider-attacks'; readonly card: number; readonly region: number; readonly tile: number }
  | {
      readonly kind: 'battle'
      readonly region: number
      readonly tile: number
      readonly sides: readonly number[]
      readonly raider: number
    }
  | (Who & { readonly kind: 'truce-offered' })
  | { readonly kind: 'truce'; readonly made: boolean }
  | (Who & { readonly kind: 'conflict'; readonly card: number })
  | (Who & { readonly kind: 'left-battle'; readonly card: number })
  | (Who & {
      readonly kind: 'prepared'
      readonly dice: number
      readonly targeting: number
      readonly energy: number
    })
  | (Who & { readonly kind: 'rolled'; readonly dice: readonly number[] })
  | (Who & { readonly kind: 'rerolled'; readonly from: number; readonly to: number })
  | (Who & { readonly kind: 'set-aside'; readonly die: number })
  /** `winner` is NONE where everyone lost, or where only one side was left. */
  | {
      readonly kind: 'battle-over'
      readonly region: number
      readonly tile: number
      readonly winner: number
      readonly losers: readonly number[]
      readonly fought: boolean
    }
  | {
      readonly kind: 'raider-defeated'
      readonly who: number
      readonly card: number /** It stays, weaker (Leviathan). */
      readonly stays: boolean
    }
  // The Unity
  | {
      readonly kind: 'unity-roll'
      readonly die: number
      readonly pack: number
      readonly card: number
      readonly returns: boolean
    }
  | { readonly kind: 'helm'; readonly space: number }
  | { readonly kind: 'unity-icon'; readonly icon: UnityIcon; readonly done: boolean }
  | { readonly kind: 'unity-revealed'; readonly pack: number; readonly card: number }
  | { readonly kind: 'unity-token'; readonly token: number }
  | { readonly kind: 'unity-rebuilt'; readonly region: number }
  | { readonly kind: 'probe'; readonly region: number }
  | { readonly kind: 'control'; readonly seat: number }
  // The end
  | (Who & { readonly kind: 'end-triggered'; readonly why: 'terminus' | 'events' })
  | { readonly kind: 'game-over'; readonly winners: readonly number[]; readonly unity: number }
