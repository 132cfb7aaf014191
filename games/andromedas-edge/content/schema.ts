// The vocabulary in which everything that can be printed on a card, a tile or a board is written. Rules do what it says,
// and the words on cards are made from it. Things have ids; their names are in text/.

export const RESOURCES = ['energy', 'ice', 'nanocarbon', 'titanium', 'credits'] as const
export type Resource = (typeof RESOURCES)[number]

export const BASICS = ['ice', 'nanocarbon', 'titanium'] as const
export type Basic = (typeof BASICS)[number]

/** So many of each resource; what is not asked for is left out. */
export type Cost = { readonly [resource in Resource]?: number }

export const MODULE_TYPES = ['science', 'industry', 'commerce', 'civilization'] as const
export type ModuleType = (typeof MODULE_TYPES)[number]

export const TRACKS = ['science', 'industry', 'commerce', 'civilization', 'supremacy'] as const
export type Track = (typeof TRACKS)[number]

export const SHIP_TYPES = ['transport', 'fighter', 'science-vessel', 'heavy-cruiser'] as const
export type ShipType = (typeof SHIP_TYPES)[number]

export const PLANET_TYPES = ['gas-giant', 'volcanic', 'ruin-world', 'carbon-world', 'ice-planet'] as const
export type PlanetType = (typeof PLANET_TYPES)[number]

export const DEVELOPMENTS = ['observatory', 'factory', 'obelisk', 'spaceport', 'city'] as const
export type Development = (typeof DEVELOPMENTS)[number]

// What is gained

export type Gain =
  | { readonly give: Resource; readonly amount: number }
  /** Basic resources of one's choice. */
  | { readonly give: 'basic'; readonly amount: number }
  /** Tactics cards are drawn. */
  | { readonly give: 'tactics'; readonly amount: number }
  | { readonly give: 'vp'; readonly amount: number }
  | { readonly give: 'repair'; readonly amount: number }
  /** Leaders come from any base or nebula (AE-BD-9). */
  | { readonly give: 'recruit'; readonly amount: number }
  | { readonly give: 'advance'; readonly track: Track | 'any' | 'science-or-civilization' }
  | { readonly give: 'upgrade' }
  /** One ship may be built for so many resources less. */
  | { readonly give: 'ship'; readonly less: number; readonly only?: ShipType }
  | { readonly give: 'free-ship'; readonly only?: ShipType }
  /** An available module, for nothing, of a cost of at most so many resources. */
  | { readonly give: 'free-module'; readonly atMost?: number }
  /** An available module may be bought for so many resources less. */
  | { readonly give: 'module'; readonly less: number }
  /** Tactics cards are discarded. */
  | { readonly give: 'discard'; readonly amount: number }
  | { readonly give: 'exchange'; readonly most: number; readonly among: 'basics' | 'resources' }
  /** Credits by a die: 1 for 1 or 2, 2 for 3 or 4, 3 for 5 or 6. */
  | { readonly give: 'gamble' }
  /** A point for so many leaders on the station. */
  | { readonly give: 'senate'; readonly leaders: number; readonly most: number }
  /** A die, and the benefit of the Void that it names (AE-VO-5). */
  | { readonly give: 'void-roll' }
  /** The next moon of the planet of this turn. */
  | { readonly give: 'planet-moon' }
  /** A moon of a nebula in which there is no raider. */
  | { readonly give: 'nebula-moon' }
  /** Points for what one has: developments, relic icons; nothing owned gives the rest instead. */
  | {
      readonly give: 'vp-per'
      readonly each: 'development' | 'relic'
      readonly most: number
      readonly orElse?: readonly Gain[]
    }
  /** Energy for every ship in the scrapyard, whoever owns it. */
  | { readonly give: 'salvage'; readonly most: number }
  /** The modules of one column are replaced. */
  | { readonly give: 'survey' }
  /** A ship is moved from a region to the Void or a special region, and takes its action. */
  | { readonly give: 'rift-walk' }

/** What is paid, if anything, and what that brings; so often at the most. */
export interface Effect {
  readonly pay?: Cost
  readonly times?: number
  readonly gains: readonly Gain[]
}

// What lasts

