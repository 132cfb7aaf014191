import { type LegioState, NONE, type Slot, type Turn } from '../position/state.ts'

/** Under the first two rules turns of observation were counted by the stay, and nobody noted who had found what. */
type FormerSlot = Omit<Slot, 'observed'> & { readonly observed: number }

type FormerState = Omit<
  LegioState,
  'slots' | 'turn' | 'landOrTakeOff' | 'discoveredBy' | 'missions' | 'xOpenedBy'
> & {
  readonly slots: readonly [FormerSlot, FormerSlot, FormerSlot, FormerSlot, FormerSlot]
  readonly turn: Omit<Turn, 'tookOff'>
}

const SEATS = [0, 1, 2, 3] as const

function slotOf({ observed, ...slot }: FormerSlot): Slot {
  const [a, b, c, d] = SEATS.map((seat) => (seat === slot.observer ? observed : 0))
  return { ...slot, observed: [a, b, c, d] }
}

/** A state of the first or second rules in the shape of today. */
export function formerState(former: unknown): LegioState {
  const state = former as FormerState
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
