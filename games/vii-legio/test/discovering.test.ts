import { describe, expect, test } from 'vitest'
import { EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { ACTIVE, SLOTS, type SlotName, UNDISCOVERED } from '../position/state.ts'
import { extrasolarCard, transcript } from './transcript.ts'

describe('Discovering', () => {
  /** The planets of a sector with so many UCs. */
  const planetsOf = (sector: number, ucs: number): number[] =>
    MAP.planets.flatMap((planet, n) => (planet.sector === sector && planet.minUcs <= ucs ? [n] : []))

  /** The rulebook’s example: Yellow in sector 3, three 1 VP tokens there, no planet active. */
  const yellow = () => transcript({ seats: 3 }, (p) => p.inSpace(0, 3).deck('EX-04', 'EX-10'))
  const [first, second, third] = planetsOf(3, 3)

  test('VL-551 a planet card is a discovery in the sector where the ship is', () => {
    const t = transcript({ seats: 4 }, (p) => p.inSpace(0, 5).deck('EX-04'))
    t.play('turn-over')
    expect(t.slot('alpha').sector).toBe(5)
    expect(planetsOf(5, 4)).toContain(t.slot('alpha').planet)
    expect(t.facts('discovered')).toEqual([{ kind: 'discovered', seat: 0, sector: 5, slot: 'alpha' }])
  })

  test('VL-552 the rulebook’s Green: no 1 VP token left in sector 2, the card is ignored', () => {
    const t = transcript({ seats: 4 }, (p) => p.inSpace(0, 2).charted(2).deck('EX-04'))
    t.play('turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ sector: 2, why: 'planet' }])
    expect(t.slot('alpha').sector).toBe(0)
    expect(t.ship(0).vp).toBe(0)
    expect(t.asked).toBe('0 space')
  })

  test('VL-552 no active-planet token left: the card is ignored but for its symbol', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 3).planet('alpha', 1, 'XA-01').planet('beta', 2, 'XA-02').deck('EX-05'),
    )
    t.play('turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ sector: 3, why: 'token' }])
    expect(t.ship(0)).toMatchObject({ vp: 0, xp: [0, 1, 0, 0] })
    expect(t.slot('gamma').sector).toBe(0)
  })

  test('VL-553 the rulebook’s Yellow takes the 1 VP token and puts the active-planet token on that planet', () => {
    const t = yellow()
    t.play('turn-over')
    expect(t.facts('vp')).toMatchObject([{ seat: 0, vp: 1, total: 1, source: 'discovery' }])
    expect(t.slot('alpha')).toMatchObject({ sector: 3, planet: first })
    expect([first, second, third].map((planet) => t.state.planets[planet])).toEqual([
      ACTIVE,
      UNDISCOVERED,
      UNDISCOVERED,
    ])
  })

  test('VL-554 of three free tokens and three planets the first are taken, and nobody is asked', () => {
    const t = yellow().play('turn-over')
    expect(t.asked).toBe('0 space')
    expect(t.facts('discovered')).toMatchObject([{ sector: 3, slot: 'alpha' }])
    expect(t.slot('alpha').planet).toBe(first)
  })

  test('VL-554 a token in use and a planet without its 1 VP token are passed over', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p.inSpace(0, 3).planet('alpha', 3, 'XA-01').charted(3, 1).deck('EX-04'),
    )
    t.play('turn-over')
    expect(t.slot('beta').planet).toBe(third)
    expect(t.slot('alpha').card).toBe(extrasolarCard('XA-01'))
  })

  test('VL-554 tokens are alike: the same is told and scored whichever of them marks a planet', () => {
    const met = (slot: SlotName) =>
      transcript({ seats: 4 }, (p) =>
        p
          .inSpace(0, 3, { squads: 4, xp: [6, 6, 6, 6] })
          .inSpace(1, 3)
          .planet(slot, 3, 'XA-01'),
      ).play(`scan ${slot}`, `land ${slot}`, 'contact', 'end-turn', 'end-turn', 'end-turn')
    const [alpha, delta] = [met('alpha'), met('delta')]
    expect(delta.told).toEqual(alpha.told)
    const standing = ({ state }: typeof alpha) => state.ships.map(({ vp, xp, place }) => [vp, xp, place])
    expect(standing(delta)).toEqual(standing(alpha))
  })

  test('VL-555 the rulebook’s Yellow lays the top card of pile A face down on the slot of the token', () => {
    const t = yellow()
    const top = t.state.pileA.at(-1)
    t.play('turn-over')
    expect(t.slot('alpha')).toMatchObject({ card: top, revealed: false })
    expect(t.state.pileA).toHaveLength(9)
    expect([t.seenBy(0, 'alpha'), t.seenBy(1, 'alpha')]).toEqual([undefined, undefined])
  })

  test.each([
    [1, 'A'],
    [2, 'A'],
    [4, 'B'],
    [5, 'B'],
  ])('VL-555 a planet of sector %i gets a card of pile %s', (sector, deck) => {
    const t = transcript({}, (p) => p.inSpace(0, sector).charted(sector, 1).deck('EX-04'))
    t.play('turn-over')
    expect(EXTRASOLARS[t.slot('alpha').card].deck).toBe(deck)
  })

  test('VL-556 discovering is not landing: the exploration goes on', () => {
    const t = yellow()
    t.play('turn-over')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 3 })
    t.play('turn-over')
    expect(t.turnedOver).toEqual(['EX-04', 'EX-10'])
    expect(t.refusal('land alpha')).toBeUndefined()
  })

  test.each([2, 3, 4])(
    'VL-557 with %i UCs, piles A and B have a card for every planet of their zone',
    (seats) => {
      const { state } = transcript({ seats })
      const planetsOf = (zone: readonly number[]) =>
        MAP.planets.filter((planet, n) => state.planets[n] === UNDISCOVERED && zone.includes(planet.sector))
      expect(planetsOf(MAP.zones.A).length).toBeLessThanOrEqual(state.pileA.length)
      expect(planetsOf(MAP.zones.B).length).toBeLessThanOrEqual(state.pileB.length)
    },
  )
})

