import { HIDDEN } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXTRASOLARS } from '../content/decks.ts'
import { SECTOR_X, type Ship, UNDISCOVERED } from '../position/state.ts'
import { extrasolarCard, type Position, taking, transcript } from './transcript.ts'

const SECTORS = [1, 2, 3, 4, 5]
const six = taking(6)

describe('Opening Sector X', () => {
  test.each(SECTORS)('VL-501 closed, it cannot be entered from sector %i', (sector) => {
    const t = transcript({}, (p) => p.inSpace(0, sector, six))
    expect(t.refusal('enter-x')).toEqual({ rule: 'VL-502' })
  })

  test.each([
    ['EX-02', 1, 5, true],
    ['EX-02', 1, 4, false],
    ['EX-02', 2, 4, true],
    ['EX-02', 2, 3, false],
    ['EX-02', 0, 10, false],
    ['EX-03', 2, 1, true],
    ['EX-03', 1, 10, false],
  ] as const)('VL-502 %s with %i lasers and a die of %i opens it: %s', (card, lasers, die, opens) => {
    const t = transcript({ dice: [die] }, (p) => p.inSpace(0, 2, { lasers }).deck(card)).play('turn-over')
    expect(t.state.xOpen).toBe(opens)
    expect(t.ship(0)).toMatchObject({ vp: opens ? 2 : 0, lasers })
    expect(t.asked).toBe('0 space')
  })

  test.each(['EX-02', 'EX-03'])('VL-502 when it is open, %s gives 1 ? XP instead', (card) => {
    const t = transcript({}, (p) => p.inSpace(0, 2).openX().deck(card)).play('turn-over', 'C')
    expect(t.ship(0)).toMatchObject({ vp: 0, xp: [0, 0, 1, 0] })
  })

  test('VL-503 opened by one UC, it stays open for all', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 2 }).inSpace(1, 4, six).deck('EX-03'))
    t.play('turn-over', 'end-turn', 'enter-x', 'end-turn', 'end-turn')
    expect(t.ship(1).sector).toBe(SECTOR_X)
    expect(t.state.xOpen).toBe(true)
  })
})

describe('Entering and leaving Sector X', () => {
  const open = (ship: Partial<Ship> = six, sector = 2) =>
    transcript({}, (p) => p.inSpace(0, sector, ship).openX())

  test.each(SECTORS)('VL-504 entering costs 6 cards from sector %i, and no border leads there', (sector) => {
    const t = open(taking(8), sector)
    expect(t.shown).not.toContain(`cross ${SECTOR_X}`)
    t.play('enter-x')
    expect([t.ship(0).sector, t.state.turn.hand]).toEqual([SECTOR_X, 2])
    expect(t.facts('paid')[0].cards).toHaveLength(6)
  })

  test('VL-504 with fewer cards it cannot be entered', () => {
    expect(open(taking(5)).refusal('enter-x')).toEqual({ rule: 'VL-504', missing: 1 })
    expect(open().play('cross 1').refusal('enter-x')).toEqual({ rule: 'VL-504', missing: 1 })
  })

  test('VL-504 from the base a ship takes off first', () => {
    const t = transcript({}, (p) => p.ship(0, six).openX())
    expect(t.shown).not.toContain('enter-x')
    expect(t.play('take-off', 'enter-x').ship(0).sector).toBe(SECTOR_X)
  })

  test('VL-505 leaving costs 4 cards and takes the ship to the base', () => {
    const t = open(six, SECTOR_X)
    expect(t.shown.filter((key) => /^(?:cross|enter|land)/.test(key))).toEqual([])
    t.play('leave-x')
    expect(t.facts('paid')[0].cards).toHaveLength(4)
    expect(t.ship(0)).toMatchObject({ place: 'base', sector: 1 })
  })

  test('VL-505 with fewer cards left it cannot be left', () => {
    const t = transcript({}, (p) => p.inSpace(0, SECTOR_X, taking(5)).openX().deck('EX-10', 'EX-11'))
    expect(t.refusal('leave-x')).toBeUndefined()
    expect(t.play('buy lasers').refusal('leave-x')).toEqual({ rule: 'VL-505', missing: 1 })
  })

  test('VL-506 arriving so is a landing, which can give the promotion', () => {
    expect(open(six, SECTOR_X).play('leave-x').asked).toBe('1 space')
    const t = open({ ...six, vp: 12 }, SECTOR_X).play('leave-x')
    expect(t.asked).toBe('0 free-item')
    expect(t.ship(0).spatha).toBe(true)
    expect(t.play('lasers', 'lasers').asked).toBe('1 space')
  })

  test('VL-507 the first UC to enter puts the top card of pile X face down in the slot', () => {
    const t = open()
    const top = t.state.pileX.at(-1)
    t.play('enter-x')
    expect(t.slot('x')).toMatchObject({ card: top, revealed: false, knownBy: 0 })
    expect(t.state.pileX).toHaveLength(4)
    for (const seat of [0, 1]) expect(t.driver.view(seat).state.slots[4].card).toBe(HIDDEN)
  })

  test('VL-509 a UC that enters while a card is there puts none', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, six).openX().planet('x', SECTOR_X, 'XX-03')).play(
      'enter-x',
    )
    expect(t.slot('x').card).toBe(extrasolarCard('XX-03'))
    expect(t.state.pileX).toHaveLength(4)
  })

  test('VL-516 with no card in the slot nor in the pile it cannot be entered', () => {
    const t = transcript({}, (p) => {
      p.inSpace(0, 2, six).openX().state.pileX = []
    })
    expect(t.refusal('enter-x')).toEqual({ rule: 'VL-516' })
    const last = transcript({}, (p) => {
      p.inSpace(0, 2, six).openX().planet('x', SECTOR_X, 'XX-03').state.pileX = []
    })
    expect(last.options).toContain('enter-x')
  })
})

