import { describe, expect, test } from 'vitest'
import { parseAnswer, recordedAnswer, rejectionOf } from './decision.ts'
import { Driver } from './driver.ts'
import type { Game } from './game.ts'
import type { Option } from './questions.ts'
import { refuse } from './refusal.ts'
import type { Table } from './table.ts'

interface Asked {
  result: unknown
  over: boolean
}

/** A game of one step, which keeps what its question was answered. */
function gameAsking(ask: (g: Table<Asked>) => unknown, warnings?: Game<Asked>['warnings']): Game<Asked> {
  return {
    id: 'question',
    rules: '1',
    seats: { min: 1, max: 4 },
    options: [],
    maxDecisions: 10,
    start: () => ({ result: null, over: false }),
    step(g) {
      g.state.result = ask(g)
      g.state.over = true
    },
    isOver: (state) => state.over,
    outcome: () => ({ scores: [], winners: [] }),
    copy: (state) => ({ ...state }),
    secrets() {},
    components: () => ({}),
    ...(warnings === undefined ? {} : { warnings }),
  }
}

function asking(ask: (g: Table<Asked>) => unknown, warnings?: Game<Asked>['warnings']): Driver<Asked> {
  return new Driver(gameAsking(ask, warnings), { seats: ['a', 'b', 'c'], seed: 'fast:question' })
}

const offerAll = (g: Table<Asked>, options: readonly Option[]) => {
  const menu = g.menu(1, 'which', 4)
  for (const option of options) menu.offer(option)
  return menu
}

describe('a question to one seat', () => {
  const driverOf = () =>
    asking(
      (g) => {
        const menu = g.menu(1, 'move', 4)
        menu.offer({ kind: 'cross', sector: 1 })
        menu.offer({ kind: 'cross', sector: 2 }, refuse('VL-9', 2))
        menu.offer({ kind: 'cross', sector: 3 })
        return menu.ask()
      },
      (_state, seat, { prompt, option }) =>
        typeof option === 'object' && option['sector'] === 3
          ? [{ kind: `${prompt} ${seat}`, amount: 5 }]
          : [],
    )

  test('is written down with refusals and warnings', () => {
    expect(driverOf().decision).toEqual({
      number: 0,
      kind: 'one',
      prompt: 'move',
      about: 4,
      seats: [1],
      offers: [
        { seat: 1, key: 'cross 1', option: { kind: 'cross', sector: 1 } },
        {
          seat: 1,
          key: 'cross 2',
          option: { kind: 'cross', sector: 2 },
          refusal: { rule: 'VL-9', missing: 2 },
        },
        {
          seat: 1,
          key: 'cross 3',
          option: { kind: 'cross', sector: 3 },
          warnings: [{ kind: 'move 1', amount: 5 }],
        },
      ],
      min: 1,
      max: 1,
    })
  })

  test('takes an answer of that seat', () => {
    const driver = driverOf()
    expect(driver.answer(1, 'cross 3')).toBeUndefined()
    expect(driver.state.result).toEqual({ kind: 'cross', sector: 3 })
    expect(driver.answers).toEqual(['cross 3'])
    expect(driver.isOver).toBe(true)
  })

  test('rejects every other answer, and says why', () => {
    const driver = driverOf()
    const before = JSON.stringify(driver.record())
    expect(driver.answer(0, 'cross 1')).toEqual({ why: 'not-your-turn', waitingFor: [1] })
    expect(driver.answer(1, 'cross 1', 1)).toEqual({ why: 'stale', expected: 0 })
    expect(driver.answer(1, 'cross 2')).toEqual({ why: 'refused', rule: 'VL-9', missing: 2 })
    const offered = ['cross 1', 'cross 3']
    expect(driver.answer(1, 'cross 4')).toEqual({ why: 'not-on-offer', offered })
    expect(driver.answer(1, 'cross 1 + cross 3')).toEqual({ why: 'not-on-offer', offered })
    expect(JSON.stringify(driver.record())).toBe(before)
    driver.answer(1, 'cross 1')
    expect(driver.answer(1, 'cross 1')).toEqual({ why: 'over' })
    expect(driver.answer(1, 'cross 1', 0)).toEqual({ why: 'stale', expected: 1 })
  })

  test('is shown to that seat alone', () => {
    const driver = driverOf()
    expect(driver.view(1).decision).toEqual(driver.decision)
    for (const seat of [-1, 0, 2]) expect(driver.view(seat).decision).toBeNull()
    for (const seat of [-1, 0, 1, 2]) expect(driver.view(seat).waitingFor).toEqual([1])
  })
})

