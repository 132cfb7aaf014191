import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Bot } from '../bot.ts'
import { FastChance, fastSeed } from '../chance.ts'
import { SingleChoices } from '../choices.ts'
import { Driver } from '../driver.ts'
import type { Game } from '../game.ts'
import { Menu } from '../menu.ts'
import { parseRecord } from '../record.ts'
import { refuse } from '../refusal.ts'
import type { Fact } from '../table.ts'
import { ambush } from '../tiny/ambush.ts'
import { connectFour } from '../tiny/connect-four.ts'
import { ticTacToe } from '../tiny/tic-tac-toe.ts'
import {
  AT_LENGTH,
  type Checked,
  checkBotBlindness,
  checkRandomGame,
  EVERY_BUILD,
  type Level,
  PropertyFailure,
} from './harness.ts'
import { randomBot } from './random-record.ts'
import { type Flaw, type Well, well } from './well.ts'

const CLOSELY: Level = { oneIn: 1, positions: 4, badAnswers: 20 }
const TWO = { seats: 2, options: {} }

afterEach(() => vi.restoreAllMocks())

describe('sound games pass', () => {
  function checkMany<S, F extends Fact>(game: Game<S, F>, seats: number, games: number, level: Level): Checked {
    const total = { answers: 0, positions: 0, views: 0, badAnswers: 0, undone: 0 }
    for (let number = 0; number < games; number++) {
      const checked = checkRandomGame(game, { seats, options: {} }, fastSeed(game.id, seats, number), level)
      for (const key of Object.keys(total) as (keyof Checked)[]) total[key] += checked[key]
    }
    return total
  }

  test.each([2, 3, 4])('ambush with %i seats', (seats) => {
    const checked = checkMany(ambush, seats, 150, EVERY_BUILD)
    expect(checked.positions).toBeGreaterThan(30)
    expect(checked.views).toBeGreaterThan(checked.positions)
    expect(checked.badAnswers).toBeGreaterThan(10 * checked.positions)
    expect(checked.undone).toBeGreaterThan(0)
  })

  test('tic-tac-toe and connect four', () => {
    for (const checked of [checkMany(ticTacToe, 2, 150, EVERY_BUILD), checkMany(connectFour, 2, 150, EVERY_BUILD)]) {
      expect(checked.positions).toBeGreaterThan(30)
      expect(checked.undone).toBeGreaterThan(10)
    }
  })

  test('at length, where few games are looked at closely', () => {
    const checked = checkMany(ambush, 4, 400, AT_LENGTH)
    expect(checked.positions).toBeGreaterThan(0)
    expect(checked.positions).toBeLessThan(60)
  })

  test('on the chance of real tables, with every option', () => {
    for (const rounds of [2, 3, 5]) {
      for (let game = 0; game < 5; game++) {
        checkRandomGame(ambush, { seats: 4, options: { rounds } }, `secret ${game}`, CLOSELY)
      }
    }
  })

  test('the well that the flaws below are built into', () => {
    expect(failureOf(well())).toBeUndefined()
  })
})

/** The first failure in a number of random games. */
function failureOf<S, F extends Fact>(game: Game<S, F>, level = CLOSELY): PropertyFailure | undefined {
  for (let number = 0; number < 40; number++) {
    try {
      checkRandomGame(game, TWO, fastSeed(game.id, number), level)
    } catch (error) {
      if (error instanceof PropertyFailure) return error
      throw error
    }
  }
  return undefined
}

/** A well into which dice fall. */
const dice = well({ after: (g) => void (g.state.note = g.roll(1000)) })

const CARD = 17

class Instance {
  readonly card = CARD
}

