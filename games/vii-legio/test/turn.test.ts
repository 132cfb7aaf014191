import { HIDDEN } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { SECTOR_X } from '../position/state.ts'
import { factsOf, randomTurns } from './random-games.ts'
import { explorationIds, type Position, taking, transcript } from './transcript.ts'
import { cardsPerTurn } from '../position/ship.ts'

/** UC 0 observes the Velari in sector 2. */
const observing = (p: Position) =>
  p.planet('alpha', 2, 'XA-02').on(0, 'alpha', 'observation').planet('beta', 2, 'XA-03')

describe('The turn', () => {
  test('VL-201 scanners and detectors are available again at the start of the turn', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { detectors: 1 })
        .inSpace(1, 5)
        .planet('alpha', 2, 'XA-01')
        .planet('beta', 2, 'XA-02')
        .deck('EX-19', 'EX-18', 'EX-10', 'EX-11', 'EX-16'),
    )
    // A flare leaves nothing to use in this turn.
    t.play('turn-over', 'face')
    expect(t.refusal('scan alpha')).toEqual({ rule: 'VL-216' })
    t.play('end-turn', 'end-turn')
    expect(t.options).toEqual(expect.arrayContaining(['scan alpha', 'scan beta']))
    expect(t.play('turn-over').asked).toBe('0 detector')
  })

  test('VL-202 in space, the UC plays the space step', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2))
    expect(t.asked).toBe('0 space')
    expect(t.options).toEqual(expect.arrayContaining(['turn-over', 'cross 1', 'buy lasers', 'end-turn']))
  })

  test('VL-203 on a planet, the UC first resolves its zone', () => {
    const observer = transcript({}, observing)
    expect(observer.asked).toBe('0 observation')
    expect(observer.facts('xp')).toMatchObject([{ source: 'observation' }])
    const contact = transcript({}, (p) =>
      p
        .ship(0, { xp: [6, 6, 0, 0] })
        .planet('alpha', 2, 'XA-02')
        .on(0, 'alpha', 'contact'),
    )
    expect(contact.asked).toBe('0 contact')
    expect(contact.facts('vp')).toMatchObject([{ source: 'contact' }])
    for (const t of [observer, contact]) expect(t.shown).not.toContain('turn-over')
  })

  test('VL-204 one landing and one take-off in a turn', () => {
    const t = transcript({}, observing).play('leave', 'land beta')
    expect(t.ship(0).place).toBe('observation')
    expect(t.asked).toBe('1 space')
    for (const { facts } of randomTurns()) {
      const count = (...kinds: readonly string[]) => facts.filter(({ kind }) => kinds.includes(kind)).length
      expect(count('landed', 'to-base')).toBeLessThanOrEqual(1)
      expect(count('take-off', 'left-planet')).toBeLessThanOrEqual(1)
    }
  })

  test('VL-204 a ship that has landed on the base waits for its next turn', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).planet('alpha', 1, 'XA-01')).play('land-on-base')
    expect(t.asked).toBe('0 after-landing')
    expect(t.options).toEqual(['scan alpha', 'end-turn'])
    expect(t.refusal('take-off')).toEqual({ rule: 'VL-204' })
  })

  test('VL-204 after one landing a second is refused by the golden rule, and said to be', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p.inSpace(0, 2).planet('alpha', 2, 'XA-03').planet('beta', 2, 'XA-01').planet('gamma', 2, 'XA-02'),
    )
    t.play('land alpha')
    expect(t.asked).toBe('0 after-landing')
    expect(['land beta', 'land gamma'].map((key) => t.refusal(key))).toEqual([
      { rule: 'VL-204' },
      { rule: 'VL-204' },
    ])
    expect(t.shown).not.toContain('land alpha')
  })

  test('VL-205 leaving a planet is followed by a full space step and one landing', () => {
    const t = transcript({}, (p) => observing(p).deck('EX-10', 'EX-11', 'EX-12')).play('leave')
    expect(t.asked).toBe('0 space')
    t.play('turn-over', 'turn-over', 'cross 1')
    expect(t.facts('cards-taken')).toMatchObject([{ cards: cardsPerTurn(t.ship(0)) }])
    expect(t.play('land-on-base').ship(0).place).toBe('base')
  })

  test('VL-205 … but not on the planet it has just left', () => {
    expect(transcript({}, observing).play('leave').refusal('land alpha')).toEqual({ rule: 'VL-569' })
  })

  test('VL-205 … unless the table plays that leaving ends the turn', () => {
    const t = transcript({ options: { leaveEndsTurn: true } }, observing).play('leave')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 2 })
    expect(t.asked).toBe('1 space')
  })

  test('VL-205 … after a Contact as after an Observation', () => {
    const leaves = (leaveEndsTurn: boolean) =>
      transcript({ options: { leaveEndsTurn } }, (p) =>
        p
          .ship(0, { xp: [2, 2, 0, 0] })
          .planet('alpha', 2, 'XA-02')
          .on(0, 'alpha', 'contact'),
      ).play('leave')
    expect([leaves(false).asked, leaves(true).asked]).toEqual(['0 space', '1 space'])
  })

  test.each([
    ['goes on observing', 'stay', observing],
    ['goes to Contact', 'contact', (p: Position) => observing(p).ship(0, { xp: [1, 0, 0, 0] })],
    [
      'continues a Contact',
      'stay',
      (p: Position) =>
        p
          .ship(0, { xp: [2, 2, 0, 0] })
          .planet('alpha', 2, 'XA-02')
          .on(0, 'alpha', 'contact'),
    ],
  ])('VL-206 a UC that %s ends its turn there and takes no cards', (_, answer, arrange) => {
    const t = transcript({}, arrange).play(answer)
    expect(t.asked).toBe('1 space')
    expect(t.facts('cards-taken')).toEqual([])
    expect(t.ship(0)).toMatchObject({ slot: 0 })
  })

  test('VL-206 scanners may still be used', () => {
    const t = transcript({}, observing).play('scan beta', 'stay')
    expect(t.facts('scanned')).toMatchObject([{ seat: 0, slot: 'beta' }])
  })

  test('VL-207 a ship at the base takes off into sector 1 at no cost and plays the space step', () => {
    const t = transcript({}, (p) => p.ship(0, taking(6))).play('take-off')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 1 })
    expect(t.asked).toBe('0 space')
    expect(t.play('cross 2').state.turn.hand).toBe(5)
  })

  test('VL-207 it may also stay and pass', () => {
    const t = transcript({}).play('end-turn')
    expect(t.facts('stayed')).toMatchObject([{ seat: 0, zone: 'base' }])
    expect([t.ship(0).place, t.asked]).toEqual(['base', '1 space'])
  })

  test('VL-208 the cards are the top ones of the deck, as many as the thrusters give', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-11', 'EX-12', 'EX-11', 'EX-13'),
    )
    t.play('turn-over', 'cross 1', 'turn-over', 'turn-over', 'turn-over', 'C')
    expect(t.turnedOver).toEqual(['EX-10', 'EX-12', 'EX-11', 'EX-13'])
    expect(t.refusal('turn-over')).toEqual({ rule: 'VL-323', missing: 1 })
  })

  test('VL-209 nobody sees the cards of a hand, not even its UC', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-10', 'EX-11', 'EX-12')).play('turn-over')
    expect(t.state.turn.hand).toBe(cardsPerTurn(t.ship(0)) - 1)
    for (const seat of [0, 1]) expect(new Set(t.driver.view(seat).state.deck)).toEqual(new Set([HIDDEN]))
  })

  test('VL-210 exploring, moving and buying mix in any order while cards remain', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(8)).deck('EX-10', 'EX-11', 'EX-12', 'EX-13', 'EX-04', 'EX-04', 'EX-04', 'EX-13'),
    )
    t.play('buy lasers', 'turn-over', 'cross 3', 'buy squads', 'turn-over', 'D')
    expect(t.state.turn.hand).toBe(0)
    expect(t.ship(0)).toMatchObject({ sector: 3, lasers: 1, squads: 2, xp: [3, 1, 0, 0] })
  })

  test('VL-216 scanners work at the base, in space, on a planet and after a landing', () => {
    const scan = (arrange: (p: Position) => void, ...answers: string[]) =>
      transcript({}, arrange)
        .play(...answers)
        .facts('scanned').length
    const at = (sector: number) => (p: Position) => p.planet('beta', sector, 'XA-03')
    expect(scan(at(1), 'scan beta')).toBe(1)
    expect(scan(at(1), 'take-off', 'scan beta')).toBe(1)
    expect(scan(observing, 'scan beta')).toBe(1)
    expect(scan(at(1), 'take-off', 'land-on-base', 'scan beta')).toBe(1)
    expect(scan((p) => at(1)(p).inSpace(0, 1).deck('EX-18'), 'turn-over', 'scan beta')).toBe(1)
    expect(scan((p) => p.inSpace(0, SECTOR_X).planet('x', SECTOR_X, 'XX-01'), 'scan x')).toBe(1)
  })

  test('VL-216 each scanner and detector serves once in a turn, and in one’s own turn only', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { detectors: 1 })
        .inSpace(1, 2)
        .planet('alpha', 2, 'XA-01')
        .planet('beta', 2, 'XA-02')
        .deck('EX-18', 'EX-22'),
    )
    expect(t.driver.answer(1, 'scan alpha')).toEqual({ why: 'not-your-turn', waitingFor: [0] })
    t.play('scan alpha', 'turn-over', 'avoid', 'turn-over')
    expect(t.refusal('scan beta')).toEqual({ rule: 'VL-216' })
    expect(t.asked).toBe('0 space')
  })

  test('VL-218 unused cards go back on the deck in their order, unseen', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).inSpace(1, 2).deck('EX-10', 'EX-11', 'EX-12'))
    t.play('turn-over', 'end-turn', 'turn-over', 'turn-over')
    expect(explorationIds(t.facts('turned-over').map(({ card }) => card))).toEqual([
      'EX-10',
      'EX-11',
      'EX-12',
    ])
  })

  test('VL-218 … as soon as the exploration ends', () => {
    const well = transcript({}, (p) => p.inSpace(0, 2).deck('EX-18')).play('turn-over')
    expect(well.state.turn.hand).toBe(0)
    const landed = transcript({}, (p) => p.inSpace(0, 1).planet('beta', 1, 'XA-03').deck('EX-10'))
    landed.play('turn-over', 'land-on-base')
    expect([landed.asked, landed.state.turn.hand]).toEqual(['0 after-landing', 0])
  })

  test('VL-219 a UC may pass without taking cards, and still scan and land once', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).planet('alpha', 2, 'XA-03'))
    t.play('scan alpha', 'land alpha')
    expect(t.ship(0).place).toBe('observation')
    expect(t.facts('cards-taken')).toEqual([])
    const idle = transcript({}, (p) => p.inSpace(0, 2)).play('end-turn')
    expect([idle.asked, idle.facts('cards-taken').length]).toEqual(['1 space', 0])
  })

  test('VL-219 no use of cards is compulsory: every space menu can be left', () => {
    const stuck = randomTurns().filter(({ menus, before, seat }) => {
      if (before.ships[seat].sector === SECTOR_X) return false
      const space = menus.filter(({ prompt }) => prompt === 'space')
      return space.some(
        ({ options }) => !options.some((o) => typeof o === 'object' && o['kind'] === 'end-turn'),
      )
    })
    expect(stuck).toEqual([])
    const idleTurns = randomTurns().filter(({ facts }) => factsOf(facts, 'cards-taken').length === 0)
    expect(idleTurns.length).toBeGreaterThan(0)
  })
})