/** When something is gained. */
export type Moment =
  | 'return-start'
  /** Each of one's ships in the scrapyard, in step 3 of the return. */
  | 'salvage'
  | 'launched'
  | 'launched-to-base'
  | 'launched-to-nebula'
  /** Other than the Void. */
  | 'launched-to-special-region'
  | 'planet-action'
  | 'nebula-action'
  | 'base-action'
  | 'field-action'
  | 'module-at-field'
  | 'planetary-moon'
  | 'tactics-card-played'
  | 'discovery-taken'
  | 'leaders-recruited'
  | 'development-built'
  /** A fighter, a science vessel or a heavy cruiser. */
  | 'warship-built'
  | 'battle-won'
  | 'battle-won-against-player'
  | 'battle-lost'
  | 'ship-damaged'
  /** Another participant launches to a planet with a development of one's own. */
  | 'launched-to-own-planet'
  /** Another participant launches to the very planet this card belongs to. */
  | 'launched-here'

/** In which battles something counts. */
export type BattleTest =
  | 'always'
  /** One is the active side. */
  | 'active'
  | 'against-raider'
  /** On a planet with a development of one's own, or beside one. */
  | 'near-development'
  /** On the planet this card belongs to, or beside it. */
  | 'on-card'
  | 'within-2-of-card'
  | 'on-base'
  /** It is one's only ship in the battle. */
  | 'alone'
  /** Two or more of the ships named in `with`. */
  | 'two-or-more'
  /** That ship was launched this turn to where others were (Attack). */
  | 'launched-with-attack'

/**
 * What a module, an upgrade, a faction, a development card or a token does as long as one has it. `with` names ships:
 * one of them is on one's side, was launched, or was damaged. A power is a rule of its own, named after its card.
 */
export type Ability =
  | {
      readonly does: 'gain'
      readonly on: Moment
      readonly with?: ShipType
      readonly once?: 'turn' | 'cycle'
      /** At most so many times at that moment, where it comes several times (`salvage`). */
      readonly most?: number
      readonly gains: readonly Gain[]
    }
  | {
      readonly does: 'dice' | 'targeting'
      readonly amount: number
      readonly when: BattleTest
      readonly with?: readonly ShipType[]
    }
  | {
      readonly does: 'discount'
      readonly of: 'modules' | 'ships' | 'developments'
      readonly amount: number
      readonly ship?: ShipType
      /** Only modules gained at the fields of these types. */
      readonly types?: readonly ModuleType[]
    }
  /** Room for more ice, nanocarbon and titanium. */
  | { readonly does: 'storage'; readonly amount: number }
  | { readonly does: 'hand'; readonly amount: number }
  /** How far ships escalate, in place of their own range. */
  | { readonly does: 'range'; readonly ship: ShipType; readonly range: number }
  /** The heavy cruiser absorbs so much more damage. */
  | { readonly does: 'shields'; readonly amount: number }
  | { readonly does: 'power'; readonly power: Power }

export const POWERS = [
  // Modules
  'fold-gate',
  'hull-plating',
  // Ship upgrades
  'cargo-pods',
  'moon-drill',
  'cloak',
  'void-blades',
  'gravity-anchor',
  'twin-lenses',
  'long-gangways',
  'regents-seal',
  'double-net',
  // Development cards
  'mist-charts',
  'war-council',
  'alliance-lanes',
  'colonial-charter',
  // Factions
  'piracy',
  'doom-flag',
  'overclock',
  'open-fields',
  'burning-pages',
  'arbitrage',
  'old-vaults',
  'elders-aboard',
  'overload',
  'long-strides',
  'drift',
  'splendour',
  'beacons',
  'two-voices',
  'mist-born',
  'mist-harvest',
  'quiet-passage',
  'dark-reading',
  'converge',
  // Tokens
  'veteran-crews',
  'dread',
] as const
export type Power = (typeof POWERS)[number]

// Tiles, planets, bases

export type BaseAction =
  | { readonly base: 'field'; readonly type: ModuleType; readonly supply: Gain }
  /** A ship for so many resources less, or else what is named; and the rest afterwards. */
  | {
      readonly base: 'shipyard'
      readonly less: number
      readonly orElse: readonly Gain[]
      readonly afterwards: readonly Gain[]
    }
  /** A development, or else what is named. */
  | { readonly base: 'council'; readonly orElse: readonly Gain[] }

export type SpecialRegion = 'quasar' | 'vortex' | 'shattered-belt' | 'silent-gate' | 'void'

