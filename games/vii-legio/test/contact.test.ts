import { describe, expect, test } from 'vitest'
import { EXTRASOLARS } from '../content/decks.ts'
import { JOKER, NONE, type Ship, USED_UP } from '../position/state.ts'
import { extrasolarCard, type Position, transcript } from './transcript.ts'

/** UC 0 has entered the Contact zone on Alpha, in sector 3: its turn begins. */
const contacting = (card: string, changes: Partial<Ship>) => (p: Position) =>
  p.planet('alpha', 3, card).on(0, 'alpha', 'contact').ship(0, changes)

/** Whether UC 0 may land in the Contact zone of a card. */
const entering = (card: string, changes: Partial<Ship>) => {
  const t = transcript({}, (p) => p.planet('alpha', 3, card).on(0, 'alpha', 'observation').ship(0, changes))
  return t.refusal('contact')
}

describe('Contact', () => {
  test('VL-651 each threshold has its required XP and its VP: the Reef Confederates’ three', () => {
    const t = transcript({}, contacting('XB-13', { xp: [6, 3, 0, 1] }))
    t.play('stay', 'end-turn', 'stay', 'end-turn')
    expect(t.facts('threshold').map(({ threshold, paid }) => [threshold, paid])).toEqual([
      [1, [2, 1, 0, 0]],
      [2, [2, 1, 0, 0]],
      [3, [2, 1, 0, 1]],
    ])
    expect(t.facts('vp').map(({ total }) => total)).toEqual([3, 6, 10])
  })

  test('VL-652 thresholds are passed in rising order of VP, one per turn', () => {
    const t = transcript({}, contacting('XB-13', { xp: [6, 6, 0, 6] }))
    expect([t.ship(0).vp, t.slot('alpha').passed]).toEqual([3, 1])
    t.play('stay')
    expect([t.asked, t.ship(0).vp]).toEqual(['1 space', 3])
    t.play('end-turn')
    expect([t.ship(0).vp, t.slot('alpha').passed]).toEqual([6, 2])
    for (const { thresholds } of EXTRASOLARS) {
      const vp = thresholds.map((threshold) => threshold.vp)
      expect(vp).toEqual([...vp].sort((a, b) => a - b))
    }
  })

  test('VL-653 the Contact zone is closed without the XP of the first threshold', () => {
    expect(entering('XA-01', { squads: 3, xp: [1, 0, 0, 0] })).toEqual({ rule: 'VL-653', missing: 1 })
    expect(entering('XA-01', { squads: 3, xp: [1, 0, 0, 1] })).toBeUndefined()
  })

  test('VL-653 XP of another domain does not help', () => {
    expect(entering('XA-10', { xp: [6, 6, 0, 6] })).toEqual({ rule: 'VL-653', missing: 1 })
  })

  test('VL-653 experts and the joker count', () => {
    expect(entering('XA-01', { squads: 3, xp: [0, 0, 0, 1], experts: [1, 0, 0] })).toBeUndefined()
    expect(entering('XA-01', { squads: 3, xp: [1, 0, 0, 0], holodeck: JOKER })).toBeUndefined()
    expect(entering('XA-01', { squads: 3, xp: [0, 0, 0, 0], holodeck: JOKER })).toEqual({
      rule: 'VL-653',
      missing: 1,
    })
  })

  test('VL-653 on landing, the zone is not even a choice', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { xp: [1, 0, 0, 0] }).planet('alpha', 3, 'XA-02'))
    t.play('land alpha')
    expect(t.ship(0).place).toBe('observation')
  })

  test('VL-654 no XP is gained in the Contact zone', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2] }))
    t.play('stay', 'end-turn')
    expect(t.facts('xp')).toEqual([])
    expect(t.ship(0).xp).toEqual([0, 0, 0, 0])
  })

  test('VL-655 the rulebook’s Napos: N1 D1 R1 for 4 VP, N2 D2 R2 in all for 8 VP', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2] }))
    expect(t.ship(0)).toMatchObject({ vp: 4, xp: [1, 1, 0, 1] })
    t.play('stay', 'end-turn')
    expect(t.ship(0)).toMatchObject({ vp: 8, xp: [0, 0, 0, 0] })
  })

  test('VL-656 XP used is consumed, and each threshold costs only the difference', () => {
    const t = transcript({}, contacting('XA-07', { xp: [5, 5, 5, 5] }))
    expect(t.ship(0).xp).toEqual([4, 4, 5, 3])
    t.play('stay', 'end-turn')
    expect(t.ship(0).xp).toEqual([2, 4, 5, 2])
  })

  test('VL-657 the threshold is passed at the start of the turn; the VP printed are totals', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2], vp: 5 }))
    expect([t.asked, t.ship(0).vp]).toEqual(['0 contact', 9])
    t.play('stay', 'end-turn')
    expect(t.facts('vp').map(({ vp, source }) => [vp, source])).toEqual([
      [4, 'contact'],
      [4, 'contact'],
    ])
    expect(t.ship(0).vp).toBe(13)
  })

  test('VL-658 then it continues or leaves', () => {
    const t = transcript({}, contacting('XA-01', { squads: 3, xp: [2, 2, 0, 2] }))
    expect([t.asked, ...t.options]).toEqual(['0 contact', 'stay', 'leave'])
    expect(t.driver.decision?.about).toEqual({ card: extrasolarCard('XA-01') })
    t.play('stay')
    expect(t.ship(0).place).toBe('contact')
    expect(t.asked).toBe('1 space')
  })

  test('VL-659 a threshold with the exit symbol may be the last one', () => {
    const t = transcript({}, contacting('XB-13', { xp: [6, 6, 0, 6] }))
    expect(t.refusal('leave')).toBeUndefined()
    t.play('stay', 'end-turn')
    expect(t.refusal('leave')).toBeUndefined()
  })

  test('VL-659 without the exit symbol the Contact goes on, if it can: the Dynasts of Rhell', () => {
    const able = transcript({}, contacting('XB-10', { xp: [5, 3, 0, 0] }))
    expect([able.asked, ...able.options]).toEqual(['0 contact', 'stay'])
    expect(able.refusal('leave')).toEqual({ rule: 'VL-659' })
    expect(able.play('stay').facts('stayed')).toMatchObject([{ seat: 0, zone: 'contact' }])
    const unable = transcript({}, contacting('XB-10', { xp: [5, 2, 0, 0] }))
    expect(unable.facts('left-planet')).toMatchObject([{ seat: 0 }])
  })

  test('VL-660 it must leave if it cannot pay the next threshold', () => {
    const t = transcript({}, (p) =>
      contacting('XA-01', { squads: 3, xp: [2, 1, 0, 1] })(p).planet('beta', 3, 'XA-02'),
    )
    expect(t.refusal('stay')).toEqual({ rule: 'VL-660', missing: 2 })
    expect(t.options).toEqual(['leave', 'scan beta'])
  })

  test('VL-660 it must leave if there is no other threshold, without being asked', () => {
    const t = transcript({}, (p) =>
      contacting('XA-01', { squads: 3, xp: [6, 6, 0, 6] })(p).on(0, 'alpha', 'contact', { passed: 1 }),
    )
    expect(t.facts('left-planet')).toMatchObject([{ seat: 0, closed: true }])
    expect([t.asked, t.ship(0).place]).toEqual(['0 space', 'space'])
  })

  test('VL-662 one UC at most is in the Contact zone: a second one can only land to observe', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(1, 'alpha', 'contact')
        .ship(1, { xp: [2, 2, 0, 0] })
        .inSpace(0, 3, { xp: [6, 6, 6, 6] }),
    )
    t.play('land alpha')
    expect(t.slot('alpha')).toMatchObject({ contact: 1, observer: 0 })
    expect(t.facts('landed')).toMatchObject([{ seat: 0, zone: 'observation' }])
  })
})

