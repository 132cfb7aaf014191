import { type Desk, type Fact, type House, indifferent, tableOptions } from '@astrolabe/kernel'
import { type Leak, type LeakFact, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { describe, expect, test } from 'vitest'
import { reportPage } from '../report/page.ts'
import { simulateGame, type SimulationPlan } from './games.ts'
import { type Summary, summarise } from './summary.ts'
import { countGame, emptyTally, type Tally } from './tally.ts'
import { summaryLines } from './text.ts'

const house: Pick<House<Leak, LeakFact>, 'game' | 'bot'> & Pick<Desk<Leak, LeakFact>, 'watch'> = {
  game: leak,
  bot: { value: () => 0, scale: 1, glance: indifferent, farEnough: () => true },
  watch: () => ({
    hear() {},
    finish: ({ turn, turns, plugs }) => ({
      rounds: turn,
      outcome: turn === turns ? 'home' : 'sunk',
      figures: {},
      tallies: {},
      labels: { plug: plugs.map((left) => (left ? 'kept' : 'used')) },
    }),
  }),
}

function simulated(seats: number, games: number): { summary: Summary; tally: Tally } {
  const plan: SimulationPlan = {
    game: 'leak',
    options: tableOptions(leak),
    bots: Array.from({ length: seats }, () => 'random' as const),
    seed: 1,
    together: true,
  }
  const tally = emptyTally(seats)
  for (let index = 0; index < games; index++)
    simulateGame(
      { house: house as unknown as House<unknown>, watch: house.watch as Desk<unknown, Fact>['watch'] },
      plan,
      index,
      tally,
    )
  return {
    summary: summarise(plan, tally, {
      seconds: 1,
      decisionsPerSecond: tally.decisions,
      gamesPerSecond: tally.games,
    }),
    tally,
  }
}

describe.each([1, 4])('a simulation of a game that %i seats win or lose together', (seats) => {
  const { summary, tally } = simulated(seats, 80)

  test('counts what the table won, at every seat alike', () => {
    const { together, winRateBySeatNumber, outcomes, labels } = summary
    expect(together?.winRate).toBeGreaterThan(0)
    expect(together?.winRate).toBeLessThan(1)
    expect(winRateBySeatNumber).toEqual(Array.from({ length: seats }, () => together?.winRate))
    expect(outcomes['home']).toBeGreaterThan(0)
    const { kept, used } = labels['plug']
    expect((kept?.wins ?? 0) + used.wins).toBe(seats * Math.round((together?.winRate ?? 0) * 80))
  })

  test('speaks of no rivals', () => {
    const lines = summaryLines(summary).join('\n')
    expect(lines).toMatch(/^Won together: \d+/m)
    expect(lines).not.toMatch(/lead over|by seat number/)
    const page = reportPage(summary, tally, { title: 'Leak', command: 'again' })
    expect(page).toContain('Won together')
    expect(page).not.toMatch(/Lead over|By seat|NaN|Infinity/)
  })
})

test('what has a score and no seat is counted as a figure of the game', () => {
  const tally = emptyTally(1)
  const measures = { rounds: 1, outcome: 'sunk', figures: {}, tallies: {}, labels: {} }
  for (const score of [3, 5, 5])
    countGame(tally, { scores: [0], winners: [], others: [{ name: 'sea', score }] }, measures, 1)
  expect(tally.figures.get('sea')).toEqual(
    new Map([
      [3, 1],
      [5, 2],
    ]),
  )
})