describe('In Sector X', () => {
  /** UC 0 is in space in Sector X, whose planet is that of the Sleeping Archon (3 squads, D2 R1). */
  const archon = (p: Position, ship: Partial<Ship> = {}) =>
    p
      .inSpace(0, SECTOR_X, { ...six, squads: 3, ...ship })
      .openX()
      .planet('x', SECTOR_X, 'XX-02')

  test('VL-510 no card is turned over there', () => {
    const t = transcript({}, (p) => archon(p))
    expect(t.refusal('turn-over')).toEqual({ rule: 'VL-510' })
  })

  test('VL-511 scanners work there, and only there on its planet', () => {
    const t = transcript({}, (p) => archon(p).inSpace(1, 2)).play('scan x')
    expect(t.facts('scan-result')).toMatchObject([{ seat: 0, card: extrasolarCard('XX-02') }])
    expect(t.play('end-turn').refusal('scan x')).toEqual({ rule: 'VL-559' })
  })

  test('VL-512 landing and Observation follow the usual rules', () => {
    const few = transcript({}, (p) => archon(p, { squads: 2 })).play('scan x')
    expect(few.refusal('land x')).toEqual({ rule: 'VL-560', missing: 1 })
    const t = transcript({}, (p) => archon(p)).play('land x', 'end-turn')
    expect(t.ship(0)).toMatchObject({ place: 'observation', xp: [0, 1, 0, 0] })
    t.play('leave')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: SECTOR_X, mustLeaveX: false })
    expect(t.slot('x')).toMatchObject({ revealed: true, observer: -1 })
    expect(t.options).toContain('end-turn')
  })

  test('VL-512 … so the planet just left is out of reach for this turn', () => {
    const t = transcript({}, (p) => archon(p).on(0, 'x', 'observation')).play('leave')
    expect(t.refusal('land x')).toEqual({ rule: 'VL-569' })
    expect(t.play('end-turn', 'end-turn').options).toContain('land x')
  })

  test('VL-512 … and Contact', () => {
    const t = transcript({}, (p) => archon(p, { xp: [0, 2, 0, 1] })).play('land x', 'contact', 'end-turn')
    expect(t.facts('threshold')).toMatchObject([{ threshold: 1, paid: [0, 2, 0, 1] }])
    expect(t.ship(0)).toMatchObject({ vp: 5, xp: [0, 0, 0, 0] })
  })

  test('VL-514 its planets give no 1 VP token and use no active-planet token', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { ...six, squads: 5 }).openX())
    const tokens = () => t.state.planets.filter((planet) => planet === UNDISCOVERED).length
    t.play('enter-x', 'land x')
    expect(t.ship(0)).toMatchObject({ vp: 0, sector: SECTOR_X })
    expect(tokens()).toBe(9)
    expect(t.state.slots.slice(0, 4).every((slot) => slot.sector === 0)).toBe(true)
  })

  test('VL-515 buying is allowed there', () => {
    const t = transcript({}, (p) => archon(p)).play('buy commerce', 'buy lasers')
    expect(t.ship(0)).toMatchObject({ lasers: 1, experts: [1, 0, 0], xp: [2, 0, 0, 0] })
  })
})