describe('Leaving after a success', () => {
  /** The rulebook’s example: Yellow has done its mission with the Napos, on Gamma in sector 3. */
  const yellow = () =>
    transcript({ seats: 3 }, (p) =>
      p
        .planet('gamma', 3, 'XA-01')
        .on(0, 'gamma', 'contact')
        .ship(0, { squads: 3, xp: [2, 2, 0, 2] }),
    )

  test('VL-663 the rulebook’s Yellow leaves the Napos: back in its sector, Gamma free, the card discarded', () => {
    const t = yellow()
    t.play('leave')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 3, slot: NONE, vp: 4 })
    expect(t.slot('gamma')).toMatchObject({ sector: 0, planet: NONE, card: NONE, contact: NONE, passed: 0 })
    expect(t.state.gone).toEqual([extrasolarCard('XA-01')])
  })

  test('VL-663 the token that came back can be used at once', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-01')
        .planet('beta', 2, 'XA-02')
        .on(0, 'alpha', 'contact')
        .ship(0, { squads: 3, xp: [1, 1, 0, 1] })
        .deck('EX-04'),
    )
    t.play('turn-over')
    expect(t.facts('discovered')).toMatchObject([{ slot: 'alpha', sector: 3 }])
  })

  test('VL-664 the card stays while another UC observes, and so does the token', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(0, 'alpha', 'contact')
        .on(1, 'alpha', 'observation')
        .ship(0, { xp: [1, 1, 0, 0] })
        .planet('beta', 2, 'XA-05')
        .deck('EX-04'),
    )
    expect(t.slot('alpha')).toMatchObject({
      sector: 3,
      card: extrasolarCard('XA-02'),
      contact: NONE,
      observer: 1,
    })
    expect(t.state.gone).toEqual([])
    t.play('turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ why: 'token' }])
    t.play('end-turn')
    expect(t.slot('alpha').sector).toBe(0)
  })

  test('VL-665 the planet is used up: it cannot be discovered again', () => {
    const t = transcript({}, (p) =>
      p
        .charted(3, 1)
        .planet('alpha', 3, 'XA-02')
        .on(0, 'alpha', 'contact')
        .ship(0, { xp: [1, 1, 0, 0] })
        .deck('EX-04'),
    )
    t.play('turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ sector: 3, why: 'planet' }])
    expect(t.state.planets[7]).toBe(USED_UP)
  })

  test('VL-666 a discarded Extrasolar card never comes back', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(0, 'alpha', 'contact')
        .ship(0, { xp: [1, 1, 0, 0] })
        .deck('EX-01'),
    )
    t.play('turn-over')
    expect(t.told).toContain('reset')
    const { pileA, boxA, slots, gone } = t.state
    const card = extrasolarCard('XA-02')
    expect([pileA.includes(card), boxA.includes(card), slots.some((slot) => slot.card === card)]).toEqual([
      false,
      false,
      false,
    ])
    expect(gone).toContain(card)
  })
})
