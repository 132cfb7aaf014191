import { describe, expect, test } from 'vitest'
import type { Ship } from '../position/state.ts'
import { explorationIds, transcript } from './transcript.ts'

const LIBURNA = 'EX-23'
const BIREME = 'EX-24'
const TRIREME = 'EX-25'

/** A Frombola with something to lose on every track. */
const LADEN = { thrusters: 3, scanners: 2, lasers: 0, detectors: 0, squads: 2 } as const

/** UC 0 turns over a hostile ship in sector 2. */
const meeting = (hostile: string, dice: readonly number[], changes: Partial<Ship> = {}) => {
  const t = transcript({ dice }, (p) => p.inSpace(0, 2, { ...LADEN, ...changes }).deck(hostile, 'EX-10'))
  return t.play('turn-over')
}

describe('Space combat', () => {
  test('VL-751 a hostile ship starts a combat, over before anything else happens', () => {
    const t = meeting(BIREME, [3, 5])
    expect(t.told.slice(-4)).toEqual(['turned-over', 'fight', 'damage', 'damage'])
    expect(t.asked).toBe('0 space')
    expect(explorationIds(t.state.discard)).toEqual([BIREME])
  })

  test('VL-752 a detector avoids it: no combat, no trophy, the card is discarded', () => {
    const t = meeting(BIREME, [], { lasers: 2, detectors: 1 })
    expect([t.asked, ...t.options]).toEqual(['0 detector', 'face', 'avoid'])
    t.play('avoid')
    expect(t.facts('fight')).toEqual([])
    expect(t.ship(0)).toMatchObject({ vp: 0, xp: [0, 0, 0, 0], detectors: 1 })
    expect(t.state.turn.detectorsUsed).toBe(1)
    expect(explorationIds(t.state.discard)).toEqual([BIREME])
  })

  test('VL-752 a detector used up is none', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 2, detectors: 1 }).deck(BIREME, BIREME))
    t.play('turn-over', 'avoid', 'turn-over')
    expect(t.facts('fight')).toHaveLength(1)
  })

  test.each([
    [LIBURNA, 1],
    [BIREME, 2],
    [TRIREME, 3],
  ])('VL-753 the hostile ship %s has lasers: %i', (hostile, lasers) => {
    expect(meeting(hostile, []).facts('fight')).toMatchObject([{ hostile: lasers }])
  })

  test.each([
    [LIBURNA, 0, 1],
    [LIBURNA, 1, 0],
    [LIBURNA, 2, 0],
    [BIREME, 0, 2],
    [BIREME, 1, 1],
    [BIREME, 2, 0],
    [TRIREME, 0, 3],
    [TRIREME, 1, 2],
    [TRIREME, 2, 1],
  ])('VL-754 against %s with %i lasers, damage: %i', (hostile, lasers, damage) => {
    const t = meeting(hostile, [], { lasers })
    expect(t.facts('fight')).toMatchObject([{ lasers, rolls: damage }])
    expect(t.facts('damage')).toHaveLength(damage)
  })

  test('VL-754 more lasers than the hostile ship: no damage either', () => {
    const t = meeting(TRIREME, [], { spatha: true, thrusters: 5, lasers: 4, squads: 3 })
    expect(t.facts('fight')).toMatchObject([{ rolls: 0, trophy: true }])
  })

  test.each([
    [1, 'lasers'],
    [2, 'lasers'],
    [3, 'thrusters'],
    [4, 'thrusters'],
    [5, 'scanners'],
    [6, 'scanners'],
    [7, 'detectors'],
    [8, 'detectors'],
    [9, 'squads'],
    [10, 'squads'],
  ] as const)('VL-755 the die shows %i: one of the %s is lost', (die, item) => {
    const before = { ...LADEN, lasers: 1, detectors: 1 }
    const t = meeting(BIREME, [die], before).play('face')
    expect(t.facts('damage')).toEqual([{ kind: 'damage', seat: 0, die, lost: item }])
    expect(t.ship(0)).toMatchObject({ ...before, [item]: before[item] - 1 })
  })

  test('VL-756 rolls are applied one after the other; at the floor there is no effect', () => {
    const t = meeting(TRIREME, [3, 3, 4])
    expect(t.facts('damage').map(({ lost }) => lost)).toEqual(['thrusters', '', ''])
    expect(t.ship(0).thrusters).toBe(2)
  })

  test.each([
    [1, 'thrusters', LIBURNA, { lasers: 0 }],
    [3, 'lasers', BIREME, { thrusters: 2, lasers: 1 }],
    [6, 'thrusters', LIBURNA, { scanners: 1 }],
    [7, 'lasers', BIREME, { detectors: 0, lasers: 1 }],
  ] as const)(
    'VL-756 the die shows %i and the floor is reached: one of the %s goes',
    (die, item, hostile, floor) => {
      const before = { ...LADEN, ...floor }
      const t = meeting(hostile, [die], before)
      expect(t.facts('damage')).toMatchObject([{ lost: item }])
      expect(t.ship(0)).toMatchObject({ ...before, [item]: before[item] - 1 })
    },
  )

  test.each([
    [1, { lasers: 0, thrusters: 2 }],
    [6, { scanners: 1, thrusters: 2 }],
    [7, { detectors: 0, lasers: 0 }],
    [10, { squads: 1 }],
  ])('VL-756 the die shows %i and there is nothing above either floor: nothing is lost', (die, floor) => {
    const t = meeting(LIBURNA, [die], floor)
    expect(t.facts('damage')).toMatchObject([{ lost: '' }])
    expect(t.ship(0)).toMatchObject({ ...LADEN, ...floor })
  })

  test('VL-756 the grey values of the Spatha are floors too', () => {
    const minimum = { spatha: true, thrusters: 5, scanners: 2, lasers: 1, detectors: 0, squads: 3 }
    const t = meeting(TRIREME, [3, 1], minimum)
    expect(t.facts('damage').map(({ lost }) => lost)).toEqual(['', ''])
    expect(t.ship(0)).toMatchObject(minimum)
  })

  test('VL-756 on 9-0 with squads at the floor, an expert of the UC’s choice goes back to the supply', () => {
    const t = transcript({ dice: [9, 10] }, (p) => {
      p.inSpace(0, 2, { squads: 2, experts: [1, 0, 2] }).deck(BIREME)
      p.state.expertSupply = [5, 6, 4]
    })
    t.play('turn-over')
    expect(t.ship(0).squads).toBe(1)
    expect([t.asked, ...t.options]).toEqual(['0 lose-personnel', 'commerce', 'capture'])
    t.play('capture')
    expect(t.facts('damage').map(({ lost }) => lost)).toEqual(['squads', 'capture'])
    expect(t.ship(0)).toMatchObject({ squads: 1, experts: [1, 0, 1] })
    expect(t.state.expertSupply).toEqual([5, 6, 5])
  })

  test('VL-757 a trophy is allowed at −2, −1 and 0, not at −3', () => {
    const trophyWith = (lasers: number) => meeting(TRIREME, [], { lasers }).facts('fight')[0].trophy
    expect([0, 1, 2].map(trophyWith)).toEqual([false, true, true])
    expect(meeting(BIREME, [], { lasers: 2 }).facts('fight')[0].trophy).toBe(true)
  })

  test('VL-757 a Trireme at −2: 2 VP and 1 XP of the UC’s choice, after the damage', () => {
    const t = meeting(TRIREME, [4, 6], { lasers: 1 })
    expect(t.asked).toBe('0 domain')
    t.play('C')
    expect(t.told.slice(-4)).toEqual(['damage', 'damage', 'vp', 'xp'])
    expect(t.ship(0)).toMatchObject({ vp: 2, xp: [0, 0, 1, 0] })
  })

  test('VL-758 the trophy is gained even if all lasers are destroyed in the combat', () => {
    const t = meeting(BIREME, [1], { lasers: 1 })
    expect(t.ship(0)).toMatchObject({ lasers: 0, vp: 1, xp: [0, 0, 0, 1] })
  })

  test('VL-759 the rulebook’s Bireme: a Spatha with one laser, die 7, loses its detector and takes the trophy', () => {
    const t = transcript({ dice: [7] }, (p) =>
      p
        .inSpace(0, 2, { spatha: true, thrusters: 5, scanners: 2, lasers: 1, detectors: 1, squads: 3 })
        .deck('EX-24'),
    )
    t.play('turn-over', 'face')
    expect(t.facts('fight')).toMatchObject([{ lasers: 1, hostile: 2, rolls: 1, trophy: true }])
    expect(t.ship(0)).toMatchObject({ detectors: 0, lasers: 1, vp: 1, xp: [0, 0, 0, 1] })
    expect(t.options).toContain('turn-over')
  })

  test('VL-760 after the combat the UC goes on with its exploration', () => {
    const t = meeting(BIREME, [7, 7])
    t.play('turn-over')
    expect(t.turnedOver).toEqual([BIREME, 'EX-10'])
    expect(t.ship(0).xp).toEqual([0, 1, 0, 0])
  })

  test.each([
    [LIBURNA, 1],
    [BIREME, 2],
    [TRIREME, 3],
  ])('VL-761 without a laser, %s gives no trophy, and damage: %i', (hostile, damage) => {
    const t = meeting(hostile, [])
    expect(t.facts('fight')).toMatchObject([{ trophy: false, rolls: damage }])
    expect(t.ship(0)).toMatchObject({ vp: 0, xp: [0, 0, 0, 0] })
  })

  test('VL-762 lasers are not spent by fighting', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 2 }).deck(BIREME, BIREME))
    t.play('turn-over', 'turn-over')
    expect(t.facts('fight').map(({ lasers, trophy }) => [lasers, trophy])).toEqual([
      [2, true],
      [2, true],
    ])
    expect(t.ship(0)).toMatchObject({ lasers: 2, vp: 2 })
  })
})
