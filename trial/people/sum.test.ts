import { expect, test } from 'vitest'
import { Played } from '../checks/test/played.ts'
import { Sum } from './sum.ts'

function begun(): { readonly played: Played; readonly sum: Sum } {
  const played = new Played()
  played.start()
  played.answer()
  const sum = new Sum()
  expect(sum.take(played.message('ana', 0).message)).toBe('heard')
  return { played, sum }
}

test('a part that begins later than what was heard has missed something', () => {
  const { played, sum } = begun()
  played.answer()
  played.answer()
  expect(sum.take(played.message('ana', 0, 2).message)).toBe('missed')
  expect(sum.take(played.message('ana', 0, 1).message)).toBe('heard')
})

test('what is older changes nothing', () => {
  const { played, sum } = begun()
  const { message } = played.message('ana', 0)
  played.answer()
  expect(sum.take(played.message('ana', 0, 1).message)).toBe('heard')
  const { facts } = sum
  expect(sum.take(message)).toBe('older')
  expect(sum.facts).toBe(facts)
})

test('a part for another seat does not follow on', () => {
  const { played, sum } = begun()
  played.answer()
  expect(sum.take(played.message('bo', 1, 1).message)).toBe('other-seat')
  expect(sum.take(played.message('bo', 1).message)).toBe('heard')
})

test('a part after answers were taken back does not follow on', () => {
  const { played, sum } = begun()
  played.answer()
  played.does(played.table.undo(0, 1))
  if (played.table.rewinds === 0) played.does(played.table.answerRequest(1, true))
  expect(sum.take(played.message('ana', 0, 1).message)).toBe('missed')
})

test('a line of the chat that was not heard is missed', () => {
  const { played, sum } = begun()
  played.say('one')
  played.say('two')
  const { message } = played.message('ana', 0, 1)
  expect(sum.take({ ...message, chat: message.chat.slice(1), chatFrom: 1 })).toBe('missed')
  expect(sum.take(message)).toBe('heard')
  expect(sum.chat.map(({ text }) => text)).toEqual(['one', 'two'])
})
