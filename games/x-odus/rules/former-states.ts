import { healthOf } from '../position/skills.ts'
import type { Ship, Turn, XodusState } from '../position/state.ts'

/** Under the first rules a Fleet was forgotten with its turn; under the third, Systems kept in mind who had fled. */
interface Former extends Omit<XodusState, 'ships' | 'fleets' | 'turn'> {
  readonly ships: readonly Omit<Ship, 'heralded'>[]
  readonly fleets?: number[][]
  readonly turn: Omit<Turn, 'fledAvatar'> | null
  readonly heralded: readonly number[]
}

/** A state of former rules as those of today have it: numbers printed on foes may have changed. */
export function formerState(state: unknown, rules: string): XodusState {
  const today = rules === '4' ? (state as XodusState) : beforeFourth(state as Former)
  return {
    ...today,
    foes: today.foes.map((foe) => ({ ...foe, health: Math.min(foe.health, healthOf(foe)) })),
  }
}

function beforeFourth({ heralded, ships, fleets = [], turn, ...kept }: Former): XodusState {
  return {
    ...kept,
    fleets,
    turn: turn === null ? null : { ...turn, fledAvatar: false },
    ships: ships.map((ship) => ({ ...ship, heralded: ship.engaged && heralded.includes(ship.place) })),
  }
}
