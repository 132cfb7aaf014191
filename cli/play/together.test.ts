import { type House, indifferent } from '@astrolabe/kernel'
import { type Leak, type LeakFact, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { describe, expect, test } from 'vitest'
import { checkedSetup } from '../arguments.ts'
import { PLAIN } from '../paint.ts'
import { type GameHouse, Reading } from '../reading.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { anyNumber, converse, tableOf } from '../test/table.ts'
import { greeting, openTable } from './opening.ts'

const { en } = ambushHouse.text
const text: House<Leak, LeakFact>['text']['en'] = {
  ...en,
  prompt: ({ prompt }) => prompt,
  option: (_, option) => (typeof option === 'object' ? Object.values(option).join(' ') : String(option)),
  fact: ({ kind }) => `${kind}.`,
  outcome: ({ winners }) => (winners.length > 0 ? 'Home, all of you.' : 'Sunk, all of you.'),
  tableOption: () => ({ name: 'Voyage', help: 'How far.', choices: ['short', 'usual', 'long'] }),
}
const leakHouse: House<Leak, LeakFact> = {
  ...ambushHouse,
  game: leak,
  text: { en: text, fr: text },
  bot: { value: () => 0, scale: 1, glance: indifferent, farEnough: () => true },
  draw: ({ water }) => [`Water: ${water.join(' ')}`],
  watch: () => ({
    hear() {},
    finish: () => ({ rounds: 0, outcome: '', figures: {}, tallies: {}, labels: {} }),
  }),
}

describe('a game that all win or lose together', () => {
  test.each([['human'], ['human', 'human', 'random']])('is played to its end by %s', async (...seats) => {
    const driver = tableOf(leakHouse, seats, 'together')
    const { ending, screen } = await converse(leakHouse, driver, anyNumber('crew'))
    expect(ending).toBe('over')
    // Nobody hides anything: the keyboard goes round without a word, and the end has no ranking.
    expect(screen.transcript).not.toContain('<clear>')
    expect(screen.text).not.toContain('Pass the keyboard')
    expect(screen.text).toMatch(/(Home|Sunk), all of you\.\n\nSeed/)
  })

  test('tells everyone the news once', async () => {
    const driver = tableOf(leakHouse, ['human', 'human'], 'together')
    const { screen } = await converse(leakHouse, driver, anyNumber('crew'))
    const told = screen.transcript.filter((line) => line.includes('leaked.')).length
    expect(told).toBe(driver.facts.filter(({ fact }) => fact.kind === 'leaked').length)
  })
})

describe('options with choices', () => {
  test('are said in words', async () => {
    const house = leakHouse as unknown as GameHouse
    const opening = await openTable(house, { bot: 'random', option: ['rounds=6'], botGiven: false })
    const reading = new Reading(house, opening.driver, 'en', { paint: PLAIN, width: 80 })
    expect(greeting(reading, opening).join('\n')).toContain('Options: Voyage (long).')
  })

  test('are listed in words where one is wrong', () => {
    expect(() => checkedSetup(leakHouse, 2, ['rounds=5'])).toThrow(
      'Option “rounds” takes one of 2, 4, 6, not 5. Options: rounds=2 (short)|4 (usual)|6 (long).',
    )
  })
})
