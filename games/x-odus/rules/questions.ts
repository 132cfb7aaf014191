import type { Ask, QuestionAt } from '@astrolabe/kernel'
import type { UseCard } from '../position/cards.ts'
import type { CardRef } from '../position/state.ts'

// Everything the rules ask, and everything that can be answered. The text and the board of the game read these; numbers
// are places in the lists of the state (ships, systems, foes, dice), unless said otherwise.

type OfShip = { readonly ship: number }
type OfSystem = { readonly system: number }
type Left = { readonly left: number }

/** Which option of an Exploration is taken. */
export type Chosen = { readonly kind: 'option'; readonly option: number }
type Enough = { readonly kind: 'enough' }
type Lost = { readonly kind: 'module'; readonly ship: number; readonly module: number }
type To = { readonly kind: 'to'; readonly ship: number }
type Somewhere = { readonly kind: 'system'; readonly system: number }

export type XodusQuestion =
  /** Which ship to captain. */
  | Ask<'ship', { readonly kind: 'take'; readonly board: number }, OfShip>
  /** Which half of a Mod: 1 or 2. */
  | Ask<'mod', { readonly kind: 'half'; readonly half: number }, OfShip & { readonly level: number }>
  /** Whose turn is next; the first answer of any captain counts. */
  | Ask<'order', { readonly kind: 'activate'; readonly ship: number }>
  /** What to do with the turn; the ship leads. */
  | Ask<'act', TurnMove, OfShip>
  /** Whether the ship joins the Fleet of the one whose turn it is. */
  | Ask<'join', { readonly kind: 'join' | 'stay' }, OfShip>
  /** Who joins the ship that leads before a Detection Roll or a combat. */
  | Ask<'gather', GatherMove, OfShip>
  /** Where a tile goes that an effect reveals; seen already if `drawn` says so. */
  | Ask<'space', { readonly kind: 'space'; readonly q: number; readonly r: number }>
  /** How the tile just drawn is turned; the System it must connect to, or NONE. */
  | Ask<'rotation', { readonly kind: 'turn'; readonly turn: number }, OfSystem>
  /** Entering, or starting in, an Enemy System. */
  | Ask<'detection', DetectionMove, OfSystem>
  /** Whether the ship sends a second Probe. */
  | Ask<'after-probe', WindowMove, OfShip>
  /** Cards around rolls and losses: offered to their owners, until all go on. A Damage Roll is that of a ship. */
  | Ask<WindowPrompt, WindowMove, OfShip | undefined>
  /** Which dice to roll again: one to so many of them. */
  | Ask<'reroll', { readonly kind: 'die'; readonly die: number }, OfShip>
  /** Which Enemy to fight first. */
  | Ask<'foe', { readonly kind: 'foe'; readonly foe: number }>
  /** How a ship attacks. */
  | Ask<'manoeuvre', Manoeuvre, OfShip>
  /** Whether the Fleet disengages, as the captain of the ship would. */
  | Ask<'flee', { readonly kind: 'flee' | 'fight-on' }, OfShip>
  /** Ship Maintenance of one ship. */
  | Ask<'maintenance', MaintenanceMove, OfShip>
  /** Which of its Damage cards a ship gets rid of. */
  | Ask<'mend', Mend, OfShip>
  | Ask<'trade', TradeMove>
  /** Which option of the Exploration: for one ship, or for the whole Fleet of a Warning. */
  | Ask<'exploration', Chosen, OfShip>
  | Ask<'warning', Chosen>
  /** Which option more, if any, a card gives to its ship. */
  | Ask<'bonus-option', Chosen | Enough, OfShip>
  /** Whether to spend an Action on another option of the Analysis. */
  | Ask<'extra-option', { readonly kind: 'another' } | Enough>
  /** Who takes a Scrap of so many, a Module, a Key. */
  | Ask<'share-scrap', To, Left>
  | Ask<'share-module', To, { readonly module: number }>
  | Ask<'share-key', To, { readonly signal: number }>
  /** A System for an effect: to pacify one of so many, to close its Rift, to take its Wormhole marker, to fold or jump to. */
  | Ask<'pacify', Somewhere, Left>
  | Ask<'close-rift' | 'move-wormhole' | 'fold' | 'free-jump', Somewhere>
  /** How much Energy, or how many Scraps, go from the ship into a Signal. */
  | Ask<'charge' | 'feed', { readonly kind: 'amount'; readonly n: number }, OfShip>
  /** What the ship gives up for a Signal. */
  | Ask<'sacrifice', { readonly kind: 'health' | 'energy' } | Lost | Enough, OfShip>
  /** Which Module is lost for good; where there is none, which ship suffers for it. */
  | Ask<'discard-module', Lost | To>

export type XodusPrompt = XodusQuestion['prompt']

/** Moments around rolls and losses at which cards are used. */
export const WINDOW_PROMPTS = [
  'before-attack',
  'after-attack',
  'after-detection',
  'after-skill',
  'after-damage',
  'lose-health',
  'defeat',
  'disengaging',
] as const
export type WindowPrompt = (typeof WINDOW_PROMPTS)[number]

/** What a question is answered with. */
export type AnswerTo<P extends XodusPrompt> = QuestionAt<XodusQuestion, P>['option']

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

type Mend = { readonly kind: 'mend'; readonly ship: number; readonly damage: number }

export type MaintenanceMove =
  /** With the card that makes it restore more, or NONE. */
  | { readonly kind: 'repair'; readonly ship: number; readonly card: CardRef }
  | { readonly kind: 'repair-signal'; readonly card: CardRef }
  | Mend
  | { readonly kind: 'buy-energy' }
  | { readonly kind: 'dismantle'; readonly module: number }
  | { readonly kind: 'nothing' }

export type TradeMove =
  | { readonly kind: 'buy'; readonly module: number; readonly ship: number }
  | { readonly kind: 'give-scrap'; readonly from: number; readonly to: number }
  | { readonly kind: 'give-module'; readonly module: number; readonly from: number; readonly to: number }
  | { readonly kind: 'give-key'; readonly key: number; readonly from: number; readonly to: number }
  | { readonly kind: 'done' }
