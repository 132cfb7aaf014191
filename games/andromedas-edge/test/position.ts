import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../content/unity.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS } from '../content/raiders.ts'
import {
  type Cost,
  type ModuleType,
  MODULE_TYPES,
  PLANET_TYPES,
  type PlanetType,
  SHIP_TYPES,
  type ShipType,
  type SpecialRegion,
  type Track,
  TRACKS,
} from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TACTICS } from '../content/tactics.ts'
import { TILES } from '../content/tiles.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { participantOf } from '../position/participants.ts'
import { firstShipOf, TYPES_IN_ORDER } from '../position/ships.ts'
import {
  type AndromedaState,
  BAY,
  NONE,
  type Participant,
  type Region,
  REGIONS,
  RETREATED,
  SHIPS_EACH,
  SUPPLY,
  type Turn,
  UNITY,
  type Unity,
  VP_SOURCES,
  WEST,
} from '../position/state.ts'
import { amountsOf } from '../position/stock.ts'

// Things by their ids.

function numberOf(what: string, things: readonly { readonly id: string }[], id: string): number {
  const number = things.findIndex((thing) => thing.id === id)
  if (number === NONE) throw new Error(`there is no ${what} “${id}”`)
  return number
}

export const moduleDesign = (id: string): number => numberOf('module', MODULES, id)
export const moon = (id: string): number => numberOf('moon', MOONS, id)
export const discovery = (id: string): number => numberOf('discovery token', DISCOVERIES, id)
export const supremacy = (id: string): number => numberOf('supremacy token', SUPREMACIES, id)
export const upgrade = (id: string): number => numberOf('ship upgrade', UPGRADES, id)
export const tactics = (id: string): number => numberOf('tactics card', TACTICS, id)
export const developmentCard = (id: string): number => numberOf('development card', DEVELOPMENT_CARDS, id)
const faction = (id: string): number => numberOf('faction', FACTIONS, id)
export const raider = (id: string): number => numberOf('raider', RAIDERS, id)
export const event = (id: string): number => numberOf('event', EVENTS, id)
export const conflict = (id: string): number => numberOf('conflict card', CONFLICTS, id)
const commander = (id: string): number => numberOf('commander', COMMANDERS, id)

export function planet(type: PlanetType, size: 1 | 2 | 3): number {
  return TILES.findIndex((each) => each.kind === 'planet' && each.type === type && each.size === size)
}

const field = (type: ModuleType): number =>
  TILES.findIndex((each) => each.kind === 'base' && each.base === 'field' && each.type === type)

export const base = (kind: 'shipyard' | 'council'): number =>
  TILES.findIndex((each) => each.kind === 'base' && each.base === kind)

export const special = (region: SpecialRegion): number =>
  TILES.findIndex((each) => each.kind === 'special' && each.region === region)

/** Every copy of everything, as numbers of its design. */
const copiesOf = (things: readonly { readonly copies: number }[]): number[] =>
  things.flatMap(({ copies }, number) => Array.from({ length: copies }, () => number))

const numbersOf = <T>(things: readonly T[], test: (thing: T) => boolean): number[] =>
  things.flatMap((thing, number) => (test(thing) ? [number] : []))

/** Takes a thing out of whichever of the piles holds it. */
function take(thing: number, ...piles: number[][]): number {
  const pile = piles.find((candidate) => candidate.includes(thing))
  if (pile === undefined) throw new Error(`${thing} is in none of the piles`)
  pile.splice(pile.lastIndexOf(thing), 1)
  return thing
}

/**
 * The map of every position unless it is changed, in reading order (slots 0 to 10):
 *
 *     gas giant 1 | Science field  | volcanic 2  | Industry field     | ruin world 1
 *          Commerce field | carbon world 2 | Civilization field | ice planet 2
 *     shipyard    | council
 */
const MAP: readonly number[] = [
  planet('gas-giant', 1),
  field('science'),
  planet('volcanic', 2),
  field('industry'),
  planet('ruin-world', 1),
  field('commerce'),
  planet('carbon-world', 2),
  field('civilization'),
  planet('ice-planet', 2),
  base('shipyard'),
  base('council'),
]

