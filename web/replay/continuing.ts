import { isLevel } from '@astrolabe/bots/levels.ts'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import type { GameRecord, Language } from '@astrolabe/kernel'
import type { Branch, ForkTable } from '@astrolabe/server/protocol'
import { askForTable, type ApiProblem, problemText } from '../api.ts'
import { branchLocalGame, startLocalGame } from '../engine/client.ts'
import { EngineTrouble } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { localGame, type Plan, type Seating, serverTable } from '../pages/setup/seating.ts'
import { language } from '../settings.ts'
import { WORDS, words } from '../words/words.ts'
import { addressOf, type ReplaySource } from './source.ts'
import { REPLAY_WORDS } from './words.ts'

/** Those who sat there sit there again; whoever goes on takes the seats that were theirs, or the one they look from. */
export function seatsAgain(
  { seats, yours }: Pick<ReplaySource, 'seats' | 'yours'>,
  lookingFrom: number,
): readonly Seating[] {
  const mine = yours.length > 0 ? yours : [Math.max(0, lookingFrom)]
  return seats.map((sitter, seat): Seating => {
    if (mine.includes(seat)) return { kind: 'person', name: sitter.kind === 'person' ? sitter.name : '' }
    return { kind: 'bot', level: sitter.kind === 'bot' && isLevel(sitter.level) ? sitter.level : 'pilot' }
  })
}

/** A record without what came after a moment: whoever goes on from there has no use for it. */
export function upTo(
  { snapshot: _snapshot, renewed = [], forks = [], ...record }: GameRecord,
  at: number,
): GameRecord {
  const kept = renewed.filter((number) => number <= at)
  return {
    ...record,
    answers: record.answers.slice(0, at),
    renewed: kept,
    // A secret is in charge from its fresh start of chance on, wherever that was moved to since.
    forks: forks.filter(({ epoch }) => epoch <= kept.length),
    end: null,
  }
}

type Opened = { readonly address: string } | { readonly trouble: string }

const nameOf = (seat: number): string => words.value.seats.player(seatLetter(seat))

/** Opens a game that goes on from a moment, in this browser or on the server. */
export function continueFrom(source: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  return plan.how === 'screen' ? continueHere(source, at, plan) : continueByLink(source, at, plan)
}

async function continueHere({ record }: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  try {
    const id = await startLocalGame({ ...localGame(plan), fork: { record: upTo(record, at), at } })
    return { address: addressOf({ where: 'local', id }) }
  } catch (error) {
    if (error instanceof EngineTrouble) return { trouble: troubleText(error.trouble, language.value) }
    throw error
  }
}

async function continueByLink(source: ReplaySource, at: number, plan: Plan): Promise<Opened> {
  const { seats } = serverTable(plan, nameOf)
  const from = source.where === 'server' ? { table: source.id } : { record: upTo(source.record, at) }
  const reply = await askForTable('/tables/fork', { ...from, at, seats } satisfies ForkTable)
  return reply.ok
    ? { address: addressOf({ where: 'server', id: reply.value.table }) }
    : { trouble: refusalText(reply.problem, language.value) }
}

/** Begins a game that goes on from a milestone with those who sat there; gives its address. */
export async function branchFrom({ where, id }: ReplaySource, at: number): Promise<string | undefined> {
  if (where === 'link') return undefined
  if (where === 'local') {
    const branch = await branchLocalGame(id, at)
    return branch === undefined ? undefined : addressOf({ where, id: branch })
  }
  const reply = await askForTable(`/tables/${encodeURIComponent(id)}/branch`, { at } satisfies Branch)
  return reply.ok ? addressOf({ where, id: reply.value.table }) : undefined
}

/** Why the server does not go on with a game; in general words where it has no reason of its own. */
export function refusalText(problem: ApiProblem, spoken: Language): string {
  const { refused } = REPLAY_WORDS[spoken].goOn
  const { why } = problem
  return isReason(refused, why) ? refused[why] : problemText(WORDS[spoken], problem)
}

const isReason = <T extends object>(reasons: T, why: string): why is Extract<keyof T, string> =>
  Object.hasOwn(reasons, why)
