import { describe, expect, test } from 'vitest'
import { ENERGY, NONE, RAIDER, RETREATED } from '../position/state.ts'
import { dice, fight, guest, launched, shipIn } from './in-battle.ts'
import { ICE_PLANET, INDUSTRY_FIELD, Position, raider, special, VOLCANIC } from './position.ts'
import type { Played } from './rule.ts'

const VOID = 7

const withDragon = (seats = 2): Position =>
  guest(new Position({ seats }).lay(VOID, special('void')), 'RD-CV', VOID)

const strengths = (played: Played): number[][] =>
  played.facts('prepared').map(({ who, dice: count, targeting }) => [who, count, targeting])

/** A transport launched beside the Void: its Void roll is a 1, worth three energy. */
const warped = (position: Position = withDragon()): Position => launched(position, 0, 'transport', VOLCANIC)

describe('Shadow Warp', () => {
  test('AE-WX-20, AE-BR-10 the ship is pulled into the Void, acts there, and fights the Dragon', () => {
    const played = fight(warped(), { answers: ['divert 0 0 0'], draws: dice(1, 1) })
    expect(played.facts('moved')).toMatchObject([{ who: 0, from: VOLCANIC, to: VOID, why: 'warp' }])
    expect(played.facts('raider-moved')).toEqual([])
    expect(played.told.indexOf('void-result')).toBeLessThan(played.told.indexOf('battle'))
    expect(played.state.turn.region).toBe(VOID)
    expect(played.facts('battle')[0]).toMatchObject({
      region: VOID,
      sides: [0, RAIDER],
      raider: raider('RD-CV'),
    })
    expect(strengths(played)).toEqual([
      [0, 1, 1],
      [RAIDER, 4, 2],
    ])
  })

  test('AE-BR-10 all ships of the region go with it', () => {
    const position = warped(withDragon().ship(1, 'transport', VOLCANIC))
    const played = fight(position, { answers: ['divert 0 0 0'], draws: dice(1, 1) })
    expect(played.facts('moved').map(({ who }) => who)).toEqual([0, 1])
    expect(played.facts('void-roll').map(({ who }) => who)).toEqual([0])
    expect(played.facts('battle')[0].sides).toEqual([0, 1, RAIDER])
  })

  test('AE-BR-11 a launch into the Void itself moves nothing and is not repeated', () => {
    const played = fight(launched(withDragon(), 0, 'transport', VOID))
    expect(played.facts('moved')).toEqual([])
    expect(played.facts('void-roll')).toEqual([])
    expect(played.facts('battle')[0].region).toBe(VOID)
  })

  test('AE-BR-14 ships already in the Void are sides, and Escalation is counted to it', () => {
    const position = withDragon(3).ship(1, 'transport', VOID).ship(2, 'fighter', ICE_PLANET)
    // The ice planet is beside the Void, and two steps from where the ship was launched.
    const played = fight(warped(position), { draws: dice(1, 1) })
    expect(played.facts('battle')[0].sides).toEqual([0, 1, RAIDER])
    expect(played.questions.at(-1)).toBe('2 escalate')
  })

  test('AE-BR-14 warped ships recruit nobody', () => {
    const position = warped().leaders(VOID, 0, 1)
    const played = fight(position, { answers: ['divert 0 0 0'], draws: dice(1, 1) })
    expect(played.state.regions[VOID].leaders[0]).toBe(1)
  })

  test('AE-BR-11, AE-BR-15 a defeated Dragon leaves the Void, with the dice printed on it', () => {
    const position = guest(new Position().lay(VOID, special('void')), 'RD-CV', VOID, { dice: 1 })
    const played = fight(launched(position, 0, 'heavy-cruiser', VOID), {
      draws: [...dice(1, 6, 6, 6), ...dice(2, 2, 2, 2, 2, 2), { of: 6, is: 0 }],
    })
    expect(played.facts('prepared')[1].dice).toBe(5)
    expect(played.state.raiders.at(-1)).toMatchObject({ place: RETREATED, dice: 0 })
    // 4 points and a roll in the Void: three energy for a 1.
    expect(played.facts('vp')).toMatchObject([{ vp: 4, source: 'raiders' }])
    expect(played.state.players[0].stock[ENERGY]).toBe(3)
  })

  test('AE-BR-12 a Dragon that wins stays where it is', () => {
    const played = fight(launched(withDragon(), 0, 'transport', VOID), {
      answers: ['take energy'],
      draws: [...dice(1, 1), ...dice(2, 6, 6, 6, 6)],
    })
    expect(played.state.raiders.at(-1)?.place).toBe(VOID)
    expect(played.state.battle).toBeNull()
  })

  test('AE-BB-30 who came by a quiet passage fights the Dragon alone', () => {
    const position = withDragon().faction(0, 'F14').ship(1, 'transport', INDUSTRY_FIELD)
    const played = fight(launched(position, 0, 'transport', INDUSTRY_FIELD).turn({ quietPassage: true }), {
      answers: ['divert 0 0 0'],
      draws: dice(1, 1),
    })
    expect(played.facts('battle')[0].sides).toEqual([0, RAIDER])
    expect(shipIn(played.state, 1, 'transport', VOID)).not.toBe(NONE)
  })
})
