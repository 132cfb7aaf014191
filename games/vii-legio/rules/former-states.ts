import { type LegioState, NONE, type Slot, type Turn } from '../position/state.ts'

/** Under the third rules free items were always chosen, and whoever played later had their experience at once. */
type ThirdState = Omit<LegioState, 'advisedItems' | 'catchUp'>

/** Under the first two rules turns of observation were counted by the stay, and nobody noted who had found what. */
type SecondSlot = Omit<Slot, 'observed'> & { readonly observed: number }

type SecondState = Omit<
  ThirdState,
  'slots' | 'turn' | 'landOrTakeOff' | 'discoveredBy' | 'missions' | 'xOpenedBy'
> & {
  readonly slots: readonly [SecondSlot, SecondSlot, SecondSlot, SecondSlot, SecondSlot]
  readonly turn: Omit<Turn, 'tookOff'>
}

const SEATS = [0, 1, 2, 3] as const

function slotOf({ observed, ...slot }: SecondSlot): Slot {
  const [a, b, c, d] = SEATS.map((seat) => (seat === slot.observer ? observed : 0))
  return { ...slot, observed: [a, b, c, d] }
}

function asThird(state: SecondState): ThirdState {
  const [alpha, beta, gamma, delta, x] = state.slots
  return {
    ...state,
    landOrTakeOff: false,
    slots: [slotOf(alpha), slotOf(beta), slotOf(gamma), slotOf(delta), slotOf(x)],
    discoveredBy: state.planets.map(() => NONE),
    missions: [],
    xOpenedBy: NONE,
    turn: { ...state.turn, tookOff: state.turn.leftCard !== NONE },
  }
}

/** A state of earlier rules in the shape of today. */
export function formerState(former: unknown, rules: string): LegioState {
  const state = rules === '3' ? (former as ThirdState) : asThird(former as SecondState)
  return { ...state, catchUp: false, advisedItems: false }
}
