import { hasAvatar, jumpsFrom } from './map.ts'
import { NONE, type XodusState } from './state.ts'
import { traitOf } from './traits.ts'
import { actingShips } from './turn.ts'

/** Actions of a Rush, and its Jumps. XO-ACT-08 */
export const RUSH_ACTIONS = 2

const RUSH_JUMPS = 3

/** XO-ACT-08; a Fleet stays together, so that the shortest Rush of its members counts. */
function rushJumps(state: XodusState): number {
  let jumps = Number.MAX_SAFE_INTEGER
  for (const ship of actingShips(state)) {
    const trait = traitOf(ship, 'longer-rush')
    jumps = Math.min(jumps, trait?.do === 'longer-rush' ? trait.jumps : RUSH_JUMPS)
  }
  return jumps
}

/** The Systems within a Rush, in the order in which they are met, and the one before each on the way. */
interface Rush {
  readonly targets: readonly number[]
  readonly before: readonly number[]
}

/** XO-ACT-08, XO-ACT-11: no way leads past an Avatar. A single Jump is no Rush. */
export function rushFrom(state: XodusState, from: number): Rush {
  const before: number[] = []
  for (let place = 0; place < state.systems.length; place++) before.push(NONE)
  before[from] = from
  const targets: number[] = []
  const reached = [from]
  const jumps = rushJumps(state)
  let first = 0
  for (let made = 1; made <= jumps; made++) {
    const last = reached.length
    for (; first < last; first++) {
      if (made === 1 || !hasAvatar(state, reached[first])) spread(state, reached[first], before, reached)
    }
    if (made > 1) for (let met = last; met < reached.length; met++) targets.push(reached[met])
  }
  return { targets, before }
}

/** Adds the Systems one Jump away that have not been reached yet. */
function spread(state: XodusState, place: number, before: number[], reached: number[]): void {
  const jumps = jumpsFrom(state, place)
  for (let jump = 0; jump < jumps.length; jump++) {
    if (before[jumps[jump]] !== NONE) continue
    before[jumps[jump]] = place
    reached.push(jumps[jump])
  }
}
