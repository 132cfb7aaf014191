/** No card, no region, nobody. */
export const NONE = -1

// Participants: players by their seats, and the Unity, which has none.
export const UNITY = 5
/** In a battle: the side of the attacking raider. */
export const RAIDER = 6

// Where a ship is, besides in a region.
export const BAY = -1
export const SUPPLY = -2
export const SCRAPYARD = -3
export const BARGE = -4
/** Used up by a development of the Unity. */
export const GONE = -5

// Types of ships, as indexes of SHIP_TYPES.
export const TRANSPORT = 0
export const FIGHTER = 1
export const SCIENCE_VESSEL = 2
export const HEAVY_CRUISER = 3
export const SHIPS_EACH = 9

// Resources, as indexes of Player.stock.
export const ENERGY = 0
export const ICE = 1
export const NANOCARBON = 2
export const TITANIUM = 3
export const CREDITS = 4

// Tracks, as indexes of TRACKS; the first four are also the types of modules.
export const SCIENCE = 0
export const INDUSTRY = 1
export const COMMERCE = 2
export const CIVILIZATION = 3
export const SUPREMACY = 4

// Regions: 27 slots in reading order, then the nebulae.
export const SLOTS = 27
export const WEST = 27
export const EAST = 28
export const REGIONS = 29

/** Where a raider is, besides in a region: on its card, defeated. */
export const RETREATED = -2

/** A ship: transports first, then fighter, science vessel and heavy cruiser; nine of each participant, by participant. */
export interface Ship {
  readonly owner: number
  readonly type: number
  place: number
  /** Damage markers on a heavy cruiser. */
  damage: number
}

export interface Module {
  readonly design: number
  /** 0 intact, 1 a damage marker, 2 a Mechaphage token. */
  damage: number
}

/** Where points come from, in the order of `Participant.vpFrom`. */
export const VP_SOURCES = [
  'order',
  'developments',
  'tracks',
  'modules',
  'battles',
  'raiders',
  'repairs',
  'leaders',
  'vault',
  'cards',
  'tokens',
  'factions',
  'events',
  'regions',
  'relics',
  'destiny',
  'helm',
  'scrapyard',
  'damage',
] as const
export type VpSource = (typeof VP_SOURCES)[number]

/** A player, or the Unity, which has neither faction nor stock. */
export interface Participant {
  readonly who: number
  faction: number
  /** Energy, ice, nanocarbon, titanium, credits. */
  stock: [energy: number, ice: number, nanocarbon: number, titanium: number, credits: number]
  vp: number
  /** By VP_SOURCES. */
  vpFrom: number[]
  tracks: [science: number, industry: number, commerce: number, civilization: number, supremacy: number]
  /** Leaders on the station; of the Unity, its own. */
  leaders: number
  /** Tactics cards: hidden from the others. */
  hand: number[]
  moons: number[]
  discoveries: number[]
  supremacies: number[]
  modules: Module[]
  /** By type of ship, the upgrade, or NONE. */
  upgrades: [transport: number, fighter: number, scienceVessel: number, heavyCruiser: number]
  /** Two Destiny cards where they are used: hidden from the others. */
  destinies: number[]
  battlesWon: number
  battlesLost: number
  raidersDefeated: number
  /** Discovery and supremacy tokens gained. */
  tokensGained: number
  returns: number
  turns: number
  /** Abilities used of those that work once a turn or once a return cycle: ids made by `onceId`. */
  usedThisTurn: number[]
  usedThisCycle: number[]
  /** Battles won since the last return. */
  wonThisCycle: number
  /** Ships that cannot dock in the next return (Eclipse). */
  eclipsed: number[]
}

/** A development of the Unity that an event destroyed, until it is rebuilt (OP-10). */
export interface Rebuild {
  readonly region: number
  readonly card: number
  readonly leaders: number
  readonly corrupted: number
}

/** What only the Unity has. Without it in the game, `commander` is NONE. */
export interface Unity {
  readonly commander: number
  helm: number
  /** Face-down action cards of packs I, II, III; the top is the last. */
  packs: [one: number[], two: number[], three: number[]]
  faceUp: [one: number, two: number, three: number]
  spent: [one: number[], two: number[], three: number[]]
  /** Ships in the launch bay, by place: I-A, I-B, I-C, II-A and on; NONE where none is. */
  berths: number[]
  corrupted: number
  probe: number
  /** The seat that holds Control. */
  control: number
  conflicts: number[]
  conflictsSpent: number[]
  /** Upgrade tokens face down; those revealed. */
  tokens: number[]
  revealed: number[]
  rebuild: Rebuild | null
}

/** A region: a slot of the board with its tile, or a nebula. */
export interface Region {
  /** An index of TILES; NONE in an empty slot and in a nebula. */
  tile: number
  /** Moons; the next one to be claimed is the last. On planets only that one is face up. */
  moons: number[]
  /** Leaders that can be recruited here, by participant. */
  leaders: [a: number, b: number, c: number, d: number, e: number, unity: number]
  /** Credits that lie here. */
  bonus: number
  /** The owner of the development, NONE where there is none. */
  owner: number
  /** Its ability card. */
  card: number
  /** Leaders on it, and how many of them are corrupted. */
  settlers: number
  corrupted: number
}

/** A raider figure in the game. */
export interface Raider {
  /** An index of RAIDERS. */
  readonly card: number
  place: number
  /** Dice more or less than printed: the Longest Night, the armour of the Leviathan. */
  dice: number
}

