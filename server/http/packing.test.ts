import { get, type IncomingMessage } from 'node:http'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Client } from './test/client.ts'
import { openServer } from './test/server.ts'

/** What came back, byte for byte. */
async function bytesOf(
  address: string,
  client: Client,
  encoding: string,
): Promise<{ headers: IncomingMessage['headers']; bytes: Buffer }> {
  const headers = { ...client.headers, ...(encoding === '' ? {} : { 'Accept-Encoding': encoding }) }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return { headers: response.headers, bytes: Buffer.concat(pieces) }
}

/** A table at which a lot was said. */
async function talkative(): Promise<{ address: string; ada: Client; table: string }> {
  const { address } = await openServer()
  const ada = Client.browser(address)
  const table = await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }])
  for (let line = 0; line < 40; line++) await ada.deed(table, 'chat', { text: `line ${line} `.repeat(20) })
  return { address, ada, table }
}

test('a large reply is packed for whoever can unpack it', async () => {
  const { address, ada, table } = await talkative()
  const at = `${address}/api/tables/${table}`
  const plain = await bytesOf(at, ada, '')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, encoding, unpack] of [
    ['zstd, br, gzip', 'zstd', zstdDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const) {
    const { headers, bytes } = await bytesOf(at, ada, accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(unpack(bytes).equals(plain.bytes)).toBe(true)
  }
})

test('a small one is not, and a stream never', async () => {
  const { address, ada, table } = await talkative()
  const { headers } = await bytesOf(`${address}/api/me`, ada, 'gzip')
  expect(headers['content-encoding']).toBeUndefined()
  const stream = await ada.stream(table, '', { 'Accept-Encoding': 'gzip' })
  expect(stream.headers.get('content-encoding')).toBeNull()
  expect((await stream.next())?.chat).toHaveLength(40)
  stream.close()
})
