import { FastChance, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { AVATAR_DIE } from '../content/dice.ts'
import { TILES } from '../content/tiles.ts'
import { avatarDistances, type Forecast, forecastOf } from '../position/forecast.ts'
import { xodus } from '../rules/game.ts'
import { addSystem } from '../rules/laying.ts'
import { frontier, hasRift, hasWormhole, laneAt, turnsThatFit } from '../position/map.ts'
import { takeBoard } from '../rules/new-ship.ts'
import { type Foe, NONE, type XodusState } from '../position/state.ts'

/** A map of so many tiles laid at random, with ships, markers and an Avatar anywhere. */
function randomTable(number: number): { state: XodusState; avatar: Foe } {
  const chance = new FastChance(`ways ${number}`)
  const state = xodus.start({ seats: 4, options: tableOptions(xodus) }, chance)
  const tiles = [...TILES.keys()].filter((tile) => tile !== state.systems[0].tile)
  for (let left = 6 + chance.below(20); left > 0; left--) {
    const [tile] = tiles.splice(chance.below(tiles.length), 1)
    const spaces = frontier(state)
    const { q, r } = spaces[chance.below(spaces.length)]
    const turns = turnsThatFit(state, tile, q, r, NONE)
    if (turns.length > 0) addSystem(state, tile, q, r, turns[chance.below(turns.length)])
  }
  const anywhere = () => chance.below(state.systems.length)
  state.systems[anywhere()].wormhole = true
  state.systems[anywhere()].riftOpened = true
  state.movement = chance.below(4) - 1
  for (const ship of state.ships) {
    takeBoard(ship, ship.index)
    ship.place = anywhere()
    ship.hidden = chance.below(5) === 0
  }
  const avatar: Foe = { avatar: true, card: 1, health: 8, shields: 0, place: anywhere(), signal: NONE }
  const other: Foe = { ...avatar, card: 2, place: state.ships[0].place }
  state.foes.push(avatar)
  // Half the time a second Avatar has engaged the first ship, and whoever is with it.
  if (chance.below(2) === 0 && other.place !== avatar.place) {
    state.foes.push(other)
    for (const ship of state.ships) if (ship.place === other.place && !ship.hidden) ship.engaged = true
  }
  return { state, avatar }
}

/** Places one step from another, by lane or from Rift to Rift. */
function around(state: XodusState, place: number): number[] {
  const lanes = [0, 1, 2, 3, 4, 5].map((edge) => laneAt(state, place, edge)).filter((to) => to !== NONE)
  const rifts = state.systems.flatMap((_, to) => (to !== place && hasRift(state, to) ? [to] : []))
  return [...new Set(hasRift(state, place) ? [...lanes, ...rifts] : lanes)]
}

/** Steps from a place to every other, worked out again and again until nothing changes. */
function stepsByHand(
  state: XodusState,
  from: number,
  wormhole: boolean,
  passable: (place: number) => boolean,
  enterable: (place: number) => boolean,
): number[] {
  const places = [...state.systems.keys()]
  const steps = [places.map(() => Infinity), places.map(() => Infinity)]
  steps[0][from] = 0
  for (let changed = true; changed; ) {
    changed = false
    const reach = (used: number, place: number, cost: number): void => {
      if (!enterable(place) || cost >= steps[used][place]) return
      steps[used][place] = cost
      changed = true
    }
    for (const used of [0, 1]) {
      for (const place of places) {
        if (steps[used][place] === Infinity || (place !== from && !passable(place))) continue
        for (const to of around(state, place)) reach(used, to, steps[used][place] + 1)
        if (used === 1 || !wormhole || !hasWormhole(state, place)) continue
        for (const to of places) if (hasWormhole(state, to)) reach(1, to, steps[0][place])
      }
    }
  }
  return places.map((place) => Math.min(steps[0][place], steps[1][place]))
}

/** What is wrong with a move; nothing, it is hoped. */
function flawsOf(state: XodusState, avatar: Foe, move: Forecast): string[] {
  const { steps, target, path, end } = move
  const wormhole = AVATAR_DIE[move.face].wormhole === true
  const seen = state.ships.filter((ship) => !ship.hidden)
  const free = seen.filter((ship) => !ship.engaged)
  const engaged = new Set(seen.filter((ship) => ship.engaged).map(({ place }) => place))
  const enterable = (place: number) => free.length === 0 || !engaged.has(place)
  const passable = (place: number) => !seen.some((ship) => ship.place === place)
  const distances = stepsByHand(state, avatar.place, wormhole, passable, enterable)
  const nearest = Math.min(...(free.length > 0 ? free : seen).map(({ place }) => distances[place]))
  if (nearest === Infinity) return target.place === NONE && end === avatar.place ? [] : ['goes for nobody']
  // A passage between Wormholes that a lane joins as well may be either.
  const passes = path.slice(1).map((place, index) => {
    const both = hasWormhole(state, path[index]) && hasWormhole(state, place)
    if (!around(state, path[index]).includes(place)) return both ? 'passage' : 'leap'
    return both && wormhole ? 'either' : 'step'
  })
  const passages = passes.filter((pass) => pass === 'passage').length
  const spent = passes.length - passages - (passages === 0 && passes.includes('either') ? 1 : 0)
  // What is left of the way is what was not walked.
  const left = stepsByHand(state, end, wormhole && passages === 0, passable, enterable)[target.place]
  const arrives = nearest <= steps
  const flaws: Readonly<Record<string, boolean>> = {
    'it is not there': path[0] !== avatar.place || path.at(-1) !== end,
    'another is nearer': target.distance !== nearest || distances[target.place] !== nearest,
    'it leaps': passes.includes('leap'),
    'it passes too many Wormholes': passages > (wormhole ? 1 : 0),
    'it makes too many steps': spent > steps,
    'it enters what is closed': !path.slice(1).every(enterable),
    'it passes a ship': !path.slice(1, -1).every(passable),
    'it does not arrive': arrives && end !== target.place,
    'it loiters': !arrives && left !== nearest - steps,
  }
  return Object.keys(flaws).filter((flaw) => flaws[flaw])
}

const tables = Array.from({ length: 120 }, (_, number) => randomTable(number))

describe('on any map', () => {
  test('distances of Avatars are the shortest there are', () => {
    for (const { state, avatar } of tables) {
      for (const wormhole of [false, true]) {
        const byHand = stepsByHand(
          state,
          avatar.place,
          wormhole,
          () => true,
          () => true,
        )
        expect(avatarDistances(state, avatar.place, wormhole)).toEqual(byHand)
      }
    }
  })

  test('an Avatar goes for a nearest free ship, as far as it can, by steps it may make', () => {
    const moves = tables.flatMap(({ state, avatar }) =>
      forecastOf(state, avatar).map((move) => flawsOf(state, avatar, move)),
    )
    expect(moves.length).toBeGreaterThan(300)
    expect(moves.flat()).toEqual([])
  })
})
