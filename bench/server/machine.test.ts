import { expect, test } from 'vitest'
import { machineUse, othersShare } from './machine.ts'

test('what is neither idle nor ours is used by others', () => {
  const before = { busy: 100, whole: 1000 }
  expect(othersShare(before, { busy: 112, whole: 1020 }, 10)).toBeCloseTo(0.1)
  expect(othersShare(before, { busy: 105, whole: 1020 }, 10)).toBe(0)
  expect(othersShare(before, before, 0)).toBe(0)
})

test('the machine is never busier than whole', () => {
  const { busy, whole } = machineUse()
  expect(busy).toBeGreaterThan(0)
  expect(whole).toBeGreaterThanOrEqual(busy)
})
