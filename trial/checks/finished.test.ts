import { expect, test } from 'vitest'
import { Sum } from '../people/sum.ts'
import { recordFaults, sumFaults } from './finished.ts'
import { Played } from './test/played.ts'

function finished() {
  const played = new Played()
  played.start()
  played.toTheEnd()
  const record = played.table.record()
  if (record === undefined) throw new Error('no record')
  return { played, record }
}

const kindsOf = (faults: readonly { readonly kind: string }[]): readonly string[] =>
  faults.map(({ kind }) => kind)

test('the record of a finished game is verified, and holds the answers of the books', () => {
  const { played, record } = finished()
  expect(recordFaults('played', played.table, record)).toEqual([])
})

test('a record of another end, of another game or of none is not verified', () => {
  const { played, record } = finished()
  const otherEnd = record.end && { ...record, end: { ...record.end, scores: [9, 9] } }
  expect(kindsOf(recordFaults('played', played.table, otherEnd ?? record))).toEqual(['unverified'])
  const begun = { ...record, answers: record.answers.slice(0, 1), end: null }
  expect(kindsOf(recordFaults('played', played.table, begun))).toEqual(['unverified'])
})

test('the sum of the parts is the whole', () => {
  const played = new Played()
  const whole = new Sum()
  played.start()
  whole.take(played.message('ana', 0).message)
  while (played.table.phase === 'playing') {
    const since = played.table.driver?.answers.length ?? 0
    played.answer()
    expect(whole.take(played.message('ana', 0, since === 0 ? -1 : since).message)).toBe('heard')
  }
  expect(sumFaults('played', played.table, whole)).toEqual([])
  played.say('nobody has heard this', false)
  expect(kindsOf(sumFaults('played', played.table, whole))).toEqual(['missed'])
})
