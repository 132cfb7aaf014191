import { type GameRecord, verifyRecord } from '@astrolabe/kernel'
import type { GameTable } from '@astrolabe/tables'
import { isDeepStrictEqual } from 'node:util'
import type { Sum } from '../people/sum.ts'
import type { Fault } from './fault.ts'

/** What is wrong with the record of a finished game. */
export function recordFaults(id: string, table: GameTable, record: GameRecord): Fault[] {
  const { verdict, finished, checks } = verifyRecord(table.game, record)
  const fault = (what: string): Fault => ({ kind: 'unverified', table: id, what })
  if (verdict !== 'sound') return [fault(JSON.stringify(checks))]
  if (!finished) return [fault('the record has no end')]
  return isDeepStrictEqual(record.answers, table.driver?.answers)
    ? []
    : [fault('the answers of the record are not those of the books')]
}

/** What is missing from the sum of what a stream told, or too much in it. */
export function sumFaults(id: string, table: GameTable, { last, facts, chat }: Sum): Fault[] {
  if (last === undefined) return []
  const fault = (what: string): Fault => ({ kind: 'missed', table: id, what })
  const { seat } = last.position
  const whole = JSON.stringify(table.position(seat).facts)
  const lines = table.chat.map(({ kind: _kind, ...line }) => line)
  return [
    ...(JSON.stringify(facts) === whole
      ? []
      : [fault(`the facts that seat ${seat} heard are not all of them`)]),
    ...(isDeepStrictEqual(chat, lines) ? [] : [fault(`the chat that seat ${seat} heard is not all of it`)]),
  ]
}