describe('A mission in Sector X', () => {
  /** UC 0 passes the first threshold of the Sleeping Archon at the start of its turn and can pay no other. */
  const mission = (p: Position, ship: Partial<Ship> = {}) =>
    p
      .ship(0, { ...six, squads: 3, xp: [0, 2, 0, 1], ...ship })
      .openX()
      .planet('x', SECTOR_X, 'XX-02')
      .on(0, 'x', 'contact')

  test('VL-508 its card is discarded, and the next UC to enter puts a new one', () => {
    const t = transcript({}, (p) => mission(p).inSpace(1, 4, six))
    expect(t.state.gone).toEqual([extrasolarCard('XX-02')])
    expect(t.slot('x').sector).toBe(0)
    t.play('leave-x', 'enter-x')
    const { card, revealed } = t.slot('x')
    expect([EXTRASOLARS[card].deck, revealed]).toEqual(['X', false])
    expect(card).not.toBe(extrasolarCard('XX-02'))
    expect(t.state.pileX).toHaveLength(3)
  })

  test('VL-513 the UC must then leave: it may neither end its turn nor install', () => {
    const t = transcript({}, (p) => mission(p, { nanoprobes: 1, detectors: 1 }))
    expect(t.ship(0)).toMatchObject({ vp: 5, place: 'space', sector: SECTOR_X })
    expect(t.refusal('end-turn')).toEqual({ rule: 'VL-513' })
    expect(t.refusal('install nanoprobes')).toEqual({ rule: 'VL-513' })
    t.play('leave-x')
    expect(t.ship(0)).toMatchObject({ place: 'base', mustLeaveX: false })
  })

  test('VL-513 it may not land again in X either', () => {
    const t = transcript({}, (p) => mission(p).on(1, 'x', 'observation'))
    expect(t.refusal('land x')).toEqual({ rule: 'VL-513' })
  })

  test('VL-513 a reset card puts its departure off to the next turn', () => {
    const t = transcript({}, (p) => mission(p).deck('EX-01')).play('buy lasers')
    expect(t.refusal('leave-x')).toEqual({ rule: 'VL-455' })
    t.play('end-turn', 'end-turn')
    expect(t.refusal('end-turn')).toEqual({ rule: 'VL-513' })
    expect(t.play('leave-x').ship(0).place).toBe('base')
  })

  test('VL-515 a UC forced to leave keeps 4 cards for it', () => {
    const t = transcript({}, (p) => mission(p))
    expect(t.refusal('buy squads')).toEqual({ rule: 'VL-515', missing: 1 })
    t.play('buy lasers')
    expect(t.refusal('buy lasers')).toEqual({ rule: 'VL-515', missing: 2 })
    expect(t.play('leave-x').ship(0)).toMatchObject({ place: 'base', lasers: 1 })
  })

  test('VL-517 a UC that was there gets no new card by staying, but by coming in again', () => {
    const t = transcript({}, (p) => mission(p).inSpace(1, SECTOR_X, six))
    t.play('leave-x')
    expect(t.asked).toBe('1 space')
    expect(t.shown).not.toContain('land x')
    t.play('end-turn', 'end-turn')
    expect(t.slot('x').sector).toBe(0)
    t.play('leave-x', 'end-turn', 'take-off', 'enter-x')
    expect(t.slot('x').sector).toBe(SECTOR_X)
  })

  test('VL-518 an observer sent away by the mission of another may stay in Sector X', () => {
    const t = transcript({}, (p) => mission(p).ship(1, six).on(1, 'x', 'observation'))
    expect(t.slot('x').missionDone).toBe(true)
    t.play('leave-x')
    expect(t.ship(1)).toMatchObject({ place: 'space', sector: SECTOR_X, mustLeaveX: false })
    expect(t.slot('x').sector).toBe(0)
    t.play('end-turn', 'end-turn')
    expect(t.asked).toBe('1 space')
    expect(t.options).toEqual(expect.arrayContaining(['leave-x', 'end-turn']))
  })

  test('VL-519 nobody enters while its observer has yet to leave: the next to enter puts a new card', () => {
    const t = transcript({ seats: 3 }, (p) =>
      mission(p).ship(1, six).on(1, 'x', 'observation').inSpace(2, 4, taking(8)),
    )
    t.play('leave-x')
    expect(t.ship(1)).toMatchObject({ place: 'space', sector: SECTOR_X })
    t.play('end-turn', 'enter-x')
    expect(t.slot('x')).toMatchObject({ sector: SECTOR_X, revealed: false })
    expect(t.options).toContain('land x')
  })

  test('VL-519 until then entering is refused, and 6 cards are not paid for nothing', () => {
    const t = transcript({ seats: 3 }, (p) =>
      mission(p).ship(2, six).on(2, 'x', 'observation').inSpace(1, 4, taking(8)),
    )
    t.play('leave-x')
    expect([t.asked, t.refusal('enter-x')]).toEqual(['1 space', { rule: 'VL-519' }])
    t.play('end-turn', 'end-turn', 'take-off', 'end-turn')
    expect([t.asked, t.refusal('enter-x')]).toEqual(['1 space', undefined])
  })
})