// Where the things of that map lie.
export const GAS_GIANT = 0
export const SCIENCE_FIELD = 1
export const VOLCANIC = 2
export const INDUSTRY_FIELD = 3
export const RUIN_WORLD = 4
export const COMMERCE_FIELD = 5
export const CARBON_WORLD = 6
export const CIVILIZATION_FIELD = 7
export const ICE_PLANET = 8
export const SHIPYARD = 9
export const COUNCIL = 10

export interface PositionWishes {
  /** Two unless said otherwise; one with the Unity. */
  readonly seats?: number
  /** The id of a commander: the Unity takes part. */
  readonly unity?: string
  readonly decideForUnity?: boolean
  readonly developConsumesTransport?: boolean
  readonly together?: boolean
}

/**
 * A position under construction. At first everybody has three transports in the bay, a leader on the station and on every
 * base, no resource, no card and no faction; the raiders are on their cards; it is the turn of seat 0. Everything that is
 * given to somebody comes from where it lies, so that nothing is there twice.
 */
export class Position {
  readonly state: AndromedaState

  constructor(wishes: PositionWishes = {}) {
    const { unity, seats = unity === undefined ? 2 : 1 } = wishes
    this.state = emptyTable(seats, unity === undefined ? NONE : commander(unity), wishes)
  }

  who(who: number): Participant {
    return participantOf(this.state, who)
  }

  /** Changes a player, or the Unity. */
  give(who: number, changes: Partial<Participant>): this {
    Object.assign(this.who(who), changes)
    return this
  }

  machine(changes: Partial<Unity>): this {
    Object.assign(this.state.machine, changes)
    return this
  }

  turn(changes: Partial<Turn>): this {
    Object.assign(this.state.turn, changes)
    return this
  }

  change(changes: Partial<AndromedaState>): this {
    Object.assign(this.state, changes)
    return this
  }

  /** The resources of a player, and no others. */
  stock(seat: number, cost: Cost): this {
    amountsOf(cost).forEach((amount, resource) => {
      this.who(seat).stock[resource] = amount
    })
    return this
  }

  track(who: number, track: Track, space: number): this {
    this.who(who).tracks[TRACKS.indexOf(track)] = space
    return this
  }

  faction(seat: number, id: string): this {
    this.who(seat).faction = take(faction(id), this.state.factionBox)
    return this
  }

  hand(who: number, ...ids: readonly string[]): this {
    for (const id of ids) this.who(who).hand.push(take(tactics(id), this.state.tactics))
    return this
  }

  /** Lays cards on the tactics deck, the first one to be drawn first. */
  nextTactics(...ids: readonly string[]): this {
    for (const id of ids.toReversed()) this.state.tactics.push(take(tactics(id), this.state.tactics))
    return this
  }

  /** Intact modules on a station, added to those there. */
  modules(who: number, ...ids: readonly string[]): this {
    return this.#modules(who, 0, ids)
  }

  damagedModules(who: number, ...ids: readonly string[]): this {
    return this.#modules(who, 1, ids)
  }

