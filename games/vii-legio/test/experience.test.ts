import { describe, expect, test } from 'vitest'
import { factsOf, randomTurns } from './random-games.ts'
import { taking, transcript } from './transcript.ts'
import { cardsPerTurn } from '../position/ship.ts'

const RISKS = ['EX-14', 'EX-15', 'EX-16', 'EX-17', 'EX-18', 'EX-19', 'EX-20', 'EX-21', 'EX-22']

/** What each risk does to a ship, as it is told. */
const CONSEQUENCES = [
  ['EX-14', ['damage']],
  ['EX-15', ['damage', 'damage']],
  ['EX-16', ['paid']],
  ['EX-17', ['paid']],
  ['EX-18', ['exploration-ended']],
  ['EX-19', ['flare']],
  ['EX-20', ['drifted']],
  ['EX-21', ['to-base']],
  ['EX-22', ['personnel-lost']],
] as const

describe('Experience', () => {
  test('VL-401 four tracks, filled over time and spent in Contacts', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { ...taking(5), squads: 3 })
        .planet('alpha', 2, 'XA-01', { revealed: true })
        .deck('EX-10', 'EX-11', 'EX-12', 'EX-19'),
    )
    t.play('turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.ship(0).xp).toEqual([1, 1, 1, 1])
    t.play('land alpha', 'contact', 'end-turn')
    expect(t.ship(0)).toMatchObject({ xp: [0, 0, 1, 0], vp: 4 })
  })

  test('VL-401 … and by the secret courier', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { xp: [2, 0, 0, 0] }).deck('EX-33'))
    t.play('turn-over', 'accept')
    expect(t.ship(0)).toMatchObject({ xp: [1, 0, 0, 0], specialMissions: 1 })
  })

  test('VL-402 a track ends at 8, and XP beyond it is lost', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { xp: [0, 7, 0, 0] }).deck('EX-10', 'EX-10'))
    t.play('turn-over', 'turn-over')
    expect(t.facts('xp').map(({ gained, lost }) => [gained, lost])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(t.ship(0).xp).toEqual([0, 8, 0, 0])
    for (const { after } of randomTurns())
      for (const { xp } of after.ships) expect(Math.max(...xp)).toBeLessThanOrEqual(8)
  })

  test('VL-402 … also when more than one comes at once', () => {
    const t = transcript({}, (p) =>
      p
        .ship(0, { xp: [0, 7, 0, 0] })
        .planet('alpha', 2, 'XA-07')
        .on(0, 'alpha', 'observation'),
    )
    expect(t.facts('xp')).toMatchObject([{ domain: 'D', gained: 1, lost: 1 }])
  })

  test('VL-403 cards give XP in all domains, observation in D and C, purchases in N, risks in R', () => {
    const domains = new Map<string, Set<string>>()
    for (const { facts } of randomTurns())
      for (const { source, domain } of factsOf(facts, 'xp'))
        domains.set(source, (domains.get(source) ?? new Set()).add(domain))
    expect(domains.get('card')).toEqual(new Set(['N', 'D', 'C', 'R']))
    expect(domains.get('observation')).toEqual(new Set(['D', 'C']))
    expect(domains.get('purchase')).toEqual(new Set(['N']))
    const risk = transcript({}, (p) => p.inSpace(0, 2).deck('EX-22')).play('turn-over')
    expect(risk.facts('xp')).toMatchObject([{ domain: 'R', gained: 1 }])
  })

  test.each([
    ['EX-12', [1, 0, 0, 0]],
    ['EX-10', [0, 1, 0, 0]],
    ['EX-11', [0, 0, 1, 0]],
    ['EX-22', [0, 0, 0, 1]],
  ])('VL-404 turned over, %s gives 1 XP of its symbol at once', (card, xp) => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck(card)).play('turn-over')
    expect(t.ship(0).xp).toEqual(xp)
  })

  test.each([
    ['N', [1, 0, 0, 0]],
    ['D', [0, 1, 0, 0]],
    ['C', [0, 0, 1, 0]],
    ['R', [0, 0, 0, 1]],
  ])('VL-405 the ? symbol gives 1 XP in the domain chosen, such as %s', (domain, xp) => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-13')).play('turn-over')
    expect([t.asked, ...t.options]).toEqual(['0 domain', 'N', 'D', 'C', 'R'])
    expect(t.play(domain).ship(0).xp).toEqual(xp)
  })

  test('VL-406 a card discarded to move or to avoid a risk gives no XP', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, { detectors: 1 }).deck('EX-10', 'EX-18', 'EX-11'))
    t.play('cross 2', 'turn-over', 'avoid')
    expect(t.facts('xp')).toEqual([])
    expect(t.ship(0).xp).toEqual([0, 0, 0, 0])
  })

  test.each(CONSEQUENCES)(
    'VL-407 facing %s gives 1 Research XP, and what it does happens',
    (risk, happens) => {
      const t = transcript({}, (p) =>
        p.inSpace(0, 3, { ...taking(6), squads: 2 }).deck(risk, 'EX-10', 'EX-11', 'EX-12'),
      )
      t.play('turn-over')
      expect(t.facts('xp')).toMatchObject([{ domain: 'R', gained: 1, source: 'card' }])
      expect(t.ship(0).xp).toEqual([0, 0, 0, 1])
      expect(t.told.slice(t.told.indexOf('xp') + 1).filter((kind) => kind !== 'turn')).toEqual(happens)
    },
  )

  test('VL-407 a vortex takes what is left of the hand', () => {
    const meeting = (...deck: string[]) => {
      const t = transcript({}, (p) => p.inSpace(0, 3, taking(5)).deck(...deck))
      while (t.turnedOver.at(-1) !== 'EX-17') t.play('turn-over')
      expect(t.state.turn.hand).toBe(0)
      return t.facts('paid').map(({ cards }) => cards.length)
    }
    expect(meeting('EX-10', 'EX-10', 'EX-17', 'EX-11', 'EX-11')).toEqual([2])
    expect(meeting('EX-10', 'EX-10', 'EX-11', 'EX-17', 'EX-11')).toEqual([1])
    expect(meeting('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-17')).toEqual([])
  })

  test('VL-407 a flare blinds what is bought later in the turn too', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, taking(6))
        .planet('alpha', 2, 'XA-01')
        .deck('EX-19', 'EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-22'),
    )
    t.play('turn-over', 'buy detectors', 'buy scanners')
    expect(t.refusal('scan alpha')).toEqual({ rule: 'VL-216' })
    expect(t.play('turn-over').asked).toBe('0 space')
  })

  test.each([
    [1, 1],
    [2, 2],
    [4, 5],
    [5, 1],
    [10, 2],
  ])('VL-407 a rift in sector 3 with a die of %i leads to sector %i', (die, sector) => {
    const t = transcript({ dice: [die] }, (p) => p.inSpace(0, 3).deck('EX-20')).play('turn-over')
    expect(t.ship(0)).toMatchObject({ place: 'space', sector })
    expect(t.state.turn.hand).toBe(cardsPerTurn(t.ship(0)) - 1)
  })

  test('VL-407 a plague takes personnel of the UC’s choice', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { squads: 2, experts: [0, 1, 0] }).deck('EX-22'))
    t.play('turn-over')
    expect([t.asked, ...t.options]).toEqual(['0 lose-personnel', 'squads', 'alliance'])
    expect(t.play('alliance').ship(0)).toMatchObject({ squads: 2, experts: [0, 0, 0] })
  })

  test('VL-407 a plague that finds nobody to take, and a storm that finds no card, say so', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-22', 'EX-10', 'EX-16'))
    t.play('turn-over')
    expect(t.facts('nobody-to-lose')).toEqual([{ kind: 'nobody-to-lose', seat: 0 }])
    t.play('turn-over', 'turn-over')
    expect([t.state.turn.hand, t.facts('paid')]).toEqual([0, []])
    expect(t.facts('nothing-to-discard')).toEqual([{ kind: 'nothing-to-discard', seat: 0 }])
  })

  test.each(RISKS)('VL-408 having read %s, a UC may avoid it: no consequence, no Research XP', (risk) => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { detectors: 1, squads: 2 }).deck(risk))
    t.play('turn-over')
    const before = structuredClone(t.ship(0))
    const [{ card }] = t.facts('turned-over')
    expect([t.asked, t.driver.decision?.about]).toEqual(['0 detector', { card }])
    t.play('avoid')
    expect(t.ship(0)).toEqual(before)
    expect(t.state.discard).toEqual([card])
    expect(t.told.at(-1)).toBe('detector-used')
    expect(t.options).toContain('turn-over')
  })

  test('VL-408 the detector is then used: the next risk of the turn is faced', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { detectors: 1 }).deck('EX-18', 'EX-19'))
    t.play('turn-over', 'avoid', 'turn-over')
    expect([t.asked, t.ship(0).xp]).toEqual(['0 space', [0, 0, 0, 1]])
  })

  test('VL-409 an expert is 1 permanent XP of its domain, never consumed', () => {
    const t = transcript({}, (p) =>
      p
        .ship(0, { experts: [1, 1, 0] })
        .planet('alpha', 2, 'XA-02')
        .on(0, 'alpha', 'contact')
        .planet('beta', 2, 'XA-03'),
    )
    // There is nothing to pay a second threshold with; on the next planet the same experts serve again.
    t.play('leave', 'land beta', 'contact', 'end-turn')
    expect(t.facts('threshold').map(({ paid }) => paid)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(t.ship(0)).toMatchObject({ experts: [1, 1, 0], vp: 4 })
  })

  test('VL-410 XP is kept at promotion', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, { vp: 12, xp: [1, 2, 3, 4] }))
    t.play('land-on-base', 'lasers', 'squads')
    expect(t.ship(0)).toMatchObject({ spatha: true, xp: [1, 2, 3, 4] })
  })

  test('VL-410 … and never lost but by spending', () => {
    for (const { seat, before, after, facts } of randomTurns()) {
      const sum = (xp: readonly number[]) => xp.reduce((total, points) => total + points, 0)
      const gained = sum(factsOf(facts, 'xp').map((xp) => xp.gained))
      const paying = [...factsOf(facts, 'threshold'), ...factsOf(facts, 'special-mission')]
      const spent = sum(paying.map(({ paid }) => sum(paid)))
      expect(sum(after.ships[seat].xp)).toBe(sum(before.ships[seat].xp) + gained - spent)
    }
  })

  test.each(['EX-23', 'EX-24', 'EX-25'])('VL-411 facing %s gives no XP without its trophy', (ship) => {
    const t = transcript({ dice: [7, 7, 7] }, (p) => p.inSpace(0, 2).deck(ship)).play('turn-over')
    expect(t.facts('fight')).toMatchObject([{ trophy: false }])
    expect(t.facts('xp')).toEqual([])
  })

  test('VL-411 only the trophy can', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 1 }).deck('EX-23')).play('turn-over', 'C')
    expect(t.facts('xp')).toMatchObject([{ domain: 'C', source: 'trophy' }])
  })
})
