import { hasAvatar, hasWormhole, jumpsFrom } from '../../../position/map.ts'
import { NONE, type XodusState } from '../../../position/state.ts'

/** Systems from one to another by the fewest Jumps that no Avatar stops, both included; nothing if there is no way. */
export function jumpsBetween(view: XodusState, from: number, to: number): readonly number[] | undefined {
  const before = view.systems.map(() => NONE)
  before[from] = from
  const queue = [from]
  for (const place of queue) {
    if (place === to) return pathTo(before, to)
    if (place !== from && hasAvatar(view, place)) continue
    for (const next of jumpsFrom(view, place)) {
      if (before[next] !== NONE) continue
      before[next] = place
      queue.push(next)
    }
  }
  return undefined
}

function pathTo(before: readonly number[], to: number): number[] {
  const path = [to]
  for (let place = to; before[place] !== place; place = before[place]) path.unshift(before[place])
  return path
}

/** The other Systems with a Wormhole, for one that has one itself. */
export function wormholesFrom(view: XodusState, place: number): number[] {
  if (!hasWormhole(view, place)) return []
  return view.systems.flatMap((_, other) => (other !== place && hasWormhole(view, other) ? [other] : []))
}
