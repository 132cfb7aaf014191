import type { DieColour, DieFace } from '../content/schema.ts'

/** No card, no ship, no System. */
export const NONE = -1
/** Beyond an open edge: nothing is revealed there yet. */
export const UNREVEALED = -2
/** The Ally of a System whose symbol found the Ally deck empty: nobody will come. */
export const NO_ALLY = -2

// Faces of the dice, as numbers
export const HIT = 0
export const MISS = 1
export const SPECIAL = 2
export type Face = 0 | 1 | 2
export const FACE_OF: Readonly<Record<DieFace, Face>> = { hit: HIT, miss: MISS, special: SPECIAL }

export const COLOURS: readonly DieColour[] = ['red', 'blue', 'yellow']

/** The difficulty of a game: which Signals are in it (XO-VAR-08 to XO-VAR-10). */
export const STROLLERS = 0
export const TRAVELLERS = 1
export const ADVENTURERS = 2
export type Difficulty = 0 | 1 | 2

export const NOT_PACIFIED = 0
/** The red side of the marker: until the end of this round. */
export const PACIFIED_ONCE = 1
/** The green side: until the end of the next round. */
export const PACIFIED_TWICE = 2

/** A card aboard, by number: 0 to 5 are the Mods of levels 1 to 6, from 6 on the Modules. */
export type CardRef = number
export const FIRST_MODULE = 6

/** A Mod not reached yet; its first half, its second. */
export type ModChoice = 0 | 1 | 2

/** A ship, as its board shows it. It belongs to a seat; a seat may have several. */
export interface Ship {
  /** Its place in `state.ships`. */
  readonly index: number
  readonly seat: number
  /** Which of the six ships it is, or NONE until that is chosen. */
  board: number
  /** The System it is in, by its place in `state.systems`. */
  place: number
  health: number
  /** Health markers it owns: its Health never exceeds them. */
  markers: number
  /** Health markers set aside by Damage cards; they come back lost. */
  aside: number
  /** Energy that is ready, and Energy markers it owns. */
  energy: number
  energyMarkers: number
  scraps: number
  exp: number
  /** 1 to 6. */
  level: number
  /** By level, from 1 on. */
  mods: [ModChoice, ModChoice, ModChoice, ModChoice, ModChoice, ModChoice]
  modules: number[]
  damage: number[]
  /** Keys aboard, or lying here since it was destroyed: places of their Signals. */
  keys: number[]
  /** Actions left in this round. */
  actions: number
  /** Its turn of this round is over. */
  acted: boolean
  strained: boolean
  scavenged: boolean
  /** It hides in its System until its next turn. */
  hidden: boolean
  /** It is engaged by the Avatars of its System, or by the foes of the combat under way. */
  engaged: boolean
  /** Others have disengaged this round from the Avatars that hold it: it may follow them without another Herald. */
  heralded: boolean
  destroyed: boolean
  /** Cards used this round of those that may be used once a round. */
  used: CardRef[]
  /** Services of Allies used this round: ally × 4 + service. */
  served: number[]
  /** What it has sacrificed to the Altar of Ruin. */
  sacrificed: number
}

/** A tile on the map, and what lies on it. */
export interface System {
  readonly tile: number
  /** Axial coordinates: the Starting System is 0, 0. */
  readonly q: number
  readonly r: number
  /** Steps of 60° clockwise by which the tile is turned. */
  readonly turn: number
  /**
   * By edge, the System a lane leads to; NONE where the way is closed on either side, UNREVEALED across an open edge
   * beyond which there is no tile. Never changed in place: copies of a state share it.
   */
  lanes: readonly number[]
  exploration: boolean
  /** The Key that lies here: the place of its Signal. */
  key: number
  pacified: number
  /** A Wormhole marker lies here. */
  wormhole: boolean
  /** The white Rift marker, and the red one. */
  riftClosed: boolean
  riftOpened: boolean
  /** NONE until it is met. */
  ally: number
  /** Modules the Ally sells. */
  stock: number[]
}

/** A place for a Signal card on the Corruption board, and what has been done about it. */
export interface Signal {
  /** Hazardous, Perilous, Lethal: 0 to 2; hidden until it is revealed. */
  level: number
  /** The card, once it is revealed. */
  card: number
  solved: boolean
  markers: number
  /** The System a Twin Pylon stands in. */
  marked: number
  /** Ships that aligned this round, here and there: one bit each. */
  alignedHere: number
  alignedThere: number
  /** The number its Skill Roll still asks for, or 1 where it asks for a deed; 0 once that is done. */
  needed: number
}

/** An Enemy or an Avatar on the map, or the guardian of a Signal. */
export interface Foe {
  readonly avatar: boolean
  /** The Enemy card, or the number of the Avatar (1 to 4). */
  readonly card: number
  health: number
  /** Shields it has gained in this combat, beyond those printed. */
  shields: number
  place: number
  /** The Signal it guards. */
  readonly signal: number
}

/** An Avatar token on the track. */
export interface Token {
  /** Hidden while it is face down. */
  number: number
  space: number
  faceUp: boolean
}

export interface Die {
  readonly ship: number
  /** An index of `COLOURS`. */
  readonly colour: number
  face: Face
  rerolled: boolean
  /** It triggered a card: it may be neither rerolled nor ignored nor used again. */
  used: boolean
  ignored: boolean
  /** What it counts for in an attack. */
  hits: number
}

export type RollKind = 'attack' | 'detection' | 'skill' | 'damage' | 'work'

