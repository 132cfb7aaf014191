import { expect, test } from 'vitest'
import { ResponseReader } from './response-reader.ts'

/** What a reader makes of bytes that come in pieces of the given size. */
function read(text: string, size: number): readonly string[] {
  const seen: string[] = []
  let body = ''
  const reader = new ResponseReader({
    begin: (status) => seen.push(`begin ${status}`),
    take: (bytes) => {
      body += bytes.toString('latin1')
    },
    end: () => {
      seen.push(`end ${body}`)
      body = ''
    },
  })
  const bytes = Buffer.from(text)
  const received = Buffer.alloc(size)
  for (let at = 0; at < bytes.length; at += size) {
    reader.push(received.subarray(0, bytes.copy(received, 0, at, at + size)))
    received.fill('?')
  }
  if (body !== '') seen.push(`so far ${body}`)
  return seen
}

const PIECES = [1, 2, 3, 7, 16, 1000]

test.each(PIECES)('responses with a length follow one another, in pieces of %i bytes', (size) => {
  const text = [
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nx: y\r\n\r\nfirst',
    'HTTP/1.1 409 Conflict\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
    'HTTP/1.1 204 No Content\r\ndate: now\r\n\r\n',
  ].join('')
  expect(read(text, size)).toEqual(['begin 200', 'end first', 'begin 409', 'end {}', 'begin 204', 'end '])
})

test.each(PIECES)('a body in chunks is put together, in pieces of %i bytes', (size) => {
  const text = [
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    '5\r\nabcde\r\n10;note=1\r\n0123456789abcd\r\n\r\n0\r\nTrailer: t\r\n\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nz',
  ].join('')
  expect(read(text, size)).toEqual(['begin 200', 'end abcde0123456789abcd\r\n', 'begin 200', 'end z'])
})

test.each(PIECES)('chunks of a stream are handed on before it ends, in pieces of %i bytes', (size) => {
  const text = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n3\r\nt'
  expect(read(text, size)).toEqual(['begin 200', 'so far onet'])
})

test.each(PIECES)('a body that does not say where it ends is handed on, in pieces of %i bytes', (size) => {
  expect(read('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\none\n\ntwo', size)).toEqual([
    'begin 200',
    'so far one\n\ntwo',
  ])
})

test('what is no response is said to be none', () => {
  expect(() => read('SSH-2.0-x\r\n\r\n', 100)).toThrow('not a response: SSH-2.0-x')
  expect(() => read('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 100)).toThrow(
    'not the size of a chunk: zz',
  )
})
