import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { DIE_FACES } from '../../../content/dice.ts'
import { SHIPS } from '../../../content/ships.ts'
import { NONE, type XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import { WORDS } from '../../../text/text.ts'
import { courseOf } from './course.ts'
import { causesAmong, deedsOf } from './deeds.ts'
import { luckOf } from './luck.ts'
import { playTables } from '../test/random-tables.ts'
import { FACE_NAMES } from '../../../position/dice.ts'

interface Told {
  readonly state: XodusState
  readonly facts: readonly XodusFact[]
}

const GAMES = 24
const boardsOf = ({ ships }: XodusState): number[] => ships.map(({ board }) => board)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Running and finished games: what had been told and how things stood at every twentieth question, and at the end. */
const running: Told[] = []
const finished: Told[] = playTables(GAMES, ({ driver, decision }) => {
  const isReady = driver.state.ships.every(({ board }) => board !== NONE)
  if (isReady && decision.number % 20 === 0)
    running.push({ state: structuredClone(driver.state), facts: driver.facts.map(({ fact }) => fact) })
}).map(({ state, facts }) => ({ state, facts: facts.map(({ fact }) => fact) }))

test('the course of a game leads to where it stands', () => {
  expect(running.length).toBeGreaterThan(GAMES * 5)
  expect(finished.length).toBe(GAMES)
  for (const { state, facts } of [...running, ...finished]) {
    expect(courseOf(facts, boardsOf(state)).at(-1)).toEqual({
      marker: state.marker,
      keysWon: state.signals.filter(({ solved }) => solved).length,
      keysPlaced: state.keysPlaced.length,
      health: state.ships.map(({ health }) => health),
    })
  }
})

test('the course of a game begins with sound ships, and has a standing for each round', () => {
  for (const { state, facts } of finished) {
    const course = courseOf(facts, boardsOf(state))
    expect(course[0].health).toEqual(state.ships.map(({ board }) => SHIPS[board].health))
    expect(course).toHaveLength(state.round + 1)
    const markers = course.map(({ marker }) => marker)
    expect(markers).toEqual(markers.toSorted((a, b) => a - b))
  }
})

describe('deeds', () => {
  test('add up to all that was done', () => {
    let tiles = 0
    for (const { state, facts } of finished) {
      const ships = deedsOf(facts, boardsOf(state))
      const told = facts.filter((fact) => fact.kind === 'revealed' && fact.board !== NONE).length
      expect(sum(ships.map(({ done }) => done.tiles))).toBe(told)
      expect(sum(ships.map(({ done }) => done.keysPlaced))).toBe(state.keysPlaced.length)
      expect(sum(ships.map(({ done }) => done.signals))).toBe(
        state.signals.filter(({ card }) => card !== NONE).length,
      )
      tiles += told
    }
    expect(tiles).toBeGreaterThan(GAMES)
  })

  test('of Health, what was lost less what was restored is what is missing', () => {
    for (const { state, facts } of finished) {
      for (const [index, { healthLost }] of deedsOf(facts, boardsOf(state)).entries()) {
        const { board, health } = state.ships[index]
        const restored = facts.map((fact) => {
          if (fact.kind === 'healed' && fact.board === board) return fact.n
          return fact.kind === 'repaired' && fact.on === board ? fact.n : 0
        })
        expect(healthLost - sum(restored)).toBe(SHIPS[board].health - health)
      }
    }
  })

  test('causes are listed if a ship met with them', () => {
    const all = finished.flatMap(({ state, facts }) => deedsOf(facts, boardsOf(state)))
    expect(causesAmong(all)).toContain('damage-roll')
    expect(causesAmong([])).toEqual([])
  })
})

describe('luck', () => {
  const luck = finished.flatMap(({ state, facts }) => luckOf(facts, boardsOf(state)))

  test('counts every die', () => {
    for (const { state, facts } of finished) {
      const dice = facts.flatMap((fact) => (fact.kind === 'rolled' ? fact.dice : []))
      const ships = luckOf(facts, boardsOf(state))
      expect(sum(ships.map((ship) => ship.dice))).toBe(dice.length)
      for (const ship of ships) {
        expect(sum(FACE_NAMES.map((face) => ship.faces[face].came))).toBe(ship.dice)
        expect(sum(FACE_NAMES.map((face) => ship.faces[face].expected))).toBeCloseTo(ship.dice)
        expect(ship.detection.seen.came).toBeLessThanOrEqual(ship.detection.rolls)
      }
    }
  })

  test('expects of both dice together what their faces say', () => {
    const [warship] = luckOf(
      [
        {
          kind: 'rolled',
          roll: 'detection',
          dice: [
            { board: 0, colour: 0, face: 1 },
            { board: 0, colour: 0, face: 0 },
          ],
        },
        { kind: 'detection', boards: [0], tile: 1, detected: false },
        // Under surveillance: no dice.
        { kind: 'detection', boards: [0], tile: 1, detected: true },
      ],
      [0],
    )
    const misses = DIE_FACES.red.filter((face) => face === 'miss').length / 6
    expect(warship.faces.miss.expected).toBeCloseTo(2 * misses)
    expect(warship.detection).toEqual({
      rolls: 1,
      seen: { came: 1, expected: 1 - (1 - misses) ** 2 },
      detected: 0,
    })
  })

  test('with damaged sensors, a special gives the ship away', () => {
    const sensors = { seat: 0, board: 2, card: 6 } as const
    const roll = { kind: 'rolled', roll: 'detection', dice: [{ board: 2, colour: 1, face: 2 }] } as const
    const seen = (facts: readonly XodusFact[]) => luckOf(facts, [2])[0].detection.seen
    expect(seen([{ kind: 'damage-card', ...sensors }, roll]).came).toBe(1)
    expect(seen([{ kind: 'damage-card', ...sensors }, roll]).expected).toBeCloseTo(5 / 6)
    expect(seen([{ kind: 'damage-card', ...sensors }, { kind: 'mended', ...sensors }, roll]).came).toBe(0)
  })

  test('is even in the long run', () => {
    for (const face of FACE_NAMES) {
      const came = sum(luck.map(({ faces }) => faces[face].came))
      const hoped = sum(luck.map(({ faces }) => faces[face].expected))
      expect(hoped).toBeGreaterThan(100)
      // Four standard deviations, at most: those of as many independent events.
      expect(Math.abs(came - hoped)).toBeLessThan(4 * Math.sqrt(hoped))
    }
  })

  test('is ordinary about twice in three', () => {
    const ordinary = luck.filter(({ fortune }) => fortune === 'ordinary').length / luck.length
    expect(ordinary).toBeGreaterThan(0.5)
    expect(ordinary).toBeLessThan(0.85)
  })
})

test.each(LANGUAGES)('what is told of Detection Rolls in %s has no hole', (language) => {
  const { detections, dice, expected } = WORDS[language].page.aftermath
  for (const rolls of [0, 1, 2, 7]) {
    const said = detections({ rolls, seen: { came: rolls, expected: rolls / 2 }, detected: rolls })
    expect(`${said} ${dice(rolls)} ${expected(rolls)}`).not.toMatch(/undefined|NaN| {2}|\b1 (?:dice|Rolls)/)
  }
})