describe('Scanning', () => {
  test('VL-558 a scanner shows a card to its UC alone, who may look again on later turns without another use', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).inSpace(1, 3).planet('alpha', 3, 'XA-01'))
    t.play('scan alpha')
    expect([t.seenBy(0, 'alpha'), t.seenBy(1, 'alpha')]).toEqual(['XA-01', undefined])
    expect(t.driver.view(1).facts.map(({ fact }) => fact.kind)).toEqual(['turn', 'scanned'])
    t.play('end-turn', 'end-turn')
    expect(t.seenBy(0, 'alpha')).toBe('XA-01')
    expect(t.refusal('scan alpha')).toEqual({ rule: 'VL-558' })
  })

  test('VL-558 a slot used again holds another card, which nobody has scanned', () => {
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, 'XA-02', { knownBy: 0b10 })
        .on(0, 'alpha', 'contact')
        .ship(0, { xp: [1, 1, 0, 0] })
        .charted(3, 1)
        .deck('EX-04'),
    )
    t.play('turn-over')
    expect(t.slot('alpha')).toMatchObject({ sector: 3, knownBy: 0, revealed: false })
    expect([t.seenBy(0, 'alpha'), t.seenBy(1, 'alpha')]).toEqual([undefined, undefined])
  })

  test('VL-558 one scanner is one look a turn', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).planet('alpha', 3, 'XA-01').planet('beta', 3, 'XA-02'))
    t.play('scan alpha')
    expect(t.refusal('scan beta')).toEqual({ rule: 'VL-216' })
    t.play('end-turn', 'end-turn', 'scan beta')
    expect(t.seenBy(0, 'beta')).toBe('XA-02')
  })

  test('VL-559 only cards of the ship’s own sector can be scanned', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).planet('alpha', 3, 'XA-01').planet('beta', 2, 'XA-02'))
    expect(t.refusal('scan alpha')).toEqual({ rule: 'VL-559' })
    expect(t.refusal('scan beta')).toBeUndefined()
  })

  test('VL-559 a ship on a planet is in that planet’s sector, a ship at the base in sector 1', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p
        .planet('alpha', 3, 'XA-01')
        .planet('beta', 3, 'XA-02')
        .planet('gamma', 1, 'XA-03')
        .on(0, 'alpha', 'observation'),
    )
    expect([t.refusal('scan beta'), t.refusal('scan gamma')]).toEqual([undefined, { rule: 'VL-559' }])
    t.play('stay')
    expect([t.refusal('scan beta'), t.refusal('scan gamma')]).toEqual([{ rule: 'VL-559' }, undefined])
  })

  test('VL-559 the number of marks is not limited', () => {
    const cards: readonly (readonly [SlotName, string])[] = [
      ['alpha', 'XA-01'],
      ['beta', 'XA-02'],
      ['gamma', 'XA-03'],
    ]
    const t = transcript({ seats: 4 }, (p) => {
      for (const [slot, card] of cards) p.planet(slot, 3, card, { knownBy: 1 })
      p.inSpace(0, 2).planet('delta', 2, 'XA-04')
    })
    t.play('scan delta')
    expect(SLOTS.map((slot) => t.seenBy(0, slot))).toEqual(['XA-01', 'XA-02', 'XA-03', 'XA-04', undefined])
  })
})
