import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/folder.ts'
import { Checkpoints } from './checkpoints.ts'
import { SqliteStore } from './sqlite.ts'

const path = join(temporaryFolder(), 'astrolabe.db')

/** Whether the log has begun anew after so many transactions, of so many writes each. */
async function hasBegunAnew(transactions: number, writes: number): Promise<boolean> {
  let begun = false
  const checkpoints = new Checkpoints(path, () => {
    begun = true
  })
  for (let transaction = 0; transaction < transactions; transaction++) {
    checkpoints.written(writes)
    await new Promise(setImmediate)
  }
  await checkpoints.close()
  return begun
}

test('the log begins anew from time to time, after many transactions or many writes', async () => {
  const store = new SqliteStore(path)
  expect(await hasBegunAnew(3999, 1)).toBe(false)
  expect(await hasBegunAnew(4100, 1)).toBe(true)
  expect(await hasBegunAnew(399, 100)).toBe(false)
  expect(await hasBegunAnew(440, 100)).toBe(true)
  await store.close()
})
