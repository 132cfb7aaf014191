import { describe, expect, test } from 'vitest'
import { SECTOR_X, type Ship } from '../position/state.ts'
import { extrasolarCard, taking, transcript } from './transcript.ts'

const SCANNED_BY_0 = 0b1

describe('Landing', () => {
  test('VL-560 an active planet of the ship’s own sector, with as many squads as the card asks', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 3)
        .planet('alpha', 3, 'XA-01', { knownBy: SCANNED_BY_0 })
        .planet('beta', 2, 'XA-02', { knownBy: SCANNED_BY_0 }),
    )
    expect(t.refusal('land alpha')).toEqual({ rule: 'VL-560', missing: 2 })
    expect(t.refusal('land beta')).toEqual({ rule: 'VL-560' })
    t.play('cross 2')
    expect(t.refusal('land beta')).toBeUndefined()
  })

  test('VL-560 the squads are needed in the Contact zone as in the Observation zone', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-01')
        .on(1, 'alpha', 'observation')
        .inSpace(0, 3, { squads: 2, xp: [2, 2, 2, 2] }),
    )
    expect(t.refusal('land alpha')).toEqual({ rule: 'VL-560', missing: 1 })
  })

  test('VL-561 landing reveals the card to everyone', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).planet('alpha', 3, 'XA-02', { knownBy: SCANNED_BY_0 }))
    t.play('land alpha')
    expect(t.facts('revealed')).toMatchObject([{ slot: 'alpha', card: extrasolarCard('XA-02') }])
    expect(t.seenBy(1, 'alpha')).toBe('XA-02')
  })

  test('VL-562 a blind landing without the squads leaves the card open and is not the landing of the turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 3).planet('alpha', 3, 'XA-01').planet('beta', 3, 'XA-02').deck('EX-10', 'EX-11'),
    )
    t.play('turn-over', 'land alpha')
    expect(t.facts('landing-failed')).toMatchObject([{ slot: 'alpha', missing: 2 }])
    expect([t.seenBy(0, 'alpha'), t.seenBy(1, 'alpha')]).toEqual(['XA-01', 'XA-01'])
    t.play('turn-over', 'land beta')
    expect(t.ship(0)).toMatchObject({ place: 'observation', slot: 1 })
  })

  test('VL-562 a blind landing with the squads stands', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { squads: 3 }).planet('alpha', 3, 'XA-01'))
    t.play('land alpha')
    expect(t.ship(0)).toMatchObject({ place: 'observation', slot: 0 })
    expect(t.asked).toBe('1 space')
  })

  test('VL-563 the zone is chosen once the card is open', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { xp: [1, 1, 0, 0] }).planet('alpha', 3, 'XA-02'))
    t.play('land alpha')
    expect(t.asked).toBe('0 zone')
    expect(t.driver.decision?.about).toEqual({ card: extrasolarCard('XA-02') })
    expect(t.seenBy(1, 'alpha')).toBe('XA-02')
    expect(t.options).toEqual(['observation', 'contact'])
    t.play('contact')
    expect([t.ship(0).place, t.slot('alpha').contact, t.slot('alpha').observer]).toEqual(['contact', 0, -1])
  })

  test('VL-564 squads are not spent by landing, observing or contact', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 3, { squads: 3, xp: [1, 0, 0, 1] }).planet('alpha', 3, 'XA-01'),
    )
    t.play('land alpha', 'end-turn', 'contact', 'end-turn')
    expect(t.facts('threshold')).toHaveLength(1)
    expect(t.ship(0)).toMatchObject({ place: 'space', vp: 4, squads: 3 })
  })

  test('VL-565 the rulebook’s Napos: no landing with fewer than 3 squads', () => {
    const squads = (number: number) =>
      transcript({}, (p) =>
        p.inSpace(0, 3, { squads: number }).planet('alpha', 3, 'XA-01', { knownBy: SCANNED_BY_0 }),
      )
    expect(squads(2).refusal('land alpha')).toEqual({ rule: 'VL-560', missing: 1 })
    expect(squads(3).refusal('land alpha')).toBeUndefined()
  })

  test('VL-566 no landing where neither zone is open', () => {
    const open = (xp: Ship['xp']) =>
      transcript({}, (p) =>
        p.planet('alpha', 3, 'XA-02').on(1, 'alpha', 'observation').inSpace(0, 3, { xp }),
      ).refusal('land alpha')
    expect(open([1, 0, 0, 0])).toEqual({ rule: 'VL-566' })
    expect(open([1, 1, 0, 0])).toBeUndefined()
  })

  test('VL-567 landing ends the exploration and the unused cards go back on the deck', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 3, { scanners: 1 })
        .inSpace(1, 2)
        .planet('alpha', 3, 'XA-02')
        .planet('beta', 3, 'XA-01')
        .deck('EX-10', 'EX-11', 'EX-12'),
    )
    t.play('turn-over')
    expect(t.state.turn.hand).toBe(2)
    t.play('land alpha')
    expect([t.asked, ...t.options]).toEqual(['0 after-landing', 'scan beta', 'end-turn'])
    expect(t.state.turn).toMatchObject({ hand: 0, explorationEndedBy: 'VL-567' })
    t.play('end-turn', 'turn-over')
    expect(t.turnedOver).toEqual(['EX-10', 'EX-11'])
  })

  test('VL-568 a planet stays active, and open to any UC, until a mission on it is completed', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(0, 'alpha', 'observation')
        .inSpace(1, 3, { xp: [2, 2, 0, 0] }),
    )
    t.play('leave', 'end-turn', 'land alpha', 'contact')
    expect(t.ship(1)).toMatchObject({ place: 'contact', slot: 0 })
    t.play('end-turn')
    expect(t.slot('alpha').sector).toBe(3)
    t.play('leave')
    expect(t.slot('alpha').sector).toBe(0)
  })

  test('VL-569 no landing on the planet left in the same turn; a later turn will do', () => {
    const t = transcript({}, (p) => p.planet('alpha', 3, 'XA-02').on(0, 'alpha', 'observation'))
    t.play('leave')
    expect(t.refusal('land alpha')).toEqual({ rule: 'VL-569' })
    t.play('end-turn', 'end-turn')
    expect(t.refusal('land alpha')).toBeUndefined()
  })

  test('VL-569 another planet of the sector may be landed on', () => {
    const t = transcript({}, (p) =>
      p.planet('alpha', 3, 'XA-02').planet('beta', 3, 'XA-05').on(0, 'alpha', 'observation'),
    )
    t.play('leave', 'land beta')
    expect(t.ship(0)).toMatchObject({ place: 'observation', slot: 1 })
  })

  test('VL-569 the planet of Sector X is concerned too', () => {
    const t = transcript({}, (p) =>
      p
        .ship(0, { ...taking(6), squads: 4 })
        .planet('x', SECTOR_X, 'XX-01')
        .on(0, 'x', 'observation'),
    )
    t.play('leave')
    expect(t.refusal('land x')).toEqual({ rule: 'VL-569' })
  })

  test('VL-569 the star base is not concerned', () => {
    const t = transcript({})
    t.play('take-off')
    expect(t.refusal('land-on-base')).toBeUndefined()
  })
})
