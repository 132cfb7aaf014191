import { EDGES, type Menu } from '@astrolabe/kernel'
import type { Deed } from '../content/schema.ts'
import { cardOf } from '../position/cards.ts'
import { hasAvatar, hasWormhole, tileOf } from '../position/map.ts'
import type { TurnMove } from '../rules/questions.ts'
import { NONE, NOT_PACIFIED, PACIFIED_TWICE, type Ship, type XodusState } from '../position/state.ts'
import { type Goal, goalsFor, maintenanceWorth } from './goals.ts'
import { isHelpToHunt } from './hunts.ts'
import { effort } from './works.ts'
import { DETECTED, levelExpected, priceOfLevel, weakest } from './strength.ts'
import { threats } from './threat.ts'
import { priceOfEnergy } from '../position/maintenance.ts'
import { actingShips, groupActions } from '../position/turn.ts'

/** What a goal loses for every Action that it is away. */
const PATIENCE = 0.86
/** By whole Actions, as nearly all are; to look for others would cost more than to reckon. */
const PATIENCES = Array.from({ length: 24 }, (_, actions) => PATIENCE ** actions)

export function patienceFor(actions: number): number {
  const whole = actions | 0
  return whole === actions && whole < PATIENCES.length ? PATIENCES[whole] : PATIENCE ** actions
}

/** How much of a goal there is to staying where others are to come for it. */
const WAITING = 0.45

/** What it costs to be engaged by an Avatar, or caught in a fight that is too hard. */
const ENGAGED = 6.5
const HARD_FIGHT = 1.1

/** Actions to move so many Jumps: a Rush makes three for two. */
export const MOVE_ACTIONS = [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8]

/** A turn seen at a glance: where the goals are, what each step towards them is worth. */
interface Sight {
  readonly state: XodusState
  readonly ships: readonly Ship[]
  readonly leader: Ship
  readonly actions: number
  readonly far: readonly number[]
  /** For each System, the best that lies on the way through it. */
  readonly beyond: readonly number[]
  /** The best that can be done here. */
  readonly here: readonly Goal[]
  readonly threat: readonly number[]
  /** Systems whose Avatar can be beaten. */
  readonly hunted: readonly number[]
  readonly best: number
  /** What leaving would cost where others are to come for a Signal. */
  readonly stay: number
  /** Jumps from where the ships have just come, with nothing done in between; undefined if there was something. */
  readonly come: readonly number[] | undefined
}

export function glanceAtTurn(state: XodusState, menu: Menu<TurnMove>, looks: number[]): void {
  const sight = look(state)
  for (let index = 0; index < menu.count; index++) looks[index] = worthOf(sight, menu.options[index])
}

function look(state: XodusState): Sight {
  const ships = actingShips(state)
  const [leader] = ships
  const actions = groupActions(state)
  const { far, before, reached } = ways(state, leader.place)
  const beyond: number[] = []
  for (let place = 0; place < far.length; place++) beyond.push(0)
  const threat = threats(state)
  const goals = goalsFor(state, ships)
  const here: Goal[] = []
  const hunted: number[] = []
  let best = 0
  for (const goal of goals) {
    const jumps = far[goal.place]
    if (jumps < 0) continue
    if (jumps === 0) here.push(goal)
    if (goal.deed === 'hunt') hunted.push(goal.place)
    const crowd = goal.deed === 'reveal' || goal.deed === 'explore' ? others(state, ships, goal.place) : 0
    const worth = goal.worth * patienceFor((MOVE_ACTIONS[jumps] ?? 9) + goal.actions) * (crowd > 0 ? 0.6 : 1)
    if (worth > best) best = worth
    if (worth > beyond[goal.place]) beyond[goal.place] = worth
  }
  // From the farthest back: each is on the way to what lies behind it.
  for (let at = reached.length - 1; at > 0; at--) {
    const place = reached[at]
    if (beyond[place] > beyond[before[place]]) beyond[before[place]] = beyond[place]
  }
  return {
    state,
    ships,
    leader,
    actions,
    far,
    beyond,
    here,
    threat,
    hunted,
    best,
    stay: WAITING * doing(here, 'meet'),
    come: jumpsCome(state, leader),
  }
}

/** To have fought one's way in, or free, is not nothing: it may be wise to withdraw from there. */
function jumpsCome(state: XodusState, { place }: Ship): readonly number[] | undefined {
  const { turn, systems } = state
  if (turn === null || turn.came === NONE || turn.disengaged) return undefined
  return systems[place].pacified === PACIFIED_TWICE ? undefined : ways(state, turn.came).far
}

