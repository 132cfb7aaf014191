import { describe, expect, test } from 'vitest'
import { ABOARD, EXO_TECHNOLOGIES, JOKER, NONE, NOT_OWNED, SECTOR_X, type Ship } from '../position/state.ts'
import { explorationIds, extrasolarsAsking, type Position, transcript } from './transcript.ts'

const HOLODECK = 'EX-26'
const NANOPROBES = 'EX-27'

/** UC 0 is in sector 2 with a Holodeck to install and two items it can exchange for it. */
const carrying =
  (changes: Partial<Ship> = {}) =>
  (p: Position) =>
    p.inSpace(0, 2, { holodeck: ABOARD, thrusters: 3, lasers: 1, ...changes })

describe('Exo-technologies', () => {
  test.each([
    [HOLODECK, 'holodeck', 'nanoprobes'],
    [NANOPROBES, 'nanoprobes', 'holodeck'],
  ] as const)('VL-801 the Exploration card %s puts the %s aboard', (card, found, other) => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck(card))
    t.play('turn-over', 'accept')
    expect(t.facts('exo-taken')).toEqual([{ kind: 'exo-taken', seat: 0, technology: found }])
    expect(t.ship(0)).toMatchObject({ [found]: ABOARD, [other]: NOT_OWNED, xp: [0, 0, 0, 0] })
    expect(t.options).toContain('turn-over')
  })

  test('VL-802 the Holodeck is a joker with Sapiens, the Nanoprobes with Non-Sapiens', () => {
    const missing = (card: string, changes: Partial<Ship>) =>
      transcript({}, (p) =>
        p.planet('alpha', 3, card).on(0, 'alpha', 'observation').ship(0, changes),
      ).refusal('contact')?.missing
    const [[sapiens], [nonSapiens]] = [extrasolarsAsking([1, 1, 0, 0]), extrasolarsAsking([0, 0, 2, 0])]
    expect(missing(sapiens, { holodeck: JOKER })).toBeUndefined()
    expect(missing(sapiens, { nanoprobes: JOKER })).toBe(1)
    expect(missing(nonSapiens, { nanoprobes: JOKER })).toBeUndefined()
    expect(missing(nonSapiens, { holodeck: JOKER })).toBe(1)
  })

  test('VL-802 the joker is permanent: it serves again in the next Contact', () => {
    const [first, second] = extrasolarsAsking([0, 0, 2, 0])
    const t = transcript({}, (p) =>
      p
        .planet('alpha', 3, first)
        .planet('beta', 3, second)
        .on(0, 'alpha', 'contact')
        .ship(0, { squads: 4, xp: [0, 0, 2, 0], nanoprobes: JOKER }),
    )
    t.play('C', 'leave', 'land beta', 'contact', 'end-turn')
    expect(t.facts('threshold').map(({ paid, joker }) => [paid, joker])).toEqual([
      [[0, 0, 1, 0], 'C'],
      [[0, 0, 1, 0], 'C'],
    ])
  })

  test('VL-803 installing exchanges one equipment item of the UC’s choice for the Joker side', () => {
    const t = transcript({}, carrying())
    t.play('install holodeck')
    expect([t.asked, ...t.options]).toEqual(['0 give-up', 'thrusters', 'lasers'])
    t.play('lasers', 'N')
    expect(t.facts('exo-installed')).toMatchObject([{ seat: 0, technology: 'holodeck', item: 'lasers' }])
    expect(t.ship(0)).toMatchObject({ holodeck: JOKER, lasers: 0, thrusters: 3 })
  })

  test('VL-803 what is given up is asked even where there is one thing to give, and can still be thought over', () => {
    const t = transcript({}, carrying({ thrusters: 2 }))
    t.play('install holodeck')
    expect([t.asked, ...t.options]).toEqual(['0 give-up', 'lasers'])
    expect(t.driver.undo(0, t.driver.answers.length - 1)).toBe(true)
    expect(t.ship(0)).toMatchObject({ holodeck: ABOARD, lasers: 1 })
  })

  test('VL-803 personnel is no equipment', () => {
    const t = transcript({}, carrying({ squads: 3, experts: [1, 1, 1] }))
    t.play('install holodeck')
    expect(t.shown).toEqual(['thrusters', 'scanners', 'lasers', 'detectors'])
  })

  test('VL-804 taking the token and installing it are two steps: not in the turn it was found', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 1 }).deck(HOLODECK))
    t.play('turn-over', 'accept')
    expect(t.refusal('install holodeck')).toEqual({ rule: 'VL-804' })
    t.play('end-turn', 'end-turn')
    expect(t.refusal('install holodeck')).toBeUndefined()
  })

  test('VL-804 installing takes the place of a whole space step', () => {
    const t = transcript({}, carrying())
    t.play('cross 1')
    expect(t.refusal('install holodeck')).toEqual({ rule: 'VL-804' })
  })

  test('VL-804 it takes the place of a landing too, that on the base included', () => {
    const t = transcript({}, (p) => carrying()(p).inSpace(0, 1).planet('alpha', 1, 'XA-01'))
    t.play('land-on-base')
    expect(t.refusal('install holodeck')).toEqual({ rule: 'VL-804' })
  })

  test('VL-804 one installation a turn', () => {
    const spatha = { spatha: true, thrusters: 7, scanners: 2, lasers: 3, squads: 3 }
    const t = transcript({}, (p) => p.inSpace(0, 2, { ...spatha, holodeck: ABOARD, nanoprobes: ABOARD }))
    t.play('install holodeck', 'lasers', 'R')
    expect(t.refusal('install nanoprobes')).toEqual({ rule: 'VL-804' })
  })

  test('VL-805 it gives 1 XP in the domain of the UC’s choice', () => {
    const t = transcript({}, carrying())
    t.play('install holodeck', 'lasers')
    expect([t.asked, ...t.options]).toEqual(['0 domain', 'N', 'D', 'C', 'R'])
    t.play('R')
    expect(t.facts('xp')).toMatchObject([{ domain: 'R', gained: 1, source: 'installation' }])
    expect(t.ship(0).xp).toEqual([0, 0, 0, 1])
  })

  test.each(EXO_TECHNOLOGIES)('VL-806 neither damage nor plague takes the %s', (technology) => {
    const t = transcript({ dice: [1, 3, 5, 7, 9] }, (p) =>
      p.inSpace(0, 2, { thrusters: 5, [technology]: JOKER }).deck('EX-25', 'EX-15', 'EX-22'),
    )
    t.play('turn-over', 'turn-over', 'turn-over')
    expect(t.facts('damage')).toHaveLength(5)
    expect(t.ship(0)[technology]).toBe(JOKER)
  })

  test.each(EXO_TECHNOLOGIES)('VL-806 nor does the promotion take the %s', (technology) => {
    const t = transcript({}, (p) => p.inSpace(0, 1, { vp: 12, [technology]: JOKER }))
    t.play('land-on-base', 'lasers', 'lasers')
    expect(t.ship(0)).toMatchObject({ spatha: true, [technology]: JOKER })
  })

  test('VL-807 a Frombola has room for one: the card of the other has no effect', () => {
    const t = transcript({}, (p) => carrying()(p).deck(NANOPROBES))
    t.play('turn-over')
    expect(t.told.slice(-2)).toEqual(['turned-over', 'condition-not-met'])
    expect(t.ship(0)).toMatchObject({ holodeck: ABOARD, nanoprobes: NOT_OWNED })
  })

  test('VL-807 no room, or owned already: which of the two is told', () => {
    const told = (card: string) =>
      transcript({}, (p) => carrying()(p).deck(card))
        .play('turn-over')
        .facts('condition-not-met')
    expect(told(NANOPROBES)).toMatchObject([{ why: 'room' }])
    expect(told(HOLODECK)).toMatchObject([{ why: 'owned' }])
  })

  test('VL-807 a Spatha has room for both', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { spatha: true, thrusters: 5, holodeck: JOKER }).deck(NANOPROBES),
    )
    t.play('turn-over', 'accept')
    expect(t.ship(0)).toMatchObject({ holodeck: JOKER, nanoprobes: ABOARD })
  })

  test.each([
    ['holodeck', HOLODECK, ABOARD],
    ['holodeck', HOLODECK, JOKER],
    ['nanoprobes', NANOPROBES, ABOARD],
    ['nanoprobes', NANOPROBES, JOKER],
  ] as const)('VL-807 the %s owned already, its card %s has no effect (%i)', (technology, card, owned) => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { spatha: true, thrusters: 5, [technology]: owned }).deck(card),
    )
    t.play('turn-over')
    expect(t.told.slice(-2)).toEqual(['turned-over', 'condition-not-met'])
    expect(t.ship(0)[technology]).toBe(owned)
  })

  test('VL-808 the item exchanged must be above its floor', () => {
    const t = transcript({}, carrying())
    t.play('install holodeck')
    expect(t.refusal('scanners')).toEqual({ rule: 'VL-808' })
    expect(t.refusal('detectors')).toEqual({ rule: 'VL-808' })
  })

  test('VL-808 with all equipment at its floor there is nothing to exchange', () => {
    const t = transcript({}, carrying({ thrusters: 2, lasers: 0, squads: 4 }))
    expect(t.refusal('install holodeck')).toEqual({ rule: 'VL-808' })
  })

  test('VL-809 in that turn no card is taken and the ship stays: no move, no landing; scanners may be used', () => {
    const t = transcript({}, (p) =>
      carrying({ squads: 4 })(p).planet('alpha', 2, 'XA-02').planet('beta', 2, 'XA-05'),
    )
    t.play('install holodeck', 'lasers', 'N')
    const refused = [
      'turn-over',
      'land alpha',
      'land-on-base',
      'cross 1',
      'cross 3',
      'buy lasers',
      'buy squads',
    ]
    expect(refused.map((key) => t.refusal(key))).toEqual(refused.map(() => ({ rule: 'VL-809' })))
    expect(t.options).toEqual(['scan alpha', 'scan beta', 'end-turn'])
    t.play('scan beta', 'end-turn')
    expect(t.told).not.toContain('cards-taken')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 2 })
  })

  test('VL-809 after a landing on the base there is no installing, before it there is', () => {
    const t = transcript({}, (p) => carrying()(p).inSpace(0, 1))
    expect(t.refusal('install holodeck')).toBeUndefined()
    t.play('land-on-base')
    // With nothing to scan and nothing to install, the turn is over.
    expect([t.asked, t.ship(0).holodeck]).toEqual(['1 space', ABOARD])
  })

  test('VL-809 at the base the ship stays at the base', () => {
    const t = transcript({}, (p) => p.ship(0, { holodeck: ABOARD, lasers: 1 }))
    t.play('install holodeck', 'lasers', 'N')
    expect(t.refusal('take-off')).toEqual({ rule: 'VL-809' })
    expect(t.options).toEqual(['end-turn'])
    t.play('end-turn', 'end-turn')
    expect(t.refusal('take-off')).toBeUndefined()
  })

  test('VL-809 in Sector X the ship stays in Sector X', () => {
    const t = transcript({}, (p) => carrying({ thrusters: 6 })(p).inSpace(0, SECTOR_X).openX())
    t.play('install holodeck', 'lasers', 'N')
    expect(t.refusal('leave-x')).toEqual({ rule: 'VL-809' })
    t.play('end-turn')
    expect(t.ship(0).sector).toBe(SECTOR_X)
  })

  test('VL-809 a UC that has just left a planet may install instead of its space step', () => {
    const t = transcript({}, (p) =>
      p.planet('alpha', 3, 'XA-02').on(0, 'alpha', 'observation').ship(0, { holodeck: ABOARD, lasers: 1 }),
    )
    t.play('leave', 'install holodeck', 'lasers', 'N', 'end-turn')
    expect(t.ship(0)).toMatchObject({ holodeck: JOKER, place: 'space', sector: 3, slot: NONE })
  })

  test('VL-810 an exo-technology found may be left, and the only room of a Frombola is then there for the other', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck(NANOPROBES, HOLODECK))
    t.play('turn-over')
    expect([t.asked, ...t.options]).toEqual(['0 exo-technology', 'accept', 'decline'])
    t.play('decline')
    expect(t.told.slice(-2)).toEqual(['turned-over', 'declined'])
    expect(t.ship(0)).toMatchObject({ holodeck: NOT_OWNED, nanoprobes: NOT_OWNED })
    t.play('turn-over', 'accept')
    expect(t.ship(0)).toMatchObject({ holodeck: ABOARD, nanoprobes: NOT_OWNED })
  })

  test('VL-810 the card that was declined goes to the discards, and may be met again', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck(HOLODECK, HOLODECK))
    t.play('turn-over', 'decline', 'turn-over')
    expect([t.asked, explorationIds(t.state.discard)]).toEqual(['0 exo-technology', [HOLODECK]])
  })
})
