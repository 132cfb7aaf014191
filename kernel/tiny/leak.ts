/**
 * Leak, a small game that a crew of one to four wins or loses together. Every turn:
 * LK-1 the seat whose turn it is bails out a hold; LK-2 not a dry one, unless all are dry and it rests.
 * LK-3 A card says which hold springs a leak. LK-4 The quickest of those who still have their plug may use it up, or
 * let the water in: it rises by one, and by two where there is none yet.
 * LK-5 A hold with more than two of water sinks the ship; a crew that lasts all its turns is home.
 */
import { type Chance, shuffle } from '../chance.ts'
import type { Game, Setup } from '../game.ts'
import type { Ask } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Table } from '../table.ts'

const HOLDS = 3
const CARDS = 9
const DEEPEST = 2
const DRY = refuse('LK-2')

export interface Leak {
  readonly turns: number
  turn: number
  readonly water: number[]
  /** Which seats still have their plug. */
  readonly plugs: boolean[]
  deck: number[]
  drawn: number[]
}

export type LeakFact =
  | { readonly kind: 'bailed'; readonly seat: number; readonly hold: number }
  | { readonly kind: 'leaked'; readonly hold: number }
  | { readonly kind: 'plugged'; readonly seat: number; readonly hold: number }

type Bail = { readonly kind: 'bail'; readonly hold: number }
type Plug = 'plug' | 'let-in'

export type LeakQuestion = Ask<'leak.bail', Bail> | Ask<'leak.plug', Plug, { readonly hold: number }>

type LeakTable = Table<Leak, LeakFact, LeakQuestion>

function startLeak({ seats, options }: Setup, chance: Chance): Leak {
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  shuffle(chance, deck)
  const plugs = Array.from({ length: seats }, () => true)
  return { turns: seats * Number(options['rounds']), turn: 0, water: [1, 1, 1], plugs, deck, drawn: [] }
}

function bailOut(g: LeakTable): void {
  const { water, plugs, turn } = g.state
  if (water.every((depth) => depth === 0)) return
  const seat = turn % plugs.length
  const menu = g.menu(seat, 'leak.bail')
  for (const [hold, depth] of water.entries()) menu.offer({ kind: 'bail', hold }, depth > 0 ? undefined : DRY)
  const { hold } = menu.askAlways()
  water[hold]--
  g.tell({ kind: 'bailed', seat, hold })
}

function drawLeak(g: LeakTable): number {
  const { state } = g
  if (state.deck.length === 0) {
    state.deck = state.drawn
    state.drawn = []
    g.shuffle(state.deck)
  }
  state.drawn.push(...state.deck.splice(-1))
  const hold = state.drawn[state.drawn.length - 1] % HOLDS
  g.tell({ kind: 'leaked', hold })
  return hold
}

/** The seat that uses up its plug, if one does. */
function plugger(g: LeakTable, hold: number): number | undefined {
  const { plugs } = g.state
  if (!plugs.includes(true)) return undefined
  const menu = g.menu(-1, 'leak.plug', { hold })
  for (const [seat, plug] of plugs.entries()) {
    if (!plug) continue
    menu.offer('plug', undefined, seat)
    menu.offer('let-in', undefined, seat)
  }
  const { seat, option } = menu.askAny()
  return option === 'plug' ? seat : undefined
}

const isSunk = ({ water }: Leak): boolean => water.some((depth) => depth > DEEPEST)

export const leak: Game<Leak, LeakFact, LeakQuestion> = {
  id: 'leak',
  rules: '1',
  seats: { min: 1, max: 4 },
  options: [{ key: 'rounds', initial: 4, choices: [2, 4, 6] }],
  cooperative: () => true,
  maxDecisions: 48,
  start: startLeak,

  step(g) {
    const { state } = g
    bailOut(g)
    const hold = drawLeak(g)
    const seat = plugger(g, hold)
    if (seat === undefined) state.water[hold] += state.water[hold] === 0 ? 2 : 1
    else {
      state.plugs[seat] = false
      g.tell({ kind: 'plugged', seat, hold })
    }
    state.turn++
  },

  isOver: (state) => state.turn === state.turns || isSunk(state),

  outcome: (state) => ({
    scores: state.plugs.map(() => state.turn),
    winners: isSunk(state) ? [] : [...state.plugs.keys()],
  }),

  copy: ({ turns, turn, water, plugs, deck, drawn }) => ({
    turns,
    turn,
    water: water.slice(),
    plugs: plugs.slice(),
    deck: deck.slice(),
    drawn: drawn.slice(),
  }),

  secrets: (state, secrets) => secrets.pile('card', state.deck),

  components: ({ deck, drawn, water }) => ({
    cards: new Set([...deck, ...drawn]).size,
    holds: water.length,
  }),
}
