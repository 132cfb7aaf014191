import { describe, expect, test } from 'vitest'
import { NONE } from '../position/state.ts'
import { extrasolarCard, transcript, type Position } from './transcript.ts'

/** UC 0 has just landed to observe on Alpha, in sector 3. */
const observing = (card: string) => (p: Position) => p.planet('alpha', 3, card).on(0, 'alpha', 'observation')

/** UC 0 observes the Velari while UC 1, in Contact with them, can pass their first threshold alone. */
const observedMission = (p: Position) =>
  p
    .planet('alpha', 3, 'XA-02')
    .on(0, 'alpha', 'observation')
    .on(1, 'alpha', 'contact')
    .ship(1, { xp: [1, 1, 0, 0] })

describe('Observation', () => {
  test.each([
    ['XA-03', 1, 1],
    ['XA-02', 1, 2],
    ['XA-07', 2, 1],
  ])('VL-601 the card %s shows %i XP per turn, for %i turns', (card, xp, turns) => {
    const t = transcript({}, observing(card))
    for (let turn = 1; turn < turns; turn++) t.play('stay', 'end-turn')
    expect(t.facts('xp').map(({ gained }) => gained)).toEqual(Array.from({ length: turns }, () => xp))
    expect(t.ship(0).xp[1]).toBe(xp * turns)
    expect(t.told.filter((kind) => kind === 'left-planet')).toHaveLength(1)
  })

  test('VL-601 beyond its turns an observer gains nothing more', () => {
    const t = transcript({}, (p) =>
      observing('XA-02')(p)
        .on(0, 'alpha', 'observation', { observed: [2, 0, 0, 0] })
        .ship(0, { xp: [1, 1, 0, 0] }),
    )
    expect([t.asked, t.ship(0).xp]).toEqual(['0 observation', [1, 1, 0, 0]])
  })

  test('VL-602 observing Sapiens gives Diplomacy', () => {
    expect(transcript({}, observing('XA-02')).ship(0).xp).toEqual([0, 1, 0, 0])
  })

  test('VL-602 observing Non-Sapiens gives Capture', () => {
    expect(transcript({}, observing('XA-11')).ship(0).xp).toEqual([0, 0, 1, 0])
  })

  test('VL-603 the rulebook’s Napos: 1 Diplomacy per turn, for at most 2 turns', () => {
    const t = transcript({}, (p) => observing('XA-01')(p).ship(0, { squads: 3, xp: [1, 0, 0, 1] }))
    expect(t.ship(0).xp).toEqual([1, 1, 0, 1])
    t.play('stay', 'end-turn')
    expect(t.ship(0).xp).toEqual([1, 2, 0, 1])
    expect(t.refusal('stay')).toEqual({ rule: 'VL-606' })
  })

  test('VL-604 the XP comes first, then the UC stays, goes to the Contact zone or leaves', () => {
    const t = transcript({}, (p) => observing('XA-02')(p).ship(0, { xp: [1, 0, 0, 0] }))
    expect(t.ship(0).xp).toEqual([1, 1, 0, 0])
    expect([t.asked, ...t.options]).toEqual(['0 observation', 'stay', 'contact', 'leave'])
    expect(t.driver.decision?.about).toEqual({ card: extrasolarCard('XA-02') })
  })

  test('VL-605 landing gives nothing by itself', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).planet('alpha', 3, 'XA-02'))
    t.play('land alpha')
    expect([t.asked, t.ship(0).xp]).toEqual(['1 space', [0, 0, 0, 0]])
    t.play('end-turn')
    expect([t.asked, t.ship(0).xp]).toEqual(['0 observation', [0, 1, 0, 0]])
  })

  test('VL-606 once all turns are gained, the UC goes to Contact or leaves', () => {
    const t = transcript({}, (p) =>
      observing('XA-02')(p)
        .on(0, 'alpha', 'observation', { observed: [1, 0, 0, 0] })
        .ship(0, { xp: [1, 1, 0, 0] }),
    )
    expect(t.refusal('stay')).toEqual({ rule: 'VL-606' })
    expect(t.options).toEqual(['contact', 'leave'])
  })

  test('VL-606 with Contact out of reach, it leaves without being asked', () => {
    const t = transcript({}, observing('XA-03'))
    expect(t.facts('left-planet')).toMatchObject([
      { seat: 0, slot: 'alpha', closed: false, why: 'nothing-left' },
    ])
    expect([t.asked, t.ship(0).place]).toEqual(['0 space', 'space'])
  })

  test('VL-607 one UC at most observes: a second one can only land in Contact', () => {
    const t = transcript({ seats: 3 }, (p) => observing('XA-02')(p).inSpace(1, 3, { xp: [1, 1, 0, 0] }))
    t.play('stay', 'land alpha')
    expect(t.asked).toBe('2 space')
    expect(t.slot('alpha')).toMatchObject({ observer: 0, contact: 1 })
  })

  test('VL-608 while one UC observes, another lands in the Contact zone and does its mission', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(1, 'alpha', 'observation')
        .inSpace(0, 3, { xp: [1, 1, 0, 0] }),
    )
    t.play('land alpha', 'stay')
    expect(t.ship(0)).toMatchObject({ place: 'space', vp: 2, xp: [0, 0, 0, 0] })
    expect(t.ship(1)).toMatchObject({ place: 'observation', xp: [0, 1, 0, 0] })
  })

  test('VL-608 and one may land to observe while another is in Contact', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(1, 'alpha', 'contact')
        .ship(1, { xp: [2, 2, 0, 0] })
        .inSpace(0, 3),
    )
    t.play('land alpha')
    expect(t.slot('alpha')).toMatchObject({ observer: 0, contact: 1 })
    expect([t.asked, t.ship(0).place]).toEqual(['1 contact', 'observation'])
  })

  test('VL-609 a mission completed sends the observer away on its next turn; the card and the token go with it', () => {
    const t = transcript({}, observedMission)
    t.play('stay')
    expect(t.facts('left-planet')).toMatchObject([{ seat: 1, closed: false }])
    expect(t.slot('alpha')).toMatchObject({ sector: 3, card: extrasolarCard('XA-02'), missionDone: true })
    t.play('end-turn')
    expect(t.facts('left-planet')).toMatchObject([
      { seat: 1 },
      { seat: 0, closed: true, why: 'mission-done' },
    ])
    expect(t.slot('alpha')).toMatchObject({ sector: 0, card: NONE, observer: NONE, missionDone: false })
    expect(t.state.gone).toEqual([extrasolarCard('XA-02')])
    expect([t.asked, t.ship(0).sector]).toEqual(['0 space', 3])
  })

  test('VL-609 a threshold passed is not yet a mission completed', () => {
    const t = transcript({}, (p) => observedMission(p).ship(1, { xp: [2, 2, 0, 0] }))
    t.play('leave', 'end-turn', 'stay')
    expect(t.facts('threshold')).toHaveLength(1)
    expect(t.slot('alpha')).toMatchObject({ missionDone: false, contact: 1 })
    expect(t.refusal('land alpha')).toBeUndefined()
  })

  test('VL-610 on that turn the observer still gains its XP, and cannot go to Contact', () => {
    const t = transcript({}, (p) => observedMission(p).ship(0, { xp: [3, 3, 0, 0] }))
    t.play('stay', 'end-turn')
    expect(t.ship(0).xp).toEqual([3, 5, 0, 0])
    expect([t.asked, t.ship(0).place]).toEqual(['0 space', 'space'])
  })

  test('VL-610 it gains nothing if its observation turns are used up', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .on(0, 'alpha', 'observation', { observed: [2, 0, 0, 0], missionDone: true }),
    )
    expect([t.asked, t.ship(0).xp]).toEqual(['0 space', [0, 0, 0, 0]])
  })

  test('VL-611 until the observer has left, nobody may land there', () => {
    const t = transcript({ seats: 3 }, (p) => observedMission(p).inSpace(2, 3, { xp: [6, 6, 6, 6] }))
    t.play('stay')
    expect(t.refusal('land alpha')).toEqual({ rule: 'VL-569' })
    t.play('end-turn')
    expect([t.asked, t.refusal('land alpha')]).toEqual(['2 space', { rule: 'VL-611' }])
  })

  test('VL-612 leaving without a mission: card and token stay, the ship is in space in the planet’s sector', () => {
    const t = transcript({}, observing('XA-02'))
    t.play('leave')
    expect(t.slot('alpha')).toMatchObject({ sector: 3, revealed: true, observer: NONE, missionDone: false })
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 3, slot: NONE })
    expect(t.state.gone).toEqual([])
  })

  test('VL-613 a UC may come back in a later turn, for the turns that the card still has for it', () => {
    const t = transcript({}, observing('XA-02'))
    t.play('leave')
    expect(t.facts('left-planet')[0]).not.toHaveProperty('why')
    t.play('end-turn', 'end-turn', 'land alpha', 'end-turn')
    expect(t.ship(0).xp).toEqual([0, 2, 0, 0])
    expect(t.facts('left-planet')).toMatchObject([{}, { why: 'nothing-left' }])
  })

  test('VL-613 once it has had them all, the zone is closed to it, and open to others', () => {
    const t = transcript({}, (p) => observing('XA-02')(p).inSpace(1, 3))
    t.play('stay', 'end-turn', 'end-turn')
    expect(t.ship(0).xp).toEqual([0, 2, 0, 0])
    t.play('land alpha', 'end-turn')
    expect([t.slot('alpha').observed, t.slot('alpha').observer]).toEqual([[2, 1, 0, 0], 1])
    t.play('leave', 'end-turn')
    expect([t.asked, t.refusal('land alpha')]).toEqual(['0 space', { rule: 'VL-566' }])
  })

  test('VL-613 with the XP for it, it may still land to make Contact', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02', { revealed: true, observed: [2, 0, 0, 0] })
        .inSpace(0, 3, { xp: [1, 1, 0, 0] }),
    )
    t.play('land alpha')
    expect(t.slot('alpha')).toMatchObject({ observer: NONE, contact: 0 })
  })

  test('VL-613 hopping between two planets teaches no more than the two cards offer', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02')
        .planet('beta', 3, 'XA-01', { revealed: true })
        .on(0, 'alpha', 'observation')
        .ship(0, { squads: 3 }),
    )
    t.play('leave', 'land beta', 'end-turn')
    t.play('leave', 'land alpha', 'end-turn')
    t.play('land beta', 'end-turn')
    expect(t.ship(0).xp).toEqual([0, 4, 0, 0])
    expect([t.refusal('land alpha'), t.refusal('land beta')]).toEqual([
      { rule: 'VL-566' },
      { rule: 'VL-569' },
    ])
  })

  test('VL-614 going to the Contact zone is neither landing nor take-off; the first threshold is for the next turn', () => {
    const t = transcript({}, (p) => observing('XA-02')(p).ship(0, { xp: [2, 1, 0, 0] }))
    t.play('contact')
    expect(t.slot('alpha')).toMatchObject({ observer: NONE, contact: 0 })
    expect(t.told).not.toContain('landed')
    expect(t.told).not.toContain('left-planet')
    expect([t.asked, t.ship(0).vp]).toEqual(['1 space', 0])
    t.play('end-turn')
    expect([t.asked, t.ship(0).vp]).toEqual(['0 contact', 2])
  })

  test('VL-614 it asks for the XP of the first threshold and a free Contact zone', () => {
    const poor = transcript({}, observing('XA-01'))
    expect(poor.refusal('contact')).toEqual({ rule: 'VL-653', missing: 2 })
    const taken = transcript({}, (p) => observedMission(p).ship(0, { xp: [2, 2, 0, 0] }))
    expect(taken.refusal('contact')).toEqual({ rule: 'VL-662' })
  })
})
