import type { Point } from '@astrolabe/drawing'
import { describe, expect, test } from 'vitest'
import { SECTOR_X } from '../../position/state.ts'
import { SECTORS } from '../../position/sectors.ts'
import { transcript } from '../../test/transcript.ts'
import { arrangeView, planetPoint, shipPoint, shipSize, signsOn, tagsIn, worldPoint } from './standing.ts'

/** A low board beside the list of choices, a high one, and a phone’s. */
const BOXES = [
  [930, 330],
  [1400, 600],
  [390, 440],
] as const

const YOU = 0
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const tables = BOXES.flatMap(([width, height]) =>
  [2, 3, 4].flatMap((seats) =>
    SECTORS.map((sector) => {
      const { state } = transcript({ seats }, (p) => {
        for (let seat = 0; seat < seats; seat++) p.inSpace(seat, sector)
      })
      return { state, at: arrangeView(state, width, height) }
    }),
  ),
)

describe('one’s own ship', () => {
  test('is the largest piece that moves, larger than any planet', () => {
    for (const { state, at } of tables) {
      const sizes = state.ships.map((ship) => shipSize(at, ship, YOU))
      expect(sizes[YOU]).toBe(at.own)
      expect(at.own).toBeGreaterThan(Math.max(at.planet, ...sizes.slice(1)))
    }
  })

  test('stands clear of planets, prices and the middle of every other ship, wherever it is in space', () => {
    for (const { state, at } of tables) {
      const own = shipPoint(at, state, state.ships[YOU], YOU)
      for (const [planet, status] of state.planets.entries()) {
        if (status === 0) continue
        expect(distance(own, worldPoint(at, planet))).toBeGreaterThan(at.own * 0.4 + at.planet * 0.4)
      }
      for (const border of at.borders) expect(distance(own, border.at)).toBeGreaterThan(at.own * 0.5)
      for (const ship of state.ships.slice(1)) {
        expect(distance(own, shipPoint(at, state, ship, YOU))).toBeGreaterThan(at.own * 0.5)
      }
      expect(Math.min(own.x, own.y, at.width - own.x, at.height - own.y)).toBeGreaterThan(at.own * 0.5)
    }
  })

  test('has the side of a planet, clear of what it is worth below', () => {
    for (const [width, height] of BOXES) {
      const { state } = transcript({}, (p) => p.planet('x', SECTOR_X, 'XX-01').on(YOU, 'x', 'observation'))
      const at = arrangeView(state, width, height)
      const ship = shipPoint(at, state, state.ships[YOU], YOU)
      const [{ worlds }] = at.sectors.filter(({ sector }) => sector === SECTOR_X)
      expect(Math.abs(ship.x - worlds[0].x)).toBeGreaterThan(at.planet * 0.5)
      expect(ship.y).toBeLessThan(worlds[0].y)
    }
  })
})

/** The board of a phone, also under the coach, and at 200 % zoom. */
const SMALL = [
  [390, 338],
  [390, 222],
  [368, 206],
] as const

test('a planet with its token, its worth and two ships is still seen on a small board, and so are these', () => {
  for (const [width, height] of SMALL) {
    const { state } = transcript({}, (p) =>
      p.planet('alpha', 3, 'XA-02').on(1, 'alpha', 'observation').on(YOU, 'alpha', 'contact'),
    )
    const at = arrangeView(state, width, height)
    const middle = planetPoint(at, state, 0)
    const { disc, token, worth } = tagsIn(at)
    const discs = [
      { x: middle.x + token.x, y: middle.y + token.y, radius: disc },
      ...state.ships.flatMap((ship) => {
        const { x, y } = shipPoint(at, state, ship, YOU)
        const { mark, down, doing, up } = signsOn(shipSize(at, ship, YOU))
        return [
          { x, y: y + down, radius: mark / 2 },
          { x, y: y - up, radius: doing },
        ]
      }),
    ]
    const isClear = (point: Point): boolean =>
      point.y < middle.y + worth - 9 && discs.every((each) => distance(point, each) > each.radius)
    const points = Array.from({ length: 400 }, (_, index) => ({
      x: middle.x + ((index % 20) / 19 - 0.5) * at.planet,
      y: middle.y + (Math.floor(index / 20) / 19 - 0.5) * at.planet,
    })).filter((point) => distance(point, middle) <= at.planet / 2)
    expect(points.filter(isClear).length / points.length).toBeGreaterThan(0.5)
    for (const [index, one] of discs.entries())
      for (const other of discs.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThan(0.75 * (one.radius + other.radius))
  }
})
