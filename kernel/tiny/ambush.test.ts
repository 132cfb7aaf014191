import { describe, expect, test } from 'vitest'
import { Driver } from '../driver.ts'
import { HIDDEN, SPECTATOR } from '../hidden.ts'
import { ambush } from './ambush.ts'
import { type Ambush, type AmbushFact, winnerOf } from './ambush-round.ts'

/** The first of the three cards of each rank. */
const cards = (...ranks: number[]): number[] => ranks.map((rank) => (rank - 1) * 3)

/** A table of two that goes on from a given position. */
function tableWith(changes: Partial<Ambush>, seed = 'fast:calm'): Driver<Ambush, AmbushFact> {
  const record = new Driver(ambush, { seats: ['a', 'b'], seed }).record()
  const { snapshot } = record
  if (snapshot === undefined) throw new Error('a game that is not over has a snapshot')
  return Driver.carryOver(ambush, {
    ...record,
    snapshot: { ...snapshot, state: { ...(snapshot.state as Ambush), ...changes } },
  })
}

/** A seed with which the first wind is the one wanted. */
function seedOfWind(wind: number): string {
  for (let number = 0; ; number++) {
    const driver = tableWith({}, `fast:wind ${number}`)
    driver.answer(0, 'ridge')
    if (driver.state.wind === wind) return `fast:wind ${number}`
  }
}

function played(changes: Partial<Ambush>, wind: number, ...choices: number[]): Driver<Ambush, AmbushFact> {
  const driver = tableWith(changes, seedOfWind(wind))
  driver.answer(0, 'ridge')
  for (const [seat, card] of choices.entries()) expect(driver.answer(seat, String(card))).toBeUndefined()
  return driver
}

describe('ambush', () => {
  test('AM-1 every seat is scout in turn', () => {
    expect(tableWith({}).decision).toMatchObject({ prompt: 'ambush.ground', seats: [0] })
    expect(tableWith({ round: 1 }).decision).toMatchObject({ seats: [1] })
  })

  test('AM-2 the same ground is not chosen three times running', () => {
    const driver = tableWith({ ground: 'ravine', running: 1 })
    expect(driver.answer(0, 'ravine')).toBeUndefined()
    expect(driver.state.running).toBe(2)
    const forced = tableWith({ ground: 'ravine', running: 2 })
    expect(forced.decision?.prompt).toBe('ambush.play')
    expect(forced.state).toMatchObject({ ground: 'ridge', running: 1 })
  })

  test('AM-3 no card of rank 8 is played in a gale, unless there is no other', () => {
    const driver = played({ hands: [cards(8, 5), cards(8)] }, 3)
    expect(driver.answer(0, String(cards(8)[0]))).toEqual({ why: 'refused', rule: 'AM-3' })
    expect(driver.answer(1, String(cards(8)[0]))).toBeUndefined()
  })

  test('AM-4 the highest rank played only once wins on the ridge, the lowest in the ravine', () => {
    expect(winnerOf('ridge', cards(3, 8, 8, 5))).toBe(3)
    expect(winnerOf('ravine', cards(3, 8, 8, 5))).toBe(0)
    expect(winnerOf('ridge', cards(8, 8))).toBe(-1)
  })

  test('AM-5 whoever played low draws, and alone learns what', () => {
    const driver = played({ hands: [cards(2, 5), cards(1, 6)], deck: [20] }, 1, ...cards(2, 1))
    expect(driver.decision).toMatchObject({ kind: 'any', seats: [0, 1], prompt: 'ambush.rally' })
    driver.answer(1, 'draw')
    expect(driver.state.hands).toEqual([cards(5), [...cards(6), 20]])
    const kinds = (seat: number) => driver.view(seat).facts.map(({ fact }) => fact.kind)
    expect(kinds(1).slice(0, 4)).toEqual(['ground', 'played', 'rallied', 'drew'])
    expect(kinds(0)).toEqual(kinds(1).filter((kind) => kind !== 'drew'))
    expect(driver.view(0).state.hands[1]).toEqual([HIDDEN, HIDDEN])
  })

  test('AM-5 or takes the played card back', () => {
    const driver = played({ hands: [cards(2, 5), cards(7, 6)] }, 1, ...cards(2, 7))
    driver.answer(0, 'salvage')
    expect(driver.state.hands[0]).toEqual(cards(5, 2))
    expect(driver.state.played).toEqual([-1, ...cards(7)])
  })

  test('AM-5 an empty deck is made of the discards', () => {
    const driver = played(
      { hands: [cards(2, 5), cards(7, 6)], deck: [], discards: [20, 21] },
      1,
      ...cards(2, 7),
    )
    driver.answer(0, 'draw')
    expect([driver.state.deck.length, driver.state.discards, driver.state.hands[0].length]).toEqual([
      1,
      [],
      2,
    ])
  })

  test('AM-6 there is nothing to draw once deck and discards are empty', () => {
    const driver = played({ hands: [cards(2, 5), cards(7, 6)], deck: [], discards: [] }, 1, ...cards(2, 7))
    expect(driver.answer(0, 'draw')).toEqual({ why: 'refused', rule: 'AM-6' })
  })

  test('AM-7 the winner takes up to two prizes, none heavier than rank and wind together', () => {
    const row = [5, 0, 2]
    const driver = played({ hands: [cards(3, 5), cards(4, 6)], row, prizes: [7, 8] }, 1, ...cards(3, 4))
    expect(driver.decision).toMatchObject({
      kind: 'some',
      seats: [1],
      about: { strength: 5 },
      min: 0,
      max: 2,
    })
    expect(driver.answer(1, 'take 5')).toEqual({ why: 'refused', rule: 'AM-7', missing: 1 })
    expect(driver.answer(1, 'take 0 + take 2')).toBeUndefined()
    expect(driver.state).toMatchObject({ won: [[], [0, 2]], row: [5, 8, 7], round: 1, discards: cards(3, 4) })
  })

  test('AM-4 nobody takes a prize where no rank was played only once', () => {
    const driver = played(
      {
        hands: [
          [12, 5],
          [13, 6],
        ],
      },
      1,
      12,
      13,
    )
    expect(driver.decision).toMatchObject({ prompt: 'ambush.ground', seats: [1] })
  })

  test('AM-8 the reserves are shown at the end and count', () => {
    const reserves = [{ card: cards(7)[0] }, { card: cards(4)[0] }]
    const driver = played({ rounds: 3, round: 2, hands: [[12], [13]], reserves, won: [[1], [4]] }, 1, 12, 13)
    expect(driver.isOver).toBe(true)
    expect(ambush.outcome(driver.state)).toEqual({ scores: [9, 9], winners: [0, 1] })
    expect(driver.view(SPECTATOR).state.reserves).toEqual(reserves)
    expect(tableWith({ reserves }).view(1).state.reserves).toEqual([{ card: HIDDEN }, reserves[1]])
  })

  test('warns of a high card in the ravine', () => {
    const driver = tableWith({ ground: 'ridge', running: 2, hands: [cards(1, 2, 7), cards(5)] })
    const warnings = driver.decision?.offers.flatMap((offer) => offer.warnings ?? [])
    expect(driver.state.ground).toBe('ravine')
    expect(warnings).toEqual([{ kind: 'too-high', amount: 6 }])
  })
})
