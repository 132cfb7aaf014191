import { describe, expect, test } from 'vitest'
import { ABOARD, JOKER, type Ship } from '../position/state.ts'
import { type Position, transcript } from './transcript.ts'

/** UC 0 has entered the Contact zone on Alpha, in sector 3: its turn begins. */
const contacting = (card: string, changes: Partial<Ship>) => (p: Position) =>
  p.planet('alpha', 3, card).on(0, 'alpha', 'contact').ship(0, changes)

/** Whether UC 0 may land in the Contact zone of a card. */
const entering = (card: string, changes: Partial<Ship>) => {
  const t = transcript({}, (p) => p.planet('alpha', 3, card).on(0, 'alpha', 'observation').ship(0, changes))
  return t.refusal('contact')
}

describe('Experts and jokers in a Contact', () => {
  test('VL-661 an expert stands for 1 XP of its domain, once in the whole Contact', () => {
    const t = transcript({}, contacting('XA-02', { xp: [1, 2, 0, 0], experts: [1, 0, 0] }))
    expect(t.ship(0)).toMatchObject({ xp: [1, 1, 0, 0], experts: [1, 0, 0] })
    t.play('stay', 'end-turn')
    expect(t.ship(0)).toMatchObject({ vp: 4, xp: [0, 0, 0, 0], experts: [1, 0, 0] })
  })

  test('VL-661 two experts of a domain serve at two thresholds', () => {
    const t = transcript({}, contacting('XA-02', { xp: [0, 2, 0, 0], experts: [2, 0, 0] }))
    t.play('stay', 'end-turn')
    expect(t.facts('threshold').map(({ paid }) => paid)).toEqual([
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ])
  })

  test('VL-661 an expert of a domain that is not asked for does not help', () => {
    expect(entering('XA-10', { experts: [1, 1, 0] })).toEqual({ rule: 'VL-653', missing: 1 })
    expect(entering('XA-10', { experts: [0, 0, 1] })).toBeUndefined()
  })

  test('VL-661 the joker stands for 1 XP of the domain the UC chooses', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2], holodeck: JOKER }))
    expect([t.asked, ...t.options]).toEqual(['0 joker', 'N', 'D', 'R', 'keep'])
    t.play('R')
    expect(t.facts('threshold')).toMatchObject([{ paid: [1, 1, 0, 0], joker: 'R' }])
    expect(t.ship(0)).toMatchObject({ xp: [1, 1, 0, 2], holodeck: JOKER })
  })

  test('VL-661 used once, the joker is not asked for again in this Contact', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2], holodeck: JOKER }))
    t.play('R', 'stay', 'end-turn')
    expect(t.facts('threshold')[1]).toMatchObject({ paid: [1, 1, 0, 1], joker: '' })
    expect(t.ship(0).xp).toEqual([0, 0, 0, 1])
  })

  test('VL-661 used once, it does not help to continue', () => {
    const t = transcript({}, (p) =>
      contacting('XA-01', { squads: 3, xp: [2, 2, 0, 1], holodeck: JOKER })(p).planet('beta', 3, 'XA-02'),
    )
    t.play('N')
    expect(t.refusal('stay')).toEqual({ rule: 'VL-660', missing: 1 })
  })

  test('VL-661 kept, it serves at the later threshold', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 1], holodeck: JOKER }))
    t.play('keep', 'stay', 'end-turn')
    expect(t.facts('threshold')).toMatchObject([
      { paid: [1, 1, 0, 1], joker: '' },
      { paid: [1, 1, 0, 0], joker: 'R' },
    ])
    expect(t.ship(0).vp).toBe(8)
  })

  test('VL-661 at the last threshold there is nothing to keep it for', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-01')
        .on(0, 'alpha', 'contact', { passed: 1 })
        .ship(0, { squads: 3, xp: [2, 2, 0, 2], holodeck: JOKER }),
    )
    expect([t.asked, ...t.options]).toEqual(['0 joker', 'N', 'D', 'R'])
  })

  test('VL-661 where XP is short the joker goes there without being asked', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 0, 0, 2], holodeck: JOKER }))
    expect(t.facts('threshold')).toMatchObject([{ paid: [1, 0, 0, 1], joker: 'D' }])
  })

  test('VL-661 a token that is aboard but not installed is no joker', () => {
    expect(entering('XA-01', { squads: 3, xp: [1, 0, 0, 0], holodeck: ABOARD })).toEqual({
      rule: 'VL-653',
      missing: 1,
    })
  })
})
