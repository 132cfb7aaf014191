import { expect, test } from 'vitest'
import { SqliteFeed } from './sqlite-feed.ts'

test('news that could not be read are told when they can be', () => {
  let dataVersion = 1
  let isReadable = true
  let change = 1
  const all = (sql: string): unknown[] => {
    if (sql.startsWith('PRAGMA')) return [{ data_version: dataVersion }]
    if (sql.includes('max(change)')) return [{ change }]
    if (!isReadable) throw new Error('the disk cannot be read')
    return [{ id: 'aa', version: 2, change }]
  }
  const heard: string[] = []
  const feed = new SqliteFeed({ all }, (table, version) => heard.push(`${table} ${version}`))
  dataVersion = 2
  change = 2
  isReadable = false
  expect(() => feed.poll()).toThrow('cannot be read')
  isReadable = true
  feed.poll()
  feed.poll()
  expect(heard).toEqual(['aa 2'])
})
