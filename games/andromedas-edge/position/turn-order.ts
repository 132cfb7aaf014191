import { hasUnity } from './participants.ts'
import { type AndromedaState, UNITY } from './state.ts'

/** AE-BT-1, AE-UO-2, AE-UO-8: who comes after a turn: the Unity after whoever holds Control by then. */
export function nextOf(state: AndromedaState, who: number): number {
  if (who !== UNITY && hasUnity(state) && state.machine.control === who) return UNITY
  const seat = who === UNITY ? state.lastSeat : who
  return (seat + 1) % state.seats
}
