import type { Sitter } from '@astrolabe/tables'
import { TooMany } from '../limits/index.ts'
import type { Services } from './services.ts'
import type { Visit } from './visit.ts'

/** A game nobody has touched for so long is not under way: it takes nobody's thinking time. */
const UNDER_WAY = 60 * 60 * 1000
const MANY = 100

const NOT_THE_HOST =
  'Whoever set this table up has many games with bots under way: leave the seat open instead.'

const hasBot = (seats: readonly Sitter[]): boolean => seats.some(({ kind }) => kind === 'bot')

/** Bots think for everyone: a guest may keep only so many games with them going. */
export async function checkBotGames(
  { store, limits, clock }: Services,
  guest: string,
  seats: readonly Sitter[],
  refusal = 'You have many games with bots under way: finish one of them first.',
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
  throw new TooMany(refusal, oldest - since)
}

/** A game under way becomes one with bots when the first of them takes a seat; it counts for the host. */
export async function checkFirstBot(services: Services, { room, guest }: Visit, bot: Sitter): Promise<void> {
  const { host, isFirst } = await room.look(({ created, phase, seats }) => ({
    host: created.host,
    isFirst: phase === 'playing' && !hasBot(seats),
  }))
  if (!isFirst) return
  const refusal = host === guest?.id ? undefined : NOT_THE_HOST
  await checkBotGames(services, host, [bot], refusal)
}
