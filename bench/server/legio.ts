import type { House } from '@astrolabe/kernel'
import type { Section } from '../row.ts'
import { openGuest } from './astrolabe-tables.ts'
import { byTurns, Competitor, type Effort } from './contest.ts'
import type { HostedServer } from './hosted.ts'
import { Connection } from './http/connection.ts'
import { closedLoop, sleep, warmUp } from './load.ts'
import { forkTable, longGame, timeToOpen } from './opening.ts'
import { openRandom } from './random-tables.ts'
import { openingSection, section } from './sections.ts'

const SEATS = 4
const TABLES = 100
const WARM_UP_ANSWERS = 40
/** Tables with a long past, and how long it is. */
const LONG_TABLES = 6
const LONG_PAST = 1000
const RESTARTS = 5
/** A page whose stream was cut tries again after a while, in milliseconds; meanwhile the server warms up. */
const COMING_BACK = 1000

type Say = (what: string) => void
type Failed = (error: Error) => void

/** A real game under load, a stream open for every seat. */
export async function wholeGame(
  { game }: House<unknown>,
  host: HostedServer,
  effort: Effort,
  say: Say,
  failed: Failed,
): Promise<readonly Section[]> {
  say(`${game.id}: opening ${TABLES} tables of ${SEATS} seats, then random answers for ${effort.seconds} s`)
  const competitor = new Competitor({
    name: 'astrolabe, on disk',
    host,
    open: (number) => openRandom(host.port, game.id, SEATS, `table ${number}`, failed),
  })
  await competitor.openAndWeigh(TABLES)
  // These games end: less has to do here.
  await warmUp(competitor.tables, { ...effort.warmUp, answers: TABLES * WARM_UP_ANSWERS })
  const [measured] = await byTurns([competitor], closedLoop, effort)
  competitor.close()
  return [
    section(`${game.id}, ${TABLES} tables of ${SEATS} seats and streams, always answering`, measured, {}),
  ]
}

/** Tables with a long past, opened by a server that has just started. */
export async function longPast(
  house: House<unknown>,
  host: HostedServer,
  restart: () => Promise<HostedServer>,
  say: Say,
  failed: Failed,
): Promise<readonly Section[]> {
  say(`${house.game.id}: ${LONG_TABLES} tables with ${LONG_PAST} answers, opened after restarts`)
  const record = longGame(house, SEATS, LONG_PAST)
  const guest = await openGuest(host.port, failed)
  const ids: string[] = []
  while (ids.length < LONG_TABLES) ids.push(await forkTable(guest, record))
  guest.close()
  await host.stop()
  const timesAfter = async (pause: number): Promise<number[]> => {
    const fresh = await restart()
    await sleep(pause)
    const back = new Connection(fresh.port, guest.credentials, failed)
    const times: number[] = []
    for (const id of ids) times.push(await timeToOpen(back, id))
    back.close()
    await fresh.stop()
    return times
  }
  const title = `${house.game.id}, ${SEATS} seats, a table opened at answer ${LONG_PAST}`
  const [atOnce] = await timesAfter(0)
  const later: number[][] = []
  while (later.length < RESTARTS) later.push(await timesAfter(COMING_BACK))
  return [openingSection(title, atOnce, later)]
}
