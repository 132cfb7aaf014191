import type { GameRecord } from '@astrolabe/kernel'
import type { SeatStatus, TableMessage } from '@astrolabe/tables'
import { SPECTATOR } from '@astrolabe/kernel'
import { ask, problemText } from '../api.ts'
import { exportRecord, listLocalGames } from '../engine/client.ts'
import { EngineTrouble } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { language } from '../settings.ts'
import { words } from '../words/words.ts'
import { hashOfLinked, hashOfMoment } from './moment-address.ts'
import { replayWords } from './words.ts'

/** In this browser, on the server, or in the address itself. */
export type Where = 'local' | 'server' | 'link'

/** A record, and what is known of the table it was played at. */
export interface ReplaySource {
  readonly where: Where
  readonly id: string
  readonly record: GameRecord
  readonly seats: readonly SeatStatus[]
  /** The seats of whoever looks. */
  readonly yours: readonly number[]
}

/** Why there is nothing to show, in words. */
export class NothingToShow extends Error {}

export const addressOf = ({
  where,
  id,
}: {
  readonly where: Exclude<Where, 'link'>
  readonly id: string
}): string => (where === 'local' ? `/local/${id}` : `/g/${id}`)

/** The address of a moment of a game, in this browser. */
export const momentOf = ({ where, id }: Pick<ReplaySource, 'where' | 'id'>, number: number): string =>
  where === 'link'
    ? `/moment#${hashOfLinked(number, id)}`
    : `${addressOf({ where, id })}/replay#${hashOfMoment(number)}`

export async function loadSource(where: Where, id: string): Promise<ReplaySource> {
  switch (where) {
    case 'local':
      return loadLocal(id)
    case 'server':
      return loadFromServer(id)
    case 'link':
      return (await import('./linked-source.ts')).loadLinked(id)
  }
}

async function loadLocal(id: string): Promise<ReplaySource> {
  try {
    const record = await exportRecord(id)
    const kept = (await listLocalGames()).find((game) => game.id === id)
    const seats = kept?.seats ?? statusesOf(record)
    return { where: 'local', id, record, seats, yours: people(seats) }
  } catch (error) {
    if (error instanceof EngineTrouble) throw new NothingToShow(troubleText(error.trouble, language.value))
    throw error
  }
}

async function loadFromServer(id: string): Promise<ReplaySource> {
  const path = `/tables/${encodeURIComponent(id)}`
  const [record, table] = await Promise.all([
    ask<GameRecord>('GET', `${path}/record`),
    ask<TableMessage>('GET', path),
  ])
  if (!record.ok) {
    const isSecret = record.problem.kind === 'forbidden'
    throw new NothingToShow(
      isSecret ? replayWords.value.stillSecret : problemText(words.value, record.problem),
    )
  }
  return {
    where: 'server',
    id,
    record: record.value,
    seats: table.ok ? table.value.position.seats : statusesOf(record.value),
    yours: table.ok ? table.value.yours : [],
  }
}

/** Who sat there, where nothing but the record tells it. */
export const statusesOf = ({ seats }: GameRecord): readonly SeatStatus[] =>
  seats.map((seat) => (seat === 'human' ? { kind: 'person', name: '' } : { kind: 'bot', level: seat }))

const people = (seats: readonly SeatStatus[]): readonly number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/**
 * The seats a game may be looked at from, the first one to begin with. A finished game is open; in one under way
 * everyone knows what they knew, and those who share a screen know nothing of each other.
 */
export function seatsToLookFrom(
  { seats, yours }: Pick<ReplaySource, 'seats' | 'yours'>,
  isOver: boolean,
): readonly number[] {
  if (!isOver) return yours.length === 1 ? [...yours, SPECTATOR] : [SPECTATOR]
  const all = [...seats.keys()]
  const mine = all.filter((seat) => yours.includes(seat))
  return [...mine, ...all.filter((seat) => !yours.includes(seat)), SPECTATOR]
}
