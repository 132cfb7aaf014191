import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { answerEach, answerFor, answerSome, SingleChoices } from './choices.ts'
import { keyOf, Menu } from './menu.ts'
import { Table } from './table.ts'

class FirstOption extends SingleChoices<unknown> {
  one(): number {
    return 0
  }
}

const table = new Table<unknown>({}, new FastChance('choices'), new FirstOption())

function menuFor(offers: readonly (readonly [number, string])[]): Menu<string> {
  const menu = new Menu<string>(table, offers[0]?.[0] ?? 0, 'choose', 3)
  for (const [seat, word] of offers) menu.offer(word, undefined, seat)
  return menu
}

const keysOf = (menu: Menu): string => menu.options.slice(0, menu.count).map(keyOf).join(' ')

describe('a menu for several seats', () => {
  const menu = menuFor([
    [2, 'a'],
    [0, 'b'],
    [2, 'c'],
    [1, 'd'],
    [0, 'e'],
  ])

  test('is put to a seat with its own options only', () => {
    const seen: string[] = []
    const index = answerFor(2, menu, table, (own) => {
      seen.push(`${own.seat} ${own.prompt} ${keyOf(own.about ?? '')} ${own.kind}: ${keysOf(own)}`)
      return 1
    })
    expect(seen).toEqual(['2 choose 3 one: a c'])
    expect(menu.options[index]).toBe('c')
  })

  test('is put to every seat in turn, but not for a single option', () => {
    const asked: number[] = []
    const last = (own: Menu): number => {
      asked.push(own.seat)
      return own.count - 1
    }
    expect(answerEach(menu, table, last).map((index) => menu.options[index])).toEqual(['c', 'e', 'd'])
    expect(asked).toEqual([2, 0])
    expect(answerEach(menu, table, last, [0, 1, 2]).map((index) => menu.options[index])).toEqual([
      'c',
      'e',
      'd',
    ])
    expect(asked).toEqual([2, 0, 0, 2])
  })
})

describe('a menu of which some are picked', () => {
  const words = ['a', 'b', 'c', 'd'].map((word) => [0, word] as const)

  /** Every set that can be picked, by following every way through the plain menus. */
  function allSets(min: number, max: number): string[] {
    const sets: string[] = []
    const ways: number[][] = [[]]
    for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
      const menu = menuFor(words)
      menu.min = min
      menu.max = max
      const path = way
      let depth = 0
      const picked = answerSome(menu, table, (pick) => {
        if (depth === path.length) {
          for (let other = 1; other < pick.count; other++) ways.push([...path.slice(0, depth), other])
          path.push(0)
        }
        return path[depth++]
      })
      sets.push(picked.map((index) => menu.options[index]).join(''))
    }
    return sets.sort()
  }

  test('comes to every set of the right size, once', () => {
    expect(allSets(0, 2)).toEqual(['', 'a', 'ab', 'ac', 'ad', 'b', 'bc', 'bd', 'c', 'cd', 'd'])
    expect(allSets(2, 2)).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd'])
    expect(allSets(3, 4)).toEqual(['abc', 'abcd', 'abd', 'acd', 'bcd'])
    expect(allSets(4, 4)).toEqual(['abcd'])
    expect(allSets(0, 4)).toHaveLength(16)
  })

  test('goes on from what is already picked', () => {
    const menu = menuFor(words)
    menu.min = 0
    menu.max = 3
    const seen: string[] = []
    const first = (pick: Menu): number => {
      seen.push(keysOf(pick))
      return 0
    }
    expect(answerSome(menu, table, first, [1])).toEqual([1, 2, 3])
    expect(seen).toEqual(['c d enough', 'd enough'])
  })
})

test('one answer is enough for every kind of menu', () => {
  const first = new FirstOption()
  expect(
    first.each(
      menuFor([
        [1, 'a'],
        [0, 'b'],
        [1, 'c'],
      ]),
      table,
    ),
  ).toEqual([0, 1])
  const menu = menuFor([
    [0, 'a'],
    [0, 'b'],
    [0, 'c'],
  ])
  menu.min = 1
  menu.max = 2
  expect(first.some(menu, table)).toEqual([0, 1])
})
