import { describe, expect, test } from 'vitest'
import type { ExpertKind, ShipBoard } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { EXPERTS, type Item, ITEMS, type Ship } from '../position/state.ts'
import { factsOf, randomTurns } from './random-games.ts'
import { extrasolarsAsking, taking, transcript } from './transcript.ts'

const TRACKS = ['thrusters', 'scanners', 'lasers', 'detectors', 'squads'] as const

const maxima = {
  frombola: { spatha: false, thrusters: 6, scanners: 3, lasers: 2, detectors: 3, squads: 4 },
  spatha: { spatha: true, thrusters: 8, scanners: 4, lasers: 4, detectors: 4, squads: 6 },
}
const floors = {
  frombola: { spatha: false, thrusters: 2, scanners: 1, lasers: 0, detectors: 0, squads: 1 },
  spatha: { spatha: true, thrusters: 5, scanners: 2, lasers: 1, detectors: 0, squads: 3 },
}
const tracksOf = (ship: Ship): number[] => TRACKS.map((track) => ship[track])
const inSpace = (ship: Partial<Ship>) => transcript({}, (p) => p.inSpace(0, 2, ship))

describe('What a ship carries', () => {
  test('VL-141 thrusters, lasers, scanners and detectors are equipment; squads and experts are personnel', () => {
    const paidFor = (item: Item) => 7 - inSpace(taking(7)).play(`buy ${item}`).state.turn.hand
    const atPrice = (price: number) => ITEMS.filter((item) => paidFor(item) === price)
    expect(atPrice(2)).toEqual(['thrusters', 'scanners', 'lasers', 'detectors'])
    expect(atPrice(3)).toEqual(['squads', 'commerce', 'alliance', 'capture'])
  })

  test.each(['frombola', 'spatha'] as const)('VL-142 nothing is taken beyond the maximum of a %s', (side) => {
    const board = maxima[side]
    for (const track of TRACKS) {
      const key = `buy ${track}`
      const almostFull = inSpace({ ...board, [track]: board[track] - 1 })
      expect(almostFull.refusal(key)).toBeUndefined()
      expect(almostFull.play(key).ship(0)[track]).toBe(board[track])
      expect(inSpace(board).refusal(key)?.rule).toMatch(/^VL-14[24]$/)
    }
    expect(inSpace({ ...board, experts: [6, 0, 0] }).refusal('buy capture')?.rule).toMatch(/^VL-14[23]$/)
  })

  test('VL-143 a Frombola carries 4 experts, all kinds together', () => {
    const t = inSpace({ ...taking(6), experts: [1, 2, 0] }).play('buy capture')
    for (const kind of EXPERTS) expect(t.refusal(`buy ${kind}`)).toEqual({ rule: 'VL-143' })
    expect(inSpace({ ...floors.spatha, experts: [1, 2, 1] }).options).toContain('buy capture')
  })

  test('VL-144 a Frombola carries 2 lasers', () => {
    const t = inSpace({ ...taking(5), lasers: 1 }).play('buy lasers')
    expect(t.ship(0).lasers).toBe(2)
    expect(t.refusal('buy lasers')).toEqual({ rule: 'VL-144' })
  })

  test.each<[ExpertKind, number[], Ship['experts'], number[]]>([
    ['commerce', [1, 1, 0, 0], [1, 0, 0], [0, 1, 0, 0]],
    ['alliance', [1, 1, 0, 0], [0, 1, 0], [1, 0, 0, 0]],
    ['capture', [0, 0, 2, 0], [0, 0, 1], [0, 0, 1, 0]],
  ])('VL-145 an expert in %s stands for its own domain', (_, needs, experts, paid) => {
    const [card] = extrasolarsAsking(needs)
    const t = transcript({}, (p) =>
      p
        .ship(0, { experts, xp: [1, 1, 1, 1] })
        .planet('alpha', 2, card)
        .on(0, 'alpha', 'contact'),
    )
    expect(t.facts('threshold')).toMatchObject([{ paid }])
  })

  test('VL-145 there is no Research expert', () => {
    // Three experts and no Research: the Mnemones still ask for 2 of it.
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { xp: [6, 6, 6, 0], experts: [1, 1, 1] })
        .planet('alpha', 2, 'XA-07', { revealed: true }),
    )
    expect(t.shown.filter((key) => key.startsWith('buy'))).toEqual(ITEMS.map((item) => `buy ${item}`))
    t.play('land alpha')
    expect(t.ship(0).place).toBe('observation')
  })

  test('VL-146 an expert is a token of the supply; with none left of its kind it cannot be recruited', () => {
    const t = transcript({}, (p) => {
      p.inSpace(0, 2, taking(6))
      p.state.expertSupply = [6, 1, 6]
    })
    t.play('buy alliance')
    expect(t.state.expertSupply).toEqual([6, 0, 6])
    expect(t.refusal('buy alliance')).toEqual({ rule: 'VL-146' })
    expect(t.options).toEqual(expect.arrayContaining(['buy commerce', 'buy capture']))
  })

  test('VL-147 an expert lost to damage or to a plague goes back to the supply', () => {
    const t = transcript({ dice: [9] }, (p) => {
      p.inSpace(0, 2, { experts: [1, 1, 0] }).deck('EX-14', 'EX-22')
      p.state.expertSupply = [5, 5, 6]
    })
    t.play('turn-over', 'alliance')
    expect(t.state.expertSupply).toEqual([5, 6, 6])
    t.play('turn-over')
    expect(t.ship(0).experts).toEqual([0, 0, 0])
    expect(t.state.expertSupply).toEqual([6, 6, 6])
  })

  test('VL-147 so do experts left behind at promotion', () => {
    const t = transcript({}, (p) => {
      p.inSpace(0, 1, { vp: 12, experts: [2, 0, 1] })
      p.state.expertSupply = [4, 6, 5]
    })
    t.play('land-on-base')
    expect(t.state.expertSupply).toEqual([6, 6, 6])
  })

  test('VL-148 the special mission counter goes from 0 to 4', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 3, { ...taking(6), lasers: 1, squads: 2, experts: [1, 0, 0] })
        .deck('EX-30', 'EX-31', 'EX-10', 'EX-32', 'EX-11', 'EX-33'),
    )
    for (let mission = 0; mission < 4; mission++) t.play('turn-over', 'accept')
    expect(t.facts('special-mission').map(({ count }) => count)).toEqual([1, 2, 3, 4])
    expect(t.ship(0).specialMissions).toBe(4)
  })

  test('VL-148 … and no further', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { specialMissions: 4, lasers: 1 }).deck('EX-30'))
    t.play('turn-over', 'C')
    expect(t.facts('special-mission')).toEqual([])
    expect(t.ship(0)).toMatchObject({ specialMissions: 4, vp: 0, xp: [0, 0, 1, 0] })
  })

  test.each([
    ['EX-26', 'EX-27', [1, 0]],
    ['EX-27', 'EX-26', [0, 1]],
  ])('VL-149 a Frombola has room for one exo-technology: %s before %s', (first, second, aboard) => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck(first, second)).play(
      'turn-over',
      'accept',
      'turn-over',
    )
    expect([t.ship(0).holodeck, t.ship(0).nanoprobes]).toEqual(aboard)
    expect(t.facts('condition-not-met')).toHaveLength(1)
  })

  test('VL-149 a Spatha has room for both', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, floors.spatha).deck('EX-26', 'EX-27'))
    t.play('turn-over', 'accept', 'turn-over', 'accept')
    expect(t.ship(0)).toMatchObject({ holodeck: 1, nanoprobes: 1 })
  })

  test.each(['frombola', 'spatha'] as const)(
    'VL-150 the thrusters of a %s set how many cards are taken, by the table on its board',
    (side) => {
      const { cards, tracks }: ShipBoard = SHIPS[side]
      for (let { floor: thrusters } = tracks.thrusters; thrusters <= tracks.thrusters.max; thrusters++) {
        const t = inSpace({ spatha: side === 'spatha', thrusters }).play('cross 1')
        expect(t.facts('cards-taken')).toEqual([{ kind: 'cards-taken', seat: 0, cards: cards[thrusters] }])
        expect(t.state.turn.hand).toBe(cards[thrusters] - 1)
      }
    },
  )

  test('VL-150 the rulebook’s 5 thrusters give 5 cards, on either side of the board', () => {
    for (const spatha of [false, true])
      expect(inSpace({ spatha, thrusters: 5 }).play('cross 1').facts('cards-taken')).toMatchObject([
        { cards: 5 },
      ])
  })

  test('VL-151 a UC without scanners lands blind', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { squads: 2 }).planet('alpha', 2, 'XA-01').planet('beta', 2, 'XA-18'),
    )
    t.play('scan alpha')
    expect(t.refusal('land alpha')).toEqual({ rule: 'VL-560', missing: 1 })
    expect(t.refusal('scan beta')).toEqual({ rule: 'VL-216' })
    expect(t.warnings('land beta')).toEqual(['blind-landing'])
    t.play('land beta')
    expect(t.facts('landing-failed')).toMatchObject([{ slot: 'beta', missing: 1 }])
  })

  test.each(['frombola', 'spatha'] as const)('VL-152 nothing lowers a %s below its grey values', (side) => {
    for (const die of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const t = transcript({ dice: [die] }, (p) => p.inSpace(0, 2, floors[side]).deck('EX-14', 'EX-22'))
      t.play('turn-over', 'turn-over')
      expect(t.facts('damage')).toMatchObject([{ die, lost: '' }])
      expect(tracksOf(t.ship(0))).toEqual(TRACKS.map((track) => floors[side][track]))
    }
  })

  test('VL-152 … not even to install an exo-technology', () => {
    const t = inSpace({ ...floors.frombola, detectors: 1, holodeck: 1 }).play('install holodeck', 'detectors')
    // With one item above its floor there is no choice.
    expect(t.facts('exo-installed')).toMatchObject([{ item: 'detectors' }])
    expect(inSpace({ ...floors.frombola, holodeck: 1 }).refusal('install holodeck')).toEqual({
      rule: 'VL-808',
    })
  })
})

