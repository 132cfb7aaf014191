import { expect, test } from 'vitest'
import type { Problem } from '../protocol/index.ts'
import { Client } from './test/client.ts'
import { Line } from './test/line.ts'
import { openServer } from './test/server.ts'

const HELLO = 'GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n'
const HELLO_AND_GOODBYE = HELLO.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')

test.each(['connections', 'addressConnections'])(
  '%s: so many at once; whoever comes then is hung up on, until somebody leaves',
  async (limit) => {
    const { address } = await openServer({ limits: { [limit]: 2 } })
    const first = await Line.to(address)
    const second = await Line.to(address)
    second.say(HELLO)
    await expect.poll(() => second.heard).toContain('200 OK')
    expect(await (await Line.to(address)).ended()).toBe('')
    first.hangUp()
    const served = async (): Promise<string> => (await Line.to(address)).say(HELLO_AND_GOODBYE).ended()
    await expect.poll(served).toContain('200 OK')
    second.hangUp()
  },
)

test('connections: those of a proxy are not one network’s', async () => {
  const { address } = await openServer({ limits: { addressConnections: 1 }, behindProxy: true })
  const lines = [await Line.to(address), await Line.to(address), await Line.to(address)]
  for (const line of lines) line.say(HELLO)
  for (const line of lines) await expect.poll(() => line.heard).toContain('200 OK')
  for (const line of lines) line.hangUp()
})

test.each([
  [
    'the body',
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  ],
  ['the head', 'POST /api/guests HTTP/1.1\r\nHost: loc'],
  ['all of it', ''],
])('whoever does not send %s is not waited for', async (_, text) => {
  const { address } = await openServer({ patience: 300 })
  const heard = await (await Line.to(address)).say(text).ended()
  expect(heard === '' || heard.startsWith('HTTP/1.1 408 ')).toBe(true)
})

test('while everything is done too late, whoever comes is told to come again; then it goes on', async () => {
  const { address } = await openServer({ limits: { lateness: 200 } })
  const ada = Client.browser(address)
  let refused = await ada.get<Problem>('/api/me')
  for (let block = 0; refused.status === 200 && block < 100; block++) {
    // The server has no other thread than this one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    refused = await ada.get<Problem>('/api/me')
  }
  expect([refused.status, refused.body.why]).toEqual([503, 'too-late'])
  expect(refused.headers.get('retry-after')).toBe('5')
  await expect.poll(async () => (await ada.get('/api/me')).status, { timeout: 30_000 }).toBe(200)
})
