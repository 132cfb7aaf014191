import { describe, expect, expectTypeOf, test } from 'vitest'
import { FastChance } from './chance.ts'
import { chosenAt, type Decision } from './decision.ts'
import { Driver } from './driver.ts'
import type { Menu, MenuOf } from './menu.ts'
import type { Ask, Asked } from './questions.ts'
import { type Fact, Table } from './table.ts'
import { ambush } from './tiny/ambush.ts'
import type { AmbushQuestion } from './tiny/ambush-round.ts'

type Move = { readonly kind: 'cross'; readonly sector: number } | { readonly kind: 'end' }
type Journey =
  | Ask<'move', Move, { readonly ship: number }>
  | Ask<'left' | 'right', 'yes' | 'no'>
  | Ask<'count', number, { readonly ship: number } | undefined>

const table = new Table<unknown, Fact, Journey>({}, new FastChance('journey'), {
  one: () => 0,
  each: () => [],
  some: () => [],
})

describe('a rule', () => {
  test('asks what the game declares, and is answered with what may be answered', () => {
    const menu = table.menu(0, 'move', { ship: 3 })
    menu.offer({ kind: 'cross', sector: 2 })
    expectTypeOf(menu.ask()).toEqualTypeOf<Move>()
    expect([menu.prompt, menu.about]).toEqual(['move', { ship: 3 }])
  })

  test('does not compile if it asks or offers anything else', () => {
    const slips = [
      // @ts-expect-error there is no such question
      () => table.menu(0, 'jump'),
      // @ts-expect-error it has to be said which ship
      () => table.menu(0, 'move'),
      // @ts-expect-error that is what another question is about
      () => table.menu(0, 'left', { ship: 3 }),
      // @ts-expect-error that is an answer to another question
      () => table.menu(0, 'left').offer(3),
    ]
    expect(slips).toHaveLength(4)
  })

  test('says what a question is about, or not, where it may be about nothing', () => {
    expect([table.menu(0, 'count').about, table.menu(0, 'count', { ship: 1 }).about]).toEqual([
      undefined,
      { ship: 1 },
    ])
  })

  test('asks one of several questions that are answered alike', () => {
    const prompt: 'left' | 'right' = table.watched ? 'left' : 'right'
    const menu = table.menu(0, prompt)
    menu.offer('yes')
    expectTypeOf(menu.ask()).toEqualTypeOf<'yes' | 'no'>()
  })
})

describe('whoever reads a question', () => {
  test('knows by its prompt what it is about and what is on offer', () => {
    const read = (decision: Decision<Journey>): string => {
      switch (decision.prompt) {
        case 'move':
          expectTypeOf(decision.offers[0].option).toEqualTypeOf<Move>()
          return `ship ${decision.about.ship}`
        case 'left':
        case 'right':
          expectTypeOf(decision.about).toEqualTypeOf<undefined>()
          return decision.offers[0].option
        case 'count':
          return `${decision.about?.ship} ${decision.offers[0].option + 1}`
      }
    }
    const waiting = { number: 0, kind: 'one', seats: [0], min: 1, max: 1 } as const
    const offers = [{ seat: 0, key: 'end', option: { kind: 'end' } }] as const
    expect(read({ ...waiting, prompt: 'move', about: { ship: 2 }, offers })).toBe('ship 2')
  })

  test('knows it of a menu, too', () => {
    const firstOf = (menu: MenuOf<Journey>): number =>
      menu.prompt === 'move' ? menu.about.ship : menu.options.length
    const menu = table.menu(0, 'move', { ship: 5 })
    expect(firstOf(menu)).toBe(5)
    expectTypeOf<MenuOf<Journey>>().toExtend<Menu>()
  })

  test('knows it of an option with its question', () => {
    const asked: Asked<Journey> = { prompt: 'left', about: undefined }
    const chosen = chosenAt<Journey>(asked, 'yes')
    expect(chosen).toEqual({ prompt: 'left', about: undefined, option: 'yes' })
    if (chosen.prompt === 'count') expectTypeOf(chosen.option).toEqualTypeOf<number>()
  })

  test('is given the questions of the game by its driver', () => {
    const driver = new Driver(ambush, { seats: ['a', 'b'], seed: 'fast:questions' })
    expectTypeOf(driver.decision).toEqualTypeOf<Decision<AmbushQuestion> | undefined>()
    expectTypeOf(driver.view(0).decision).toEqualTypeOf<Decision<AmbushQuestion> | null>()
    // Whoever treats games as opaque can do without them.
    const opaque: Driver<unknown> = driver
    expect(opaque.decision?.prompt).toBe('ambush.ground')
  })
})
