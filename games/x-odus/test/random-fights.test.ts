import { describe, expect, test } from 'vitest'
import { energyLimit } from '../position/energy.ts'
import { HIT, MISS, SPECIAL } from '../position/state.ts'
import { randomFight } from './random-fights.ts'

const FIGHTS = Array.from({ length: 400 }, (_, number) => randomFight(number))
const ATTACKS = FIGHTS.flatMap(({ attacks }) => attacks)
const DICE = ATTACKS.flatMap(({ roll }) => roll.dice)

describe('In any fight', () => {
  test('XO-MOD-07 no card is used twice in an attack', () => {
    for (const { roll } of ATTACKS) expect(new Set(roll.used).size).toBe(roll.used.length)
    expect(ATTACKS.filter(({ roll }) => roll.used.length > 2).length).toBeGreaterThan(50)
  })

  test('XO-MOD-12 only misses are ignored', () => {
    expect(DICE.filter(({ ignored, face }) => ignored && face !== MISS)).toEqual([])
    expect(DICE.filter(({ ignored }) => ignored).length).toBeGreaterThan(50)
  })

  test('XO-MOD-13 no die that has triggered a card is ignored', () => {
    expect(DICE.filter(({ ignored, used }) => ignored && used)).toEqual([])
    expect(DICE.filter(({ used }) => used).length).toBeGreaterThan(200)
  })

  test('XO-MOD-14 a die counts for what it shows, unless a card makes more of it', () => {
    const allowed = { [HIT]: [1, 2], [MISS]: [0], [SPECIAL]: [0, 1, 2, 3, 4, 6] }
    expect(DICE.filter(({ face, hits }) => !allowed[face].includes(hits))).toEqual([])
    expect(DICE.filter(({ face, hits, used }) => face === SPECIAL && hits > 0 && !used)).toEqual([])
  })

  test('XO-CMB-05 what was foreseen is what came, whatever card was used', () => {
    const foreseen = ATTACKS.filter((attack) => attack.foreseen !== undefined)
    expect(foreseen.length).toBeGreaterThan(200)
    for (const { fact, foreseen: outlook } of foreseen) {
      const { hits, shields, damage, left } = fact
      expect(outlook).toMatchObject({ hits, shields, damage, left })
    }
  })

  test('XO-CMB-14 Health, Energy and Scraps stay within their bounds', () => {
    for (const { after } of FIGHTS) {
      for (const ship of after.ships) {
        expect(ship.destroyed).toBe(ship.health === 0)
        expect(ship.health).toBeLessThanOrEqual(ship.markers)
        expect(ship.energy).toBeGreaterThanOrEqual(0)
        expect(ship.energy).toBeLessThanOrEqual(energyLimit(after, ship))
        expect(ship.scraps).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('XO-MOD-06 the same is asked whether somebody looks or not', () => {
    for (const [number, { asked }] of FIGHTS.entries()) expect(randomFight(number, true).asked).toEqual(asked)
  })

  test('XO-CMB-11 it ends, and nothing of it is left on the table', () => {
    for (const { after } of FIGHTS) expect([after.combat, after.roll]).toEqual([null, null])
  })
})
