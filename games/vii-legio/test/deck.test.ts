import { describe, expect, test } from 'vitest'
import { EXPLORATION } from '../content/decks.ts'
import { SECTOR_X } from '../position/state.ts'
import { explorationIds, type Position, taking, type Transcript, transcript } from './transcript.ts'

const ALL = [...EXPLORATION.keys()]

function expectNewDeck(t: Transcript): void {
  expect(t.facts('reset')).toHaveLength(1)
  expect(t.state.deck.toSorted((a, b) => a - b)).toEqual(ALL)
  expect([t.state.discard, t.state.turn.hand]).toEqual([[], 0])
}

/** The ways to discard the reset card, which is under the first card of the deck. */
const DISCARDED: readonly (readonly [string, (p: Position) => void, readonly string[]])[] = [
  ['to cross a border', (p) => p.inSpace(0, 2).deck('EX-10', 'EX-01'), ['cross 4']],
  ['to buy', (p) => p.inSpace(0, 2).deck('EX-10', 'EX-01'), ['buy lasers']],
  ['to enter Sector X', (p) => p.inSpace(0, 2, taking(6)).openX().deck('EX-10', 'EX-01'), ['enter-x']],
  ['to leave Sector X', (p) => p.inSpace(0, SECTOR_X, taking(6)).deck('EX-10', 'EX-01'), ['leave-x']],
  ['by a storm', (p) => p.inSpace(0, 2).deck('EX-16', 'EX-01'), ['turn-over']],
  ['for a special mission', (p) => p.inSpace(0, 3).deck('EX-32', 'EX-01'), ['turn-over', 'accept']],
]

describe('The Exploration deck and its reset card', () => {
  test('VL-451 turned over, it makes a new shuffled deck of all cards and ends the exploration', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(6)).deck('EX-10', 'EX-01').shortDeck(30))
    t.play('turn-over')
    const bottom = t.state.deck.slice(0, 20)
    t.play('turn-over')
    expectNewDeck(t)
    expect(t.state.deck.slice(0, 20)).not.toEqual(bottom)
    expect(t.refusal('turn-over')).toEqual({ rule: 'VL-455' })
  })

  test.each(DISCARDED)('VL-452 the same happens when it is discarded %s', (_, arrange, answers) => {
    expectNewDeck(transcript({}, arrange).play(...answers))
  })

  test('VL-452 a card drawn from elsewhere than the hand is none of its business', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-10', 'EX-11', 'EX-12', 'EX-01'))
    t.play('buy lasers', 'turn-over', 'end-turn')
    expect(t.facts('reset')).toEqual([])
  })

  test('VL-453 the hand, the discard pile and the card itself are part of the new deck', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(6)).deck('EX-10', 'EX-11', 'EX-01', 'EX-12', 'EX-13', 'EX-13'),
    )
    t.play('turn-over', 'cross 1')
    expect([t.state.discard.length, t.state.turn.hand]).toEqual([2, 4])
    t.play('cross 2')
    expectNewDeck(t)
  })

  test('VL-453 so is the card whose effect discarded it', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-17', 'EX-01', 'EX-12'))
    expectNewDeck(t.play('turn-over'))
    t.play('end-turn')
    expect(t.state.deck).toHaveLength(53)
  })

  test('VL-454 a payment under way is completed before the reset', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-01', 'EX-10')).play('cross 4')
    expect(t.ship(0).sector).toBe(4)
    expect(t.facts('paid').map(({ cards }) => explorationIds(cards))).toEqual([['EX-01', 'EX-10']])
    expect(t.told.slice(-2)).toEqual(['crossed', 'reset'])
  })

  test('VL-454 … the item is taken, with its XP', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-10', 'EX-01', 'EX-11')).play('buy squads')
    expect(t.ship(0)).toMatchObject({ squads: 2, xp: [1, 0, 0, 0] })
    expect(t.told.slice(-3)).toEqual(['bought', 'xp', 'reset'])
  })

  test('VL-454 … the special mission is done', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3).deck('EX-32', 'EX-01')).play('turn-over', 'accept')
    expect(t.ship(0)).toMatchObject({ specialMissions: 1, vp: 1 })
    expect(t.told.slice(-3)).toEqual(['special-mission', 'vp', 'reset'])
  })

  test('VL-454 … Sector X is entered, and its card laid', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(6)).openX().deck('EX-01')).play('enter-x')
    expect([t.ship(0).sector, t.slot('x').sector]).toEqual([SECTOR_X, SECTOR_X])
    expect(t.told.slice(-2)).toEqual(['entered-x', 'reset'])
  })

  test('VL-454 … Sector X is left, and the base reached', () => {
    const t = transcript({}, (p) => p.inSpace(0, SECTOR_X, taking(6)).deck('EX-01')).play('leave-x')
    expect(t.ship(0)).toMatchObject({ place: 'base', sector: 1 })
    expect(t.told.indexOf('to-base')).toBeLessThan(t.told.indexOf('reset'))
  })

  test('VL-455 after a reset no more turning over, moving or buying', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(6)).openX().deck('EX-01')).play('turn-over')
    for (const key of ['turn-over', 'cross 1', 'buy lasers', 'buy squads', 'enter-x'])
      expect(t.refusal(key)).toEqual({ rule: 'VL-455' })
    expect(t.options).toEqual(['end-turn'])
  })

  test('VL-455 … but scanning and landing, on the base too', () => {
    const arrange = (p: Position) => p.inSpace(0, 1).planet('alpha', 1, 'XA-03').deck('EX-01')
    expect(transcript({}, arrange).play('turn-over').options).toEqual([
      'scan alpha',
      'land alpha',
      'land-on-base',
      'end-turn',
    ])
    const t = transcript({}, arrange).play('turn-over', 'scan alpha', 'land alpha')
    expect(t.ship(0).place).toBe('observation')
    expect(transcript({}, arrange).play('turn-over', 'land-on-base').ship(0).place).toBe('base')
  })

  test('VL-455 … until the next turn', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-01')).play('turn-over', 'end-turn', 'end-turn')
    expect(t.options).toEqual(expect.arrayContaining(['turn-over', 'cross 1', 'buy lasers']))
  })

  test('VL-456 a deck too short is taken whole, then the discards make the rest', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-01').shortDeck(2))
    const discards = [...t.state.discard]
    t.play('turn-over')
    expect(t.facts('cards-taken')).toMatchObject([{ cards: 5 }])
    expect(t.facts('deck-renewed')).toHaveLength(1)
    expect(explorationIds(t.facts('turned-over').map(({ card }) => card))).toEqual(['EX-10'])
    expect(explorationIds(t.state.deck.slice(-1))).toEqual(['EX-01'])
    const renewed = t.state.deck.slice(0, -1)
    expect(renewed.toSorted((a, b) => a - b)).toEqual(discards.toSorted((a, b) => a - b))
    expect(renewed).not.toEqual(discards)
    expect([explorationIds(t.state.discard), t.state.turn.hand]).toEqual([['EX-10'], 4])
  })

  test('VL-456 a deck that is just enough is left alone', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-01').shortDeck(5))
    t.play('turn-over')
    expect(t.facts('deck-renewed')).toEqual([])
    expect(t.state.deck).toHaveLength(4)
  })
})
