import type { Problem } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import { Draft } from './draft.ts'

/** A table that says what became of a line when it is told to. */
function slowTable() {
  const heard: string[] = []
  let reply: (problem?: Problem) => void = () => {}
  const say = (text: string): Promise<Problem | undefined> => {
    heard.push(text)
    return new Promise((resolve) => {
      reply = resolve
    })
  }
  return { heard, say, reply: (problem?: Problem) => reply(problem) }
}

function write(text: string): Draft {
  const draft = new Draft()
  draft.text.value = text
  return draft
}

test('what is said is gone from the field at once, and said once however often it is sent', async () => {
  const table = slowTable()
  const draft = write(' Hello ')
  const sent = draft.send(table.say)
  expect(draft.text.value).toBe('')
  await draft.send(table.say)
  table.reply()
  await sent
  expect(table.heard).toEqual(['Hello'])
})

test('what is written meanwhile stays, and can be sent when the line before has arrived', async () => {
  const table = slowTable()
  const draft = write('Hello')
  const sent = draft.send(table.say)
  draft.text.value = 'there'
  await draft.send(table.say)
  table.reply()
  await sent
  expect(draft.text.value).toBe('there')
  void draft.send(table.say)
  expect(table.heard).toEqual(['Hello', 'there'])
})

test('what could not be said comes back, unless something new was written', async () => {
  const table = slowTable()
  const draft = write('Hello')
  const sent = draft.send(table.say)
  table.reply({ why: 'offline' })
  await sent
  expect(draft.text.value).toBe('Hello')
  const again = draft.send(table.say)
  draft.text.value = 'there'
  table.reply({ why: 'offline' })
  await again
  expect(draft.text.value).toBe('there')
})

test('nothing is said by an empty line', async () => {
  const table = slowTable()
  await write('  ').send(table.say)
  expect(table.heard).toEqual([])
})
