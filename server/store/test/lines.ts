import type { Sitter, TableEvent } from '@astrolabe/tables'
import { UNKNOWN_DEVICE } from '../../identity/device.ts'
import type { Append, Session, Summary } from '../store.ts'

export const ana: Sitter = { kind: 'person', guest: 'ana', name: 'Ana' }
export const bo: Sitter = { kind: 'person', guest: 'bo', name: 'Bo' }

export const created: TableEvent = {
  kind: 'created',
  game: 'tic-tac-toe',
  rules: '1',
  options: {},
  seats: [ana, { kind: 'open' }],
  host: 'ana',
  listed: true,
  seed: 'secret',
}

export const summary = (changes: Partial<Summary> = {}): Summary => ({
  game: 'tic-tac-toe',
  host: 'ana',
  phase: 'gathering',
  seats: [ana, { kind: 'open' }],
  waitingFor: [],
  answers: 0,
  listed: true,
  botTurn: false,
  changedAt: 1000,
  ...changes,
})

export const creation = (table: string, changes: Partial<Summary> = {}): Append => ({
  table,
  number: 0,
  events: [created],
  summary: summary(changes),
})

/** An event that can be told from others of its kind. */
export const line = (answer: string): TableEvent => ({ kind: 'answered', seat: 0, answer })

export const appendLine = (table: string, number: number, text: string): Append => ({
  table,
  number,
  events: [line(text)],
  summary: summary(),
})

/** A session of a guest; its token has the hash `h-<id>`. */
export const session = (guest: string, changes: Partial<Session> = {}): Session => {
  const { id = `s-${guest}` } = changes
  const times = { createdAt: 1000, seenAt: 1000 }
  return { id, guest, tokenHash: `h-${id}`, device: UNKNOWN_DEVICE, ...times, ...changes }
}
