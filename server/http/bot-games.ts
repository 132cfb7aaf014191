import type { Sitter } from '@astrolabe/tables'
import { TooMany } from '../limits/index.ts'
import type { Services } from './services.ts'

/** A game nobody has touched for so long is not under way: it takes nobody's thinking time. */
const UNDER_WAY = 60 * 60 * 1000
const MANY = 100

const hasBot = (seats: readonly Sitter[]): boolean => seats.some(({ kind }) => kind === 'bot')

/** Bots think for everyone: a guest may keep only so many games with them going. */
export async function checkBotGames(
  { store, limits, clock }: Services,
  guest: string,
  seats: readonly Sitter[],
): Promise<void> {
  const { botGames: most } = limits.settings
  if (most === undefined || !hasBot(seats)) return
  const since = clock.now() - UNDER_WAY
  const underWay = (await store.tablesOf(guest, MANY)).filter(
    (table) =>
      table.host === guest && table.phase === 'playing' && table.changedAt > since && hasBot(table.seats),
  )
  if (underWay.length < most) return
  const oldest = Math.min(...underWay.map(({ changedAt }) => changedAt))
  throw new TooMany('You have many games with bots under way: finish one of them first.', oldest - since)
}
