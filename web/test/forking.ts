import { makeBot } from '@astrolabe/bots'
import { GAMES } from '@astrolabe/games'
import {
  answerOfBot,
  type Decision,
  Driver,
  FastChance,
  type GameRecord,
  type TableOptions,
  tableOptions,
} from '@astrolabe/kernel'
import type { ForkTable, TableCreated } from '@astrolabe/server/protocol'
import type { Person } from './people.ts'

interface Wish {
  readonly game: string
  readonly seats: number
  readonly options: TableOptions
}

/** So many games are played in search of a moment. */
const GAMES_TRIED = 40

/** A game between cadets, from its beginning to its end. */
async function playedOut({ game, seats, options }: Wish, nth: number): Promise<Driver<unknown>> {
  const house = await GAMES[game]()
  const driver = new Driver(house.game, {
    seats: Array.from({ length: seats }, () => 'cadet'),
    seed: `a table of cadets ${nth}`,
    options: tableOptions(house.game, options),
  })
  const cadet = makeBot(house, 'cadet')
  const chance = new FastChance(`cadets ${nth}`)
  for (let { decision } = driver; decision !== undefined; { decision } = driver) {
    const [seat] = decision.seats
    driver.answer(seat, answerOfBot(driver, seat, cadet, chance))
  }
  return driver
}

const upTo = (driver: Driver<unknown>, at: number): GameRecord => driver.at(at).record()

/** A game that cadets have nearly played to its end: so many answers are left of theirs. */
export async function gameNearItsEnd(wish: Wish, left: number): Promise<GameRecord> {
  const driver = await playedOut(wish, 0)
  return upTo(driver, driver.answers.length - left)
}

/** A game between cadets, at the first moment of the wanted kind. */
export async function gameAt(
  wish: Wish,
  isWanted: (decision: Decision, state: unknown) => boolean,
): Promise<GameRecord> {
  for (let nth = 0; nth < GAMES_TRIED; nth++) {
    const driver = await playedOut(wish, nth)
    for (let at = 0; at < driver.answers.length; at++) {
      const then = driver.at(at)
      if (then.decision !== undefined && isWanted(then.decision, then.view(0).state)) return upTo(driver, at)
    }
  }
  throw new Error('no cadet comes to such a moment')
}

/** A table of the server that goes on with a game. */
export async function forkedTable({ page }: Person, fork: ForkTable): Promise<string> {
  await page.goto('/about')
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/tables/fork', { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await reply.json()) as TableCreated).table
  }, fork)
}
