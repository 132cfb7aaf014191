import { actingShips } from '../../../position/turn.ts'
import type { Hex } from '@astrolabe/kernel'
import type { Box } from '@astrolabe/drawing'
import { frontier } from '../../../position/map.ts'
import { tilesLeft } from '../../../position/stack.ts'
import type { XodusState } from '../../../position/state.ts'
import { boxAround } from './geometry.ts'
import { layingSpace } from './turning.ts'

// What is to be seen in the window on the map.

/** The map with what may be revealed next, as long as there is something to reveal. */
export function wholeOf(view: XodusState): Box {
  const unknown = tilesLeft(view) === 0 ? [] : frontier(view)
  const whole = boxAround(view.systems, 0.25)
  if (unknown.length === 0) return whole
  const further = boxAround(unknown, 0.05)
  return {
    left: Math.min(whole.left, further.left),
    top: Math.min(whole.top, further.top),
    right: Math.max(whole.right, further.right),
    bottom: Math.max(whole.bottom, further.bottom),
  }
}

/** Where the game is being played now. */
export function mattering(view: XodusState): readonly Hex[] {
  const laying = layingSpace(view)
  if (laying !== undefined) return [laying]
  const leader = actingShips(view).at(0)
  if (leader !== undefined) return [view.systems[leader.place]]
  const left = view.ships.filter(({ destroyed }) => !destroyed)
  return left.length === 0 ? view.systems : left.map(({ place }) => view.systems[place])
}

/** Besides, every ship and every Avatar. */
export function watching(view: XodusState): readonly Hex[] {
  const ships = view.ships.filter(({ destroyed }) => !destroyed)
  const avatars = view.foes.filter(({ avatar }) => avatar)
  return [...mattering(view), ...[...ships, ...avatars].map(({ place }) => view.systems[place])]
}

export function eventsOf(view: XodusState, places: readonly number[]): Box | undefined {
  return places.length === 0
    ? undefined
    : boxAround(
        places.map((place) => view.systems[place]),
        0.3,
      )
}
