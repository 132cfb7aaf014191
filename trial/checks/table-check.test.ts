import { parseAnswer } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { chatMark, seatMark, undoMark } from './marks.ts'
import { Played } from './test/played.ts'

function begun(): Played {
  const played = new Played()
  played.start()
  played.answer()
  return played
}

test('an honest game has no faults, however often the books are read', () => {
  const played = begun()
  const { account } = played.check
  played.show('ana', 0)
  expect(played.faults()).toEqual([])
  played.say('hello')
  played.does(played.table.seat(1, { kind: 'bot', level: 'cadet' }))
  account.settle(account.begin(seatMark(1, { kind: 'bot', level: 'cadet' })), 'acknowledged')
  played.show('ana', 0, 1)
  played.show('bo', -1)
  const number = played.table.driver?.answers.length ?? 0
  played.does(played.table.undo(0, number - 1))
  account.settle(account.begin(undoMark(0, number - 1)), 'cut')
  expect(played.faults()).toEqual([])
  expect(played.check.shown.compared).toBe(3)
})

test('taken back by consent', () => {
  const played = begun()
  played.answer()
  played.does(played.table.undo(0, 0))
  expect(played.events.at(-1)?.kind).toBe('undo-asked')
  played.does(played.table.answerRequest(1, true))
  const { account } = played.check
  account.settle(account.begin(undoMark(0, 0)), 'acknowledged')
  account.settle(account.begin('consent'), 'acknowledged')
  played.answer()
  expect(played.faults()).toEqual([])
})

test('an acknowledged answer that is not there is lost', () => {
  const played = begun()
  const books = [...played.events]
  played.answer()
  expect(played.faults(books)).toEqual(['lost'])
})

test('what was refused and is there has changed something', () => {
  const played = begun()
  const { account } = played.check
  account.settle(account.begin(chatMark('no')), 'refused')
  played.say('no', false)
  expect(played.faults()).toEqual(['changed'])
})

test('what was cut off may be there or not', () => {
  const played = begun()
  const { account } = played.check
  account.settle(account.begin(chatMark('there')), 'cut')
  account.settle(account.begin(chatMark('not there')), 'cut')
  played.say('there', false)
  expect(played.faults()).toEqual([])
})

test('what was refused and is being tried again may be there or not', () => {
  const played = begun()
  const { account } = played.check
  const sent = account.begin(chatMark('now'))
  account.settle(sent, 'refused')
  account.again(sent)
  expect(played.faults()).toEqual([])
  played.say('now', false)
  expect(played.faults()).toEqual([])
  account.settle(sent, 'refused')
  expect(played.faults()).toEqual(['changed'])
})

test('what nobody did has changed something', () => {
  const played = begun()
  played.say('nobody said so', false)
  expect(played.faults()).toEqual(['changed'])
})

test('what is there more often than it was sent is doubled', () => {
  const played = begun()
  played.say('once')
  played.say('once', false)
  expect(played.faults()).toEqual(['doubled'])
})

test('what was acknowledged first comes first', () => {
  const played = begun()
  const { account } = played.check
  account.settle(account.begin(chatMark('first')), 'acknowledged')
  account.settle(account.begin(chatMark('second')), 'acknowledged')
  played.say('second', false)
  played.say('first', false)
  expect(played.faults()).toEqual(['disordered'])
})

test('a hand shown to somebody else is a leak, whoever they are', () => {
  const played = begun()
  played.show('bo', 0)
  played.show('nobody', 1)
  expect(played.faults()).toEqual(['leaked', 'leaked'])
})

test('a position that never was is found by any of its bytes', () => {
  const played = begun()
  const { text, message } = played.message('ana', 0)
  played.check.shown.add('ana', false, text.replace('"waitingFor":[', '"waitingFor":[7,'), message)
  expect(played.faults()).toEqual(['misshown'])
})

test('seats that somebody does not hold are not theirs', () => {
  const played = begun()
  const { text, message } = played.message('ana', 0)
  played.check.shown.add('ana', false, text, { ...message, yours: [0, 1] })
  expect(played.faults()).toEqual(['misshown'])
})

test('nobody is shown what is not written yet', () => {
  const played = begun()
  const books = [...played.events]
  played.say('soon', false)
  played.show('ana', 0)
  expect(played.faults(books)).toEqual(['unwritten'])
})

test('books that were read do not change', () => {
  const played = begun()
  played.say('as it was')
  expect(played.faults()).toEqual([])
  const changed = played.events.map((event) =>
    event.kind === 'said' ? { ...event, text: 'otherwise' } : event,
  )
  expect(played.faults(changed)).toEqual(['rewritten'])
})

test('books that were read do not become shorter', () => {
  const played = begun()
  expect(played.faults()).toEqual([])
  expect(played.faults(played.events.slice(0, -1))).toEqual(['rewritten'])
})

test('the books hold only what the rules allow', () => {
  const played = begun()
  const answered = played.events.at(-1)
  if (answered?.kind !== 'answered') throw new Error('no answer')
  expect(played.faults([...played.events, answered])).toContain('rewritten')
})

test('only bots answer without an id', () => {
  const played = begun()
  const given = played.events.pop()
  if (given?.kind !== 'answered') throw new Error('no answer')
  expect(parseAnswer(given.answer, given.seat).seat).toBe(given.seat)
  const { id: _id, ...nameless } = given
  expect(played.faults([...played.events, nameless])).toContain('rewritten')
})
