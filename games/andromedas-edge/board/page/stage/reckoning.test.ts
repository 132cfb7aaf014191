import { describe, expect, test } from 'vitest'
import { winningHand } from '../../../position/odds.ts'
import { battleOdds } from '../../../position/battle.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import { playTables } from '../test/random-tables.ts'
import { chanceIf, compare, diceSum, wholePercents } from './reckoning.ts'
import { heardOfBattle, seenAfter } from './seen.ts'
import { NONE } from '../../../position/state.ts'

test('AE-BB-16 to AE-BB-18: tied dice are struck out until one decides', () => {
  const [first, second, third] = compare([
    [6, 5, 4, 2],
    [6, 5, 1],
    [6, 3],
  ])
  expect(first).toEqual({ fates: ['tied', 'tied', 'decides', 'idle'], outAt: undefined })
  expect(second).toEqual({ fates: ['tied', 'tied', 'idle'], outAt: 2 })
  expect(third).toEqual({ fates: ['tied', 'idle'], outAt: 1 })
})

test('AE-BB-18: where all dice are shared, nobody decides', () => {
  expect(
    compare([
      [4, 2],
      [4, 2],
    ]),
  ).toEqual([
    { fates: ['tied', 'tied'], outAt: undefined },
    { fates: ['tied', 'tied'], outAt: undefined },
  ])
})

test('percents are whole and come to 100', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, each) => sum + each, 0)).toBe(100)
  expect(wholePercents([0.745, 0.255, 0])).toEqual([75, 25, 0])
  expect(wholePercents([0, 1])).toEqual([0, 100])
})

describe('in random games', () => {
  /** Each a pair: what is shown, and what the rules say. */
  const sums: (readonly [number, number])[] = []
  const chances: (readonly [number | undefined, number])[] = []
  const winners: (readonly [number | undefined, number])[] = []
  const drivers = playTables(8, ({ view, seat, decision }) => {
    const { battle } = view
    if (battle === null) return
    for (const side of battle.sides) {
      const { ships, printed, abilities, cards, energy, fewer, total } = diceSum(view, battle, side)
      const sum = ships + printed + abilities + cards + energy - fewer
      sums.push([Math.min(6, Math.max(1, sum)), total])
    }
    if (decision.prompt !== 'prepare') return
    const place = battle.sides.findIndex(({ who }) => who === seat)
    const nothing = { kind: 'divert', energy: 0, overclock: 0, cannons: 0 } as const
    chances.push([chanceIf(view, battle, seat, nothing, NONE), battleOdds(view, battle).win[place]])
  })
  for (const { facts, state } of drivers) {
    let heard: readonly AndromedaFact[] = []
    for (const { fact } of facts) {
      heard = heardOfBattle(heard, [fact])
      const seen = fact.kind === 'turn' ? seenAfter(state, heard) : undefined
      if (seen === undefined) continue
      const won = winningHand(seen.sides.map(({ rolled, aside }) => rolled.slice(aside.length)))
      winners.push([seen.winner, won < 0 ? NONE : seen.sides[won].who])
    }
  }
  const differ = (pairs: readonly (readonly [number | undefined, number])[]) =>
    pairs.filter(([shown, real]) => shown !== real)

  test('AE-BB-13: where dice come from adds up to the dice that are rolled', () => {
    expect(sums.length).toBeGreaterThan(100)
    expect(differ(sums)).toEqual([])
  })

  test('AE-BB-11: to divert nothing leaves the chances as they are', () => {
    expect(chances.length).toBeGreaterThan(20)
    expect(differ(chances)).toEqual([])
  })

  test('AE-BB-16: what was heard of a battle tells who won', () => {
    expect(winners.length).toBeGreaterThan(20)
    expect(differ(winners)).toEqual([])
  })
})