/** Dice on the table. */
export interface Roll {
  readonly kind: RollKind
  readonly dice: Die[]
  /** For a Skill Roll: the face it needs, and how many. */
  readonly symbol: number
  readonly needed: number
  /** Hits, specials and lost Shields that cards have added. */
  hits: number
  specials: number
  pierce: number
  /** Cards used on this roll: ship × 64 + card. */
  used: number[]
  declined: number[]
}

export const OFFENSIVE = 0

export interface Combat {
  readonly place: number
  /** Ships that fight; destroyed ones drop out. */
  ships: number[]
  /** The foe being fought, by its place in `state.foes`. */
  foe: number
  /** The Signal whose guardian this is. */
  readonly signal: number
  /** The Enemies have detected the ships, or were provoked; if not, only Avatars are fought. XO-CMB-21 */
  readonly detected: boolean
  /** Attacks made, the one under way included. */
  attack: number
  /** Shields lost to cards used before this attack. */
  pierce: number
  /** For each ship of `ships`: OFFENSIVE, or 1 or 2 for the one die it rolls. */
  manoeuvres: number[]
  /** Cards used in this combat of those that may be used once a combat: ship × 64 + card. */
  used: number[]
  /** Cards used before this attack: ship × 64 + card. */
  readied: number[]
  /** Ships that have shown a miss in this combat. */
  missed: number[]
  /** Health that each ship of `ships` is about to lose to the retaliation under way. */
  losses: number[]
  /** The ships that make Damage Rolls after the one under way, in their order. */
  owed: number[]
}

/** The turn of a ship, or of a Fleet. */
export interface Turn {
  /** The ship whose captain leads. */
  leader: number
  /** Everyone whose turn it is, the leader first. */
  fleet: number[]
  /** After disengaging nothing is left but to leave or to hide. */
  disengaged: boolean
  /** It disengaged from an Avatar in this System: should it hide there, Avatars do not see it. OP-25 */
  fledAvatar: boolean
  over: boolean
  /** A Blind Jump is under way: the tile that is being laid is entered at once. */
  blind: boolean
  /** Ships that were asked to join the Fleet and stay out. */
  declined: number[]
  /** The System that was left last, as long as nothing has been done since; NONE otherwise. */
  came: number
}

/** An Exploration card being resolved. */
export interface Exploring {
  readonly card: number
  /** Options taken, one bit each. */
  taken: number
  /** Options of an Analysis that ships have picked with the Action under way and not had yet, one bit each. */
  picked: number
}

export type Ending = '' | 'victory' | 'destruction' | 'awakening'

export interface XodusState {
  readonly seats: number
  readonly difficulty: Difficulty
  /** The permanent Avatar Movement marker (XO-VAR-11). */
  readonly nightmare: boolean
  /** Captains choose their ships; if not, the first team flies (XO-SET-23). */
  readonly chooseShips: boolean
  /** Avatars prefer carriers of Keys among equally near targets. */
  readonly keysFirst: boolean
  /** Ships and level-1 Mods have been chosen. */
  ready: boolean
  round: number
  phase: 'action' | 'corruption' | 'end'
  ending: Ending

  /** The space of the Corruption marker, from 1. */
  marker: number
  tokens: Token[]
  /** Avatars that are not in the game; hidden. */
  leftOut: number[]
  /** Avatars that left the game. */
  goneAvatars: number[]
  /** Sum of the Avatar Movement markers of this round. */
  movement: number
  /** The Corruption does not advance in this round's Corruption phase. */
  held: boolean

  ships: Ship[]
  systems: System[]
  foes: Foe[]
  signals: Signal[]
  /** Keys on the Great Rift. */
  keysPlaced: number[]

  /** The System stack, block by block, the next block last: 0 for a blue or orange tile, 1 for a red one, 2 for the Great Rift. */
  blocks: number[][]
  /** Blue and orange tiles, and red ones, in the order in which they will come; the next is the last. */
  commons: number[]
  reds: number[]
  /** Tiles that are not in this game. */
  boxTiles: number[]
  /** The tile just drawn, and where it will lie once that is chosen. */
  drawn: number
  drawnQ: number
  drawnR: number

  /** Signal cards by level, the next last; the levels of those left in the box. */
  signalCards: number[][]
  spareLevels: number[]
  explorations: number[]
  explorationDiscard: number[]
  allies: number[]
  modules: number[]
  moduleDiscard: number[]
  precursorModules: number[]
  precursorDiscard: number[]
  /** Modules discarded permanently. */
  goneModules: number[]
  damage: number[]
  damageDiscard: number[]
  enemies: number[]
  enemyDiscard: number[]
  /** The Enemy Reserve by level, the next card of a level last. */
  reserve: number[][]

  turn: Turn | null
  /** Fleets whose turn of this round is over: they last until its end, ships that are lost since included. XO-FLT-15 */
  fleets: number[][]
  combat: Combat | null
  roll: Roll | null
  exploring: Exploring | null
}

/** XO-GEN-10: a ship means one that is not destroyed. */
export function isIn(ship: Ship, place: number): boolean {
  return !ship.destroyed && ship.place === place
}

export function shipsIn(state: XodusState, place: number): Ship[] {
  return state.ships.filter((ship) => isIn(ship, place))
}

/** Nothing more is asked once the game has ended, wherever in a turn that happens. */
export function isOver(state: XodusState): boolean {
  return state.ending !== ''
}

export const ownShips = (view: XodusState, seat: number): Ship[] =>
  view.ships.filter((ship) => ship.seat === seat && !ship.destroyed)

/** Ships that have been chosen and are not destroyed. */
export const flyingIn = (view: XodusState, place: number): Ship[] =>
  shipsIn(view, place).filter(({ board }) => board !== NONE)
