import { describe, expect, test } from 'vitest'
import { AVATAR_DIE, DIE_FACES } from './dice.ts'
import { MODS } from './mods.ts'
import { MODULES } from './modules.ts'
import type { Ability, Deed, DieColour, DieFace, ShipId, Timing } from './schema.ts'
import { SHIPS } from './ships.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const board = (id: ShipId) => SHIPS.filter((ship) => ship.id === id)[0]
const count = (colour: DieColour, face: DieFace) => DIE_FACES[colour].filter((f) => f === face).length

describe('dice', () => {
  test('XO-DIC-01 every die has six faces and shows all three symbols', () => {
    for (const faces of Object.values(DIE_FACES)) {
      expect(faces).toHaveLength(6)
      expect(new Set(faces).size).toBe(3)
    }
  })

  test.each([
    ['red', 3, 2, 1],
    ['blue', 1, 1, 4],
    ['yellow', 2, 1, 3],
  ] as const)('XO-DIC-02 %s: %i hits, %i misses, %i specials', (colour, hits, misses, specials) => {
    expect([count(colour, 'hit'), count(colour, 'miss'), count(colour, 'special')]).toEqual([
      hits,
      misses,
      specials,
    ])
  })

  test('the Avatar die moves by 1, 2 or 3, and opens Wormholes on two faces', () => {
    expect(AVATAR_DIE.map((face) => face.steps)).toEqual([1, 1, 1, 2, 2, 3])
    expect(AVATAR_DIE.filter((face) => face.wormhole).map((face) => face.steps)).toEqual([1, 2])
  })

  test.each([
    ['warship', 6, 4, 2, 20, 16, 4],
    ['battlecruiser', 4, 3, 5, 16, 14, 2],
    ['pirate-ship', 5, 3, 4, 16, 14, 2],
    ['proto-ship', 2, 2, 8, 11, 10, 1],
    ['drone-specialist', 3, 2, 7, 11, 10, 1],
    ['explorer', 4, 2, 6, 11, 10, 1],
  ] as const)('odds of the %s, in sixths of a face and in 36ths', (id, ...odds) => {
    const [one, other] = board(id).dice
    const both = (face: DieFace) => count(one, face) + count(other, face)
    const [miss1, miss2] = [count(one, 'miss'), count(other, 'miss')]
    const detected = 36 - (6 - miss1) * (6 - miss2)
    const critical = miss1 * miss2
    expect([both('hit'), both('miss'), both('special'), detected, detected - critical, critical]).toEqual(
      odds,
    )
  })
})

describe('ship boards', () => {
  test('twelve dice, four of each colour: every pair of colours once', () => {
    const pairs = SHIPS.map((ship) => ship.dice.toSorted().join('-'))
    expect(new Set(pairs).size).toBe(6)
    for (const colour of ['red', 'blue', 'yellow'] as const)
      expect(SHIPS.flatMap((ship) => ship.dice).filter((die) => die === colour)).toHaveLength(4)
  })

  test('what the rulebook tells of the ships', () => {
    expect(board('warship')).toMatchObject({ actions: 3, class: 'warrior' })
    expect(board('explorer')).toMatchObject({ actions: 4, class: 'rogue' })
    expect(board('battlecruiser').actions).toBeGreaterThanOrEqual(3)
    expect(board('proto-ship').class).not.toBe('rogue')
    expect(board('drone-specialist').exp).toBe('repair')
  })

  test('two ships of each class, six ways to learn', () => {
    for (const name of ['warrior', 'scholar', 'rogue'] as const)
      expect(SHIPS.filter((ship) => ship.class === name)).toHaveLength(2)
    expect(new Set(SHIPS.map((ship) => ship.exp)).size).toBe(6)
  })

  test('36 Health markers are enough for any four ships', () => {
    const healths = SHIPS.map((ship) => ship.health).toSorted((a, b) => b - a)
    expect(sum(healths.slice(0, 4))).toBe(36)
  })

  test('28 Energy markers are enough for any four ships, the free one included', () => {
    const most = Math.max(...SHIPS.map((ship) => 1 + ship.energy.length))
    expect(4 * most).toBeLessThanOrEqual(28)
  })

  test('each Energy marker costs at least as much as the one before', () => {
    for (const { energy } of SHIPS) expect(energy).toEqual(energy.toSorted((a, b) => a - b))
  })

  test('levels ask for more and more EXP', () => {
    for (const { levels } of SHIPS) expect(levels).toEqual([...new Set(levels)].toSorted((a, b) => a - b))
  })
})

