import { MODULES } from '../content/modules.ts'
import { MODULE_TYPES } from '../content/schema.ts'
import { participantOf } from './participants.ts'
import { type AndromedaState, NONE, type Participant, UNITY } from './state.ts'
import { sizeOf } from './stock.ts'

// AE-BM-11

/** The place of the cheapest module of a column; of equal ones the upper. NONE in an empty column. */
export function cheapestIn(column: readonly number[]): number {
  let cheapest = NONE
  for (let place = 0; place < column.length; place++) {
    if (cheapest === NONE || sizeOf(MODULES[column[place]].cost) < sizeOf(MODULES[column[cheapest]].cost))
      cheapest = place
  }
  return cheapest
}

/** AE-UD-17, AE-UD-40: the types of which the Unity has fewest, among those of which a module is available. */
export function rarestTypes(state: AndromedaState): number[] {
  const owned = MODULE_TYPES.map(() => 0)
  for (const { design } of participantOf(state, UNITY).modules)
    owned[MODULE_TYPES.indexOf(MODULES[design].type)]++
  const open = [0, 1, 2, 3].filter((type) => state.columns[type].length > 0)
  const fewest = Math.min(...open.map((type) => owned[type]))
  return open.filter((type) => owned[type] === fewest)
}

// AE-BX-1

/** Whether a module comes first among those of its design in the same condition: to choose one of them is enough. */
export const isFirstOfItsKind = ({ modules }: Participant, index: number): boolean =>
  modules.findIndex(
    ({ design, damage }) => design === modules[index].design && damage === modules[index].damage,
  ) === index

/** The places of one’s intact or damaged modules. */
export function modulesThatAre(participant: Participant, condition: 'intact' | 'damaged'): number[] {
  const found: number[] = []
  participant.modules.forEach(({ damage }, index) => {
    if (damage > 0 === (condition === 'damaged')) found.push(index)
  })
  return found
}
