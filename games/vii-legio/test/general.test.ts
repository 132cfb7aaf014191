import { Driver, fastSeed, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATION } from '../content/decks.ts'
import { viiLegio } from '../rules/game.ts'
import { VP_SOURCES, type VpSource } from '../position/state.ts'
import { factsOf, randomTurns } from './random-games.ts'
import { type Position, transcript } from './transcript.ts'

describe('General', () => {
  test('VL-001 2 to 4 players, each with one UC of its own', () => {
    const table = (players: number) =>
      new Driver(viiLegio, { seats: Array.from({ length: players }, () => 'human'), seed: fastSeed('seats') })
    for (const players of [2, 3, 4]) {
      const { ships } = table(players).state
      expect(ships.map((ship) => ship.seat)).toEqual([0, 1, 2, 3].slice(0, players))
    }
    for (const players of [1, 5]) expect(() => table(players)).toThrow(RangeError)
  })

  test('VL-002 UCs take turns one after the other, clockwise', () => {
    const t = transcript({ seats: 3 })
    t.play('end-turn', 'end-turn', 'end-turn', 'end-turn')
    expect(t.facts('turn').map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
    ])
  })

  test('VL-002 from whichever UC is first, nobody is passed over', () => {
    const turns = randomTurns()
    const firsts = new Set<number>()
    for (const [place, { game, seat, before }] of turns.entries()) {
      const previous = turns[place - 1]
      const isFirst = previous?.game !== game
      if (isFirst) firsts.add(seat)
      const afterIt = isFirst || previous.seat === before.seats - 1 ? 0 : previous.seat + 1
      expect(seat).toBe(isFirst ? before.firstSeat : afterIt)
    }
    expect([...firsts].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  test('VL-003 a score starts at 0, and everyone sees it', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).charted(1, 1).deck('EX-04'))
    const scores = (seat: number) => t.driver.view(seat).state.ships.map((ship) => ship.vp)
    expect(scores(1)).toEqual([0, 0])
    t.play('turn-over')
    for (const seat of [0, 1, SPECTATOR]) expect(scores(seat)).toEqual([1, 0])
  })

  test('VL-004 a score above the 33 of the track is counted in full', () => {
    const t = transcript({}, (p) =>
      p
        .ship(0, { vp: 32, xp: [1, 1, 0, 1] })
        .planet('alpha', 2, 'XA-01')
        .on(0, 'alpha', 'contact'),
    )
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('over')
    expect(t.driver.view(1).outcome).toEqual({ scores: [36, 0], winners: [0] })
  })

  const contact = (p: Position) =>
    p
      .ship(0, { xp: [1, 1, 0, 1] })
      .planet('alpha', 2, 'XA-01')
      .on(0, 'alpha', 'contact')
  const sources: readonly (readonly [VpSource, number, (p: Position) => void, readonly string[]])[] = [
    ['discovery', 1, (p) => p.inSpace(0, 1).charted(1, 1).deck('EX-04'), ['turn-over']],
    ['contact', 4, contact, []],
    ['trophy', 1, (p) => p.inSpace(0, 1, { lasers: 2 }).deck('EX-24'), ['turn-over']],
    ['specialMission', 1, (p) => p.inSpace(0, 1, { lasers: 1 }).deck('EX-30'), ['turn-over', 'accept']],
    ['sectorX', 2, (p) => p.inSpace(0, 1, { lasers: 2 }).deck('EX-03'), ['turn-over']],
  ]

  test.each(sources)('VL-005 VP come from a %s', (source, vp, arrange, answers) => {
    const t = transcript({}, arrange)
    t.play(...answers)
    expect(t.facts('vp')).toEqual([{ kind: 'vp', seat: 0, vp, total: vp, source }])
    expect(t.ship(0).vpFrom).toEqual(VP_SOURCES.map((from) => (from === source ? vp : 0)))
  })

  test('VL-005 VP come from nowhere else', () => {
    for (const { seat, before, after, facts } of randomTurns()) {
      const gained = factsOf(facts, 'vp').reduce((sum, { vp }) => sum + vp, 0)
      expect(after.ships[seat].vp - before.ships[seat].vp).toBe(gained)
    }
  })

  test('VL-006 a score never decreases', () => {
    const gains = randomTurns().flatMap(({ before, after }) =>
      after.ships.map((ship) => ship.vp - before.ships[ship.seat].vp),
    )
    expect(Math.min(...gains)).toBe(0)
    expect(Math.max(...gains)).toBeGreaterThan(0)
  })

  test('VL-007 no option is aimed at another UC', () => {
    const fields = new Set<string>()
    for (const turn of randomTurns())
      for (const { seat, options } of turn.menus) {
        expect(seat).toBe(turn.seat)
        for (const option of options) {
          expect(typeof option).not.toBe('number')
          if (typeof option === 'object') for (const field of Object.keys(option)) fields.add(field)
        }
      }
    // Nothing is chosen by number, and what a move names is never a UC.
    expect([...fields].toSorted()).toEqual(['item', 'kind', 'sector', 'slot', 'technology'])
  })

  test('VL-007 a turn changes nothing on the ships of the others', () => {
    for (const { seat, before, after } of randomTurns()) {
      const others = (ships: typeof after.ships) => ships.filter((ship) => ship.seat !== seat)
      expect(others(after.ships)).toEqual(others(before.ships))
    }
  })

  test('VL-007 nobody is eliminated: all UCs play to the last round', () => {
    const ends = randomTurns().filter(({ after }) => after.over)
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) {
      const lastRound = randomTurns().filter(
        ({ game, before }) =>
          game === end.game && before.turnsPlayed >= end.after.turnsPlayed - end.after.seats,
      )
      expect(new Set(lastRound.map(({ seat }) => seat)).size).toBe(end.after.seats)
    }
  })

  test('VL-008 the one die has ten faces, and serves for damage and for the events of some cards', () => {
    const faces = new Set<number>()
    for (const { facts } of randomTurns()) {
      const rolls = [
        ...factsOf(facts, 'damage'),
        ...factsOf(facts, 'drifted'),
        ...factsOf(facts, 'x-roll'),
      ].map(({ die }) => die)
      for (const die of rolls) faces.add(die)
      const types = factsOf(facts, 'turned-over').map(({ card }) => EXPLORATION[card].type)
      const causes = types.filter((type) => type === 'risk' || type === 'hostile' || type === 'sectorX')
      expect(rolls.length === 0 || causes.length > 0).toBe(true)
    }
    expect([...faces].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
