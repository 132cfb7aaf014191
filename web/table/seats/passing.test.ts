import { SPECTATOR } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { passingOf } from './passing.ts'

const at = (seat: number, ...waitingFor: number[]) => ({ seat, waitingFor, phase: 'playing' as const })
const NOBODY = { to: undefined, isCovered: false }

test('one person alone passes the device to nobody', () => {
  expect(passingOf(at(0, 1), [0], undefined, false)).toEqual(NOBODY)
})

test('until someone says who they are, nothing but the view of everyone is shown', () => {
  expect(passingOf(at(0, 0), [0, 1], undefined, false)).toEqual({ to: 0, isCovered: true })
  expect(passingOf(at(SPECTATOR, 0), [0, 1], undefined, false)).toEqual({ to: 0, isCovered: false })
})

test('whoever holds the device keeps it while they are asked, and while bots play', () => {
  expect(passingOf(at(0, 0), [0, 1], 0, false)).toEqual(NOBODY)
  expect(passingOf(at(0, 2), [0, 1], 0, false)).toEqual(NOBODY)
  expect(passingOf(at(1, 0, 1), [0, 1], 1, false)).toEqual(NOBODY)
})

test('when another is asked it goes to them, and their view is covered for the one before', () => {
  expect(passingOf(at(0, 1), [0, 1], 0, false)).toEqual({ to: 1, isCovered: false })
  expect(passingOf(at(1, 1), [0, 1], 0, false)).toEqual({ to: 1, isCovered: true })
})

test('with open hands, and after the game, there is nothing to hide', () => {
  expect(passingOf(at(0, 1), [0, 1], undefined, true)).toEqual(NOBODY)
  expect(passingOf({ ...at(0), phase: 'over' }, [0, 1], undefined, false)).toEqual(NOBODY)
})
