import type { Game } from '../game.ts'
import type { Ask } from '../questions.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Fact } from '../table.ts'

/** What a seat may do in its turn, as often as it likes; each deed tries the driver in another way. */
type Deed = 'walk' | 'roll' | 'draw' | 'show' | 'stumble' | 'end'
const DEEDS: readonly Deed[] = ['walk', 'roll', 'draw', 'show', 'stumble', 'end']

export interface Errand {
  turn: number
  walked: number
  rolled: number[]
  deck: number[]
  hands: number[][]
  shown: number[]
}

/** A die with so many sides that two rolls are never alike by accident. */
const SIDES = 1_000_000
const CARDS = 12
const TURNS = 4

/** A game without a point: turns of plain deeds, of chance, of hidden cards drawn and shown, and of failing rules. */
export const errand: Game<Errand, Fact, Ask<'errand.deed', Deed>> = {
  id: 'errand',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: [],
  maxDecisions: 100,

  start: () => ({
    turn: 0,
    walked: 0,
    rolled: [],
    deck: Array.from({ length: CARDS }, (_, card) => card),
    hands: [[], []],
    shown: [],
  }),

  step(g) {
    const { state } = g
    const seat = state.turn % 2
    for (;;) {
      const menu = g.menu(seat, 'errand.deed')
      for (const deed of DEEDS) menu.offer(deed, cannotDo(state, seat, deed))
      const deed = menu.ask()
      g.tell({ kind: deed })
      switch (deed) {
        case 'walk':
          state.walked++
          break
        case 'roll':
          state.rolled.push(g.roll(SIDES))
          break
        case 'draw':
          state.hands[seat].push(...state.deck.splice(-1))
          g.tell({ kind: 'own card' }, [seat])
          break
        case 'show':
          state.shown.push(...state.hands[seat].splice(-1))
          break
        case 'stumble':
          state.walked = -1
          throw new Error('the rules stumbled')
        case 'end':
          state.turn++
          return
      }
    }
  },

  isOver: (state) => state.turn === TURNS,
  outcome: (state) => ({ scores: [state.walked, state.walked], winners: [] }),
  copy: (state) => structuredClone(state),
  secrets(state, secrets) {
    secrets.pile('card', state.deck)
    for (const [seat, hand] of state.hands.entries()) secrets.pile('card', hand, 1 << seat)
  },
  components: ({ deck, hands, shown }) => ({ cards: [deck, ...hands, shown].flat().length }),
}

function cannotDo(state: Errand, seat: number, deed: Deed): Refusal | undefined {
  return deed === 'show' && state.hands[seat].length === 0 ? refuse('ER-1') : undefined
}