export type Tile =
  | { readonly kind: 'planet'; readonly id: string; readonly type: PlanetType; readonly size: 1 | 2 | 3 }
  | ({ readonly kind: 'base'; readonly id: string } & BaseAction)
  | {
      readonly kind: 'special'
      readonly id: string
      readonly region: SpecialRegion
      /** What the tile gives; the move of the Vortex and the roll of the Void are rules of their own. */
      readonly gains: readonly Gain[]
      /** At the end, for each development of one's own on an adjacent tile. */
      readonly vpPerDevelopment: number
    }

/** What follows from the type of a planet (6.1). */
export interface PlanetKind {
  readonly type: PlanetType
  readonly gain: Gain
  readonly development: Development
  readonly track: Track
  readonly cost: Cost
}

// Cards and tokens

export interface ModuleDesign {
  readonly id: string
  readonly type: ModuleType
  readonly copies: number
  readonly relic: boolean
  readonly cost: Cost
  readonly vp: number
  /** In a return turn, by a ship that docks there. */
  readonly dock?: Effect
  /** Once, when it is gained. */
  readonly instant?: readonly Gain[]
  /** As long as it is intact. */
  readonly ongoing?: readonly Ability[]
}

/** What stands in for a cost, once (OP-34), or is spent for what it gives, or is kept. */
export interface Moon {
  readonly id: string
  /** Planetary moons lie on planets of one type; the others on nebulae. */
  readonly from: PlanetType | 'orphaned' | 'ancient'
  readonly copies: number
  readonly relic: boolean
  /** At once when it is claimed; such a moon is kept and never spent. */
  readonly whenClaimed?: readonly Gain[]
  readonly gains?: readonly Gain[]
  readonly cancelsCost?: true
}

export interface Discovery {
  readonly id: string
  readonly copies: number
  readonly gains?: readonly Gain[]
  readonly cancelsCost?: true
  /** One-shot: this launch ignores range, and may go to a nebula. */
  readonly hyperlane?: true
  /** One-shot, in Preparations. */
  readonly dice?: number
  readonly kept?: Ability
  readonly endVp?: number
}

export interface Supremacy {
  readonly id: string
  readonly ability?: Ability
  readonly now?: readonly Gain[]
  /** At the end, a point for so many battles won. */
  readonly medals?: { readonly battles: number; readonly most: number }
}

export interface Upgrade {
  readonly id: string
  readonly ship: ShipType
  /** Base tiles, those of the expansion, and one for each faction. */
  readonly set: 'base' | 'expansion' | 'faction'
  readonly abilities: readonly Ability[]
}

/** Sorts of effect of a Battle card; a card has at most one that pays. */
export type BattleEffect =
  | { readonly battle: 'dice'; readonly amount: number; readonly pay?: Cost }
  | { readonly battle: 'targeting'; readonly amount: number }
  | { readonly battle: 'jam'; readonly amount: number }
  | { readonly battle: 'sabotage' }
  | { readonly battle: 'evade' }
  | { readonly battle: 'withdraw' }
  | { readonly battle: 'ambush' }
  | { readonly battle: 'bribe'; readonly pay: Cost }
  | { readonly battle: 'if-lost' | 'if-won'; readonly gains: readonly Gain[] }
  | { readonly battle: 'flare' }
  | { readonly battle: 'swarm'; readonly most: number }

/** What a Turn card does; some can be played only at their moment. */
export type TurnEffect =
  | { readonly turn: 'gain'; readonly gains: readonly Gain[] }
  | { readonly turn: 'jump' }
  | { readonly turn: 'cease-fire' }

export interface TacticsCard {
  readonly id: string
  readonly copies: number
  readonly expansion: boolean
  readonly battle?: BattleEffect
  readonly turn?: TurnEffect
}

export interface DevelopmentCard {
  readonly id: string
  readonly development: Development
  readonly ability: Ability
}

export interface Faction {
  readonly id: string
  readonly expansion: boolean
  /** Among those dealt in a first game (AE-BS-29). */
  readonly first: boolean
  readonly start: readonly Gain[]
  /** Leaders on the station at the start, those of the others being 1. */
  readonly leaders: number
  readonly abilities: readonly [Ability, Ability]
  readonly upgrade: string
}

export type RaiderClass = 'S' | 'A' | 'B' | 'C' | 'D'
export type RaiderPower =
  | 'none'
  | 'drain-energy'
  | 'loot'
  | 'siphon'
  | 'mechaphage'
  | 'marauder'
  | 'hunt'
  | 'silence'
  | 'shadow-warp'
  | 'armoured'
  | 'harvest'

