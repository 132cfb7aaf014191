import { expect, test } from 'vitest'
import { VP_SOURCES as IN_THE_RULES } from '../../../position/state.ts'
import { VP_SOURCES } from '../appearance.ts'
import { byRound, scoresOf } from './scores.ts'
import { playTables } from '../test/random-tables.ts'

test('points are told turn by turn, and end where the game ended', () => {
  for (const { facts, state, setup } of playTables(6, () => undefined)) {
    const scores = scoresOf(
      facts.map(({ fact }) => fact),
      setup.seats,
    )
    expect(scores.turns).toBe(state.turnsPlayed)
    expect(scores.lines.map((line) => line.at(-1))).toEqual(state.ships.map(({ vp }) => vp))
    expect(scores.lines.map((line) => line.length)).toEqual(state.ships.map(() => scores.turns + 1))
    for (const { seat, vp, vpFrom } of state.ships) {
      expect(byRound(scores, seat).at(-1)).toBe(vp)
      expect(vpFrom.reduce((sum, part) => sum + part, 0)).toBe(vp)
    }
  }
})

test('sources of points stand in the order of the rules', () => {
  expect(VP_SOURCES).toEqual(IN_THE_RULES)
})