describe('a question to any of several seats', () => {
  const driverOf = () =>
    asking((g) => {
      const menu = g.menu(-1, 'help')
      menu.offer('help', undefined, 0)
      menu.offer('help', undefined, 2)
      menu.offer('bribe', undefined, 2)
      menu.offer('bribe', refuse('VL-1'), 0)
      return menu.askAny()
    })

  test('is settled by the first answer, which is recorded with its seat', () => {
    const driver = driverOf()
    expect(driver.decision).toMatchObject({ kind: 'any', seats: [0, 2] })
    expect(driver.answer(2, 'bribe')).toBeUndefined()
    expect(driver.state.result).toEqual({ seat: 2, option: 'bribe' })
    expect(driver.answers).toEqual(['@2 bribe'])
  })

  test('accepts of each seat what that seat is offered', () => {
    const driver = driverOf()
    expect(driver.answer(0, 'bribe')).toEqual({ why: 'refused', rule: 'VL-1' })
    expect(driver.answer(1, 'help')).toMatchObject({ why: 'not-your-turn' })
    expect(driver.view(0).decision?.offers.map(({ key }) => key)).toEqual(['help', 'bribe'])
    expect(driver.view(1).decision).toBeNull()
    expect(driver.answer(0, 'help')).toBeUndefined()
    expect(driver.state.result).toEqual({ seat: 0, option: 'help' })
  })
})

describe('a question to each of several seats', () => {
  const game = gameAsking((g) => {
    const menu = g.menu(0, 'secret')
    for (const [seat, card] of [
      [0, 1],
      [0, 2],
      [2, 7],
      [2, 8],
    ])
      menu.offer(card, undefined, seat)
    return menu.askEach()
  })
  const driverOf = () => new Driver(game, { seats: ['a', 'b', 'c'], seed: 'fast:question' })

  test('waits for all, in whatever order they answer', () => {
    for (const order of [
      [0, 2],
      [2, 0],
    ]) {
      const driver = driverOf()
      for (const seat of order) expect(driver.answer(seat, seat === 0 ? '2' : '7')).toBeUndefined()
      expect(driver.state.result).toEqual([2, 7])
      expect(driver.answers).toEqual(order.map((seat) => (seat === 0 ? '@0 2' : '@2 7')))
      expect(Driver.open(game, driver.record()).state).toEqual(driver.state)
    }
  })

  test('an answer given is neither changed nor shown before all have answered', () => {
    const others = [-1, 1, 2].map((seat) => {
      const views = ['1', '2'].map((card) => {
        const driver = driverOf()
        driver.answer(0, card)
        return JSON.stringify(driver.view(seat))
      })
      return new Set(views).size
    })
    expect(others).toEqual([1, 1, 1])
    const driver = driverOf()
    driver.answer(0, '1')
    expect(driver.decision).toMatchObject({ number: 1, seats: [2] })
    expect(driver.view(0).decision).toBeNull()
    expect(driver.answer(0, '2')).toEqual({ why: 'not-your-turn', waitingFor: [2] })
    expect(driver.answer(2, '1')).toMatchObject({ why: 'not-on-offer', offered: ['7', '8'] })
  })

  test('can be taken back by its author while others think', () => {
    const driver = driverOf()
    driver.answer(0, '1')
    expect(driver.undo(0, 0)).toBe(true)
    expect(driver.decision).toMatchObject({ number: 0, seats: [0, 2] })
  })

  test('asks nobody when nobody has an option', () => {
    const driver = asking((g) => g.menu(0, 'secret').askEach())
    expect(driver.isOver).toBe(true)
    expect(driver.state.result).toEqual([])
  })
})

describe('a question for some of the options', () => {
  const driverOf = () => asking((g) => offerAll(g, ['a', 'b', 'c', 'd']).askSome(1, 3))

  test('takes a set, given in any order, in the order of the menu', () => {
    const driver = driverOf()
    expect(driver.decision).toMatchObject({ kind: 'some', seats: [1], min: 1, max: 3 })
    expect(driver.answer(1, 'd + a')).toBeUndefined()
    expect(driver.state.result).toEqual(['a', 'd'])
    expect(Driver.open(driver.game, driver.record()).state).toEqual(driver.state)
  })

  test('rejects too few, too many, twice the same, or something else', () => {
    const driver = driverOf()
    const rejected = { why: 'not-on-offer', offered: ['a', 'b', 'c', 'd'] }
    for (const text of ['', 'a + b + c + d', 'a + a', 'a + e', 'a +b', ' + ', 'a + ']) {
      expect(driver.answer(1, text)).toEqual(rejected)
    }
    expect(driver.answers).toEqual([])
  })

  test('may be answered with nothing where nothing is required', () => {
    const driver = asking((g) => offerAll(g, ['a', 'b']).askSome(0, 2))
    expect(driver.answer(1, '')).toBeUndefined()
    expect(driver.state.result).toEqual([])
    expect(driver.answers).toEqual([''])
  })
})

test('a single option is not a question', () => {
  const driver = asking((g) => offerAll(g, ['only']).ask())
  expect(driver.answers).toEqual([])
  expect(driver.state).toEqual({ result: 'only', over: true })
})

test('a recorded answer carries its seat where several could have given it', () => {
  expect(recordedAnswer('one', 3, 'go')).toBe('go')
  expect(recordedAnswer('some', 3, 'a + b')).toBe('a + b')
  expect(recordedAnswer('any', 3, 'go')).toBe('@3 go')
  expect(parseAnswer(recordedAnswer('each', 3, 'go 1'), 0)).toEqual({ seat: 3, text: 'go 1' })
  expect(parseAnswer('go', 2)).toEqual({ seat: 2, text: 'go' })
})

test('after the end there is nothing to answer', () => {
  expect(rejectionOf(undefined, 0, 'go')).toEqual({ why: 'over' })
})
