import { describe, expect, test } from 'vitest'
import { ABOARD, JOKER, NOT_OWNED, SECTOR_X, type Ship } from '../position/state.ts'
import { type Position, taking, transcript } from './transcript.ts'

const SPATHA_MINIMUM = {
  spatha: true,
  thrusters: 5,
  scanners: 2,
  lasers: 1,
  detectors: 0,
  squads: 3,
} as const

/** UC 0 is in sector 1, about to land on the base. */
const homeward = (changes: Partial<Ship>) => (p: Position) => p.inSpace(0, 1, changes)

describe('Star base', () => {
  test('VL-701 every ship starts from the base, which lies in sector 1', () => {
    const t = transcript({ seats: 4 })
    expect(t.state.ships.map(({ place, sector }) => [place, sector])).toEqual(Array(4).fill(['base', 1]))
    t.play('take-off')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 1 })
    expect(t.options.filter((key) => key.startsWith('cross'))).toEqual(['cross 2', 'cross 3'])
  })

  test('VL-702 going to the base is a landing: it ends the exploration, and one leaves on the next turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 1).inSpace(1, 2).planet('alpha', 1, 'XA-02').deck('EX-10', 'EX-11'),
    )
    t.play('turn-over', 'land-on-base')
    expect([t.asked, ...t.options]).toEqual(['0 after-landing', 'scan alpha', 'end-turn'])
    t.play('end-turn', 'turn-over')
    expect(t.turnedOver).toEqual(['EX-10', 'EX-11'])
    t.play('end-turn', 'take-off')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 1 })
  })

  test('VL-703 a UC comes back by crossing borders; from sector 1 the landing costs nothing', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-12'),
    )
    expect(t.refusal('land-on-base')).toEqual({ rule: 'VL-703' })
    t.play('cross 1', 'turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.state.turn.hand).toBe(0)
    t.play('land-on-base')
    expect(t.ship(0).place).toBe('base')
    expect(t.facts('paid')).toHaveLength(1)
    expect(t.facts('to-base')).toMatchObject([{ seat: 0, forced: false }])
  })

  test.each(['EX-21', 'EX-28'])('VL-704 the card %s sends the ship to the base at once', (card) => {
    const t = transcript({}, (p) => p.inSpace(0, 5).planet('alpha', 1, 'XA-02').deck(card, 'EX-10'))
    t.play('turn-over')
    expect(t.ship(0)).toMatchObject({ place: 'base', sector: 1 })
    expect(t.facts('to-base')).toMatchObject([{ seat: 0, forced: true }])
    expect([t.asked, ...t.options]).toEqual(['0 after-landing', 'scan alpha', 'end-turn'])
  })

  test('VL-704 the Imperial summons leaves the choice', () => {
    const t = transcript({}, (p) => p.inSpace(0, 5).deck('EX-29'))
    t.play('turn-over', 'D')
    expect([t.asked, ...t.options]).toEqual(['0 summons', 'accept', 'decline'])
    t.play('decline')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 5, xp: [0, 1, 0, 0] })
    expect(t.options).toContain('turn-over')
  })

  test('VL-704 the summons accepted is a return like the others', () => {
    const t = transcript({}, (p) => p.inSpace(0, 5).deck('EX-29'))
    t.play('turn-over', 'D', 'accept')
    expect([t.ship(0).place, t.asked]).toEqual(['base', '1 space'])
  })

  test('VL-710 with less than 12 VP the return changes nothing; the promotion can come at a later one', () => {
    const t = transcript({}, (p) => homeward({ vp: 11, lasers: 1 })(p).charted(1, 1).deck('EX-04'))
    t.play('land-on-base')
    expect(t.told).not.toContain('promoted')
    expect(t.ship(0)).toMatchObject({ spatha: false, lasers: 1 })
    t.play('end-turn', 'take-off', 'turn-over', 'land-on-base')
    expect(t.ship(0)).toMatchObject({ spatha: true, vp: 12 })
  })

  test('VL-711 nothing is repaired, sold or bought at the base', () => {
    const damaged = { thrusters: 2, scanners: 1, lasers: 0, detectors: 0, squads: 1 }
    const t = transcript({}, homeward({ vp: 11, ...damaged }))
    t.play('land-on-base', 'end-turn')
    expect([t.asked, ...t.shown]).toEqual(['0 space', 'take-off', 'end-turn'])
    expect(t.ship(0)).toMatchObject(damaged)
  })
})

