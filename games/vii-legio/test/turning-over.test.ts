import { SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { text } from '../text/text.ts'
import { explorationIds, taking, transcript } from './transcript.ts'

describe('Turning over Exploration cards', () => {
  test('VL-321 cards are turned over one by one, each applied before the next', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).charted(2, 1).deck('EX-13', 'EX-04', 'EX-11'))
    t.play('turn-over')
    expect(t.asked).toBe('0 domain')
    expect(t.shown).not.toContain('turn-over')
    t.play('R', 'turn-over')
    expect(t.facts('discovered')).toHaveLength(1)
    t.play('turn-over')
    expect(explorationIds(t.facts('turned-over').map(({ card }) => card))).toEqual([
      'EX-13',
      'EX-04',
      'EX-11',
    ])
    expect(t.ship(0)).toMatchObject({ vp: 1, xp: [0, 0, 1, 1] })
  })

  test('VL-322 a card that imposes something does so', () => {
    const t = transcript({}, (p) => p.inSpace(0, 4).deck('EX-28')).play('turn-over')
    expect(t.ship(0)).toMatchObject({ place: 'base', sector: 1 })
  })

  test.each(['EX-02', 'EX-03', 'EX-30', 'EX-31', 'EX-33'])(
    'VL-322 %s has no effect if its condition is not met',
    (card) => {
      const t = transcript({}, (p) => p.inSpace(0, 2).deck(card))
      const before = structuredClone(t.ship(0))
      t.play('turn-over')
      expect(t.facts('condition-not-met')).toHaveLength(1)
      expect(t.ship(0)).toEqual(before)
      expect(t.asked).toBe('0 space')
    },
  )

  test('VL-322 the symbol still counts', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 1).planet('alpha', 1, 'XA-01').charted(1).deck('EX-05', 'EX-08', 'EX-09'),
    )
    t.play('turn-over', 'turn-over', 'turn-over', 'N')
    expect(t.facts('nothing-to-discover')).toHaveLength(3)
    expect(t.ship(0)).toMatchObject({ vp: 0, xp: [1, 1, 0, 1] })
  })

  test('VL-323 exploration ends when all cards are used', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-12'),
    )
    t.play('turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.options).toContain('turn-over')
    t.play('turn-over')
    expect(t.refusal('turn-over')).toEqual({ rule: 'VL-323', missing: 1 })
    expect(t.options).toEqual(['end-turn'])
  })

  test('VL-323 … when the UC decides to stop', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-10')).play('turn-over', 'end-turn')
    expect([t.asked, t.state.discard.length]).toEqual(['1 space', 1])
  })

  test('VL-323 … when it lands', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).planet('alpha', 2, 'XA-03').planet('beta', 2, 'XA-01'))
    t.play('land alpha')
    expect(t.asked).toBe('0 after-landing')
    expect(t.options).toEqual(['scan beta', 'end-turn'])
  })

  test('VL-323 … or when a card says so', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(6)).openX().deck('EX-18')).play('turn-over')
    expect(t.facts('exploration-ended')).toHaveLength(1)
    for (const key of ['turn-over', 'cross 1', 'buy lasers', 'enter-x'])
      expect(t.refusal(key)).toEqual({ rule: 'VL-323' })
    expect(t.options).toEqual(['end-turn'])
  })

  test('VL-323 no card left, and a card that ended the exploration, are told apart', () => {
    const refused = (card: string) => {
      const t = transcript({}, (p) => p.inSpace(0, 2).deck(card, 'EX-10', 'EX-11')).play('turn-over')
      while (t.options.includes('turn-over')) t.play('turn-over')
      return text.en.refusal(t.refusal('turn-over') ?? { rule: '' })
    }
    expect(refused('EX-18')).toBe('A card has ended your exploration for this turn.')
    expect(refused('EX-12')).toBe('You have no card left to use.')
  })

  test('VL-324 after the last card the UC may still scan, and land once', () => {
    const t = transcript({}, (p) =>
      p
        .inSpace(0, 1, { ...taking(5), squads: 4 })
        .charted(1, 1)
        .deck('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-04'),
    )
    t.play('turn-over', 'turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.state.turn.hand).toBe(0)
    t.play('scan alpha', 'land alpha')
    expect(t.ship(0).place).toBe('observation')
    expect(t.asked).toBe('1 space')
  })

  test('VL-324 … as after a card that ends the exploration', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).planet('alpha', 1, 'XA-03').deck('EX-18')).play(
      'turn-over',
    )
    expect(t.options).toEqual(['scan alpha', 'land alpha', 'land-on-base', 'end-turn'])
  })

  test('VL-325 a resolved card goes to the discard pile, which everyone sees', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { detectors: 1 }).deck('EX-12', 'EX-30', 'EX-14'))
    t.play('turn-over', 'turn-over', 'turn-over', 'avoid')
    for (const seat of [0, 1, SPECTATOR])
      expect(explorationIds(t.driver.view(seat).state.discard)).toEqual(['EX-12', 'EX-30', 'EX-14'])
  })

  test('VL-326 the XP comes first, then the effect', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, taking(5)).charted(1, 1).deck('EX-05', 'EX-29')).play(
      'turn-over',
    )
    expect(t.told.indexOf('xp')).toBeLessThan(t.told.indexOf('discovered'))
    t.play('turn-over')
    expect(t.asked).toBe('0 domain')
    expect(t.play('D').asked).toBe('0 summons')
    expect(t.ship(0).xp).toEqual([0, 2, 0, 0])
  })

  test('VL-326 the choice to use a detector comes before both', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, { detectors: 1 }).deck('EX-21')).play('turn-over')
    expect(t.asked).toBe('0 detector')
    expect(t.ship(0)).toMatchObject({ place: 'space', xp: [0, 0, 0, 0] })
    t.play('face')
    expect(t.ship(0)).toMatchObject({ place: 'base', xp: [0, 0, 0, 1] })
    expect(t.told.indexOf('xp')).toBeLessThan(t.told.indexOf('to-base'))
  })
})
