import { isOver, type Ship, type XodusState } from './state.ts'

/** Everyone whose turn it is and who is left, the leader first. */
export function actingShips(state: XodusState): Ship[] {
  const acting: Ship[] = []
  for (const index of state.turn?.fleet ?? []) {
    const ship = state.ships[index]
    if (!ship.destroyed) acting.push(ship)
  }
  return acting
}

/** XO-FLT-15: the Fleet of a ship in this round, those it lost included; the ship alone if it is in none. */
export function fleetOf({ turn, fleets }: XodusState, { index }: Ship): readonly number[] {
  if (turn !== null && turn.fleet.includes(index)) return turn.fleet
  return fleets.find((fleet) => fleet.includes(index)) ?? [index]
}

/** The ship whose captain decides for the group; should it be destroyed, the next one. */
export function leaderOf(state: XodusState): Ship {
  const { ships, turn } = state
  const fleet = turn?.fleet ?? []
  for (let member = 0; member < fleet.length; member++) {
    if (!ships[fleet[member]].destroyed) return ships[fleet[member]]
  }
  return ships[fleet[0]]
}

/** XO-FLT-03: as many as the member with the fewest; 0 where nobody is left. */
export function groupActions(state: XodusState): number {
  const { ships, turn } = state
  const fleet = turn?.fleet ?? []
  let fewest = Number.MAX_SAFE_INTEGER
  for (let member = 0; member < fleet.length; member++) {
    const { actions, destroyed } = ships[fleet[member]]
    if (actions < fewest && !destroyed) fewest = actions
  }
  return fewest === Number.MAX_SAFE_INTEGER ? 0 : fewest
}

export function isEngaged(state: XodusState): boolean {
  const fleet = state.turn?.fleet ?? []
  for (let member = 0; member < fleet.length; member++) if (state.ships[fleet[member]].engaged) return true
  return false
}

/** Whether the group still has a turn: the game is not over, and someone is left of it. XO-CMB-24 */
export function goesOn(state: XodusState): boolean {
  const { turn } = state
  return turn !== null && !turn.over && !isOver(state) && !leaderOf(state).destroyed
}
