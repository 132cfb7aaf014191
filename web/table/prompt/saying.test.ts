import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TableProblem } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import type { ApiProblem } from '../../api.ts'
import type { Trouble } from '../../engine/trouble.ts'
import { en } from '../words.en.ts'
import { fr } from '../words.fr.ts'
import { problemSaid } from './saying.ts'

const text = {
  refusal: ({ rule, missing }: { rule: string; missing?: number }) => `${rule} lacks ${missing ?? 0}`,
}
const say = (problem: Parameters<typeof problemSaid>[0]) => problemSaid(problem, text, en.problems)

test('a rule speaks with the words of its game, and is named', () => {
  expect(say({ why: 'refused', rule: 'XX-1', missing: 2 })).toEqual({ text: 'XX-1 lacks 2', rule: 'XX-1' })
  expect(say({ why: 'refused', rule: 'XX-2' })).toEqual({ text: 'XX-2 lacks 0', rule: 'XX-2' })
})

test('a problem of the table has its words, and any other is our fault', () => {
  expect(say({ why: 'stale' }).text).toBe(en.problems.stale)
  expect(say({ why: 'too-many', retryAfter: 5 }).text).toContain('5')
  expect(say({ why: 'unheard-of', reference: 'r-17' }).text).toContain('r-17')
  expect(say({ why: 'constructor' }).text).toBe(en.problems.failure(undefined))
})

/** What a person is told of a problem at a table: words for it, that the fault is ours, or nothing, as it is met elsewhere. */
type Told = 'words' | 'fault' | 'elsewhere'

const OF_TABLES: Readonly<Record<TableProblem['why'], Told>> = {
  stale: 'words',
  over: 'words',
  refused: 'words',
  'not-on-offer': 'words',
  'not-your-turn': 'words',
  'not-started': 'words',
  'already-started': 'words',
  'no-such-seat': 'words',
  'not-your-seat': 'words',
  'seat-taken': 'words',
  'seat-kept': 'words',
  'seen-another-hand': 'words',
  'secret-told': 'words',
  'seats-open': 'words',
  'nothing-to-take-back': 'words',
  'too-often': 'words',
  'no-request': 'words',
  'request-pending': 'words',
  'not-cooperative': 'words',
  'own-question': 'words',
  'no-proposal': 'words',
  'among-rivals': 'words',
  'not-by-a-bot': 'words',
  'knows-more': 'words',
  'not-repeating': 'words',
  'no-such-exception': 'words',
  'no-order': 'words',
  'not-over': 'words',
  'not-waited-for': 'words',
  'nudged-already': 'words',
  'no-nudge': 'words',
  'not-yet': 'words',
  resigned: 'words',
}

const OF_THIS_BROWSER: Readonly<Record<Trouble['why'], Told>> = {
  'not-kept': 'words',
  'no-such-game': 'words',
  'other-rules': 'words',
  failed: 'fault',
  // Before there is a table.
  'not-a-record': 'elsewhere',
  'unknown-game': 'elsewhere',
  'illegal-answer': 'elsewhere',
}

const OF_REPLIES: Readonly<Record<ApiProblem['kind'], Told>> = {
  offline: 'words',
  missing: 'words',
  forbidden: 'words',
  stale: 'words',
  refused: 'words',
  'too-many': 'words',
  failure: 'fault',
}

const OF_THE_SERVER: Readonly<Record<string, Told>> = {
  ...OF_TABLES,
  'id-taken': 'words',
  'too-many': 'words',
  'no-session': 'words',
  'no-such-table': 'words',
  'not-your-seat': 'words',
  'not-the-host': 'words',
  'chat-full': 'words',
  unwritable: 'words',
  'too-late': 'words',
  'full-house': 'words',
  'no-advice': 'words',
  'secret-told': 'words',
  malformed: 'words',
  failed: 'fault',
  // What this page does not send.
  'foreign-page': 'fault',
  'foreign-host': 'fault',
  'no-origin': 'fault',
  'wrong-token': 'fault',
  'too-large': 'fault',
  'not-json': 'fault',
  packed: 'fault',
  'no-such-level': 'fault',
  'no-such-route': 'fault',
  // Before there is a table, or beside it.
  'no-such-game': 'elsewhere',
  'no-such-link': 'elsewhere',
  'no-such-session': 'elsewhere',
  'record-secret': 'elsewhere',
  'bad-record': 'elsewhere',
  'other-rules': 'elsewhere',
  'no-such-moment': 'elsewhere',
  simulation: 'elsewhere',
  'bad-endpoint': 'elsewhere',
  'not-told': 'elsewhere',
  'no-milestone': 'elsewhere',
  'not-your-table': 'elsewhere',
  unfit: 'elsewhere',
}

test.each([en, fr])('every problem met at a table has words of its own', ({ problems }) => {
  const all = { ...OF_THE_SERVER, ...OF_REPLIES, ...OF_THIS_BROWSER, 'no-record': 'words' }
  const isFault = (why: string): boolean =>
    problemSaid({ why }, text, problems).text === problems.failure(undefined)
  const mistold = Object.entries(all).filter(
    ([why, told]) => told !== 'elsewhere' && isFault(why) !== (told === 'fault'),
  )
  expect(mistold).toEqual([])
})

test('the server refuses for no other reason', () => {
  const folder = fileURLToPath(new URL('../../../server/http', import.meta.url))
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const source = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
  const reasons = [...source.matchAll(/new Refused\(\s*[\w.]+,\s*'([\w-]+)'/g)].map(([, why]) => why)
  expect(reasons.length).toBeGreaterThan(20)
  expect(reasons.filter((why) => !Object.hasOwn(OF_THE_SERVER, why))).toEqual([])
})
