import { expect, test } from 'vitest'
import { PATIENCE, RecentTable, RecentTables } from './recent-tables.ts'
import { creation } from './test/lines.ts'

const recent = (name: string): RecentTable => new RecentTable(creation(name))

/** So many tables, all of which something was written to at once. */
function lateTables(count: number): RecentTables {
  const tables = new RecentTables()
  for (let number = 0; number < count; number++) {
    const table = recent(`${number}`)
    tables.add(table)
    tables.markLate(table)
  }
  return tables
}

test('a table has its turn when it has waited, and no other one before', () => {
  const tables = lateTables(1)
  let looks = 1
  while (!tables.look()) looks++
  expect(looks).toBe(PATIENCE)
  const [first] = tables.due()
  const second = recent('second')
  tables.markLate(second)
  expect(tables.due()).toEqual([first])
  tables.markSettled(first)
  expect([tables.look(), tables.hasNoneLate]).toEqual([false, false])
})

test('tables that were written to together have their turns one after the other', () => {
  const tables = lateTables(4 * PATIENCE)
  const turns: number[] = []
  while (!tables.hasNoneLate) {
    tables.look()
    const due = tables.due()
    turns.push(due.length)
    for (const table of due) tables.markSettled(table)
  }
  expect(Math.max(...turns)).toBe(8)
  expect(turns.length).toBeLessThan(5 * PATIENCE)
})

test('only so many are known; those that are late are never forgotten', () => {
  const tables = lateTables(2)
  for (let number = 2; number < 6000; number++) tables.add(recent(`${number}`))
  const known = Array.from({ length: 6000 }, (_, number) => `${number}`).filter((name) => tables.get(name))
  expect(known).toHaveLength(5000)
  expect(known.slice(0, 3)).toEqual(['0', '1', '1002'])
})
