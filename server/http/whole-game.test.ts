import { expect, test } from 'vitest'
import { Client } from './test/client.ts'
import { playSeat } from './test/play.ts'
import { openServer, REAL_GAME } from './test/server.ts'

test.each(['ambush', REAL_GAME])('two guests and a bot play %s to the end', async (game) => {
  const { address } = await openServer()
  const [ada, bob] = [Client.browser(address), await Client.guest(address, 'Bob')]
  const table = await ada.setUp(game, [
    { kind: 'me', name: 'Ada' },
    { kind: 'open' },
    { kind: 'bot', level: 'cadet' },
  ])
  expect((await bob.deed(table, 'sit', { seat: 1 })).status).toBe(200)
  expect((await ada.deed(table, 'start')).status).toBe(200)
  const ends = await Promise.all([playSeat(ada, table, 0), playSeat(bob, table, 1)])
  for (const { position } of ends) {
    expect(position.outcome).toEqual(ends[0].position.outcome)
    expect(position.seed).toMatch(/^[0-9a-f]{32}$/)
  }
})