const timings = (abilities: readonly Ability[]): Timing[] => abilities.flatMap((ability) => ability.when)
const deeds = (abilities: readonly Ability[]): Deed['do'][] =>
  abilities.flatMap((ability) => ability.does).map((deed) => deed.do)

describe('Precursor Mods', () => {
  const halves = MODS.flatMap((mod) => mod.halves.map((half) => half.ability))

  test('six for each ship, in the order of ships and levels', () => {
    const order = SHIPS.flatMap((ship) => [1, 2, 3, 4, 5, 6].map((level) => [ship.id, level]))
    expect(MODS.map((mod) => [mod.ship, mod.level])).toEqual(order)
  })

  test('XO-MOD-20 levels 1, 3 and 5 need Energy: 1, 1 and 2; the others none', () => {
    for (const mod of MODS) expect(mod.energy).toBe([1, 0, 1, 0, 2, 0][mod.level - 1])
  })

  test('what the rulebook tells of Mods: some act on a defeat, ignore misses, reroll, use specials', () => {
    expect(timings(halves)).toContain('defeat')
    expect(deeds(halves)).toEqual(expect.arrayContaining(['ignore', 'reroll', 'convert']))
  })

  test('every ship but the Explorer can learn to use its specials in an attack', () => {
    const users = MODS.filter((mod) =>
      mod.halves.some(({ ability }) =>
        ability.does.some((deed) => deed.do === 'convert' || ('special' in deed && deed.special)),
      ),
    ).map((mod) => mod.ship)
    expect(new Set(users)).toEqual(new Set(SHIPS.map((ship) => ship.id).filter((id) => id !== 'explorer')))
  })

  test('the two halves of a Mod differ', () => {
    for (const { halves } of MODS) expect(halves[0].ability).not.toEqual(halves[1].ability)
  })

  test('every half is its ship’s own: no other half and no Module does the same', () => {
    const all = [...halves, ...MODULES.map((module) => module.ability)].map((ability) =>
      JSON.stringify(ability),
    )
    expect(all.filter((ability, place) => all.indexOf(ability) < place)).toEqual([])
  })

  test('no Mod asks for both Energy and Scraps', () => {
    for (const { energy, halves } of MODS)
      for (const { ability } of halves) expect(energy > 0 && ability.pay !== undefined).toBe(false)
  })
})

describe('Modules', () => {
  const ship = MODULES.slice(0, 24)
  const precursor = MODULES.slice(24)
  const prices = (modules: typeof MODULES) => modules.map((module) => module.price)

  test('24 Ship Modules, then 8 Precursor Modules', () => {
    expect(ship.some((module) => module.precursor)).toBe(false)
    expect(precursor.every((module) => module.precursor)).toBe(true)
    expect(precursor).toHaveLength(8)
  })

  test('of Ship Modules eight are passive, eight consumable, eight need Energy', () => {
    for (const kind of ['passive', 'consumable', 'energy'] as const)
      expect(ship.filter((module) => module.kind === kind)).toHaveLength(8)
  })

  test('a Ship Module costs 2.75 Scraps on average; every Precursor Module costs more than any of them', () => {
    expect(sum(prices(ship)) / 24).toBeCloseTo(2.75, 2)
    expect(Math.min(...prices(precursor))).toBeGreaterThan(Math.max(...prices(ship)))
  })

  test('a third of them saves Actions, opens the map, slows Avatars or holds the Corruption', () => {
    const quick: readonly Deed['do'][] = [
      'action',
      'jump',
      'reveal',
      'scavenge',
      'avatars',
      'hold',
      'wormhole',
    ]
    const onTime = MODULES.filter(({ ability }) =>
      ability.does.some((deed) => quick.includes(deed.do) || ('noHerald' in deed && deed.noHerald)),
    )
    expect(onTime.length).toBeGreaterThanOrEqual(MODULES.length / 3)
  })

  test('XO-ACT-35 dismantling is always worth something', () => {
    expect(Math.min(...prices(MODULES)) - 1).toBeGreaterThan(0)
  })

  test('XO-MOD-06 a Module that always acts is passive', () => {
    const always = MODULES.filter((module) => module.ability.when.includes('standing'))
    expect(always.map((module) => module.kind)).toEqual(['passive'])
  })
})
