import { describe, expect, test } from 'vitest'
import type { Ship } from '../position/state.ts'
import { explorationIds, taking, transcript } from './transcript.ts'

const ESCORT = 'EX-30'
const RESCUE = 'EX-31'
const BEACON = 'EX-32'
const COURIER = 'EX-33'

/** UC 0 turns over a special mission, with four more cards in hand. */
const meeting = (mission: string, changes: Partial<Ship>, sector = 2, next: readonly string[] = []) =>
  transcript({}, (p) => p.inSpace(0, sector, { ...taking(5), ...changes }).deck(mission, ...next)).play(
    'turn-over',
  )

describe('Special missions', () => {
  test('VL-841 the ship board counts them up to 4', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 3, { ...taking(6), lasers: 1, squads: 2, experts: [1, 0, 0] })
        .deck(ESCORT, COURIER, RESCUE, 'EX-10', BEACON),
    )
    for (let mission = 0; mission < 4; mission++) t.play('turn-over', 'accept')
    expect(t.facts('special-mission').map(({ count }) => count)).toEqual([1, 2, 3, 4])
    expect(t.ship(0).specialMissions).toBe(4)
  })

  test('VL-841 the count is kept at promotion', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, { vp: 12, specialMissions: 3 }))
    t.play('land-on-base')
    expect(t.ship(0)).toMatchObject({ spatha: true, specialMissions: 3 })
  })

  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
  ])('VL-842 with %i done, the next one scores %i VP', (specialMissions, vp) => {
    const t = meeting(ESCORT, { lasers: 1, specialMissions })
    t.play('accept')
    expect(t.facts('vp')).toMatchObject([{ vp, source: 'specialMission' }])
    expect(t.ship(0)).toMatchObject({ vp, specialMissions: specialMissions + 1 })
  })

  test('VL-842 the escort asks for 1 laser', () => {
    expect(meeting(ESCORT, { lasers: 0 }).told).toContain('condition-not-met')
    expect(meeting(ESCORT, { lasers: 1 }).asked).toBe('0 special-mission')
  })

  test('VL-842 the rescue asks for 2 squads and 1 card from hand', () => {
    expect(meeting(RESCUE, { squads: 1 }).told).toContain('condition-not-met')
    const t = meeting(RESCUE, { squads: 2 }, 2, ['EX-10', 'EX-11'])
    t.play('accept')
    expect(explorationIds(t.facts('paid')[0].cards)).toEqual(['EX-10'])
    expect(t.state.turn.hand).toBe(3)
    expect(t.ship(0)).toMatchObject({ squads: 2, xp: [0, 0, 0, 0], specialMissions: 1 })
  })

  test('VL-842 the rescue cannot be done with the last card of the hand', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { ...taking(5), squads: 2 }).deck('EX-10', 'EX-10', 'EX-11', 'EX-11', RESCUE),
    )
    t.play('turn-over', 'turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.facts('condition-not-met')).toHaveLength(1)
    expect(t.ship(0).specialMissions).toBe(0)
  })

  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, true],
  ])('VL-842 the relay beacon in sector %i: %s', (sector, possible) => {
    const t = meeting(BEACON, {}, sector)
    expect(t.asked).toBe(possible ? '0 special-mission' : '0 space')
  })

  test('VL-842 the relay beacon costs 1 card from hand, and a reset card paid is applied after it', () => {
    const t = meeting(BEACON, {}, 3, ['EX-01'])
    t.play('accept')
    expect(t.told.slice(-4)).toEqual(['paid', 'special-mission', 'vp', 'reset'])
    expect(t.state.deck).toHaveLength(53)
    expect(t.refusal('turn-over')).toEqual({ rule: 'VL-455' })
  })

  test('VL-842 the secret courier asks for an expert, who stays aboard and saves the XP', () => {
    const t = meeting(COURIER, { experts: [0, 0, 1], xp: [2, 0, 0, 0] })
    t.play('accept')
    expect(t.ship(0)).toMatchObject({ experts: [0, 0, 1], xp: [2, 0, 0, 0], specialMissions: 1 })
    expect(t.facts('special-mission')).toMatchObject([{ paid: [0, 0, 0, 0] }])
  })

  test('VL-842 or for 1 Negotiation XP, which is spent', () => {
    const t = meeting(COURIER, { xp: [2, 0, 0, 0] })
    t.play('accept')
    expect(t.ship(0)).toMatchObject({ xp: [1, 0, 0, 0], specialMissions: 1, vp: 1 })
    expect(t.facts('special-mission')).toMatchObject([{ paid: [1, 0, 0, 0] }])
    expect(meeting(COURIER, { xp: [0, 6, 6, 6] }).told).toContain('condition-not-met')
  })

  test.each([ESCORT, RESCUE, BEACON, COURIER])(
    'VL-843 with the counter on 4, %s gives 1 XP of the UC’s choice without condition or cost',
    (mission) => {
      const t = meeting(mission, { specialMissions: 4 })
      expect(t.asked).toBe('0 domain')
      t.play('D')
      expect(t.ship(0)).toMatchObject({ specialMissions: 4, vp: 0, xp: [0, 1, 0, 0] })
      expect(t.told).not.toContain('paid')
      expect(t.state.turn.hand).toBe(4)
    },
  )

  test('VL-844 a special mission may be declined: no effect, the card is discarded', () => {
    const t = meeting(RESCUE, { squads: 2 })
    expect([t.asked, ...t.options]).toEqual(['0 special-mission', 'accept', 'decline'])
    t.play('decline')
    expect(t.ship(0)).toMatchObject({ specialMissions: 0, vp: 0, squads: 2 })
    expect(t.state.turn.hand).toBe(4)
    expect(explorationIds(t.state.discard)).toEqual([RESCUE])
  })

  test('VL-844 the condition not met: no effect, the card is discarded', () => {
    const t = meeting(ESCORT, {})
    expect(t.ship(0)).toMatchObject({ specialMissions: 0, vp: 0, xp: [0, 0, 0, 0] })
    expect(explorationIds(t.state.discard)).toEqual([ESCORT])
    expect(t.options).toContain('turn-over')
  })
})