describe('Promotion', () => {
  test('VL-705 a UC with 12 VP that comes to the base is promoted, without being asked', () => {
    const t = transcript({}, homeward({ vp: 12 }))
    t.play('land-on-base')
    expect(t.facts('promoted')).toMatchObject([{ seat: 0 }])
    expect(t.asked).toBe('0 free-item')
  })

  test.each(['EX-21', 'EX-28'])('VL-705 it is promoted too when the card %s brings it there', (card) => {
    const t = transcript({}, (p) => p.inSpace(0, 4, { vp: 20 }).deck(card))
    t.play('turn-over')
    expect(t.facts('promoted')).toMatchObject([{ seat: 0 }])
  })

  test('VL-705 and when it comes from Sector X', () => {
    const t = transcript({}, (p) => p.inSpace(0, SECTOR_X, { ...taking(6), vp: 12 }).openX())
    t.play('leave-x')
    expect(t.facts('promoted')).toMatchObject([{ seat: 0 }])
  })

  test('VL-705 reaching 12 VP away from the base is not enough', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { vp: 11 }).charted(3, 1).deck('EX-04'))
    t.play('turn-over', 'end-turn')
    expect(t.ship(0)).toMatchObject({ vp: 12, spatha: false })
  })

  test('VL-706 the board is turned to its Spatha side for good', () => {
    const t = transcript({}, homeward({ vp: 12 }))
    t.play('land-on-base', 'lasers', 'lasers')
    expect(t.ship(0)).toMatchObject({ spatha: true, lasers: 3 })
    t.play('end-turn', 'take-off', 'land-on-base', 'end-turn')
    expect(t.ship(0).spatha).toBe(true)
  })

  test('VL-707 special missions, exo-technologies and XP are kept, all else is dropped, experts to the supply', () => {
    const t = transcript({}, (p) => {
      homeward({ vp: 12, thrusters: 6, scanners: 3, lasers: 2, detectors: 3, squads: 4, experts: [2, 1, 1] })(
        p,
      )
      p.ship(0, { specialMissions: 3, holodeck: ABOARD, xp: [1, 2, 3, 4] })
      p.state.expertSupply = [4, 5, 5]
    })
    t.play('land-on-base')
    expect(t.ship(0)).toMatchObject({ specialMissions: 3, holodeck: ABOARD, xp: [1, 2, 3, 4], vp: 12 })
    expect(t.ship(0)).toMatchObject({ ...SPATHA_MINIMUM, experts: [0, 0, 0] })
    expect(t.state.expertSupply).toEqual([6, 6, 6])
    expect(t.facts('promoted')).toMatchObject([{ expertsDropped: 4 }])
  })

  test('VL-708 grey values of the Spatha, then 2 free items within its maxima', () => {
    const t = transcript({}, homeward({ vp: 12 }))
    t.play('land-on-base')
    expect(t.ship(0)).toMatchObject(SPATHA_MINIMUM)
    expect([t.asked, t.driver.decision?.about]).toEqual(['0 free-item', { left: 2 }])
    t.play('thrusters')
    expect([t.asked, t.driver.decision?.about]).toEqual(['0 free-item', { left: 1 }])
    t.play('alliance')
    expect(t.ship(0)).toMatchObject({ ...SPATHA_MINIMUM, thrusters: 6, experts: [0, 1, 0], xp: [0, 0, 0, 0] })
    expect(t.asked).toBe('1 space')
  })

  test('VL-709 the rulebook’s Blue, with 2 special missions and Nanoprobes, keeps both and its XP', () => {
    const t = transcript({}, (p) =>
      homeward({ vp: 13, specialMissions: 2, nanoprobes: JOKER, xp: [2, 0, 1, 3], thrusters: 4, lasers: 2 })(
        p,
      ),
    )
    t.play('land-on-base')
    expect(t.ship(0)).toMatchObject({
      ...SPATHA_MINIMUM,
      specialMissions: 2,
      nanoprobes: JOKER,
      holodeck: NOT_OWNED,
      xp: [2, 0, 1, 3],
    })
    t.play('detectors', 'detectors')
    expect(t.ship(0)).toMatchObject({ ...SPATHA_MINIMUM, detectors: 2 })
  })

  test('VL-712 a UC is promoted once: later returns change nothing on its ship', () => {
    const fitted: Partial<Ship> = { ...SPATHA_MINIMUM, thrusters: 8, lasers: 4, experts: [0, 0, 2] }
    const t = transcript({}, homeward({ vp: 20, ...fitted }))
    t.play('land-on-base')
    expect(t.told).not.toContain('promoted')
    expect(t.asked).toBe('1 space')
    expect(t.ship(0)).toMatchObject(fitted)
  })
})
