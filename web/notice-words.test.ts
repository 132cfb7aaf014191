import type { PushNews } from '@astrolabe/server/protocol'
import { expect, test } from 'vitest'
import { noticeSaid } from './notice-words.ts'

type News = PushNews['tables'][number]
const turn = (table: string): News => ({ table, game: 'g', what: 'turn' })
const nudge: News = { table: 'bb', game: 'g', what: 'nudge', by: 'Ben' }
const again: News = { table: 'cc', game: 'g', what: 'again', by: 'Ben' }

test('one table that waits is led to, and several are found on the home page', () => {
  expect(noticeSaid({ tables: [turn('aa')] }, 'en')).toMatchObject({ title: 'Your turn', address: '/g/aa' })
  expect(noticeSaid({ tables: [turn('aa'), turn('bb')] }, 'en').address).toBe('/')
  // What waited may be over by now.
  expect(noticeSaid({ tables: [] }, 'fr')).toMatchObject({ title: 'À vous de jouer', address: '/' })
})

test('whoever calls is named, in the language of the page', () => {
  expect(noticeSaid({ tables: [turn('aa'), nudge] }, 'fr')).toMatchObject({
    body: 'Ben demande si vous êtes encore là.',
    address: '/g/bb',
  })
  expect(noticeSaid({ tables: [again] }, 'en')).toMatchObject({
    body: 'Ben wants to play again.',
    address: '/g/cc',
  })
  expect(noticeSaid({ tables: [again, turn('aa')] }, 'en').address).toBe('/g/aa')
})
