import { beyond, EDGES, facing } from '@astrolabe/kernel'
import { isOpen, opens, placeAt } from './map.ts'
import { NONE, type XodusState } from './state.ts'

/** The Systems whose open edges lead to an empty space, and in which direction it lies from them. */
export function waysTo(
  view: XodusState,
  q: number,
  r: number,
): readonly { readonly place: number; readonly direction: number }[] {
  const found: { readonly place: number; readonly direction: number }[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const there = beyond({ q, r }, edge)
    const place = placeAt(view, there.q, there.r)
    const direction = facing(edge)
    if (place !== NONE && isOpen(view.systems[place], direction)) found.push({ place, direction })
  }
  return found
}

/** The Systems that the tile just drawn would have lanes to, turned so. */
export function lanesWhenTurned(view: XodusState, turn: number): number[] {
  const { drawn, drawnQ, drawnR } = view
  return waysTo(view, drawnQ, drawnR)
    .filter(({ direction }) => opens(drawn, turn, facing(direction)))
    .map(({ place }) => place)
}

/** The open edges of the tile just drawn that would lead to spaces yet unknown, turned so. */
export function onwardWhenTurned(view: XodusState, turn: number): number[] {
  const { drawn, drawnQ, drawnR } = view
  const onward: number[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const there = beyond({ q: drawnQ, r: drawnR }, edge)
    if (opens(drawn, turn, edge) && placeAt(view, there.q, there.r) === NONE) onward.push(edge)
  }
  return onward
}
