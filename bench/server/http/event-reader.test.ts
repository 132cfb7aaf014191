import { expect, test } from 'vitest'
import { EventReader, type StreamEvent } from './event-reader.ts'

function read(text: string, size: number): readonly StreamEvent[] {
  const events: StreamEvent[] = []
  const reader = new EventReader((event) => events.push(event))
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
  return events
}

const PIECES = [1, 2, 3, 5, 1000]

test.each(PIECES)('events, comments and letters of several bytes, in pieces of %i bytes', (size) => {
  const text = [
    ': hello\n\n',
    'event: table\nid: 0.7.9\ndata: {"name":"Zoé 🚀"}\n\n',
    'retry: 1000\n\n:\n\n',
    'data:first\ndata: second\n\n',
    'event: table\r\nid: 0.8.10\r\ndata\r\n\r\n',
    'event: table\ndata: not yet whole',
  ].join('')
  expect(read(text, size)).toEqual([
    { event: 'table', id: '0.7.9', data: '{"name":"Zoé 🚀"}' },
    { event: 'message', id: '0.7.9', data: 'first\nsecond' },
    { event: 'table', id: '0.8.10', data: '' },
  ])
})
