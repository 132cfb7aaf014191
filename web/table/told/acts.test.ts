import { type Fact, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { actsOf } from './acts.ts'
import { actsSince, mostTelling } from './since.ts'

interface Told extends Fact {
  readonly seat?: number
}

const face = {
  turnOf: (fact: Told) =>
    fact.kind === 'turn' || fact.kind === 'phase' ? { seat: fact.seat ?? SPECTATOR, round: 1 } : undefined,
  seatOf: (fact: Told) => fact.seat,
  goesOn: ([first]: readonly Told[]) => first.kind === 'more',
}

const at = (number: number, kind: string, seat?: number) => ({
  at: number,
  fact: seat === undefined ? { kind } : { kind, seat },
})

const facts = [
  at(0, 'setup'),
  at(0, 'turn', 0),
  at(1, 'card', 0),
  at(2, 'more', 0),
  at(3, 'end', 0),
  at(3, 'turn', 1),
  at(4, 'card', 1),
  at(5, 'phase'),
  at(5, 'hurt', 0),
  at(5, 'turn', 0),
  at(5, 'learn', 0),
]
const acts = actsOf(facts, face)
const kinds = (list: readonly { readonly facts: readonly Fact[] }[]): string[] =>
  list.map((act) => act.facts.map(({ kind }) => kind).join(' '))

describe('acts', () => {
  test('are what was told of an answer, parted where a turn opens and joined where the game says so', () => {
    expect(kinds(acts)).toEqual([
      'setup',
      'turn',
      'card more',
      'end',
      'turn',
      'card',
      'phase hurt',
      'turn learn',
    ])
  })

  test('are somebody’s; a phase is nobody’s, whomever it concerns', () => {
    expect(acts.map(({ seat }) => seat)).toEqual([undefined, 0, 0, 0, 1, 1, undefined, 0])
  })

  test('know what was told in their turn before, or in the turn that they close', () => {
    expect(acts[3].before.map(({ kind }) => kind)).toEqual(['turn', 'card', 'more'])
    expect(acts[4].before.map(({ kind }) => kind)).toEqual(['turn', 'card', 'more', 'end'])
    expect(acts[5].before.map(({ kind }) => kind)).toEqual(['turn'])
  })
})

describe('since one’s last turn', () => {
  test('is what came after one’s own last act, with what the turn that opens brings by itself', () => {
    expect(kinds(actsSince(acts, [0]))).toEqual(['turn', 'card', 'phase hurt', 'turn learn'])
  })

  test('there is nothing once one has acted again, or where nobody else did anything', () => {
    expect(actsSince(actsOf([...facts, at(6, 'card', 0)], face), [0])).toEqual([])
    expect(actsSince(acts.slice(0, 3), [0])).toEqual([])
  })

  test('the most telling are kept in their order, and the others counted', () => {
    const told = Array.from({ length: 9 }, (_, id) => ({
      id,
      told: { title: `act ${id}`, tokens: id % 2 === 0 ? [1] : [], isMinor: id === 8 },
    }))
    const { shown, left } = mostTelling(told)
    expect(shown.map(({ id }) => id)).toEqual([0, 2, 4, 5, 6, 7])
    expect(left).toBe(2)
  })

  test('what says the same several times in a row is one line, at the moment of the last', () => {
    const said = (id: number, title: string, seat: number) => ({ id, told: { title, seat, tokens: [] } })
    const told = [
      said(0, 'miss', 1),
      said(1, 'miss', 1),
      said(2, 'miss', 2),
      said(3, 'hit', 2),
      said(4, 'miss', 2),
    ]
    const { shown, left } = mostTelling(told)
    expect(shown.map(({ id, times }) => [id, times])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ])
    expect(left).toBe(0)
  })
})
