import { GAMES } from '@astrolabe/games'
import { LANGUAGES, verifyRecord } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { widthOf } from '../layout.ts'
import { namesOf } from '../seating.ts'
import { REAL_GAMES } from '../test/real-games.ts'
import { anyNumber, converse, tableOf } from '../test/table.ts'
import { WORDS } from '../words.ts'

const TABLES = REAL_GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })))

test.each(TABLES)('a whole game of $game in $language against random bots', async ({ game, language }) => {
  const house = await GAMES[game]()
  const driver = tableOf(house, ['human', 'random'], `a whole game in ${language}`)
  const { ending, screen } = await converse(house, driver, anyNumber('a person'), { language })
  expect(ending).toBe('over')
  expect(screen.transcript.filter((line) => widthOf(line) > 80 && !line.startsWith('>'))).toEqual([])
  expect(screen.text).not.toMatch(/undefined|NaN|\[object/)
  const names = namesOf(driver.seats, WORDS[language])
  const outcome = house.text[language].outcome(house.game.outcome(driver.state), names, driver.state)
  expect(screen.text.replaceAll('\n', ' ')).toContain(outcome)
  expect(verifyRecord(house.game, driver.record()).verdict).toBe('sound')
})

test.each(TABLES)(
  'persons play $game in $language, and take back what can be',
  async ({ game, language }) => {
    const house = await GAMES[game]()
    const driver = tableOf(house, ['human', 'human'], `together in ${language}`)
    const person = anyNumber('people')
    let typed = 0
    const sometimesBack = (said: string, prompt: string): string | undefined => {
      typed++
      if (typed > 150) return undefined
      return prompt === '> ' && typed % 5 === 0 ? 'u' : person(said, prompt)
    }
    const { screen } = await converse(house, driver, sometimesBack, { language, rows: 24 })
    expect(screen.transcript.filter((line) => widthOf(line) > 80 && !line.startsWith('>'))).toEqual([])
    expect(screen.text).toMatch(language === 'fr' ? /Repris/ : /Taken back/)
    // Where all play together there is nothing to be kept from whoever has the keyboard next.
    const cleared = screen.transcript.filter((line) => line === '<clear>').length
    expect(cleared > 2).toBe(!driver.isCooperative)
  },
)
