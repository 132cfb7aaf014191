import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { DESTINIES } from '../../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { EVENTS } from '../../content/events.ts'
import { FACTIONS } from '../../content/factions.ts'
import { MODULES } from '../../content/modules.ts'
import { MOONS } from '../../content/moons.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { DEVELOPMENTS, RESOURCES, SHIP_TYPES } from '../../content/schema.ts'
import { SUPREMACIES } from '../../content/supremacies.ts'
import { TACTICS } from '../../content/tactics.ts'
import { TILES } from '../../content/tiles.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../../content/unity.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { gallery } from './gallery.tsx'

const ids = gallery.flatMap((room) => room.exhibits).map(({ id }) => id)

test('everything in the box is shown', () => {
  const designs = [
    ...TILES,
    ...RAIDERS,
    ...FACTIONS,
    ...DEVELOPMENT_CARDS,
    ...MODULES,
    ...MOONS,
    ...DISCOVERIES,
    ...SUPREMACIES,
    ...UPGRADES,
    ...TACTICS,
    ...EVENTS,
    ...DESTINIES,
    ...COMMANDERS,
    ...UNITY_ACTIONS,
    ...CONFLICTS,
    ...UNITY_TOKENS,
  ].map(({ id }) => id)
  const missing = [...designs, ...SHIP_TYPES, ...DEVELOPMENTS, ...RESOURCES].filter((id) => !ids.includes(id))
  expect(missing).toEqual([])
})

test('each thing is shown once', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test.each(LANGUAGES)('rooms and things are named in %s, no two rooms alike', (language) => {
  for (const room of gallery) {
    const names = room.exhibits.map(({ name }) => name[language])
    expect([room.title[language], ...names].filter((name) => name.trim() === '')).toEqual([])
  }
  const titles = gallery.map(({ title }) => title[language])
  expect(new Set(titles).size).toBe(titles.length)
})
