import { checkSeats, tableOptions } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { FACES } from './faces.ts'
import { GAMES } from './registry.ts'

test('every game has a face, and every face a game', () => {
  expect(Object.keys(FACES)).toEqual(Object.keys(GAMES))
})

test.each(Object.entries(FACES))('the cover of %s says what its rules say', async (id, { cover }) => {
  const { game } = await GAMES[id]()
  expect(cover.seats).toEqual(game.seats)
  expect(cover.cooperative).toBe(game.cooperative)
  if (cover.quick === undefined) return
  checkSeats(game, cover.quick.seats)
  expect(tableOptions(game, cover.quick.options)).toMatchObject(cover.quick.options)
})
