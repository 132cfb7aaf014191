import type { UseCard } from '../position/cards.ts'
import type { CardRef } from '../position/state.ts'

// Everything the rules ask, and everything that can be answered. The text and the board of the game read these; numbers
// are places in the lists of the state (ships, systems, foes, dice), unless said otherwise.

/** `about` of each prompt is given in brackets. */
export type XodusPrompt =
  /** Which ship to captain [ship]. */
  | 'ship'
  /** Which half of a Mod [ship × 8 + level]. */
  | 'mod'
  /** Whose turn is next; the first answer of any captain counts. */
  | 'order'
  /** What to do with the turn [leading ship]. */
  | 'act'
  /** Whether to join the Fleet of the ship whose turn it is [ship that is asked]. */
  | 'join'
  /** Who joins before a Detection Roll or a combat [leading ship]. */
  | 'gather'
  /** Where a tile goes that an effect reveals; seen already if `drawn` says so. */
  | 'space'
  /** How the tile just drawn is turned [System it must connect to, or NONE]. */
  | 'rotation'
  /** Entering, or starting in, an Enemy System [System]. */
  | 'detection'
  /** Whether to send a second Probe [ship that can]. */
  | 'after-probe'
  /** Cards around rolls and losses: offered to their owners, until all go on. */
  | 'before-attack'
  | 'after-attack'
  | 'after-detection'
  | 'after-skill'
  | 'after-damage'
  | 'lose-health'
  | 'defeat'
  | 'disengaging'
  /** Which dice to roll again [ship]: one to so many of them. */
  | 'reroll'
  /** Which Enemy to fight first. */
  | 'foe'
  /** How a ship attacks [ship]. */
  | 'manoeuvre'
  /** Ship Maintenance of one ship [ship]. */
  | 'maintenance'
  /** Which of its Damage cards a ship gets rid of [ship]. */
  | 'mend'
  | 'trade'
  /** Which option of the Exploration, for one ship [ship]; for the whole Fleet of a Warning [NONE]. */
  | 'exploration'
  /** Whether to spend an Action on another option of the Analysis. */
  | 'extra-option'
  /** Who takes a Scrap [how many are left], a Module [module], a Key [signal]. */
  | 'share-scrap'
  | 'share-module'
  | 'share-key'
  /** A System for an effect: to pacify [how many are left], to close its Rift, to take its Wormhole marker, to fold or jump to. */
  | 'pacify'
  | 'close-rift'
  | 'move-wormhole'
  | 'fold'
  | 'free-jump'
  /** How much Energy, or how many Scraps, go into a Signal [ship]. */
  | 'charge'
  | 'feed'
  | 'sacrifice'
  /** Which Module is lost for good, and whose. */
  | 'discard-module'

/** What can be done in a turn. */
export type TurnMove =
  /** Through an edge of the tile, as it lies: 0 is the top, then clockwise. NONE: the tile is looked at first. */
  | { readonly kind: 'probe'; readonly edge: number }
  | { readonly kind: 'blind-jump'; readonly edge: number }
  | { readonly kind: 'jump'; readonly system: number }
  | { readonly kind: 'rush'; readonly system: number }
  | { readonly kind: 'explore' }
  | { readonly kind: 'scavenge' }
  | { readonly kind: 'recover-keys' }
  | { readonly kind: 'pacify' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'maintain' }
  | { readonly kind: 'work' }
  | { readonly kind: 'take-key' }
  | { readonly kind: 'strain' }
  | { readonly kind: 'fleet'; readonly ship: number }
  | { readonly kind: 'service'; readonly ship: number; readonly service: number; readonly on: number }
  | UseCard
  | { readonly kind: 'hide' }
  | { readonly kind: 'end-turn' }

/** In a window of cards. */
export type WindowMove =
  | UseCard
  /** A passive card that would act by itself is not to. */
  | { readonly kind: 'decline'; readonly ship: number; readonly card: CardRef }
  | { readonly kind: 'go-on' }

/** Before foes are met. */
export type GatherMove = { readonly kind: 'fleet'; readonly ship: number } | { readonly kind: 'go-on' }

export type DetectionMove = UseCard | { readonly kind: 'roll' } | { readonly kind: 'fight' }

export type Manoeuvre =
  | { readonly kind: 'offensive' }
  /** Which of its two dice it rolls: 1 or 2. */
  | { readonly kind: 'defensive'; readonly die: number }
  | { readonly kind: 'disengage' }
  /** A card that can be used at any time of the turn, also in combat. */
  | UseCard

export type MaintenanceMove =
  /** With the card that makes it restore more, or NONE. */
  | { readonly kind: 'repair'; readonly ship: number; readonly card: CardRef }
  | { readonly kind: 'repair-signal'; readonly card: CardRef }
  | { readonly kind: 'mend'; readonly ship: number; readonly damage: number }
  | { readonly kind: 'buy-energy' }
  | { readonly kind: 'dismantle'; readonly module: number }
  | { readonly kind: 'nothing' }

export type TradeMove =
  | { readonly kind: 'buy'; readonly module: number; readonly ship: number }
  | { readonly kind: 'give-scrap'; readonly from: number; readonly to: number }
  | { readonly kind: 'give-module'; readonly module: number; readonly from: number; readonly to: number }
  | { readonly kind: 'give-key'; readonly key: number; readonly from: number; readonly to: number }
  | { readonly kind: 'done' }

/** What the smaller questions are answered with. */
export type SmallAnswer =
  | { readonly kind: 'take'; readonly board: number }
  /** 1 or 2. */
  | { readonly kind: 'half'; readonly half: number }
  | { readonly kind: 'activate'; readonly ship: number }
  | { readonly kind: 'join' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'space'; readonly q: number; readonly r: number }
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'foe'; readonly foe: number }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'another' }
  | { readonly kind: 'enough' }
  | { readonly kind: 'to'; readonly ship: number }
  | { readonly kind: 'system'; readonly system: number }
  | { readonly kind: 'amount'; readonly n: number }
  | { readonly kind: 'health' }
  | { readonly kind: 'energy' }
  | { readonly kind: 'module'; readonly ship: number; readonly module: number }
