import { COMMANDERS } from '../content/unity.ts'
import type { Commander, CommanderPower } from '../content/schema.ts'
import { type AndromedaState, NONE, type Participant, UNITY } from './state.ts'

// AE-US-21, AE-BZ-9: players are seats; the Unity takes part without one.

/** Where all win or lose together, or one plays alone, every question is open, and so are hands. AE-BF-11 */
export const playsOpenly = ({ together, seats }: AndromedaState): boolean => together || seats === 1

export const hasUnity = (state: AndromedaState): boolean => state.unity !== null

export function participantOf(state: AndromedaState, who: number): Participant {
  if (who !== UNITY) return state.players[who]
  if (state.unity === null) throw new Error('the Unity is not in this game')
  return state.unity
}

// AE-US-22
export const participantCount = (state: AndromedaState): number => state.seats + (hasUnity(state) ? 1 : 0)

/** Every participant, players in the order of their seats. */
export function participants(state: AndromedaState): readonly Participant[] {
  return state.unity === null ? state.players : [...state.players, state.unity]
}

/** Where one sits among those who play: the first player is 0. AE-BS-22 */
export const placeInOrder = (state: AndromedaState, seat: number): number =>
  (seat - state.firstSeat + state.seats) % state.seats

// AE-UO-9: the place of the Unity is directly after the holder of Control.
export function turnOrderFrom(state: AndromedaState, who: number): number[] {
  const order: number[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    order.push(seat)
    if (hasUnity(state) && state.machine.control === seat) order.push(UNITY)
  }
  const first = order.indexOf(who)
  return [...order.slice(first), ...order.slice(0, first)]
}

// AE-US-4
export function commanderOf(state: AndromedaState): Commander | undefined {
  return state.machine.commander === NONE ? undefined : COMMANDERS[state.machine.commander]
}

export const unityHas = (state: AndromedaState, power: CommanderPower): boolean =>
  commanderOf(state)?.power === power