/** Ships of others that are on their way to, or at, the same place. */
function others(state: XodusState, ships: readonly Ship[], place: number): number {
  let count = 0
  for (const ship of state.ships) {
    if (ship.place === place && !ship.destroyed && !ships.includes(ship)) count++
  }
  return count
}

/** Ways to everywhere from a System. */
export interface Ways {
  /** Jumps to every System, or NONE. */
  readonly far: readonly number[]
  /** The System before each on the way. */
  readonly before: readonly number[]
  /** All that can be reached, the nearest first. */
  readonly reached: readonly number[]
}

/** Not past Avatars. */
export function ways(state: XodusState, from: number): Ways {
  const { systems } = state
  const far: number[] = []
  const before: number[] = []
  for (let place = 0; place < systems.length; place++) {
    far.push(NONE)
    before.push(from)
  }
  far[from] = 0
  const reached = [from]
  let tunnelled = false
  for (let at = 0; at < reached.length; at++) {
    const place = reached[at]
    if (place !== from && hasAvatar(state, place)) continue
    const { lanes } = systems[place]
    for (let edge = 0; edge < EDGES; edge++) {
      const next = lanes[edge]
      if (next < 0 || far[next] !== NONE) continue
      far[next] = far[place] + 1
      before[next] = place
      reached.push(next)
    }
    if (tunnelled || !hasWormhole(state, place)) continue
    tunnelled = true
    for (let other = 0; other < systems.length; other++) {
      if (far[other] !== NONE || !hasWormhole(state, other)) continue
      far[other] = far[place] + 1
      before[other] = place
      reached.push(other)
    }
  }
  return { far, before, reached }
}

function worthOf(sight: Sight, move: TurnMove): number {
  const { state, ships, leader, here, actions } = sight
  switch (move.kind) {
    case 'take-key':
      return 60
    case 'recover-keys':
      return 30
    case 'work':
      return doing(here, 'work')
    case 'explore':
      return Math.max(doing(here, 'place-keys') * 2, doing(here, 'signal'), exploring(sight))
    case 'probe':
      return doing(here, 'reveal') * 1.02 + (actions <= 1 ? 0.25 : 0)
    case 'blind-jump':
      return blindJump(sight)
    case 'jump':
      return isBack(sight, move.system)
        ? BACK
        : sight.beyond[move.system] - sight.stay - arriving(sight, move.system, 1)
    case 'rush':
      return isBack(sight, move.system)
        ? BACK
        : sight.beyond[move.system] * rushGain(sight, move.system) -
            sight.stay -
            arriving(sight, move.system, 2)
    case 'scavenge':
      return leader.scraps < 5 ? 0.75 : 0.35
    case 'maintain': {
      let worth = 0
      for (const ship of ships) worth += maintenanceWorth(ship, priceOfEnergy(ship))
      return worth / Math.sqrt(ships.length)
    }
    case 'trade':
      return doing(here, 'trade')
    case 'pacify':
      return fighting(sight)
    case 'strain':
      return straining(sight)
    case 'fleet':
      return joining(sight, state.ships[move.ship])
    case 'service':
      return 0.9
    case 'use':
      return using(sight, state.ships[move.ship], move.card)
    case 'hide':
      return actions > 0 ? 0.4 : 0.5
    case 'end-turn':
      return 0.2 - ENGAGED * sight.threat[leader.place] * (actions > 0 ? 0.5 : 0)
  }
}

/** To go back towards where one has just come from, with nothing done in between: never. */
const BACK = Number.NEGATIVE_INFINITY

function isBack({ come, leader }: Sight, system: number): boolean {
  if (come === undefined || come[system] === NONE) return false
  return come[system] === 0 || come[system] < come[leader.place]
}

function doing(here: readonly Goal[], deed: Goal['deed']): number {
  let best = 0
  for (const goal of here) {
    if (goal.deed !== deed) continue
    best = Math.max(best, goal.worth * patienceFor(goal.actions))
  }
  return best
}

function exploring({ here, ships }: Sight): number {
  const worth = doing(here, 'explore')
  // A Danger may cost two Health and more.
  return worth > 0 && weakest(ships) <= 2 ? 0.1 : worth
}

/** A Rush is for ways that are long, or that cross Systems best not entered. */
function rushGain({ far }: Sight, to: number): number {
  return far[to] >= 3 ? 1.04 : 0.93
}

/** What may go wrong on entering a System, and if the turn were to end there. */
function arriving(sight: Sight, to: number, spent: number): number {
  const { state, threat, actions, ships } = sight
  if (hasAvatar(state, to)) return sight.hunted.includes(to) ? 0 : ENGAGED * 1.6
  const left = actions - spent
  const exposed = left <= 0 ? ENGAGED * threat[to] : left === 1 ? ENGAGED * 0.4 * threat[to] : 0
  return exposed + meeting(state, ships, to)
}

