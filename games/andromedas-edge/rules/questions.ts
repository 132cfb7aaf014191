import type { Ask } from '@astrolabe/kernel'
import type { Basic, ModuleType, Resource, ShipType, Track } from '../content/schema.ts'

// Everything the rules ask, and everything that can be answered. Text and board read these. `ship` as a word is a type of
// ship, as a number a place in `state.ships`; `module` is a place in one's modules, `region` a number of a region; cards,
// moons and tokens are places in the lists of content/.

type Left = { readonly left: number }
type At = { readonly region: number }

/** What can be done at any time in one's own turn (AE-BT-3 to AE-BT-8). */
export type FreeAct =
  | { readonly kind: 'moon'; readonly moon: number }
  | { readonly kind: 'token'; readonly token: number }
  | { readonly kind: 'play'; readonly card: number }
  /** Discard a tactics card for energy. */
  | { readonly kind: 'burn'; readonly card: number }
  | { readonly kind: 'synthesis'; readonly resource: Basic }
  | { readonly kind: 'arbitrage'; readonly give: Basic; readonly take: Basic }
  /** Before a launch: pay for a way of launching. */
  | { readonly kind: 'fold-gate' | 'doom-flag' | 'quiet-passage' }

export type TurnMove =
  | { readonly kind: 'launch'; readonly ship: ShipType; readonly region: number }
  | { readonly kind: 'return' }
  /** Neither is possible (AE-BT-14). */
  | { readonly kind: 'wait' }

/** A dock, and how the plan of a return is changed and closed. */
export type Dock =
  | { readonly kind: 'cargo'; readonly resource: Basic | 'energy' }
  | { readonly kind: 'slipway' | 'workshop' | 'lab' }
  | { readonly kind: 'module'; readonly module: number }
export type PlanMove =
  | Dock
  | { readonly kind: 'take-out'; readonly place: number }
  | { readonly kind: 'earlier'; readonly place: number }
  | { readonly kind: 'dock' }

type Available = { readonly kind: 'module'; readonly type: ModuleType; readonly place: number }
type Enough = { readonly kind: 'enough' }
type Repair =
  | { readonly kind: 'module'; readonly module: number }
  | { readonly kind: 'ship'; readonly ship: ShipType }
  /** The marker of the heavy cruiser. */
  | { readonly kind: 'cruiser' }
type Swap = { readonly kind: 'swap'; readonly give: Resource; readonly take: Resource }
type ShipAt = { readonly kind: 'ship'; readonly ship: number }
type OneOfCards = { readonly kind: 'card'; readonly card: number }
type OneOfModules = { readonly kind: 'module'; readonly module: number }
type Somewhere = { readonly kind: 'region'; readonly region: number }
type Transfer = { readonly kind: 'transfer'; readonly ship: number; readonly region: number }
type UseOrNot = { readonly kind: 'use' | 'decline' }
type PayOrNot = { readonly kind: 'pay' | 'suffer' }