const FLAWS: readonly (readonly [string, string, RegExp, Flaw])[] = [
  [
    'rules that throw',
    'no exception',
    /TypeError: no such card/,
    {
      after: ({ state }) => {
        if (state.open.length === 3) throw new TypeError('no such card')
      },
    },
  ],
  [
    'a question with nothing to choose',
    'no exception',
    /only 0 of at least 1 can be chosen at well.empty/,
    { after: (g) => g.menu(0, 'well.empty').ask() },
  ],
  ['an option offered twice', 'options', /“draw” is offered twice to seat 0/, { offer: (menu) => menu.offer('draw') }],
  [
    'an option both offered and refused',
    'options',
    /“pass” is offered twice/,
    { offer: (menu) => menu.offer('pass', refuse('W-1')) },
  ],
  ['an option without words', 'options', /“” cannot be read back/, { offer: (menu) => menu.offer('') }],
  ['an option that reads like two', 'options', /cannot be read back/, { offer: (menu) => menu.offer('draw + pass') }],
  ['an option that reads like a seat’s', 'options', /cannot be read back/, { offer: (menu) => menu.offer('@1 draw') }],
  ['a refusal without a rule', 'refusals', /“dig” is refused by no rule/, { offer: (menu) => menu.offer('dig', refuse('')) }],
  ['a game that asks too often', 'end', /more than 4 decisions/, { game: { maxDecisions: 4 } }],
  [
    'a game that stands still',
    'end',
    /1000 steps without a question/,
    { game: { step: ({ state }) => void state.turn, isOver: () => false } },
  ],
  [
    'a card that is lost',
    'components',
    /there were {"cards":8}, there are {"cards":7}/,
    { after: ({ state }) => void (state.turn === 2 && state.deck.shift()) },
  ],
  ['a float', 'plain state', /state.note is 0.5, not a whole number/, { after: ({ state }) => void (state.note = 0.5) }],
  ['not a number', 'plain state', /state.note is NaN/, { after: ({ state }) => void (state.note = Number.NaN) }],
  [
    'undefined in an array',
    'plain state',
    /state.note\[1\] is of type undefined/,
    { after: ({ state }) => void (state.note = [null, undefined]) },
  ],
  [
    'a function',
    'plain state',
    /state.note.deed is of type function/,
    { after: ({ state }) => void (state.note = { deed: () => CARD }) },
  ],
  [
    'an instance of a class',
    'plain state',
    /state.note is an instance of a class/,
    { after: ({ state }) => void (state.note = new Instance()) },
  ],
  [
    'a cycle',
    'plain state',
    /state.note.self is an object that also lies elsewhere/,
    {
      after: ({ state }) => {
        const note: { self?: unknown } = {}
        note.self = note
        state.note = note
      },
    },
  ],
  [
    'one array in two places',
    'plain state',
    /also lies elsewhere/,
    { after: ({ state }) => void (state.note = state.open) },
  ],
  [
    'a copy that shares',
    'copy',
    /the copy shares state.note.list with the state/,
    { after: ({ state }) => void (state.note = Object.freeze({ list: [CARD] })) },
  ],
  [
    'a copy that forgets',
    'copy',
    /the copy differs/,
    { game: { copy: ({ deck, open, turn }) => ({ turn, deck: [...deck], open: [...open], note: 1 }) } },
  ],
]

describe('a game fails that has', () => {
  test.each(FLAWS)('%s', (_, property, sentence, flaw) => {
    const failure = failureOf(well(flaw))
    expect(failure?.property).toBe(property)
    expect(failure?.sentence).toMatch(sentence)
  })

  test('something kept outside of the state', () => {
    let outside = 0
    const failure = failureOf(well({ after: ({ state }) => void (state.note = outside++) }))
    expect(failure).toMatchObject({ property: 'replay', sentence: 'the end of the replayed game is another' })
  })

  test('chance of its own', () => {
    const own = new FastChance('own')
    const failure = failureOf(well({ offer: (menu) => menu.offer(own.below(1000)) }))
    expect(failure).toMatchObject({ property: 'no exception', sentence: expect.stringContaining('is not legal') })
  })
})

const top = ({ deck }: Well): number => deck.at(-1) ?? 0

