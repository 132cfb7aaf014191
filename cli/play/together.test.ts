import { type House, indifferent, keyOf } from '@astrolabe/kernel'
import { type Leak, type LeakFact, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { describe, expect, test } from 'vitest'
import { checkedSetup } from '../arguments.ts'
import { PLAIN } from '../paint.ts'
import { type GameHouse, Reading } from '../reading.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { typing } from '../test/script.ts'
import { anyNumber, converse, tableOf } from '../test/table.ts'
import { greeting, openTable } from './opening.ts'

const { cards: _, ...en } = ambushHouse.text.en
const text: House<Leak, LeakFact>['text']['en'] = {
  ...en,
  prompt: ({ prompt }) => prompt,
  option: (_, option) => (typeof option === 'object' ? Object.values(option).join(' ') : String(option)),
  reason: () => 'It keeps the water out.',
  fact: ({ kind }) => `${kind}.`,
  ending: () => undefined,
  outcome: ({ winners }) => (winners.length > 0 ? 'Home, all of you.' : 'Sunk, all of you.'),
  tableOption: () => ({ name: 'Voyage', help: 'How far.', choices: ['short', 'usual', 'long'] }),
}
const leakHouse: House<Leak, LeakFact> = {
  ...ambushHouse,
  game: leak,
  text: { en: text, fr: text },
  bot: { value: () => 0, scale: 1, glance: indifferent, farEnough: () => true },
  desk: async () => ({
    draw: ({ water }) => [`Water: ${water.join(' ')}`],
    watch: () => ({
      hear() {},
      finish: () => ({ rounds: 0, outcome: '', figures: {}, tallies: {}, labels: {} }),
    }),
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

describe('a standing order', () => {
  const words = { ...text, option: ({ option }: Parameters<typeof text.option>[0]) => keyOf(option) }
  const house: House<Leak, LeakFact> = {
    ...leakHouse,
    game: { ...leak, repeats: ['leak.plug'] },
    text: { en: words, fr: words },
  }

  test('answers from then on, says so, is listed and withdrawn', async () => {
    const driver = tableOf(house, ['human'], 'together')
    const { screen } = await converse(
      house,
      driver,
      // The second time it cannot be taken back: that is asked, and ordered too.
      typing('always 1', '1', 'always 9', 'always 2', 'always', '2', 'always 2', 'never 1', 'never 1'),
    )
    const said = (sentence: string): number =>
      screen.transcript.filter((line) => line.includes(sentence)).length
    expect(said('This question does not come again and again')).toBe(1)
    expect(said('There is no option 9')).toBe(1)
    expect(said('From now on, always: let-in.')).toBe(2)
    expect(said('leak.plug Always: let-in')).toBe(1)
    expect(said(', as ordered: let-in')).toBe(2)
    expect(said('Withdrawn: you are asked again.')).toBe(1)
    expect(said('There is no such order.')).toBe(1)
    expect(driver.answers).toEqual(['bail 0', '@0 let-in', 'bail 1', '@0 let-in'])
  })

  test.each([
    { exception: '1', unless: ', unless early', obeyed: 0 },
    { exception: '2', unless: ', unless never', obeyed: 1 },
    { exception: '', unless: '', obeyed: 1 },
  ])('leaves to the person what it excepts: “$exception”', async ({ exception, unless, obeyed }) => {
    const excepting: House<Leak, LeakFact> = {
      ...house,
      game: {
        ...house.game,
        exceptions: { 'leak.plug': ['early', 'never'] },
        isException: ({ turn }, _seat, _asked, name) => name === 'early' && turn === 0,
      },
    }
    const driver = tableOf(excepting, ['human'], 'together')
    const { screen } = await converse(excepting, driver, typing('1', 'always 2', exception, 'always'))
    const said = (sentence: string): number =>
      screen.transcript.filter((line) => line.includes(sentence)).length
    expect(said(' 1  early')).toBe(1)
    expect(said(`From now on, always: let-in${unless}.`)).toBe(1)
    expect(said(`leak.plug Always: let-in${unless}`)).toBe(1)
    expect(said(', as ordered: let-in')).toBe(obeyed)
  })

  test('leaves a question alone that was taken back to', async () => {
    const driver = tableOf(house, ['human'], 'together')
    await converse(house, driver, typing('1', 'always 2', 'u'))
    expect(driver.answers).toHaveLength(1)
  })
})

describe('a score', () => {
  test.each([
    { others: undefined, shown: false },
    { others: [{ name: 'sea', score: 3 }], shown: true },
  ])('is shown to a crew where there is one to compare it with: $shown', async ({ others, shown }) => {
    const scored: House<Leak, LeakFact> = {
      ...leakHouse,
      game: { ...leak, outcome: () => ({ scores: [77, 78], winners: [], ...(others && { others }) }) },
    }
    const driver = tableOf(scored, ['random', 'random'], 'scores')
    const { screen } = await converse(scored, driver, typing())
    expect(screen.transcript.some((line) => /^ {2}\S.* 77$/.test(line))).toBe(shown)
  })
})

describe('options with choices', () => {
  test('are said in words', async () => {
    const house = leakHouse as unknown as GameHouse
    const opening = await openTable(house, { bot: 'random', option: ['rounds=6'], botGiven: false })
    const reading = await Reading.open(house, opening.driver, 'en', { paint: PLAIN, width: 80 })
    expect(greeting(reading, opening).join('\n')).toContain('Options: Voyage (long).')
  })

  test('are listed in words where one is wrong', () => {
    expect(() => checkedSetup(leakHouse, 2, ['rounds=5'])).toThrow(
      'Option “rounds” takes one of 2, 4, 6, not 5. Options: rounds=2 (short)|4 (usual)|6 (long).',
    )
  })
})
