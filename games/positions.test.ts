import { deedAt, Driver, recordForRules } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { FACES } from './faces.ts'
import { GAMES } from './registry.ts'

/** So many rules of each game can be tried, at least. */
const FEWEST = 40

const AGAIN = 'the rules have changed since these positions were found: run `npm run positions`'

const opened = await Promise.all(
  Object.entries(FACES).map(async ([id, { face }]) => {
    const house = await GAMES[id]()
    const positions = await (await face()).positions?.()
    if (positions === undefined)
      throw new Error(`${id} has no positions for its rules: run \`npm run positions\``)
    return { id, house, positions }
  }),
)

describe.each(opened)('the positions of $id', ({ house, positions }) => {
  const { game } = house

  test('were played under the rules of today', () => {
    expect(positions.rules, AGAIN).toBe(game.rules)
  })

  test('are enough, and of rules that the reference has', async () => {
    const chapters = await house.text.en.chapters()
    const rules = new Set(chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)))
    expect(Object.keys(positions.moments).filter((rule) => !rules.has(rule))).toEqual([])
    expect(Object.keys(positions.moments).length).toBeGreaterThanOrEqual(FEWEST)
  })

  test('show their rules: the option refused by it, or the deed in which it shows', async () => {
    const desk = await house.desk()
    const wrong: string[] = []
    for (const [index, played] of positions.games.entries()) {
      const record = recordForRules(game, played)
      const driver = attempt(() => Driver.open(game, record))
      for (const [rule, moment] of Object.entries(positions.moments)) {
        if (moment.game !== index) continue
        const offer = driver
          ?.at(moment.at)
          .decision?.offers.find(({ seat, key }) => seat === moment.seat && key === moment.key)
        const deed = driver && deedAt(driver, moment.at)
        const isShown =
          offer?.refusal === undefined
            ? deed?.key === moment.key && desk.shownIn?.(deed).includes(rule)
            : offer.refusal.rule === rule
        if (offer === undefined || isShown !== true) wrong.push(rule)
      }
    }
    expect(wrong, AGAIN).toEqual([])
  })

  test('put the question to one seat alone: whoever reads, not a bot, is to answer', () => {
    for (const { game: index, at, seat } of Object.values(positions.moments)) {
      const driver = attempt(() => Driver.open(game, recordForRules(game, positions.games[index]), at))
      expect(driver?.decision?.seats, AGAIN).toEqual([seat])
    }
  })
})

/** A record that the rules do not allow any more is told of by the positions in it. */
function attempt<T>(open: () => T): T | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