const LEAKS: readonly (readonly [string, Flaw])[] = [
  ['the state', { before: ({ state }) => void (state.note = top(state)) }],
  ['the state, after the question', { after: ({ state }) => void (state.note = top(state) % 2) }],
  ['an option', { offer: (menu, state) => menu.offer({ kind: 'guess', card: top(state) }) }],
  ['the order of options', { offer: (menu, state) => [0, 1].forEach((card) => menu.offer((card + top(state)) % 2)) }],
  ['a refusal', { offer: (menu, state) => menu.offer('dig', refuse('W-2', top(state))) }],
  ['what the question is about', { about: top }],
  ['a fact told to all', { after: (g) => g.tell({ kind: `next ${top(g.state)}` }) }],
  ['a fact told to one', { after: (g) => g.tell({ kind: `next ${top(g.state)}` }, [1]) }],
  [
    'who is asked',
    {
      after: (g) => {
        if (top(g.state) % 2 === 0) return
        const menu = g.menu<string>(1, 'well.more')
        for (const word of ['yes', 'no']) menu.offer(word)
        menu.ask()
      },
      game: { maxDecisions: 20 },
    },
  ],
]

describe('a seat is sent what it cannot see through', () => {
  test.each(LEAKS)('%s', (_, flaw) => {
    const failure = failureOf(well(flaw))
    expect(failure?.property).toBe('views')
    expect(failure?.sentence).toMatch(/is sent something it cannot see: ….*… became ….*…/)
  })

  test('the outcome', () => {
    const outcome = (state: Well) => ({ scores: [top(state), 0], winners: [0] })
    expect(failureOf(well({ game: { outcome } }))?.property).toBe('views')
  })

  test('but not through a card that is shown and put back', () => {
    const peek: Flaw = {
      after: (g) => {
        const { deck, open } = g.state
        open.push(...deck.splice(-1))
        g.tell({ kind: `peeked ${open.at(-1)}` })
        deck.push(...open.splice(-1))
        g.shuffle(deck)
      },
    }
    expect(failureOf(well(peek))).toBeUndefined()
  })
})

describe('imagination fails where rules', () => {
  test('keep a hidden card to themselves across a question', () => {
    const keeping: Game<Well> = {
      ...well(),
      step(g) {
        const { state } = g
        const card = top(state)
        const menu = g.menu<string>(state.turn % 2, 'well.draw')
        for (const word of ['draw', 'pass']) menu.offer(word)
        if (menu.ask() === 'draw') {
          state.deck.pop()
          state.open.push(card)
        }
        state.turn++
      },
    }
    expect(failureOf(keeping)?.property).toBe('imagination')
  })

  test('ask for secret choices of hidden cards that cannot be offered anew', () => {
    const { askEach } = Menu.prototype
    vi.spyOn(Menu.prototype, 'askEach').mockImplementation(function (this: Menu, fill) {
      fill?.()
      return askEach.call(this)
    })
    const failure = failureOf(ambush)
    expect(failure?.property).toBe('imagination')
    expect(failure?.sentence).toMatch(/what seat \d imagines depends on what it cannot see|of .*, seat \d imagines/)
  })
})

