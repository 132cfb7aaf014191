import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import {
  coveredFor,
  HIDDEN,
  type HidesThings,
  reshuffleUnseen,
  seesWith,
  somethingShown,
  SPECTATOR,
  unseenBy,
} from './hidden.ts'

interface Hands {
  deck: number[]
  hands: number[][]
  agenda: { card: number }[]
  open: number[]
}

const game: HidesThings<Hands> = {
  secrets(state, secrets) {
    secrets.pile('card', state.deck)
    for (const [seat, hand] of state.hands.entries()) secrets.pile('card', hand, 1 << seat)
    for (const [seat, holder] of state.agenda.entries()) secrets.card('agenda', holder, 'card', 1 << seat)
  },
}

const position = (): Hands => ({
  deck: [5, 1, 9, 7],
  hands: [
    [2, 8],
    [6, 3],
    [4, 4],
  ],
  agenda: [{ card: 11 }, { card: 12 }, { card: 13 }],
  open: [10],
})

const copied = { ...game, copy: (state: Hands): Hands => structuredClone(state) }

test('a seat sees what its bit says; the spectator sees nothing hidden', () => {
  expect(seesWith(0b101, 0)).toBe(true)
  expect(seesWith(0b101, 1)).toBe(false)
  expect(seesWith(-1, SPECTATOR)).toBe(false)
})

test('what a seat cannot see is covered, its size left', () => {
  const state = position()
  const seen = coveredFor(copied, state, 1)
  expect(state).toEqual(position())
  expect(seen).toEqual({
    deck: [HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    hands: [
      [HIDDEN, HIDDEN],
      [6, 3],
      [HIDDEN, HIDDEN],
    ],
    agenda: [{ card: HIDDEN }, { card: 12 }, { card: HIDDEN }],
    open: [10],
  })
  const spectated = coveredFor(copied, state, SPECTATOR)
  expect(
    [...spectated.hands.flat(), ...spectated.agenda.map(({ card }) => card)].every((card) => card === HIDDEN),
  ).toBe(true)
})

test('the cards a seat cannot see are known by group, sorted', () => {
  expect(unseenBy(game, position(), 0)).toEqual(
    new Map([
      ['card', [1, 3, 4, 4, 5, 6, 7, 9]],
      ['agenda', [12, 13]],
    ]),
  )
})

describe('dealing anew', () => {
  const dealt = (state: Hands, seat: number, seed: string): Hands => {
    reshuffleUnseen(game, state, seat, new FastChance(seed))
    return state
  }

  test('keeps what the seat sees, the sizes, and the cards of each group', () => {
    const before = position()
    const after = dealt(position(), 0, 'deal')
    expect(after).not.toEqual(before)
    expect(after.hands[0]).toEqual(before.hands[0])
    expect(after.agenda[0]).toEqual(before.agenda[0])
    expect(after.open).toEqual(before.open)
    expect(after.hands.map((hand) => hand.length)).toEqual([2, 2, 2])
    expect(unseenBy(game, after, 0)).toEqual(unseenBy(game, before, 0))
  })

  test('depends on what the seat knows alone, not on where the cards truly lie', () => {
    for (let deal = 0; deal < 40; deal++) {
      const other = position()
      reshuffleUnseen(game, other, 2, new FastChance(`other truth ${deal}`))
      expect(dealt(other, 2, 'same deal')).toEqual(dealt(position(), 2, 'same deal'))
    }
  })

  test('puts every unseen card in every place', () => {
    const onTop = new Set<number>()
    for (let deal = 0; deal < 200; deal++) onTop.add(dealt(position(), 0, `deal ${deal}`).deck[0])
    expect(onTop).toEqual(new Set([1, 3, 4, 5, 6, 7, 9]))
  })

  test('leaves the cards that are to stay', () => {
    const fixed = new Map([
      ['card', new Set([9, 3])],
      ['agenda', new Set([13])],
    ])
    const decks = new Set<string>()
    for (let deal = 0; deal < 50; deal++) {
      const state = position()
      reshuffleUnseen(game, state, 0, new FastChance(`fixed ${deal}`), fixed)
      expect(state.deck[2]).toBe(9)
      expect(state.hands[1][1]).toBe(3)
      expect(state.agenda.map(({ card }) => card)).toEqual([11, 12, 13])
      expect(unseenBy(game, state, 0)).toEqual(unseenBy(game, position(), 0))
      decks.add(state.deck.join())
    }
    expect(decks.size).toBeGreaterThan(10)
  })

  test('cards may have large numbers', () => {
    const large = position()
    large.deck.push(1024, 70_000)
    const unseen = unseenBy(game, large, 0)
    expect(unseen.get('card')).toEqual([1, 3, 4, 4, 5, 6, 7, 9, 1024, 70_000])
    expect(unseenBy(game, dealt(large, 0, 'deal'), 0)).toEqual(unseen)
  })

  test('a number that is no card is an error, and harms no later deal', () => {
    for (const card of [HIDDEN, 1 << 20, Number.NaN]) {
      const broken = position()
      broken.deck[2] = card
      expect(() => dealt(broken, 0, 'deal')).toThrow(`${card} is not the number of a hidden card`)
    }
    expect(unseenBy(game, dealt(position(), 0, 'deal'), 0)).toEqual(unseenBy(game, position(), 0))
  })
})

describe('a pile of several groups', () => {
  interface Deck {
    deck: number[]
    reserves: number[][]
  }
  const groupOf = (card: number): number => Math.floor(card / 10)
  const groups = ['tens 0', 'tens 1']
  const tens: HidesThings<Deck> = {
    secrets({ deck, reserves }, secrets) {
      secrets.mixed(groups, groupOf, deck)
      for (const [ten, reserve] of reserves.entries()) secrets.pile(`tens ${ten}`, reserve)
    },
  }
  const dealtTens = (deck: number[], reserves: number[][], seed: string): Deck => {
    const state = { deck: [...deck], reserves: reserves.map((reserve) => [...reserve]) }
    reshuffleUnseen(tens, state, 0, new FastChance(seed))
    return state
  }

  test('is dealt from what is known: how many of each group, neither which nor in what order', () => {
    const seen = new Set<string>()
    for (let deal = 0; deal < 200; deal++) {
      const one = dealtTens([1, 12, 2, 11], [[3, 4], [13]], `deal ${deal}`)
      expect(dealtTens([13, 3, 4, 12], [[2, 1], [11]], `deal ${deal}`)).toEqual(one)
      expect(one.deck.filter((card) => groupOf(card) === 0)).toHaveLength(2)
      expect([...one.deck, ...one.reserves.flat()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 11, 12, 13])
      seen.add(one.deck.join())
    }
    expect(seen.size).toBeGreaterThan(100)
  })
})

test('something was shown when a card is no longer among the unseen', () => {
  const cards = (...hidden: number[]): Map<string, number[]> => new Map([['card', hidden]])
  expect(somethingShown(cards(1, 2, 2), cards(2, 1, 2))).toBe(false)
  expect(somethingShown(cards(1, 2), cards(1, 2, 3))).toBe(false)
  expect(somethingShown(cards(1, 2, 2), cards(1, 2, 3))).toBe(true)
  expect(somethingShown(cards(1), new Map())).toBe(true)
})
