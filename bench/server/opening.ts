import { Driver, FastChance, type GameRecord, type House } from '@astrolabe/kernel'
import type { TableCreated } from '@astrolabe/server/protocol'
import type { TableMessage } from '@astrolabe/tables'
import type { Connection } from './http/connection.ts'
import { randomAnswer } from './random-tables.ts'

/** So many games are played before it is given up to find a long one. */
const GAMES = 200

/** A game of at least so many answers, all of them random. */
export function longGame(house: House<unknown>, seats: number, answers: number): GameRecord {
  for (let game = 0; game < GAMES; game++) {
    // As at a real table: a server does not go on with a simulation.
    const seed = `long game ${game}`
    const chance = new FastChance(seed)
    const driver = new Driver(house.game, { seats: Array.from({ length: seats }, () => 'human'), seed })
    while (driver.answers.length < answers) {
      const { decision } = driver
      if (decision === undefined) break
      const [seat] = decision.seats
      driver.answer(seat, randomAnswer(decision, seat, chance))
    }
    if (driver.decision !== undefined) return driver.record()
  }
  throw new Error(`none of ${GAMES} games of ${house.game.id} lasted ${answers} answers`)
}

/** Sets up a table with the past of a record, all seats held by one guest; gives its id. */
export async function forkTable(guest: Connection, record: GameRecord): Promise<string> {
  const seats = record.seats.map(() => ({ kind: 'me' }))
  const wish = { record, at: record.answers.length, seats }
  const { table } = await guest.ask<TableCreated>('POST', '/api/tables/fork', wish)
  const { position } = await guest.ask<TableMessage>('POST', `/api/tables/${table}/start`, {})
  if (position.number !== record.answers.length) throw new Error(`table ${table} lost its past`)
  return table
}

/** Milliseconds until a table could be looked at. */
export async function timeToOpen(guest: Connection, table: string): Promise<number> {
  const began = performance.now()
  await new Promise<void>((resolve, reject) => {
    guest.send('GET', `/api/tables/${table}?seat=0`, undefined, ({ status }) => {
      if (status === 200) resolve()
      else reject(new Error(`table ${table} was answered with ${status}`))
    })
  })
  return performance.now() - began
}
