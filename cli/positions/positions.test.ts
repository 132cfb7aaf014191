import { GAMES } from '@astrolabe/games'
import { Driver, recordForRules } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { findPositions } from './finding.ts'
import { positionsFile } from './positions-file.ts'

const house = await (Object.values(GAMES)[0] ?? expect.fail('there is no game'))()
const found = await findPositions(house, { games: 1, seed: 3 })

test('finds moments with the option that a rule refuses, or that shows it', () => {
  const refused = Object.entries(found.moments).map(([rule, { game, at, seat, key }]) => {
    const driver = Driver.open(house.game, recordForRules(house.game, found.games[game]), at)
    const offer = driver.decision?.offers.find((one) => one.seat === seat && one.key === key)
    expect(offer, rule).toBeDefined()
    expect(offer?.refusal?.rule ?? rule).toBe(rule)
    return offer?.refusal !== undefined
  })
  expect(new Set(refused)).toEqual(new Set([true, false]))
})

test('keeps no game longer than the last answer that is needed of it, and none for nothing', () => {
  for (const [index, { answers }] of found.games.entries()) {
    const moments = Object.values(found.moments).filter(({ game }) => game === index)
    expect(answers.split(';').length).toBe(Math.max(...moments.map(({ at }) => at)) + 1)
  }
})

test('finds the same again', async () => {
  expect(await findPositions(house, { games: 1, seed: 3 })).toEqual(found)
})

test('writes them down as source, in the order of the reference', async () => {
  const chapters = await house.text.en.chapters()
  const source = positionsFile(found, chapters, 'a command')
  const code = source.slice(source.indexOf('= {') + 2)
  const data: unknown = await import(`data:text/javascript,export default ${encodeURIComponent(code)}`)
  expect(data).toMatchObject({ default: found })
  const order = chapters.flatMap(({ rules }) => rules.map(({ id }) => id))
  const written = [...source.matchAll(/^ {4}'([^']+)': /gm)].map(([, rule]) => rule)
  expect(written).toEqual(order.filter((rule) => Object.hasOwn(found.moments, rule)))
})
