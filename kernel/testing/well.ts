import { type Chance, shuffle } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Menu } from '../menu.ts'
import type { Table } from '../table.ts'

export interface Well {
  turn: number
  /** Cards nobody sees. */
  deck: number[]
  /** Cards everybody sees. */
  open: number[]
  /** Open to all, and of no use: a place for flaws to show. */
  note: unknown
}

/** Something wrong to be built into the game. */
export interface Flaw {
  readonly before?: (g: Table<Well>) => void
  readonly offer?: (menu: Menu, state: Well) => void
  readonly about?: (state: Well) => number
  readonly after?: (g: Table<Well>) => void
  readonly game?: Partial<Game<Well>>
}

const CARDS = 8
const TURNS = 6

/** A sound game of drawing open cards from a hidden deck, unless it is given a flaw. */
export function well(flaw: Flaw = {}): Game<Well> {
  return {
    id: 'well',
    rules: '1',
    seats: { min: 2, max: 2 },
    options: [],
    maxDecisions: TURNS,
    start: startWell,
    step(g) {
      const { state } = g
      flaw.before?.(g)
      const menu = g.menu(state.turn % 2, 'well.draw', flaw.about?.(state))
      for (const word of ['draw', 'pass']) menu.offer(word)
      flaw.offer?.(menu, state)
      if (menu.ask() === 'draw') state.open.push(...state.deck.splice(-1))
      flaw.after?.(g)
      state.turn++
    },
    isOver: (state) => state.turn === TURNS,
    outcome: () => ({ scores: [0, 0], winners: [] }),
    copy: ({ turn, deck, open, note }) => ({ turn, deck: [...deck], open: [...open], note }),
    secrets: (state, secrets) => secrets.pile('card', state.deck),
    components: ({ deck, open }) => ({ cards: new Set([...deck, ...open]).size }),
    ...flaw.game,
  }
}

function startWell(_setup: unknown, chance: Chance): Well {
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  shuffle(chance, deck)
  return { turn: 0, deck, open: [], note: 0 }
}

/** The card nobody may know. */
export function topOf({ deck }: Well): number {
  return deck.at(-1) ?? 0
}
