import { chosenAt, Driver, gameUnder, keysIn, LANGUAGES, parseAnswer, parseRecord } from '@astrolabe/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from './registry.ts'

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))
const versions = houses.flatMap((house) =>
  Object.keys(house.past ?? {}).map((rules) => [house.game.id, rules, house] as const),
)

describe.each(versions)('%s under rules %s', (id, rules, house) => {
  const folder = new URL(`${id}/past/${rules}/`, import.meta.url)

  test.each(readdirSync(folder))('%s is told in the words of today', async (file) => {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
    const game = await gameUnder(house, rules)
    if (game === undefined) throw new Error('these rules are not here')
    const driver = Driver.open(game, record, 0)
    const holes = new Set<string>()
    for (const answer of record.answers) {
      const { decision } = driver
      if (decision === undefined) throw new Error('nobody is asked')
      const { seat, text } = parseAnswer(answer, decision.seats[0])
      const { state } = driver.view(seat)
      const keys = keysIn(decision.kind, text)
      const chosen = decision.offers.filter((offer) => offer.seat === seat && keys.includes(offer.key))
      for (const words of LANGUAGES.map((language) => house.text[language])) {
        const asked = words.prompt(decision, state, seat)
        const answers = chosen.map(({ option }) => words.option(chosenAt(decision, option), state, seat))
        if (/undefined|NaN|null|\[object/.test([asked, ...answers].join())) holes.add(asked)
      }
      driver.answer(seat, text)
    }
    expect([...holes]).toEqual([])
    expect(driver.isOver).toBe(true)
  })
})