  #modules(who: number, damage: number, ids: readonly string[]): this {
    const { columns, moduleDecks } = this.state
    for (const id of ids) {
      const design = take(moduleDesign(id), ...moduleDecks, ...columns)
      this.who(who).modules.push({ design, damage })
    }
    return this
  }

  /** What is face up of a type, from top to bottom; the others go into the deck. */
  column(type: ModuleType, ...ids: readonly string[]): this {
    const index = MODULE_TYPES.indexOf(type)
    const deck = this.state.moduleDecks[index]
    deck.push(...this.state.columns[index])
    this.state.columns[index] = ids.map((id) => take(moduleDesign(id), deck))
    return this
  }

  /** What comes next of a type, the first one first. */
  nextModules(type: ModuleType, ...ids: readonly string[]): this {
    const deck = this.state.moduleDecks[MODULE_TYPES.indexOf(type)]
    for (const id of ids.toReversed()) deck.push(take(moduleDesign(id), deck))
    return this
  }

  moons(who: number, ...ids: readonly string[]): this {
    const { moonStacks, nebulaMoonBox, regions } = this.state
    const piles = [...moonStacks, nebulaMoonBox, ...regions.map((each) => each.moons)]
    for (const id of ids) this.who(who).moons.push(take(moon(id), ...piles))
    return this
  }

  /** The moons of a nebula or of a planet, the last one next. */
  moonsAt(region: number, ...ids: readonly string[]): this {
    const { moonStacks, nebulaMoonBox, regions } = this.state
    for (const each of regions[region].moons) {
      const { from } = MOONS[each]
      const pile = from === 'orphaned' || from === 'ancient' ? NONE : PLANET_TYPES.indexOf(from)
      ;(pile === NONE ? nebulaMoonBox : moonStacks[pile]).push(each)
    }
    regions[region].moons = []
    const piles = [...moonStacks, nebulaMoonBox, ...regions.map((each) => each.moons)]
    regions[region].moons = ids.map((id) => take(moon(id), ...piles))
    return this
  }

  discoveries(who: number, ...ids: readonly string[]): this {
    const { discoveryBox, discoveryStacks } = this.state
    for (const id of ids)
      this.who(who).discoveries.push(take(discovery(id), discoveryBox, ...discoveryStacks))
    return this
  }

  /** What a stack of discovery tokens holds: 0 and 1 on Science, 2 of the Observatory. */
  stack(stack: 0 | 1 | 2, ...ids: readonly string[]): this {
    const { discoveryBox, discoveryStacks } = this.state
    discoveryBox.push(...discoveryStacks[stack])
    discoveryStacks[stack] = []
    discoveryStacks[stack] = ids.map((id) => take(discovery(id), discoveryBox, ...discoveryStacks))
    return this
  }

  supremacies(who: number, ...ids: readonly string[]): this {
    const { supremacyBox, supremacySpaces } = this.state
    for (const id of ids) {
      const token = supremacy(id)
      const space = supremacySpaces.indexOf(token)
      if (space === NONE) take(token, supremacyBox)
      else supremacySpaces[space] = NONE
      this.who(who).supremacies.push(token)
    }
    return this
  }

  upgrade(seat: number, id: string): this {
    const number = upgrade(id)
    const { set, ship } = UPGRADES[number]
    const type = SHIP_TYPES.indexOf(ship)
    if (set !== 'faction') take(number, this.state.upgradePiles[type])
    this.who(seat).upgrades[type] = number
    return this
  }

  /** The first ship of a type that is elsewhere goes to a place: a region, BAY, SUPPLY, SCRAPYARD, BARGE. */
  ship(who: number, type: ShipType, place: number, damage = 0): this {
    const { ships } = this.state
    const first = firstShipOf(this.state, who)
    const kind = SHIP_TYPES.indexOf(type)
    const own = ships.slice(first, first + SHIPS_EACH).filter((each) => each.type === kind)
    const found = own.find((each) => each.place === BAY || each.place === SUPPLY) ?? own[0]
    found.place = place
    found.damage = damage
    const berth = this.state.machine.berths.indexOf(ships.indexOf(found))
    if (who === UNITY && berth !== NONE) this.state.machine.berths[berth] = NONE
    return this
  }

  /** Where every ship of a participant is that is not there yet: at one place. */
  allShips(who: number, place: number): this {
    const first = firstShipOf(this.state, who)
    for (let ship = first; ship < first + SHIPS_EACH; ship++) this.state.ships[ship].place = place
    if (who === UNITY && place !== BAY) this.state.machine.berths.fill(NONE)
    return this
  }

  region(region: number, changes: Partial<Region>): this {
    Object.assign(this.state.regions[region], changes)
    return this
  }

  /** Lays a tile on a slot, by its number; a planet that was there goes back to the stack. */
  lay(slot: number, number: number): this {
    const { planets, regions } = this.state
    const before = regions[slot].tile
    if (before !== NONE && TILES[before].kind === 'planet') planets.unshift(before)
    if (planets.includes(number)) take(number, planets)
    regions[slot].tile = number
    return this
  }

  /** Leaders that can be recruited in a region. */
  leaders(region: number, who: number, leaders: number): this {
    this.state.regions[region].leaders[who] = leaders
    return this
  }

  /** Takes away all leaders that can be recruited. */
  withoutLeaders(): this {
    for (const region of this.state.regions) region.leaders = [0, 0, 0, 0, 0, 0]
    return this
  }

  /** A development with its card and leaders. */
  development(region: number, owner: number, card: string, settlers = 1): this {
    return this.region(region, { owner, card: developmentCard(card), settlers })
  }

  /** A raider figure in a region; a raider that is not in the game yet comes into it. */
  raider(id: string, place: number): this {
    const card = raider(id)
    const { coming, raiderBox, raiders } = this.state
    const figure = raiders.find((each) => each.card === card && each.place === RETREATED)
    if (figure !== undefined) figure.place = place
    else raiders.push({ card: take(card, coming, raiderBox), place, dice: 0 })
    return this
  }
}

