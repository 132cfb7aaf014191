import type { Deed, GameTable, Sitter } from '@astrolabe/tables'
import { type Limits, TooMany } from '../limits/index.ts'
import type { Done } from '../rooms/room.ts'
import { type Along, TooManyBotGames } from '../store/store.ts'
import type { Clock } from '../world.ts'

/** A game nobody has touched for so long is not under way: it takes nobody's thinking time. */
const UNDER_WAY = 60 * 60 * 1000

const YOURS = 'You have many games with bots under way: finish one of them first.'
export const NOT_THE_HOST =
  'Whoever set this table up has many games with bots under way: leave the seat open instead.'

const hasBot = (seats: readonly Sitter[]): boolean => seats.some(({ kind }) => kind === 'bot')

/** Bots think for everyone: a guest may keep only so many games with them going, which the store counts as it writes. */
export function botGames(
  { settings: { botGames: most } }: Pick<Limits, 'settings'>,
  clock: Clock,
  host: string,
  seats: readonly Sitter[],
): readonly Along[] {
  if (most === undefined || !hasBot(seats)) return []
  return [{ kind: 'bot-games', host, most, since: clock.now() - UNDER_WAY }]
}

/** A game under way becomes one with bots when the first of them takes a seat; it counts for the host. */
export function firstBot(
  limits: Pick<Limits, 'settings'>,
  clock: Clock,
  { created, phase, seats }: GameTable,
  sitter: Sitter,
): readonly Along[] {
  return phase === 'playing' && !hasBot(seats) ? botGames(limits, clock, created.host, [sitter]) : []
}

/** A deed, and what is written with it. */
export const withAlong = (deed: Deed, along: readonly Along[]): Done =>
  'event' in deed ? { events: [deed.event], along } : deed

/** What was written, unless there are too many games with bots: then it is said how long to wait. */
export async function botGamesCounted<T>(writing: Promise<T>, clock: Clock, refusal = YOURS): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!(error instanceof TooManyBotGames)) throw error
    throw new TooMany(refusal, error.oldest + UNDER_WAY - clock.now())
  }
}
