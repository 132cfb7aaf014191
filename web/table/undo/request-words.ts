import type { UndoRequest } from '@astrolabe/tables'
import { linesSince } from '../log/log-lines.ts'
import type { SeenTable } from '../seen-table.ts'
import { tableWords } from '../words.ts'

/** What somebody asks to take back: how much of it is the reader’s own, and to before what. */
export function requestInWords({ names, yours, log }: SeenTable, { seat, to, answers }: UndoRequest): string {
  const { undo: says } = tableWords.value
  const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0)
  const own = sum(answers.filter((_, each) => yours.value.includes(each)))
  const request = says.request(names.value(seat), sum(answers), own)
  const first = linesSince(log.value, to).at(0)
  return first === undefined ? request : `${request} ${says.before} ${first.text}`
}