const participant = (who: number): Participant => ({
  who,
  faction: NONE,
  stock: [0, 0, 0, 0, 0],
  vp: 0,
  vpFrom: VP_SOURCES.map(() => 0),
  tracks: [0, 0, 0, 0, 0],
  leaders: who === UNITY ? 2 : 1,
  hand: [],
  moons: [],
  discoveries: [],
  supremacies: [],
  modules: [],
  upgrades: [NONE, NONE, NONE, NONE],
  destinies: [],
  battlesWon: 0,
  battlesLost: 0,
  raidersDefeated: 0,
  tokensGained: 0,
  returns: 0,
  turns: 0,
  usedThisTurn: [],
  usedThisCycle: [],
  wonThisCycle: 0,
  eclipsed: [],
})

const TRANSPORTS_AT_START = 3
const MOONS_EACH = 3
const COLUMN = 3
const DISCOVERIES_EACH = 5

function emptyTable(seats: number, leader: number, wishes: PositionWishes): AndromedaState {
  const hasUnity = leader !== NONE
  const owners = [...Array.from({ length: seats }, (_, seat) => seat), ...(hasUnity ? [UNITY] : [])]
  const moonStacks = PLANET_TYPES.map((type) =>
    copiesOf(MOONS.map((each) => (each.from === type ? each : NO_COPY))),
  )
  const nebulaMoonBox = copiesOf(
    MOONS.map((each) => (each.from === 'orphaned' || each.from === 'ancient' ? each : NO_COPY)),
  )
  const moduleDecks = MODULE_TYPES.map((type) =>
    copiesOf(MODULES.map((each) => (each.type === type ? each : NO_COPY))),
  )
  const columns = moduleDecks.map((deck) => deck.splice(0, COLUMN))
  const discoveryBox = copiesOf(DISCOVERIES)
  const regions = Array.from({ length: REGIONS }, (_, region) =>
    newRegion(MAP[region] ?? NONE, region, owners, moonStacks, nebulaMoonBox),
  )
  const firstOfUnity = seats * SHIPS_EACH
  return {
    seats,
    terminus: 60,
    eventDeck: 0,
    hasDragon: false,
    together: wishes.together ?? false,
    decideForUnity: wishes.decideForUnity ?? false,
    developConsumesTransport: wishes.developConsumesTransport ?? true,
    firstSeat: 0,
    phase: 'play',
    players: owners.filter((who) => who !== UNITY).map(participant),
    unity: hasUnity ? participant(UNITY) : null,
    machine: {
      commander: leader,
      helm: 0,
      packs: [0, 1, 2].map((pack) =>
        hasUnity ? numbersOf(UNITY_ACTIONS, (card) => card.pack === pack).slice(1) : [],
      ) as Unity['packs'],
      faceUp: [0, 1, 2].map((pack) =>
        hasUnity ? UNITY_ACTIONS.findIndex((card) => card.pack === pack) : NONE,
      ) as Unity['faceUp'],
      spent: [[], [], []],
      berths: hasUnity ? [0, 1, 7, 2, 3, 6, 4, 5, 8].map((ship) => firstOfUnity + ship) : [],
      corrupted: hasUnity ? 5 : 0,
      probe: hasUnity ? GAS_GIANT : NONE,
      control: 0,
      conflicts: hasUnity ? copiesOf(CONFLICTS) : [],
      conflictsSpent: [],
      tokens: hasUnity ? UNITY_TOKENS.map((_, token) => token) : [],
      revealed: [],
      rebuild: null,
    },
    ships: owners.flatMap((owner) =>
      TYPES_IN_ORDER.map((type, index) => ({
        owner,
        type,
        place: owner === UNITY || index < TRANSPORTS_AT_START ? BAY : SUPPLY,
        damage: 0,
      })),
    ),
    regions,
    raiders: Array.from({ length: 4 }, () => ({
      card: RAIDERS.findIndex((each) => each.class === 'S'),
      place: RETREATED,
      dice: 0,
    })),
    coming: (['D', 'C', 'B', 'A'] as const).map((letter) =>
      RAIDERS.findIndex((each) => each.class === letter),
    ),
    raiderBox: (['A', 'B', 'C', 'D'] as const).flatMap((letter) =>
      numbersOf(RAIDERS, (each) => each.class === letter).slice(1),
    ),
    columns: columns as AndromedaState['columns'],
    moduleDecks: moduleDecks as AndromedaState['moduleDecks'],
    tactics: copiesOf(TACTICS),
    tacticsSpent: [],
    events: numbersOf(EVENTS, (each) => each.deck === 'dawn'),
    eventsSpent: [],
    eventsResolved: 0,
    marker: owners.length,
    planets: numbersOf(TILES, (each) => each.kind === 'planet').filter((each) => !MAP.includes(each)),
    moonStacks: moonStacks as AndromedaState['moonStacks'],
    nebulaMoonBox,
    moonsSpent: [],
    discoveryStacks: [0, 1, 2].map(() =>
      discoveryBox.splice(0, DISCOVERIES_EACH),
    ) as AndromedaState['discoveryStacks'],
    discoveryBox,
    discoveriesSpent: [],
    looking: null,
    stacksSeen: [0, 0, 0],
    supremacySpaces: [0, 1, 2],
    supremacyBox: SUPREMACIES.map((_, token) => token).slice(3),
    upgradePiles: SHIP_TYPES.map((type) =>
      numbersOf(UPGRADES, (each) => each.ship === type && each.set !== 'faction'),
    ) as AndromedaState['upgradePiles'],
    offered: [],
    factionBox: FACTIONS.map((_, number) => number),
    destinyBox: [],
    mechaphageTokens: 5,
    turn: {
      who: 0,
      kind: 'none',
      step: 0,
      ship: NONE,
      region: NONE,
      attacked: false,
      jump: 'none',
      doomFlag: false,
      quietPassage: false,
      metInVoid: [],
      ceaseFire: false,
      costCancelled: false,
      cardsPlayed: 0,
      plan: [],
      edits: 0,
      handsLowered: [],
      over: false,
    },
    battle: null,
    ending: false,
    lastTurns: [],
    next: 0,
    lastSeat: 0,
    turnsPlayed: 0,
  }
}

const NO_COPY = { copies: 0 }

function newRegion(
  number: number,
  region: number,
  owners: readonly number[],
  moonStacks: readonly number[][],
  nebulaMoonBox: number[],
): Region {
  const leaders: Region['leaders'] = [0, 0, 0, 0, 0, 0]
  let moons: number[] = []
  if (number === NONE) {
    if (region >= WEST) moons = nebulaMoonBox.splice(0, 1)
    if (region === WEST) for (const who of owners) if (who !== UNITY) leaders[who] = 2
  } else {
    const laid = TILES[number]
    if (laid.kind === 'base') for (const who of owners) leaders[who] = 1
    if (laid.kind === 'planet') moons = moonStacks[PLANET_TYPES.indexOf(laid.type)].splice(0, MOONS_EACH)
  }
  return { tile: number, moons, leaders, bonus: 0, owner: NONE, card: NONE, settlers: 0, corrupted: 0 }
}
