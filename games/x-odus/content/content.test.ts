import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ALLIES } from './allies.ts'
import { AVATARS } from './avatars.ts'
import { DAMAGE_CARDS } from './damage.ts'
import { AVATAR_DIE, DIE_FACES } from './dice.ts'
import { ENEMIES } from './enemies.ts'
import { EXPLORATIONS } from './explorations.ts'
import { MODS } from './mods.ts'
import { MODULES } from './modules.ts'
import * as schema from './schema.ts'
import { SHIPS } from './ships.ts'
import { SIGNALS } from './signals.ts'
import { TILES } from './tiles.ts'
import { TRACKS } from './track.ts'

describe('the schema', () => {
  const content: readonly (readonly [string, TSchema, readonly unknown[], number])[] = [
    ['ship board', schema.ShipBoard, SHIPS, 6],
    ['Precursor Mod', schema.Mod, MODS, 36],
    ['Module', schema.Module, MODULES, 32],
    ['Enemy', schema.Enemy, ENEMIES, 16],
    ['Avatar', schema.Avatar, AVATARS, 4],
    ['kind of Damage card', schema.DamageCard, DAMAGE_CARDS, 8],
    ['Exploration', schema.Exploration, EXPLORATIONS, 20],
    ['Signal', schema.Signal, SIGNALS, 12],
    ['Ally', schema.Ally, ALLIES, 4],
    ['tile', schema.Tile, TILES, 31],
    ['face of a die', schema.DieFace, Object.values(DIE_FACES).flat(), 18],
    ['face of the Avatar die', schema.AvatarFace, AVATAR_DIE, 6],
    ['side of the Corruption board', schema.CorruptionTrack, Object.values(TRACKS), 2],
  ]

  test.each(content)('accepts every %s, and they are all there', (_, type, values, count) => {
    expect(values).toHaveLength(count)
    for (const value of values) expect([...Value.Errors(type, value)]).toEqual([])
  })

  const [warship] = SHIPS
  const [mod] = MODS
  const [plating] = MODULES
  const [scout] = ENEMIES
  const [exodus] = EXPLORATIONS
  const [derelict] = SIGNALS
  test.each([
    ['a ship without Health', schema.ShipBoard, { ...warship, health: 0 }],
    ['a ship with three dice', schema.ShipBoard, { ...warship, dice: ['red', 'red', 'red'] }],
    ['a seventh level', schema.Mod, { ...mod, level: 7 }],
    ['a Mod with one half', schema.Mod, { ...mod, halves: [mod.halves[0]] }],
    ['half an Energy', schema.Mod, { ...mod, energy: 0.5 }],
    ['an ability nobody can time', schema.Ability, { ...plating.ability, when: [] }],
    ['an ability that does nothing', schema.Ability, { ...plating.ability, does: [] }],
    ['a deed nobody knows', schema.Ability, { ...plating.ability, does: [{ do: 'explode' }] }],
    ['a deed without its number', schema.Ability, { ...plating.ability, does: [{ do: 'hit' }] }],
    ['a misspelt field', schema.Module, { ...plating, prise: 4 }],
    ['a Module without French name', schema.Module, { ...plating, name: { en: 'Plating' } }],
    ['an Enemy of level 5', schema.Enemy, { ...scout, level: 5 }],
    ['a skill without victim', schema.Skill, { trigger: { on: 'disengage' }, does: { do: 'hurt', n: 1 } }],
    ['six options', schema.Exploration, { ...exodus, options: [...exodus.options, ...exodus.options] }],
    ['a work nobody knows', schema.Signal, { ...derelict, work: { work: 'wait' } }],
    ['a tile with five edges', schema.Tile, { id: 'B13', colour: 'allied', edges: '11111' }],
  ])('refuses %s', (_, type: TSchema, value) => {
    expect(Value.Check(type, value)).toBe(false)
  })
})

describe('names and numbers', () => {
  const halves = MODS.flatMap((mod) => mod.halves)
  test.each([
    ['Mods and Modules', [...halves, ...MODULES]],
    ['Enemies and Avatars', [...ENEMIES, ...AVATARS]],
    ['Explorations and Signals', [...EXPLORATIONS, ...SIGNALS]],
    ['ships and Allies', [...SHIPS, ...ALLIES]],
    ['Damage cards', DAMAGE_CARDS],
  ])('no two %s share a name in a language', (_, cards) => {
    for (const language of ['en', 'fr'] as const) {
      const names = cards.map(({ name }) => name[language])
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).not.toMatch(/['"]|\s\s|^\s|\s$/)
    }
  })

  test.each([
    ['Modules', MODULES],
    ['Enemies', ENEMIES],
    ['Explorations', EXPLORATIONS],
    ['Signals', SIGNALS],
  ])('ids of %s are unique and in order', (_, cards) => {
    const ids = cards.map((card) => card.id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })

  test('a ship’s number is its place among the ids', () => {
    expect(SHIPS.map((ship) => ship.id)).toEqual(schema.ShipId.enum)
  })

  test('an Avatar’s number is its place, from 1', () => {
    expect(AVATARS.map((avatar) => avatar.number)).toEqual([1, 2, 3, 4])
  })
})