describe('A landing or a take-off', () => {
  const strict = { options: { landOrTakeOff: true } }

  test('VL-220 whoever has left a planet explores, but lands on a later turn', () => {
    const t = transcript(strict, (p) => observing(p).deck('EX-10')).play('leave', 'turn-over')
    expect(t.refusal('land beta')).toEqual({ rule: 'VL-220' })
    t.play('cross 1')
    expect(t.refusal('land-on-base')).toEqual({ rule: 'VL-220' })
    t.play('end-turn', 'end-turn')
    expect(t.options).toContain('land-on-base')
  })

  test('VL-220 so does whoever has left the star base', () => {
    const t = transcript(strict, (p) => p.planet('alpha', 1, 'XA-02')).play('take-off')
    expect([t.refusal('land alpha'), t.refusal('land-on-base')]).toEqual([
      { rule: 'VL-220' },
      { rule: 'VL-220' },
    ])
    t.play('end-turn', 'end-turn', 'land alpha')
    expect(t.ship(0).place).toBe('observation')
  })

  test('VL-220 a recall takes a ship to the base all the same', () => {
    const t = transcript(strict, (p) => observing(p).deck('EX-28')).play('leave', 'turn-over')
    expect(t.ship(0).place).toBe('base')
  })

  test('VL-220 a mission in Sector X is still followed by the way home, a mere visit is not', () => {
    const inX = (zone: 'observation' | 'contact') =>
      transcript(strict, (p) =>
        p
          .ship(0, { ...taking(6), squads: 3, xp: [0, 2, 0, 1] })
          .openX()
          .planet('x', SECTOR_X, 'XX-02')
          .on(0, 'x', zone),
      )
    expect(inX('contact').refusal('leave-x')).toBeUndefined()
    expect(inX('observation').play('leave').refusal('leave-x')).toEqual({ rule: 'VL-220' })
  })

  test('VL-220 elsewhere a turn may have both', () => {
    expect(transcript({}, observing).play('leave').refusal('land beta')).toBeUndefined()
  })
})
