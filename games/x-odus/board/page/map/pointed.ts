import type { MapSpots } from './spots.ts'

/** The System pointed at, or the one of the ship or Avatar pointed at. */
export function placeOf({ systems, ships, avatars }: MapSpots, id: string | undefined): number | undefined {
  return (
    systems.find((spot) => spot.id === id)?.place ??
    ships.find((spot) => spot.id === id)?.ship.place ??
    avatars.find((spot) => spot.id === id)?.hunt.avatar.place
  )
}

/** Systems that the keys or a reader's finger on the log have led to. */
export function placesLit(spots: MapSpots, lit: ReadonlySet<string>, focused: string | undefined): number[] {
  const ids = focused === undefined ? [...lit] : [focused]
  return ids.flatMap((id) => placeOf(spots, id) ?? [])
}
