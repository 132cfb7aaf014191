import { beyond, EDGES, type Hex } from '@astrolabe/kernel'
import { leadsOut } from './map.ts'
import type { XodusState } from './state.ts'
import { traitOf } from './traits.ts'
import { actingShips } from './turn.ts'

/** Whether somebody in the group looks at the top tile before its space is chosen. */
export function foreseesTile(state: XodusState): boolean {
  for (const ship of actingShips(state)) if (traitOf(ship, 'foresee-tile') !== undefined) return true
  return false
}

export function spacesAround(state: XodusState, place: number): Hex[] {
  const spaces: Hex[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    if (leadsOut(state, place, edge)) spaces.push(beyond(state.systems[place], edge))
  }
  return spaces
}
