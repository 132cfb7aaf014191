import { GAMES } from '@astrolabe/games'
import { Driver, seesMoreThan } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { GameDriver, GameHouse } from '../reading.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { anyNumber, converse, tableOf } from '../test/table.ts'

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))

/** A person who asks something at every question, then takes anything; after so many answers they leave. */
function asking(word: string, answers: number): (said: string, prompt: string) => string | undefined {
  const person = anyNumber('counsel')
  let asked = false
  let left = answers
  return (said, prompt) => {
    if (prompt !== '> ') return person(said, prompt)
    asked = !asked
    if (asked) return word
    return left-- > 0 ? '1' : undefined
  }
}

const tableAt = ({ game }: GameHouse, seats: readonly string[]): GameDriver =>
  new Driver(game, { seats, seed: 'counsel' })

/** Whether the person at the table sees all that the bot sees. */
const seesAll = ({ game, state }: GameDriver): boolean => !seesMoreThan(game, state, 1, 0)

describe.each(houses.map((house) => [house.game.id, house] as const))('%s', (_, house) => {
  test.each([
    ['en', 'advice', 'Captain’s advice: ', /^ {2}· .*outlook \d+% \(\d+ futures?\)$/m],
    ['fr', 'conseil', 'Le conseil du capitaine\u00a0: ', /^ {2}· .*perspectives \d+\u00a0%/m],
  ] as const)('in %s, “%s” says what to do and why', async (language, word, says, option) => {
    const driver = tableAt(house, ['human', 'cadet'])
    const { screen } = await converse(house, driver, asking(word, 3), { language })
    expect(screen.text).toContain(says)
    expect(screen.text.replaceAll(/\n {4}/g, ' ')).toMatch(option)
    for (const line of screen.transcript) expect(line.length).toBeLessThanOrEqual(81)
  })

  test('“why” says why a bot did what it did last', async () => {
    const driver = tableAt(house, ['human', 'cadet'])
    const { screen } = await converse(house, driver, asking('why', 12))
    // Where bots hold cards of their own, their reasons would tell of them.
    expect(screen.text).toMatch(
      seesAll(driver)
        ? /Why Cadet B did that:\n {2}\p{Lu}/u
        : /The bot knew something that is hidden from you: its reasons would tell\./,
    )
  })
})

test('there is no advice against other people', async () => {
  const driver = tableOf(ambushHouse, ['human', 'human'], 'rivals')
  const { screen } = await converse(ambushHouse, driver, asking('advice', 2))
  expect(screen.text).toContain('There is no advice while other people play against you.')
  expect(screen.text).not.toContain('Captain’s advice')
})

test('where no bot has done anything, “why” tells what is not possible', async () => {
  const driver = tableOf(ambushHouse, ['human', 'human'], 'people')
  const { screen } = await converse(ambushHouse, driver, asking('why', 2))
  expect(screen.text).toMatch(/Not possible now|Nothing else is offered here/)
})