export interface RaiderCard {
  readonly id: string
  readonly class: RaiderClass
  readonly figures: number
  readonly dice: number
  readonly targeting: number
  readonly range: number
  readonly power: RaiderPower
  readonly reward: readonly Gain[]
}

export type EventDeck = 'dawn' | 'twilight' | 'shadows'

/** Events are rules of their own: each is a function named after it. */
export interface EventCard {
  readonly id: string
  readonly deck: EventDeck
  /** It is resolved differently for the Unity (AE-UE-1). */
  readonly solo: boolean
}

/** What a Destiny card scores, from counts of what one has. */
export type DestinyCount =
  | 'developments'
  | Track
  | 'tracks-at-3'
  | 'modules'
  | 'leaders'
  | 'raiders'
  | 'moons'
  | 'two-resources'
  | 'developments-below'
  | 'developments-at-nebulae'
  | 'tokens'
  | 'battles-lost'

export type DestinyCard = { readonly id: string } & (
  | { readonly destiny: 'count'; readonly of: DestinyCount; readonly each: number; readonly most: number }
  /** Ships outside one's supply; with fewer, fewer points. */
  | { readonly destiny: 'fleet'; readonly steps: readonly { readonly ships: number; readonly vp: number }[] }
  /** Nobody has more developments; or else so many of them are enough for fewer points. */
  | {
      readonly destiny: 'diplomat'
      readonly vp: number
      readonly orElse: { readonly developments: number; readonly vp: number }
    }
  /** So many modules, none of them damaged. */
  | { readonly destiny: 'mechanic'; readonly modules: number; readonly vp: number }
  /** One track at this space or beyond. */
  | { readonly destiny: 'specialist'; readonly space: number; readonly vp: number }
)

// The Unity

export type UnityTarget =
  | { readonly to: 'base'; readonly base: `AB${1 | 2 | 3 | 4 | 5 | 6}` }
  | { readonly to: 'leftmost-uncolonised' | 'probe' }
  | { readonly to: 'direction'; readonly direction: Direction }
  | { readonly to: 'nearest'; readonly of: 'planet-with-player' | 'planet-with-moons' | 'base' }

export type Direction = 'east' | 'south-east' | 'south-west' | 'west' | 'north-west' | 'north-east'

export type UnityIcon = 'infrastructure' | 'event' | 'repair'

export interface UnityAction {
  readonly id: string
  readonly pack: 0 | 1 | 2
  readonly target: UnityTarget
  readonly icons: readonly UnityIcon[]
}

export interface ConflictCard {
  readonly id: string
  readonly copies: number
  readonly dice: number
  readonly targeting: number
  readonly special?: 'suppression' | 'siphon' | 'extortion' | 'patience' | 'assimilation'
}

export interface UnityToken {
  readonly id: string
  readonly effect: 'salvage' | 'conscription' | 'reactors' | 'net' | 'tribute'
}

/** What a development of the Unity brings it (AE-UD-34). */
export interface UnityBenefit {
  readonly gets: 'discoveries' | 'repairs' | 'modules'
  readonly amount: number
}

export type HelmBonus = ModuleType | 'tactics' | 'vp' | 'repair' | 'moon' | 'upgrade' | 'supremacy'

export type CommanderPower =
  | 'rationing'
  | 'spearhead'
  | 'full-record'
  | 'hunting-pack'
  | 'no-idle-hull'
  | 'forced-settlement'

export interface Commander {
  readonly id: string
  readonly level: 1 | 2 | 3
  readonly start: { readonly [track in Track]?: number }
  readonly helm: readonly (readonly HelmBonus[])[]
  readonly power?: CommanderPower
}

// Tracks and limits

/** What a space of a track gives to whoever enters it (6.4). */
export type TrackReward =
  | Gain
  | { readonly give: 'discovery'; readonly stack: 0 | 1 }
  | { readonly give: 'supremacy-token'; readonly place: 0 | 1 | 2 }
  /** Larger hands from here on; the Unity draws as many cards instead (AE-UD-28). */
  | { readonly give: 'hand-limit'; readonly amount: number }

export interface ShipKind {
  readonly type: ShipType
  /** How many each participant has. */
  readonly count: number
  readonly dice: number
  readonly range: number
  readonly cost: Cost
}