describe('Scanners and detectors', () => {
  test('VL-153 each use counts down, and a new turn brings all uses back', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { scanners: 1, detectors: 1 })
        .planet('alpha', 2, 'XA-01')
        .planet('beta', 2, 'XA-02')
        .deck('EX-14', 'EX-16', 'EX-10', 'EX-18'),
    )
    t.play('turn-over', 'avoid', 'turn-over', 'scan alpha')
    expect(t.facts('xp')).toMatchObject([{ domain: 'R' }])
    expect(t.refusal('scan beta')).toEqual({ rule: 'VL-216' })
    t.play('end-turn', 'end-turn', 'scan beta', 'turn-over')
    expect(t.asked).toBe('0 detector')
  })

  test('VL-154 Red has used 1 of its 2 detectors: 1 is left, and its scanner too', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 2, { ...taking(5), detectors: 2, scanners: 1 })
        .planet('alpha', 2, 'XA-01')
        .deck('EX-14', 'EX-14', 'EX-18'),
    )
    t.play('turn-over', 'avoid', 'scan alpha', 'turn-over')
    expect(t.asked).toBe('0 detector')
    t.play('avoid', 'turn-over')
    expect(t.facts('detector-used')).toHaveLength(2)
    expect(t.facts('exploration-ended')).toHaveLength(1)
  })

  test('VL-155 a detector bought during the turn can be used in it', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-22', 'EX-10', 'EX-11', 'EX-18'))
    expect(t.play('turn-over').asked).toBe('0 space')
    expect(t.play('buy detectors', 'turn-over').asked).toBe('0 detector')
  })

  test('VL-155 uses left are those installed less those used, never below 0', () => {
    const t = transcript({ dice: [7] }, (p) =>
      p
        .inSpace(0, 2, { ...taking(6), detectors: 2 })
        .deck('EX-18', 'EX-19', 'EX-14', 'EX-10', 'EX-11', 'EX-22'),
    )
    t.play('turn-over', 'avoid', 'turn-over', 'avoid', 'turn-over', 'buy detectors', 'turn-over')
    expect(t.ship(0).detectors).toBe(2)
    expect(t.facts('detector-used')).toHaveLength(2)
    expect(t.asked).toBe('0 space')
  })

  test('VL-155 a detector lost during the turn takes its use away', () => {
    const t = transcript({ dice: [8] }, (p) =>
      p.inSpace(0, 2, { detectors: 2 }).deck('EX-18', 'EX-14', 'EX-22'),
    )
    t.play('turn-over', 'avoid', 'turn-over', 'face', 'turn-over')
    expect(t.ship(0)).toMatchObject({ detectors: 1, xp: [0, 0, 0, 2] })
  })

  test('VL-156 nothing is given up at will, except for an exo-technology, and nothing changes hands', () => {
    const items = (ship: Ship) => [...tracksOf(ship), ...ship.experts].reduce((sum, count) => sum + count, 0)
    for (const { seat, before, after, facts } of randomTurns()) {
      if (facts.some(({ kind }) => kind === 'promoted')) continue
      const lost =
        factsOf(facts, 'damage').filter((damage) => damage.lost !== '').length +
        factsOf(facts, 'personnel-lost').length +
        factsOf(facts, 'exo-installed').length
      const gained = factsOf(facts, 'bought').length
      expect(items(after.ships[seat])).toBe(items(before.ships[seat]) + gained - lost)
    }
  })
})
