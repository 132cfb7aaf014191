import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { ALLIES } from '../../content/allies.ts'
import { DAMAGE_CARDS } from '../../content/damage.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { EXPLORATIONS } from '../../content/explorations.ts'
import { MODULES } from '../../content/modules.ts'
import { SHIPS } from '../../content/ships.ts'
import { SIGNALS } from '../../content/signals.ts'
import { TILES } from '../../content/tiles.ts'
import { gallery } from './gallery.tsx'

const exhibits = gallery.flatMap((room) => room.exhibits)
const ids = exhibits.map(({ id }) => id)

test('every card, board and tile is shown', () => {
  const cards = [...SHIPS, ...MODULES, ...ENEMIES, ...EXPLORATIONS, ...SIGNALS, ...ALLIES].map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      ...cards,
      ...DAMAGE_CARDS.map(({ malfunction }) => malfunction),
      ...TILES.map(({ id }) => `tile-${id}`),
      ...SHIPS.flatMap(({ id }) => [1, 2, 3, 4, 5, 6].map((level) => `mod-${id}-${level}`)),
      ...[1, 2, 3, 4].map((number) => `avatar-${number}`),
    ]),
  )
})

test('each thing is shown once', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(LANGUAGES)('rooms and things are named in %s, no two rooms alike', (language) => {
  for (const room of gallery) {
    const names = room.exhibits.map(({ name }) => name[language])
    expect([room.title[language], ...names].filter((name) => name.trim() === '')).toEqual([])
  }
  const titles = gallery.map(({ title }) => title[language])
  expect(new Set(titles).size).toBe(titles.length)
})
