import { Driver, fastSeed, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { viiLegio } from '../rules/game.ts'
import { ITEMS } from '../position/state.ts'
import { transcript } from './transcript.ts'

/** The ships of a real table of 4, before anything is chosen. */
const { ships } = new Driver(viiLegio, {
  seats: ['human', 'human', 'human', 'human'],
  seed: fastSeed('ships'),
}).state

describe('Setup of the ships', () => {
  test('VL-121 every UC starts with a Frombola', () => {
    expect(ships.map((ship) => ship.spatha)).toEqual([false, false, false, false])
    // The other side would hold 4 lasers.
    const t = transcript({ endowed: false }).play('lasers', 'lasers', 'squads', 'squads', 'take-off')
    expect(t.refusal('buy lasers')).toEqual({ rule: 'VL-144' })
  })

  test('VL-122 the counters are on the grey values', () => {
    for (const ship of ships)
      expect(ship).toMatchObject({
        thrusters: 2,
        scanners: 1,
        squads: 1,
        lasers: 0,
        detectors: 0,
        specialMissions: 0,
      })
  })

  test('VL-123 every experience track is at 0', () => {
    for (const { xp } of ships) expect(xp).toEqual([0, 0, 0, 0])
  })

  test('VL-124 the score is 0 and the ship at the star base', () => {
    for (const ship of ships) expect(ship).toMatchObject({ vp: 0, place: 'base', sector: 1 })
    expect(transcript({}).options).toEqual(['take-off', 'end-turn'])
  })

  test('VL-125 each UC has one Holodeck and one Nanoprobes at hand, none of them aboard', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).inSpace(1, 1).deck('EX-26', 'EX-26', 'EX-27', 'EX-27'))
    expect(t.shown.filter((key) => key.startsWith('install'))).toEqual([])
    // Both UCs can take the same technology, for each has its own token.
    t.play('turn-over', 'accept', 'end-turn', 'turn-over', 'accept', 'end-turn')
    expect(t.facts('exo-taken').map(({ seat, technology }) => [seat, technology])).toEqual([
      [0, 'holodeck'],
      [1, 'holodeck'],
    ])
    expect(t.shown).toContain('install holodeck')
    expect(t.shown).not.toContain('install nanoprobes')
  })

  test('VL-126 no expert is aboard', () => {
    for (const { experts } of ships) expect(experts).toEqual([0, 0, 0])
    // The courier goes with an expert, or against Negotiation XP: there is neither.
    const t = transcript({}, (p) => p.inSpace(0, 1).deck('EX-33')).play('turn-over')
    expect(t.facts('condition-not-met')).toHaveLength(1)
  })

  test('VL-127 each UC takes 2 free items of any kind, even of the same kind', () => {
    const t = transcript({ endowed: false })
    expect([t.asked, t.driver.decision?.about]).toEqual(['0 opening', { left: 2 }])
    expect(t.options).toEqual(ITEMS)
    t.play('thrusters')
    expect([t.asked, t.driver.decision?.about]).toEqual(['0 opening', { left: 1 }])
    t.play('thrusters', 'squads', 'capture')
    expect(t.ship(0).thrusters).toBe(4)
    expect(t.ship(1)).toMatchObject({ squads: 2, experts: [0, 0, 1] })
    expect(t.asked).toBe('0 space')
  })

  test('VL-127 … within the maxima of a Frombola', () => {
    const t = transcript({ endowed: false }, (p) =>
      p.ship(0, { thrusters: 6, scanners: 3, detectors: 3, lasers: 1, squads: 4, experts: [1, 1, 1] }),
    )
    expect(t.refusal('thrusters')).toEqual({ rule: 'VL-142' })
    expect(t.options).toEqual(['lasers', 'commerce', 'alliance', 'capture'])
    expect(t.play('lasers').refusal('lasers')).toEqual({ rule: 'VL-144' })
  })

  test('VL-128 free items give no Negotiation XP', () => {
    const t = transcript({ endowed: false }).play('commerce', 'lasers', 'squads', 'squads')
    expect(t.facts('free-item')).toHaveLength(4)
    expect(t.facts('xp')).toEqual([])
    expect(t.ship(0).xp).toEqual([0, 0, 0, 0])
  })

  test.each([
    [2, [0, 0]],
    [3, [0, 1, 1]],
    [4, [0, 1, 1, 1]],
  ])('VL-130 with %i UCs and the option, Research at the start is %j', (seats, research) => {
    const t = transcript({ seats, endowed: false, options: { catchUp: true, advisedItems: true } })
    expect(t.state.ships.map(({ xp }) => xp)).toEqual(research.map((r) => [0, 0, 0, r]))
    const told = t.facts('xp').map(({ seat, domain, source }) => [seat, domain, source])
    expect(told).toEqual(research.flatMap((r, seat) => (r > 0 ? [[seat, 'R', 'setting-out']] : [])))
  })

  test('VL-130 the first UC is whoever plays first, and without the option nobody knows anything', () => {
    for (const catchUp of [true, false]) {
      const t = transcript({ seats: 3, endowed: false, options: { catchUp, advisedItems: true } }, (p) => {
        Object.assign(p.state, { firstSeat: 1 })
      })
      const r = Number(catchUp)
      expect(t.state.ships.map(({ xp }) => xp[3])).toEqual([r, 0, r])
    }
  })

  test('VL-130 the option is on unless the table says otherwise', () => {
    const t = transcript({ seats: 3, endowed: false, options: { advisedItems: true } })
    expect(t.state.ships.map(({ xp }) => xp[3])).toEqual([0, 1, 1])
  })

  test('VL-131 with the option, everyone takes a thruster and a squad, and the first question is the first turn’s', () => {
    const t = transcript({ seats: 3, endowed: false, options: { catchUp: false, advisedItems: true } })
    expect(t.asked).toBe('0 space')
    expect(t.options).toEqual(['take-off', 'end-turn'])
    expect(t.facts('free-item').map(({ seat, item }) => `${seat} ${item}`)).toEqual([
      '0 thrusters',
      '0 squads',
      '1 thrusters',
      '1 squads',
      '2 thrusters',
      '2 squads',
    ])
    for (const seat of [0, 1, 2]) expect(t.ship(seat)).toMatchObject({ thrusters: 3, squads: 2, vp: 0 })
    expect(t.facts('xp')).toEqual([])
  })

  test('VL-131 at a promotion free items are chosen all the same', () => {
    const t = transcript({ options: { advisedItems: true } }, (p) => p.inSpace(0, 1, { vp: 12 }))
    expect(t.play('land-on-base').asked).toBe('0 free-item')
  })

  test('VL-129 UCs choose in turn order, openly, from a supply that can run out', () => {
    const t = transcript({ seats: 4, endowed: false })
    t.play('alliance', 'alliance', 'alliance', 'alliance', 'alliance', 'alliance')
    expect(t.asked).toBe('3 opening')
    expect(t.refusal('alliance')).toEqual({ rule: 'VL-146' })
    const chosen = t.driver
      .view(SPECTATOR)
      .facts.flatMap(({ fact }) => (fact.kind === 'free-item' ? [fact] : []))
    expect(chosen.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 2, 2])
    expect(t.driver.view(3).state.ships[0].experts).toEqual([0, 2, 0])
  })

  test('VL-129 … from the first UC on', () => {
    const seats = ['human', 'human', 'human']
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = new Driver(viiLegio, { seats, seed: fastSeed('order', seed) })
      const order: number[] = []
      while (table.decision?.prompt === 'opening') {
        const [seat] = table.decision.seats
        order.push(seat)
        table.answer(seat, 'detectors')
      }
      const first = table.state.firstSeat
      expect(order).toEqual([0, 0, 1, 1, 2, 2].map((turn) => (first + turn) % 3))
    }
  })
})
