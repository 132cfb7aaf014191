import { expect, test } from 'vitest'
import { pageOf } from './page.ts'
import { type Report, written } from './report.ts'

const REPORT: Report = {
  passed: false,
  isWhole: true,
  wishes: { tables: 2, servers: 2, seed: 'page' },
  disk: 'none',
  seconds: 12,
  gamesOpened: 2,
  kills: 3,
  starts: [100, 200, 300],
  clockJumps: 1,
  diskFills: 0,
  totals: { 'answers acknowledged': 1234 },
  deeds: {},
  replies: { '200': 5, '503 unwritable': 1 },
  lateness: [10, 20, 3000],
  faultCounts: { lost: 1 },
  faults: [{ kind: 'lost', table: 'abc', what: 'answer 1' }],
  log: {},
}

test('the page says what failed, how often, and where', () => {
  const page = pageOf(REPORT)
  expect(page).toMatch(/^# Trial: FAILED\n/)
  expect(page).toContain('| lost: acknowledged, and not in the books | 1 |')
  expect(page).toContain('| doubled: there more often than it was sent | 0 |')
  expect(page).toContain('- lost, table abc: answer 1')
  expect(page).toContain('| answers acknowledged | 1,234 |')
  expect(page).toContain('half within 200 ms')
  expect(page).toContain('stream of another: half within 20 ms')
})

test('with one server nothing is said of another', () => {
  const wishes = { ...REPORT.wishes, servers: 1 }
  expect(pageOf({ ...REPORT, passed: true, isWhole: false, wishes, lateness: [] })).not.toContain(
    'of another',
  )
})

test('times are written down in short', () => {
  expect(written(REPORT)).toMatchObject({
    starts: { count: 3, p50: 200, max: 300 },
    lateness: { count: 3, p50: 20 },
    latenessOverASecond: 1,
  })
})
