import { expect, test } from 'vitest'
import { mergeMessage } from './merge.ts'
import { ambushTable, answerOnce, messageAt } from './test/ambush.ts'

test('news since an answer are put together with the facts heard before', () => {
  const table = ambushTable()
  let known = mergeMessage(undefined, messageAt(table, 0))
  for (let number = 0; number < 8; number++) {
    answerOnce(table)
    known = mergeMessage(known, messageAt(table, 0, number))
    expect(known?.position).toEqual(table.position(0))
  }
})

test('several answers in one message leave no gap, and the same message twice changes nothing', () => {
  const table = ambushTable()
  const before = mergeMessage(undefined, messageAt(table, 1))
  for (let number = 0; number < 5; number++) answerOnce(table)
  const news = messageAt(table, 1, 0)
  const known = mergeMessage(before, news)
  expect(known?.position.facts).toEqual(table.position(1).facts)
  expect(mergeMessage(known, news)).toEqual(known)
})

test('news that follow on something unheard ask for the whole', () => {
  const table = ambushTable()
  const before = mergeMessage(undefined, messageAt(table, 0))
  for (let number = 0; number < 5; number++) answerOnce(table)
  expect(mergeMessage(before, messageAt(table, 0, 3))).toBeUndefined()
  expect(mergeMessage(undefined, messageAt(table, 0, 3))).toBeUndefined()
})

test('after something was taken back, what was heard may not have happened', () => {
  const table = ambushTable([
    { kind: 'person', guest: 'ada', name: 'Ada' },
    { kind: 'bot', level: 'cadet' },
  ])
  for (let number = 0; number < 5; number++) answerOnce(table)
  const before = mergeMessage(undefined, messageAt(table, 0))
  table.undo(0, 1)
  answerOnce(table)
  expect(mergeMessage(before, messageAt(table, 0, 1))).toBeUndefined()
  expect(mergeMessage(before, messageAt(table, 0))?.position).toEqual(table.position(0))
})

test('a reply that the stream has overtaken is not listened to', () => {
  const table = ambushTable()
  const late = messageAt(table, 0)
  answerOnce(table)
  const known = mergeMessage(undefined, messageAt(table, 0))
  expect(mergeMessage(known, late)).toBe(known)
})

test('lines of the chat are added where they belong', () => {
  const table = ambushTable()
  table.say(1, 0, 'Ada', 'Hello')
  const known = mergeMessage(undefined, messageAt(table, 0))
  table.say(2, 1, 'Ben', 'Hello yourself')
  const whole = messageAt(table, 0)
  const part = { ...whole, chat: whole.chat.slice(1), chatFrom: 1 }
  expect(mergeMessage(known, part)?.chat).toEqual(whole.chat)
  expect(mergeMessage(undefined, part)).toBeUndefined()
})