export type BattleStep = 'escalation' | 'diplomacy' | 'preparations' | 'roll' | 'outcome' | 'damage'

/** A side of a battle: a participant, or the raider. */
export interface Side {
  readonly who: number
  /** Tactics cards played, or the conflict card of the Unity. */
  cards: number[]
  /** Dice and targeting that cards and tokens add. */
  dice: number
  targeting: number
  /** Dice that others take away. */
  fewer: number
  /** Its targeting is 1 whatever it has. */
  blunted: boolean
  energy: number
  /** Energy for targeting (Overclock). */
  overclock: number
  /** The dice as they fell, highest first; before the roll none. */
  rolled: number[]
  /** Dice set aside before comparing. */
  aside: number[]
  /** Ships of its own that would go to the Barge instead of the scrapyard. */
  spared: number
  /** The question of this step was put to it. */
  done: boolean
}

export interface Battle {
  region: number
  /** The raider that attacks, by its place in `raiders`; NONE without one. */
  raider: number
  step: BattleStep
  /** In turn order from the active participant; the raider last. */
  sides: Side[]
  /** Energy that each side may divert at most. */
  energyLimit: number
  /** NONE while it is open, or where everyone lost. */
  winner: number
}

/** What only matters until the turn ends. */
export interface Turn {
  /** The participant whose turn it is. */
  who: number
  kind: 'none' | 'launch' | 'return'
  /** Launch: 1 launch, 2 region action, 3 recruit, 4 raider, 5 battle, 6 end; return: 1 develop to 6 end. */
  step: number
  /** The launched ship, and the active region. */
  ship: number
  region: number
  /** It entered a region in which others were. */
  attacked: boolean
  /** This launch ignores range, or range and nebulae. */
  jump: 'none' | 'tiles' | 'anywhere'
  /** Transports have Attack for this launch; bases can be shared without battle. */
  doomFlag: boolean
  quietPassage: boolean
  /** Who was in the Void when a Shadow Warp came: a quiet passage makes no peace with them (AE-BR-14). */
  metInVoid: number[]
  /** No raider attacks this turn. */
  ceaseFire: boolean
  /** A token was spent: the next cost of an effect need not be paid (OP-34). */
  costCancelled: boolean
  /** Tactics cards played this turn. */
  cardsPlayed: number
  /** Docks in the order of the plan, as numbers of `dockOf`; what is left to plan. */
  plan: number[]
  edits: number
  /** Players whose hand limit fell: they keep it when this turn ends (AE-BM-16). */
  handsLowered: number[]
  over: boolean
}

/** Somebody looks at a stack of discovery tokens: 0 and 1 on the Science track, 2 of the Observatory. */
export interface Looking {
  readonly who: number
  readonly stack: number
}

type Phase = 'factions' | 'play' | 'over'

export interface AndromedaState {
  readonly seats: number
  readonly terminus: number
  /** 0 Galactic Dawn, 1 Cosmic Twilight, 2 Shadows of the Void. */
  readonly eventDeck: number
  readonly hasDragon: boolean
  /** All players have to beat the Unity (AE-BF-11). */
  readonly together: boolean
  /** The holder of Control is asked what the Unity could decide by default (AE-UD-35). */
  readonly decideForUnity: boolean
  readonly developConsumesTransport: boolean
  readonly firstSeat: number
  phase: Phase
  players: Participant[]
  /** The Unity as a participant; without it in the game, null. */
  unity: Participant | null
  machine: Unity
  ships: Ship[]
  /** By number of region. */
  regions: Region[]
  raiders: Raider[]
  /** Cards of classes A to D that have not come yet, the next one last: face down. */
  coming: number[]
  /** Cards of those classes that are not in this game: unknown. */
  raiderBox: number[]
  /** Face up, by type: three places at most, from top to bottom. */
  columns: [science: number[], industry: number[], commerce: number[], civilization: number[]]
  moduleDecks: [science: number[], industry: number[], commerce: number[], civilization: number[]]
  tactics: number[]
  tacticsSpent: number[]
  events: number[]
  eventsSpent: number[]
  eventsResolved: number
  /** Steps left to the event space. */
  marker: number
  /** Planet tiles still to come, the next one last. */
  planets: number[]
  /** Moons for planets that come later, by type of planet: face down. */
  moonStacks: [number[], number[], number[], number[], number[]]
  /** Nebula moons that are not in this game, and moons that were spent. */
  nebulaMoonBox: number[]
  moonsSpent: number[]
  discoveryStacks: [first: number[], second: number[], observatory: number[]]
  discoveryBox: number[]
  discoveriesSpent: number[]
  looking: Looking | null
  /** By stack, a bit for each seat that has looked at it: since tokens are taken openly, it knows what is left. */
  stacksSeen: [first: number, second: number, observatory: number]
  /** By marked space of the Supremacy track, the token, or NONE. */
  supremacySpaces: [number, number, number]
  supremacyBox: number[]
  /** Neutral upgrades by type of ship, the available one last. */
  upgradePiles: [number[], number[], number[], number[]]
  /** Faction cards dealt, by seat; hidden from the others until they are kept. */
  offered: number[][]
  factionBox: number[]
  destinyBox: number[]
  mechaphageTokens: number
  turn: Turn
  battle: Battle | null
  /** The end is triggered: who still has a last turn, in order (AE-BF-2, AE-UF-13). */
  ending: boolean
  lastTurns: number[]
  /** Whose turn is next, and the seat that played last: the Unity plays between two seats. */
  next: number
  lastSeat: number
  turnsPlayed: number
}
