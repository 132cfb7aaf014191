import type { Refusal } from '@astrolabe/kernel'
import { colourOf } from '../position/map.ts'
import type { XodusState } from '../position/state.ts'
import { trackOf } from '../position/track.ts'
import { actingShips } from '../position/turn.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { moveAvatars } from './avatars.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

// XO-ACT-20, XO-ACT-21, XO-KEY-01
export function cannotPlaceKeys(state: XodusState): Refusal | undefined {
  const ships = actingShips(state)
  if (colourOf(state, ships[0].place) !== 'great-rift') return refuse('XO-KEY-01')
  if (ships.every(({ keys }) => keys.length === 0)) return refuse('XO-ACT-21')
  return cannotActHere(state)
}

// XO-KEY-01 to XO-KEY-04
export function placeKeys(g: Xodus): void {
  const { state } = g
  spendAction(g)
  const needed = trackOf(state).keys
  for (const { seat, board, keys } of actingShips(state)) {
    if (keys.length === 0) continue
    const placed = keys.splice(0)
    state.keysPlaced.push(...placed)
    g.tell({
      kind: 'keys-placed',
      seat,
      board,
      keys: placed.length,
      total: state.keysPlaced.length,
      needed,
    })
  }
  if (state.keysPlaced.length < needed) return
  g.tell({ kind: 'last-key' })
  moveAvatars(g, true)
}
