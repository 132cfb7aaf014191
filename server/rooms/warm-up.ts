import { makeBot } from '@astrolabe/bots'
import { answerOfBot, FastChance, fittingSeats, type House, tableOptions } from '@astrolabe/kernel'
import { GameTable, type Sitter } from '@astrolabe/tables'
import type { Clock, Log } from '../world.ts'
import { placeOf } from './failures.ts'
import type { Houses } from './rooms.ts'

/** By then most of what is run at a table has been compiled. */
const ANSWERS = 1000
/** Milliseconds for all games together: whoever was cut off by a restart comes back after a second. */
const TIME = 600
/** Milliseconds at a time: whoever comes meanwhile hardly waits. */
const SPELL = 4

export interface WarmUpParts {
  readonly houses: Houses
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  /** Ends it early. */
  readonly signal: AbortSignal
}

/** Plays a little of every game at tables nobody sees, so that the first real one does not wait for the compiler. */
export async function warmUp({ houses, clock, log, signal }: WarmUpParts): Promise<void> {
  const games = Object.entries(houses)
  for (const [game, open] of games) {
    try {
      const answers = randomAnswers(await open())
      const until = clock.now() + TIME / games.length
      while (!signal.aborted && clock.now() < until && spell(answers, clock)) await new Promise(setImmediate)
    } catch (error) {
      log.warn({ game, place: placeOf(error) }, 'a game could not be warmed up')
    }
  }
}

/** Whether there is more to do. */
function spell(answers: Iterator<void>, clock: Pick<Clock, 'now'>): boolean {
  for (const until = clock.now() + SPELL; clock.now() < until; )
    if (answers.next().done === true) return false
  return true
}

/** Each step gives one answer and looks at the table as a client does. */
function* randomAnswers(house: House<unknown>): Generator<void, void> {
  const { game } = house
  const bot = makeBot(house, 'random')
  const chance = new FastChance('warm-up')
  let table = newTable(house, chance)
  for (let given = 0; given < ANSWERS; given++) {
    if (table.phase === 'over') table = newTable(house, chance)
    const [seat] = table.waitingFor
    const { driver } = table
    if (driver === undefined) throw new Error(`${game.id} does not begin`)
    table.answer(seat, driver.answers.length, answerOfBot(driver, seat, bot, chance))
    JSON.stringify(table.position(seat, given))
    yield
  }
}

function newTable({ game }: House<unknown>, chance: FastChance): GameTable {
  const sitter: Sitter = { kind: 'person', guest: 'nobody', name: 'Nobody' }
  const table = new GameTable(game, [
    {
      kind: 'created',
      game: game.id,
      rules: game.rules,
      options: tableOptions(game),
      seats: Array.from({ length: fittingSeats(game).at(-1) ?? game.seats.max }, () => sitter),
      host: 'nobody',
      listed: false,
      seed: `warm-up ${chance.below(2 ** 30)}`,
    },
  ])
  table.start()
  return table
}
