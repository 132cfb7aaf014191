import { SPECTATOR } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { SEAT_MARKS, seatColour, seatLetter, seatShape } from './seat.ts'

const SEATS = Array.from({ length: SEAT_MARKS }, (_, seat) => seat)

test.each([seatColour, seatLetter, seatShape])('$name is different for each seat', (markOf) => {
  expect(new Set(SEATS.map(markOf)).size).toBe(SEAT_MARKS)
})

test('who has no seat of their own has no letter', () => {
  expect([SPECTATOR, SEAT_MARKS].map(seatLetter)).toEqual(['', ''])
})
