import { useLayoutEffect } from 'preact/hooks'
import type { XodusState } from '../../../position/state.ts'
import { boxAround } from './geometry.ts'
import { placeOf } from './pointed.ts'
import type { MapSpots } from './spots.ts'
import type { CameraMoves } from './use-camera.ts'

/** Systems that the keys or a reader's finger on the log have led to. */
export function placesLit(spots: MapSpots, lit: ReadonlySet<string>, focused: string | undefined): number[] {
  const ids = focused === undefined ? [...lit] : [focused]
  return ids.flatMap((id) => placeOf(spots, id) ?? [])
}

/** Brings Systems into the window when they are others than before. */
export function useShown(view: XodusState, moves: CameraMoves, places: readonly number[]): void {
  const which = places.join(' ')
  useLayoutEffect(() => {
    if (places.length > 0) moves.show(boxAround(places.map((place) => view.systems[place])))
  }, [which])
}
