import { SPECTATOR } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { leak } from '@astrolabe/kernel/tiny/leak.ts'
import { expect, test } from 'vitest'
import { botAnswerAt } from './reasons.ts'
import { bot, creation, errandTable, person, WrittenTable } from './test/tables.ts'

const ana = person('ana')

/** Gives the first answer that is legal, in the name of whoever is asked. */
function playOn<S>(written: WrittenTable<S>): void {
  const { driver } = written.table
  const offer = driver?.decision?.offers.find(({ refusal }) => refusal === undefined)
  if (driver === undefined || offer === undefined) throw new Error('nothing is asked')
  written.do((table) => table.answer(offer.seat, driver.answers.length, offer.key))
}

test('what a bot answered is found again, in the position it was asked in', () => {
  const written = new WrittenTable(leak, [creation(leak, [bot, ana], { options: { rounds: 4 } })])
  written.do((table) => table.start())
  const before = JSON.stringify(written.table.position(1).view)
  written.play('bail 2')
  const given = botAnswerAt(written.table, 1, 0)
  expect(given).toMatchObject({ seat: 0, level: 'cadet', answer: 'bail 2', given: 'bail 2', seed: 'why 0 0' })
  expect(JSON.stringify('view' in given && given.view)).toBe(before)
  expect('driver' in given && given.driver.answers).toEqual([])
})

test('nobody asks for the reasons of people, or of what has not happened', () => {
  const unbegun = new WrittenTable(leak, [creation(leak, [bot, ana], { options: { rounds: 4 } })])
  expect(botAnswerAt(unbegun.table, 1, 0)).toEqual({ problem: { why: 'not-started' } })
  const { table } = errandTable([ana, bot]).play('walk')
  expect(botAnswerAt(table, 0, 0)).toEqual({ problem: { why: 'not-by-a-bot' } })
  expect(botAnswerAt(table, 0, 1)).toEqual({ problem: { why: 'stale', expected: 1 } })
  expect(botAnswerAt(table, 0, -1)).toEqual({ problem: { why: 'stale', expected: 1 } })
})

test('a bot with a hand of its own tells its reasons to nobody else', () => {
  const written = new WrittenTable(ambush, [creation(ambush, [bot, bot, ana])])
  written.do((table) => table.start())
  const told = { own: 0, kept: 0 }
  while (written.number < 12 && written.table.phase === 'playing') {
    const { number } = written
    playOn(written)
    const author = written.table.driver?.authorOf(number) ?? SPECTATOR
    if (author === 2) continue
    for (const reader of [SPECTATOR, 1 - author, 2]) {
      expect(botAnswerAt(written.table, reader, number)).toEqual({ problem: { why: 'knows-more' } })
      told.kept++
    }
    if ('view' in botAnswerAt(written.table, author, number)) told.own++
  }
  expect(told.kept).toBeGreaterThan(3)
  expect(told.own).toBeGreaterThan(0)
})
