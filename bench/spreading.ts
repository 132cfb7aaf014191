import { availableParallelism } from 'node:os'
import type { Level } from '@astrolabe/bots'
import type { Driver, House } from '@astrolabe/kernel'
import { ThinkingPool } from '@astrolabe/server/thinking'
import { median } from './measure.ts'
import { middles } from './middle.ts'
import type { Row, Section } from './row.ts'

const LOOKING_AHEAD = ['captain', 'commander'] as const satisfies readonly Level[]

/** Milliseconds that somebody waits for a decision at each of these tables, on average. */
async function waitAt(
  pool: ThinkingPool,
  tables: readonly Driver<unknown>[],
  level: Level,
  round: number,
): Promise<number> {
  const began = performance.now()
  for (const [number, driver] of tables.entries()) {
    const { answers, decision } = driver
    const news = { table: `${driver.game.id} ${number}`, host: '', rewinds: 0, from: 0, answers }
    const seat = decision?.seats[0] ?? 0
    await pool.think({ ...news, seat, level, seed: `${number} ${round}` }, () => driver.record())
  }
  return (performance.now() - began) / tables.length
}

/**
 * What a person waits for while a bot thinks, on one thread and on all of them, by turns and by the clock on the wall.
 * Code is still being compiled in the first round.
 */
export async function spreading(
  house: House<unknown>,
  seats: number,
  count: number,
  rounds: number,
): Promise<Section> {
  const threads = availableParallelism()
  const tables = middles(house, seats, count)
  await using one = new ThinkingPool({ threads: 1 })
  await using all = new ThinkingPool({ threads })
  const rows: Row[] = []
  for (const level of LOOKING_AHEAD) {
    const waits: (readonly [alone: number, spread: number])[] = []
    for (let round = -1; round < rounds; round++) {
      const wait = [await waitAt(one, tables, level, round), await waitAt(all, tables, level, round)] as const
      if (round >= 0) waits.push(wait)
    }
    const unit = 'ms to wait'
    const ratio = median(waits.map(([alone, spread]) => alone / spread))
    rows.push(
      { name: `${level}, one thread`, unit, figure: median(waits.map(([alone]) => alone)), bars: [] },
      {
        name: `${level}, threads: ${threads}`,
        unit,
        figure: median(waits.map(([, spread]) => spread)),
        bars: [{ against: 'one thread', ratio, atLeast: 1, hard: false }],
      },
    )
  }
  return { title: `${house.game.id}, ${seats} seats, waiting for a bot in mid-game`, rows }
}