/** The price of Enemies that may be met, less what they bring. */
function meeting(state: XodusState, ships: readonly Ship[], place: number): number {
  const tile = tileOf(state, place)
  if (tile.colour !== 'enemy' || state.systems[place].pacified !== NOT_PACIFIED) return 0
  let unseen = 1
  for (const ship of ships) unseen *= 1 - DETECTED[ship.board]
  const detected = tile.surveillance === true ? 1 : 1 - unseen
  return detected * fightPrice(state, ships, place)
}

/** Health that a fight may cost in points; below nothing if it pays. */
function fightPrice(state: XodusState, ships: readonly Ship[], place: number): number {
  const { enemies = 1, strong = false } = tileOf(state, place)
  const level = levelExpected(state, strong)
  const price = priceOfLevel(ships, level, enemies)
  const least = weakest(ships)
  const danger = price > least - 1 ? HARD_FIGHT * (price - least + 2) : 0
  const gain = 0.35 * level * enemies + (ships.some(({ board }) => board === 0) ? 0.9 : 0)
  return Math.min(8, 0.55 * price + danger - gain)
}

function fighting({ state, ships, leader }: Sight): number {
  return Math.max(-2, 0.6 - fightPrice(state, ships, leader.place))
}

/** A System unknown: two in five are hostile. */
function blindJump(sight: Sight): number {
  const { here, ships, state, actions } = sight
  const reveal = doing(here, 'reveal')
  if (reveal === 0) return 0
  const level = levelExpected(state, false)
  let unseen = 1
  for (const ship of ships) unseen *= 1 - DETECTED[ship.board]
  const price = 0.4 * (1 - unseen) * Math.max(0, 0.6 * priceOfLevel(ships, level, 1) - 0.5)
  const onward = actions > 1 ? 0.75 : 0.1
  return reveal + onward - price - sight.stay - (actions <= 1 ? 0.3 : 0)
}

/** Another Action, for a Damage Roll. */
function straining({ ships, actions, best, threat, leader }: Sight): number {
  if (actions > 0) return -1
  if (weakest(ships) < 4) return threat[leader.place] > 0.6 ? 0.3 : -1
  return best * 0.5 - 0.75 + ENGAGED * 0.6 * threat[leader.place]
}

/** Ships act alone unless what is here takes several: if together they spend fewer Actions in all, or if alone it is hopeless. */
function joining({ state, ships, leader, here }: Sight, ship: Ship): number {
  if (ship.actions > 0 && isHelpToHunt(state, ships, ship)) return 4
  if (ship.actions === 0 || !here.some(({ deed }) => deed === 'work' || deed === 'meet')) return -0.5
  const index = state.systems[leader.place].key
  if (index === NONE) return -0.5
  const alone = effort(state, index, leader.place, ships)
  const together = effort(state, index, leader.place, [...ships, ship])
  return together * (ships.length + 1) < alone * ships.length * 1.1 ? 5 : -0.5
}

/** Cards that can be used at any time of a turn, by what they do. */
function using(sight: Sight, ship: Ship, card: number): number {
  const used = cardOf(ship, card)
  if (used === undefined) return 0
  let worth = 0
  for (const deed of used.ability.does) worth += deedWorth(sight, ship, deed)
  return worth
}

/** By what a card does: of the others, each is worth a little. */
const WORTH: Readonly<Partial<Record<Deed['do'], (sight: Sight, ship: Ship, n: number) => number>>> = {
  heal: (_, ship, n) => (ship.markers - ship.health >= n ? 0.7 + (ship.health <= 3 ? 1 : 0) : -1),
  reveal: ({ state }, _, n) => (state.blocks.length > 0 ? 1.6 * n : -1),
  pacify: () => 0.8,
  avatars: ({ ships, threat }) => (ships.some(({ place }) => threat[place] > 0.2) ? 1.2 : -1),
  hold: ({ state }) => (state.marker > 4 ? 6 : 1),
  action: ({ actions, best }) => (actions === 0 && best > 1 ? 1.4 : -1),
  jump: () => 0.1,
  fold: () => 0.1,
  wormhole: () => 0.1,
  'close-rift': () => 0.4,
  mend: (_, ship) => (ship.damage.length > 0 ? 1.2 : -1),
  scavenge: () => 0.9,
  energy: (_, ship) => (ship.energyMarkers - ship.energy >= 2 ? 0.8 : -1),
}
const LITTLE = 0.2

function deedWorth(sight: Sight, ship: Ship, deed: Deed): number {
  const n = 'n' in deed && typeof deed.n === 'number' ? deed.n : 1
  return WORTH[deed.do]?.(sight, ship, n) ?? LITTLE
}
