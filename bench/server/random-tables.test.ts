import { type Decision, FastChance } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { randomAnswer } from './random-tables.ts'

const offer = (seat: number, key: string, rule?: string) => ({
  seat,
  key,
  option: key,
  ...(rule === undefined ? {} : { refusal: { rule } }),
})

const decision: Decision = {
  number: 0,
  kind: 'one',
  prompt: 'move',
  about: undefined,
  seats: [0, 1],
  offers: [offer(0, 'left'), offer(0, 'up', 'R-1'), offer(0, 'right'), offer(1, 'down')],
  min: 1,
  max: 1,
}

function answersOf(asked: Decision, seat: number): readonly string[] {
  const chance = new FastChance('answers')
  return [...new Set(Array.from({ length: 100 }, () => randomAnswer(asked, seat, chance)))].toSorted()
}

test('only legal offers of the seat are chosen', () => {
  expect(answersOf(decision, 0)).toEqual(['left', 'right'])
  expect(answersOf(decision, 1)).toEqual(['down'])
})

test('where several are asked for, several are given', () => {
  expect(answersOf({ ...decision, kind: 'some', min: 2, max: 2 }, 0)).toEqual(['left + right'])
})