export type AndromedaQuestion =
  /** Which of the factions dealt is kept. */
  | Ask<'faction', { readonly kind: 'keep'; readonly faction: number }>
  | Ask<'turn', TurnMove | FreeAct>
  /** After the last step. */
  | Ask<'end-turn', { readonly kind: 'end-turn' } | FreeAct>
  /** What goes where the hand is too large, or where an effect discards. */
  | Ask<'hand-limit' | 'discard', OneOfCards, Left>
  // Gains
  | Ask<
      'basics',
      { readonly kind: 'take'; readonly ice: number; readonly nanocarbon: number; readonly titanium: number },
      { readonly amount: number }
    >
  /** Which resource of a cost is dropped. */
  | Ask<'drop', { readonly kind: 'drop'; readonly resource: Resource }, Left>
  | Ask<'advance', { readonly kind: 'advance'; readonly track: Track }>
  | Ask<'repair', Repair>
  | Ask<'recruit', Somewhere>
  | Ask<'upgrade', { readonly kind: 'neutral' | 'faction'; readonly ship: ShipType }>
  | Ask<'build', { readonly kind: 'build'; readonly ship: ShipType } | Enough, { readonly less: number }>
  | Ask<'free-ship', { readonly kind: 'build'; readonly ship: ShipType }>
  | Ask<'free-module', Available>
  /** Whether a module is bought with a card. */
  | Ask<'buy-module', Available | Enough, { readonly less: number }>
  | Ask<'exchange', Swap | Enough, Left>
  | Ask<'survey', { readonly kind: 'column'; readonly type: ModuleType }>
  | Ask<'rift-walk', Transfer>
  /** Whether an effect with a cost is used. The thing it stands on. */
  | Ask<'use', UseOrNot, { readonly thing: 'module' | 'helm' | 'event'; readonly number: number }>
  /** Which discovery token of a stack. */
  | Ask<'discovery', { readonly kind: 'token'; readonly token: number }, { readonly stack: number }>
  | Ask<'nebula-moon', { readonly kind: 'moon'; readonly moon: number; readonly region: number }>
  // Regions
  | Ask<
      'field',
      Available | { readonly kind: 'done' } | FreeAct,
      { readonly type: ModuleType; readonly left: number }
    >
  | Ask<
      'shipyard',
      { readonly kind: 'build'; readonly ship: ShipType } | { readonly kind: 'titanium' } | FreeAct
    >
  | Ask<
      'council',
      { readonly kind: 'develop'; readonly region: number } | { readonly kind: 'recruit' } | FreeAct
    >
  | Ask<'vortex', Transfer | Enough>
  | Ask<'dark-reading', { readonly kind: 'keep' | 'burn' }>
  | Ask<'converge' | 'drift', Transfer | Enough>
  /** Energy for the roll in the Void, and a card for it. */
  | Ask<'void-energy', { readonly kind: 'energy'; readonly energy: number }>
  | Ask<'void-card', OneOfCards | { readonly kind: 'token'; readonly token: number } | Enough>
  | Ask<'void-result', { readonly kind: 'result'; readonly result: number }>
  // The return
  | Ask<
      'develop',
      { readonly kind: 'develop'; readonly region: number } | { readonly kind: 'none' } | FreeAct
    >
  | Ask<'development-card', OneOfCards, At>
  /** Which transport beside the planet builds there (Long Gangways). */
  | Ask<'gangways', ShipAt, At>
  | Ask<'plan', PlanMove | FreeAct, Left>
  // Raiders and battle
  | Ask<'raider', { readonly kind: 'raider'; readonly raider: number }, At>
  /** Where a raider goes next. */
  | Ask<'raider-step', Somewhere, { readonly raider: number }>
  | Ask<'before-battle', { readonly kind: 'go-on' } | FreeAct, At>
  | Ask<'escalate', ShipAt, At>
  | Ask<'offer-truce', { readonly kind: 'offer' | 'fight' }, At>
  | Ask<'truce', { readonly kind: 'accept' | 'fight' }, At>
  | Ask<'diplomacy', OneOfCards | { readonly kind: 'pass' }, At>
  /** Against whom, or with which ship, the card just played works. */
  | Ask<'against', { readonly kind: 'side'; readonly who: number }, { readonly card: number }>
  | Ask<'ambush', ShipAt, { readonly card: number }>
  /** Energy for dice, energy for targeting (Overclock), Precursor Cannons. */
  | Ask<
      'prepare',
      {
        readonly kind: 'divert'
        readonly energy: number
        readonly overclock: number
        readonly cannons: number
      },
      At
    >
  | Ask<'reroll', { readonly kind: 'reroll'; readonly die: number } | { readonly kind: 'keep' }, At>
  | Ask<'piracy', { readonly kind: 'take'; readonly who: number; readonly resource: Resource }>
  | Ask<'strategic-operations', { readonly kind: 'take'; readonly gain: 'energy' | 'tactics' | Basic }, Left>
  /** Which ship goes to the Barge instead of the scrapyard. */
  | Ask<'spare', { readonly kind: 'ship'; readonly ship: ShipType }>
  | Ask<'damage-module', OneOfModules>
  | Ask<'lose-resource', { readonly kind: 'lose'; readonly resource: Resource }>
  // Events
  | Ask<'fractured-relic', { readonly kind: 'credit' | 'basics' | 'decline' }>
  | Ask<
      'give-up-basics',
      { readonly kind: 'give'; readonly ice: number; readonly nanocarbon: number; readonly titanium: number },
      { readonly amount: number }
    >
  | Ask<'pass-card', OneOfCards>
  | Ask<'ion-plague', PayOrNot>
  | Ask<'lean-years', { readonly kind: 'pay'; readonly ice: number }, { readonly developments: number }>
  | Ask<'gravity-shear' | 'gravity-tide-toll', PayOrNot, { readonly ship: number }>
  | Ask<'gravity-tide', ShipAt>
  | Ask<'dark-harvest', { readonly kind: 'energy' | 'vp' }>
  | Ask<'rift-storm', Transfer | { readonly kind: 'damage'; readonly ship: number }>
  // What the holder of Control decides for the Unity
  | Ask<'unity-track', { readonly kind: 'advance'; readonly track: Track }>
  | Ask<'unity-module', { readonly kind: 'column'; readonly type: ModuleType }>
  | Ask<'unity-moon', Somewhere>
  | Ask<'unity-repair', { readonly kind: 'ship'; readonly ship: ShipType }>
  | Ask<'unity-damage', OneOfModules>
  | Ask<'unity-leader', Somewhere, Left>
  | Ask<'extortion', OneOfCards | { readonly kind: 'die' }>

export type AndromedaPrompt = AndromedaQuestion['prompt']
