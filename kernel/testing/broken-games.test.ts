import { afterEach, describe, expect, test, vi } from 'vitest'
import { FastChance } from '../chance.ts'
import type { Game } from '../game.ts'
import { Menu } from '../menu.ts'
import type { Option } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Ambush, AmbushFact } from '../tiny/ambush-round.ts'
import { ambush } from '../tiny/ambush.ts'
import { failureOf } from './failure-of.ts'
import { type Flaw, topOf, type Well, well } from './well.ts'

afterEach(() => vi.restoreAllMocks())

const CARD = 17

const isMilestone = ({ kind }: { readonly kind: string }): boolean => kind === 'chapter'

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
  [
    'an option offered twice',
    'options',
    /“draw” is offered twice to seat 0/,
    { offer: (menu) => menu.offer('draw') },
  ],
  [
    'an option both offered and refused',
    'options',
    /“pass” is offered twice/,
    { offer: (menu) => menu.offer('pass', refuse('W-1')) },
  ],
  ['an option without words', 'options', /“” cannot be read back/, { offer: (menu) => menu.offer('') }],
  [
    'an option that reads like two',
    'options',
    /cannot be read back/,
    { offer: (menu) => menu.offer('draw + pass') },
  ],
  [
    'an option that reads like a seat’s',
    'options',
    /cannot be read back/,
    { offer: (menu) => menu.offer('@1 draw') },
  ],
  [
    'a refusal without a rule',
    'refusals',
    /“dig” is refused by no rule/,
    { offer: (menu) => menu.offer('dig', refuse('')) },
  ],
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
  [
    'a chapter that opens for one seat',
    'milestones',
    /“chapter”, which opens a chapter, is not told to everyone/,
    { before: (g) => g.tell({ kind: 'chapter' }, [0]), game: { isMilestone } },
  ],
  [
    'a chapter that opens late in its step',
    'milestones',
    /is not the first thing in its step/,
    { after: (g) => g.tell({ kind: 'chapter' }), game: { isMilestone } },
  ],
  [
    'a chapter that something else is told before',
    'milestones',
    /is not the first thing in its step/,
    {
      before: (g) => {
        g.tell({ kind: 'weather' })
        g.tell({ kind: 'chapter' })
      },
      game: { isMilestone },
    },
  ],
  [
    'a chapter that opens where nothing is asked',
    'milestones',
    /comes in a step that asks nothing/,
    {
      game: {
        isMilestone,
        step: (g) => {
          g.tell({ kind: 'chapter' })
          g.state.turn++
        },
      },
    },
  ],
  [
    'a float',
    'plain state',
    /state.note is 0.5, not a whole number/,
    { after: ({ state }) => void (state.note = 0.5) },
  ],
  [
    'not a number',
    'plain state',
    /state.note is NaN/,
    { after: ({ state }) => void (state.note = Number.NaN) },
  ],
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
  [
    'a copy in another order',
    'copy',
    /the copy differs/,
    { game: { copy: ({ deck, open, ...rest }) => ({ ...rest, open: [...open], deck: [...deck] }) } },
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
    expect(failure?.property).toBe('no exception')
    expect(failure?.sentence).toMatch('is not legal')
  })
})

const LEAKS: readonly (readonly [string, Flaw])[] = [
  ['the state', { before: ({ state }) => void (state.note = topOf(state)) }],
  ['the state, after the question', { after: ({ state }) => void (state.note = topOf(state) % 2) }],
  ['an option', { offer: (menu, state) => menu.offer({ kind: 'guess', card: topOf(state) }) }],
  [
    'the order of options',
    { offer: (menu, state) => [0, 1].forEach((card) => menu.offer((card + topOf(state)) % 2)) },
  ],
  ['a refusal', { offer: (menu, state) => menu.offer('dig', refuse('W-2', topOf(state))) }],
  ['what the question is about', { about: topOf }],
  ['a fact told to all', { after: (g) => g.tell({ kind: `next ${topOf(g.state)}` }) }],
  ['a fact told to one', { after: (g) => g.tell({ kind: `next ${topOf(g.state)}` }, [1]) }],
  [
    'who is asked',
    {
      after: (g) => {
        if (topOf(g.state) % 2 === 0) return
        const menu = g.menu(1, 'well.more')
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

  test('what others are asked, where all play together', () => {
    const failure = failureOf<Ambush, AmbushFact>({ ...ambush, cooperative: () => true })
    expect(failure?.property).toBe('views')
    expect(failure?.sentence).toMatch(/is sent something it cannot see: ….*"key"/)
  })

  test('the outcome', () => {
    const outcome = (state: Well) => ({ scores: [topOf(state), 0], winners: [0] })
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
        const card = topOf(state)
        const menu = g.menu(state.turn % 2, 'well.draw')
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
    const askEach = Reflect.get(Menu.prototype, 'askEach') as () => Option[]
    vi.spyOn(Menu.prototype, 'askEach').mockImplementation(function (
      this: Menu,
      fill?: () => void,
    ): Option[] {
      fill?.()
      return Reflect.apply(askEach, this, [])
    })
    const failure = failureOf(ambush)
    expect(failure?.property).toBe('imagination')
    expect(failure?.sentence).toMatch(
      /what seat \d imagines depends on what it cannot see|of .*, seat \d imagines/,
    )
  })
})
