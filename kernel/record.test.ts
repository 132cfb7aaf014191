import { describe, expect, test } from 'vitest'
import { BadRecord, parseRecord } from './record-file.ts'
import { seedHashOf, trailOf } from './record.ts'
import { randomRecord } from './testing/random-record.ts'
import { ambush } from './tiny/ambush.ts'

const record = randomRecord(ambush, { seats: 3, options: {} }, 'fast:record')

test('a record is read as it was written', () => {
  expect(parseRecord(JSON.stringify(record))).toEqual(record)
  expect(record.seedHash).toBe(seedHashOf('fast:record'))
  expect(record.end?.trail).toBe(trailOf(record.answers))
  expect(record.options).toEqual({ rounds: 4 })
})

describe('what is not a record is refused in plain words', () => {
  const reading = (value: unknown) => () => parseRecord(JSON.stringify(value))

  test('broken JSON', () => {
    expect(() => parseRecord('{"game": "ambush"')).toThrow(BadRecord)
    expect(() => parseRecord('{"game": "ambush"')).toThrow(/^this is not a record: not JSON \(/)
    expect(() => parseRecord('')).toThrow('not JSON')
  })

  test('something else altogether', () => {
    for (const value of [null, 3, 'text', []])
      expect(reading(value)).toThrow(/this is not a record: must be object/)
  })

  test('a missing field is named', () => {
    const { answers: _, ...rest } = record
    expect(reading(rest)).toThrow('this is not a record: must have required properties answers')
  })

  test('a field of the wrong type is named, with its place', () => {
    expect(reading({ ...record, game: 7 })).toThrow('“game” must be string')
    expect(reading({ ...record, answers: ['ridge', 3] })).toThrow('“answers.1” must be string')
    expect(reading({ ...record, seats: [] })).toThrow('“seats” must not have fewer than 1 items')
    expect(reading({ ...record, seed: '' })).toThrow('“seed” must not have fewer than 1 characters')
    expect(reading({ ...record, renewed: [-1] })).toThrow('“renewed.0” must be >= 0')
    expect(reading({ ...record, options: { rounds: 'four' } })).toThrow('“options.rounds” must be')
    expect(reading({ ...record, end: 'soon' })).toThrow('“end” must be')
  })
})

test('the trail of answers tells from which one on two lists differ', () => {
  const answers = ['ridge', '3', '@1 draw', '', 'take 1 + take 2']
  const trail = trailOf(answers)
  expect(trail).toMatch(/^[0-9a-f]{20}$/)
  expect(trailOf(answers.slice(0, 3))).toBe(trail.slice(0, 12))
  const changed = trailOf(answers.with(2, '@2 draw'))
  expect(changed.slice(0, 8)).toBe(trail.slice(0, 8))
  for (let at = 8; at < 20; at += 4) expect(changed.slice(at, at + 4)).not.toBe(trail.slice(at, at + 4))
  expect(trailOf(['ab', 'c'])).not.toBe(trailOf(['a', 'bc']))
})
