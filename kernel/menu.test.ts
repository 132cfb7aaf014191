import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { keyOf, type Menu, seatsOf } from './menu.ts'
import { refuse } from './refusal.ts'
import { type Answerer, type Fact, Table } from './table.ts'

/** Takes the last option, or the last ones, and counts how often it was asked. */
class LastOption implements Answerer<unknown, Fact> {
  asked = 0

  one(menu: Menu): number {
    this.asked++
    return menu.count - 1
  }

  each(menu: Menu): number[] {
    this.asked++
    return seatsOf(menu).map((seat) => menu.owners.slice(0, menu.count).lastIndexOf(seat))
  }

  some(menu: Menu): number[] {
    this.asked++
    return Array.from({ length: menu.max }, (_, pick) => menu.count - menu.max + pick)
  }
}

function tableFor(watched = false): { table: Table; answerer: LastOption } {
  const answerer = new LastOption()
  return { table: new Table<unknown>({}, new FastChance('menu'), answerer, watched), answerer }
}

test('an option is chosen by its words', () => {
  expect(keyOf('reveal')).toBe('reveal')
  expect(keyOf(12)).toBe('12')
  expect(keyOf({ kind: 'cross', sector: 3, side: 'left' })).toBe('cross 3 left')
})

test('a refusal names the rule, and what is missing', () => {
  expect(refuse('X-1')).toEqual({ rule: 'X-1' })
  expect(refuse('X-1', 2)).toEqual({ rule: 'X-1', missing: 2 })
})

describe('asking one seat', () => {
  test('a single option is taken without asking', () => {
    const { table, answerer } = tableFor()
    const menu = table.menu(1, 'go')
    menu.offer('left', refuse('X-1'))
    menu.offer('right')
    expect(menu.ask()).toBe('right')
    expect(answerer.asked).toBe(0)
    expect(menu.askAlways()).toBe('right')
    expect(answerer.asked).toBe(1)
  })

  test('several options are put to the seat, without those of the menu before', () => {
    const { table } = tableFor()
    const before = table.menu(0, 'before')
    for (const word of ['a', 'b', 'c', 'd']) before.offer(word)
    const menu = table.menu(1, 'go', 7)
    menu.offer('left')
    menu.offer('right')
    expect(menu.ask()).toBe('right')
    expect([menu.seat, menu.prompt, menu.about, menu.count, menu.kind]).toEqual([1, 'go', 7, 2, 'one'])
    expect(seatsOf(menu)).toEqual([1])
  })

  test('nothing to choose is an error of the rules', () => {
    const { table } = tableFor()
    const empty = (): Menu => table.menu(0, 'nowhere')
    expect(() => empty().ask()).toThrow('only 0 of at least 1 can be chosen at nowhere')
    expect(() => empty().askAlways()).toThrow('nowhere')
    expect(() => empty().askAny()).toThrow('nowhere')
    expect(() => empty().askSome(1, 2)).toThrow('nowhere')
  })
})

test('asking any of several seats tells who answered', () => {
  const { table } = tableFor()
  const menu = table.menu(-1, 'help')
  for (const seat of [2, 0]) menu.offer('help', undefined, seat)
  expect(menu.askAny()).toEqual({ seat: 0, option: 'help' })
  expect(menu.kind).toBe('any')
})

describe('asking each of several seats', () => {
  test('gives one choice per seat, in the order they were first offered something', () => {
    const { table } = tableFor()
    const menu = table.menu(0, 'secret')
    for (const [seat, card] of [
      [2, 20],
      [0, 1],
      [2, 21],
      [0, 2],
    ])
      menu.offer(card, undefined, seat)
    expect(seatsOf(menu)).toEqual([2, 0])
    expect(menu.askEach()).toEqual([21, 2])
  })

  test('can be filled again after hidden cards changed places', () => {
    const { table } = tableFor(true)
    const hand = [3, 4]
    const menu = table.menu(1, 'secret', 5)
    const fill = (): void => hand.forEach((card) => menu.offer(card))
    expect(menu.askEach(fill)).toEqual([4])
    hand[1] = 9
    menu.refill()
    expect(menu.options.slice(0, menu.count)).toEqual([3, 9])
    expect(menu.offered.map(({ option }) => option)).toEqual([3, 9])
    expect([menu.seat, menu.prompt, menu.about]).toEqual([1, 'secret', 5])
  })
})

describe('asking for some of the options', () => {
  const offerTo = (menu: Menu, count: number): Menu => {
    for (let option = 0; option < count; option++) menu.offer(option)
    return menu
  }

  test('asks for no more than there are', () => {
    const { table } = tableFor()
    const menu = offerTo(table.menu(0, 'pick'), 3)
    expect(menu.askSome(1, 5)).toEqual([0, 1, 2])
    expect([menu.min, menu.max]).toEqual([1, 3])
  })

  test('takes without asking where only one set can be picked', () => {
    const { table, answerer } = tableFor()
    expect(offerTo(table.menu(0, 'pick'), 0).askSome(0, 2)).toEqual([])
    expect(offerTo(table.menu(0, 'pick'), 2).askSome(2, 4)).toEqual([0, 1])
    expect(offerTo(table.menu(0, 'pick'), 2).askSome(0, 0)).toEqual([])
    expect(answerer.asked).toBe(0)
  })
})

test('refused options are kept for a person, and only then', () => {
  for (const watched of [true, false]) {
    const { table } = tableFor(watched)
    const menu = table.menu(0, 'go')
    menu.offer('left', refuse('X-1', 3))
    menu.offer('right')
    const expected = [
      { option: 'left', seat: 0, refusal: { rule: 'X-1', missing: 3 } },
      { option: 'right', seat: 0, refusal: undefined },
    ]
    expect(menu.offered).toEqual(watched ? expected : [])
    expect(menu.count).toBe(1)
  }
})

test('a table rolls, shuffles and tells', () => {
  const { table } = tableFor()
  const rolls = Array.from({ length: 200 }, () => table.roll(6))
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  const cards = Array.from({ length: 30 }, (_, card) => card)
  table.shuffle(cards)
  expect(cards.toSorted((a, b) => a - b)).not.toEqual(cards)
  const heard: unknown[] = []
  table.tell({ kind: 'unheard' })
  table.listener = { hear: (fact, audience) => heard.push([fact.kind, audience]) }
  table.tell({ kind: 'open' })
  table.tell({ kind: 'private' }, [1])
  expect(heard).toEqual([
    ['open', undefined],
    ['private', [1]],
  ])
})