describe('a driver fails that', () => {
  test('accepts what is not on offer', () => {
    vi.spyOn(Driver.prototype, 'answer').mockReturnValue(undefined)
    expect(failureOf(well())?.sentence).toMatch(/was accepted, not “/)
  })

  test('gives the wrong reason', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      const rejection = answer.apply(this, given)
      return rejection === undefined ? undefined : { why: 'over' }
    })
    expect(failureOf(well())).toMatchObject({ property: 'bad answers', sentence: expect.stringMatching('told “over”') })
  })

  test('keeps a trace of a rejected answer', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      const rejection = answer.apply(this, given)
      if (rejection !== undefined) (this.state as Well).note = CARD
      return rejection
    })
    expect(failureOf(well())?.sentence).toMatch(/a rejected answer left a trace: .*"note":17/)
  })

  test('refuses an answer of the record', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      return this.answers.length === 3 ? { why: 'over' } : answer.apply(this, given)
    })
    const failure = failureOf(well(), { ...CLOSELY, positions: 0 })
    expect(failure).toMatchObject({ property: 'replay', sentence: 'answer 3 is not accepted', answer: 3 })
  })

  test('undoes beyond chance and reveals', () => {
    vi.spyOn(Driver.prototype, 'isSealed').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/has seen card card \d since answer/)
    expect(failureOf(dice)?.sentence).toMatch(/chance was used since answer/)
  })

  test('undoes another’s answers', () => {
    const { undoHorizon } = Driver.prototype
    vi.spyOn(Driver.prototype, 'undoHorizon').mockImplementation(function (this: Driver<unknown>, seat) {
      return Math.max(0, undoHorizon.call(this, seat) - 1)
    })
    expect(failureOf(well())?.property).toBe('undo')
  })

  test('does not undo what it could', () => {
    vi.spyOn(Driver.prototype, 'undo').mockReturnValue(false)
    expect(failureOf(ticTacToe)?.sentence).toMatch(/cannot be taken back/)
  })

  test('rewinds without fresh chance', () => {
    vi.spyOn(FastChance.prototype, 'renew').mockReturnValue(undefined)
    expect(failureOf(well())?.sentence).toMatch(/chance is not new after going back/)
  })

  test('does not rewind', () => {
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/cannot go back to answer/)
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(true)
    expect(failureOf(well())?.sentence).toBe('nothing was taken back')
  })

  test('forgets in its record that chance started afresh', () => {
    const { record } = Driver.prototype
    vi.spyOn(Driver.prototype, 'record').mockImplementation(function (this: Driver<unknown>) {
      const { renewed: _, ...rest } = record.call(this)
      return rest
    })
    expect(failureOf(dice)?.sentence).toMatch(/opened again after going back to \d+, the state/)
  })
})

test('a failure carries what is needed to look at it', () => {
  const failure = failureOf(well({ after: ({ state }) => void (state.turn === 2 && state.deck.shift()) }))
  expect(failure).toBeInstanceOf(PropertyFailure)
  expect(failure?.seed).toMatch(/^fast:well:\d+$/)
  expect(failure?.answer).toBe(3)
  expect(failure?.message).toBe(`well, 2 seats, seed ${failure?.seed}, answer 3: components: ${failure?.sentence}`)
  const record = parseRecord(JSON.stringify(failure?.record))
  expect(Driver.open(well(), record).answers).toHaveLength(3)
})

describe('a bot', () => {
  /** Takes the option whose imagined step leaves its seat with the heaviest prizes. */
  class FirstThenRandom extends SingleChoices<never> {
    #first: number
    readonly #chance = new FastChance('playout')

    constructor(first: number) {
      super()
      this.#first = first
    }

    one(menu: { readonly count: number }): number {
      const index = this.#first >= 0 ? this.#first : this.#chance.below(menu.count)
      this.#first = -1
      return index
    }
  }

  const dreamer: Bot<never> = {
    looksAhead: true,
    choose({ menu, worlds, seat }) {
      const scores = Array.from({ length: menu.count }, (_, first) => {
        const state = worlds.imagine(new FirstThenRandom(first), () => true)
        return ambush.outcome(state).scores[seat]
      })
      return scores.indexOf(Math.max(...scores))
    },
  }

  test('that sees what its seat sees passes', () => {
    const setup = { seats: 3, options: {} }
    let asked = 0
    for (let game = 0; game < 15; game++) {
      asked += checkBotBlindness(ambush, setup, fastSeed('blind', game), () => dreamer as never)
      asked += checkBotBlindness(ambush, setup, fastSeed('blind', game), randomBot)
    }
    expect(asked).toBeGreaterThan(100)
  })

  test('that peeks at the table fails', () => {
    let truth = 0
    const { copy } = well()
    const open = well({
      game: {
        copy(state) {
          truth = top(state)
          return copy(state)
        },
      },
    })
    const peeking: Bot<Well> = { looksAhead: false, choose: ({ view }) => (view.turn + truth) % 2 }
    const check = () => {
      for (let game = 0; game < 20; game++) checkBotBlindness(open, TWO, fastSeed('peek', game), () => peeking)
    }
    expect(check).toThrow(PropertyFailure)
    expect(check).toThrow(/blind bot: seat \d answers “(draw|pass)”, but “(draw|pass)” if cards/)
  })
})
