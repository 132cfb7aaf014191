import { isLevel } from '@astrolabe/bots'
import type { GameRecord } from '@astrolabe/kernel'
import type { ForkTable, TableCreated } from '@astrolabe/server/protocol'
import { ask, problemText } from '../api.ts'
import { startLocalGame } from '../engine/client.ts'
import { EngineTrouble } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { localGame, type Plan, type Seating, serverTable } from '../pages/setup/seating.ts'
import { language } from '../settings.ts'
import { letterOf } from '../sitters.ts'
import { words } from '../words/words.ts'
import { addressOf, type ReplaySource } from './source.ts'

/** Those who sat there sit there again: people as people, at this device if they are yours, bots as bots. */
export function seatsAgain({ seats, yours }: Pick<ReplaySource, 'seats' | 'yours'>): readonly Seating[] {
  return seats.map((sitter, seat): Seating => {
    if (sitter.kind === 'bot') return { kind: 'bot', level: isLevel(sitter.level) ? sitter.level : 'pilot' }
    const isYours = yours.includes(seat)
    if (isYours && sitter.kind === 'person') return { kind: 'person', name: sitter.name }
    return { kind: 'bot', level: 'pilot' }
  })
}

/** A record without what came after a moment: whoever goes on from there has no use for it. */
export function upTo({ snapshot: _snapshot, ...record }: GameRecord, at: number): GameRecord {
  return {
    ...record,
    answers: record.answers.slice(0, at),
    ...(record.renewed && { renewed: record.renewed.filter((number) => number <= at) }),
    ...(record.forks && { forks: record.forks.filter((fork) => fork.at <= at) }),
    end: null,
  }
}

type Opened = { readonly address: string } | { readonly trouble: string }

const nameOf = (seat: number): string => words.value.seats.player(letterOf(seat))

/** Opens a game that goes on from a moment, in this browser or on the server. */
export function continueFrom(source: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  return plan.how === 'screen' ? continueHere(source, at, plan) : continueByLink(source, at, plan)
}

async function continueHere({ record }: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  try {
    const id = await startLocalGame({ ...localGame(plan, nameOf), fork: { record: upTo(record, at), at } })
    return { address: addressOf({ where: 'local', id }) }
  } catch (error) {
    if (error instanceof EngineTrouble) return { trouble: troubleText(error.trouble, language.value) }
    throw error
  }
}

async function continueByLink(source: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  const { seats } = serverTable(plan, nameOf)
  const from = source.where === 'server' ? { table: source.id } : { record: upTo(source.record, at) }
  const reply = await ask<TableCreated>('POST', '/tables/fork', { ...from, at, seats } satisfies ForkTable)
  return reply.ok
    ? { address: addressOf({ where: 'server', id: reply.value.table }) }
    : { trouble: problemText(words.value, reply.problem) }
}
