import { beyond, EDGES, facing, FastChance, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { xodus } from '../rules/game.ts'
import { addSystem, drawTile } from '../rules/laying.ts'
import {
  frontier,
  hasWormhole,
  isOpen,
  jumpsFrom,
  laneAt,
  laneDistances,
  leadsOut,
  placeAt,
  shipDistances,
  turnsThatFit,
} from '../position/map.ts'
import { tilesLeft } from '../position/stack.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { quietTable } from './quiet-table.ts'

const PLACES = (state: XodusState) => [...state.systems.keys()]

/** A map on which tiles of the stack have been laid at random, as long as they fit. */
function randomMap(seed: number, seats: number): XodusState {
  const chance = new FastChance(`map ${seed}`)
  const state = xodus.start({ seats, options: tableOptions(xodus) }, chance)
  const g = quietTable(state, chance)
  while (tilesLeft(state) > 0) {
    const spaces = frontier(state)
    const { q, r } = spaces[chance.below(spaces.length)]
    const tile = drawTile(g)
    const turns = turnsThatFit(state, tile, q, r, NONE)
    addSystem(state, tile, q, r, turns[chance.below(turns.length)])
  }
  state.drawn = NONE
  return state
}

const maps = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => randomMap(seed, seed % 2 === 0 ? 4 : 3))

describe('The map', () => {
  test('a map never closes before the stack is empty, and has every tile once', () => {
    for (const [seed, { systems, ships }] of maps.entries()) {
      expect([seed, systems.length]).toEqual([seed, ships.length === 4 ? 31 : 26])
      expect(new Set(systems.map(({ tile }) => tile)).size).toBe(systems.length)
      expect(new Set(systems.map(({ q, r }) => `${q} ${r}`)).size).toBe(systems.length)
    }
  })

  test('XO-ACT-04 a lane joins two tiles where both are open, and leads both ways', () => {
    for (const state of maps) {
      for (const place of PLACES(state)) {
        const system = state.systems[place]
        for (let edge = 0; edge < EDGES; edge++) {
          const { q, r } = beyond(system, edge)
          const neighbour = placeAt(state, q, r)
          const open = isOpen(system, edge)
          const joined = neighbour !== NONE && open && isOpen(state.systems[neighbour], facing(edge))
          expect(laneAt(state, place, edge)).toBe(joined ? neighbour : NONE)
          expect(leadsOut(state, place, edge)).toBe(open && neighbour === NONE)
          const back = joined ? laneAt(state, neighbour, facing(edge)) : place
          expect(back).toBe(place)
        }
      }
    }
  })

  test('every System can be reached by lanes from the Starting System', () => {
    for (const state of maps) expect(laneDistances(state, 0)).not.toContain(NONE)
  })

  test('XO-ACT-06, XO-ACT-12 distances are the fewest Jumps, by lanes and Wormholes', () => {
    for (const state of maps) {
      for (const from of PLACES(state)) {
        const far = shipDistances(state, from)
        const lanes = laneDistances(state, from)
        expect(far[from]).toBe(0)
        for (const to of PLACES(state)) {
          expect(far[to]).toBeLessThanOrEqual(lanes[to])
          if (to === from) continue
          const before = jumpsFrom(state, to).map((place) => far[place])
          expect(far[to]).toBe(Math.min(...before) + 1)
        }
      }
    }
  })

  test('XO-ACT-12 Wormholes lead to each other and nowhere else, each Jump both ways', () => {
    for (const state of maps) {
      for (const place of PLACES(state)) {
        const jumps = jumpsFrom(state, place)
        expect(new Set(jumps).size).toBe(jumps.length)
        expect(jumps).not.toContain(place)
        for (const to of jumps) {
          expect(jumpsFrom(state, to)).toContain(place)
          const lane = [0, 1, 2, 3, 4, 5].some((edge) => laneAt(state, place, edge) === to)
          expect(lane || (hasWormhole(state, place) && hasWormhole(state, to))).toBe(true)
        }
      }
    }
  })
})
