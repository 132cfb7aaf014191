import type { Spot } from '@astrolabe/drawing'
import { SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import { regionsOf } from '../../../position/launching.ts'
import { isRetreated } from '../../../position/raiding.ts'
import { NONE } from '../../../position/state.ts'
import { type Look, seatOfLook } from '../look.ts'
import { nextSlot } from './geometry.ts'
import { raiderName, regionSaid, shipName } from './names.ts'
import { type Prospect, prospectOf } from './prospects.ts'

// Everything on the map that can be pointed at, with the options that belong to it. What has no place there, such as
// cards, docks and resources, is left to the dock, to the stages over the map and to the list of options.

/** A spot and what it stands for. */
type SpotOf<T> = Spot & T

export const spotId = {
  region: (region: number): string => `region ${region}`,
  /** A ship on the map, by its place in `state.ships`. */
  ship: (ship: number): string => `ship-at ${ship}`,
  raider: (raider: number): string => `raider ${raider}`,
  next: 'next-planet',
} as const

export type RegionSpot = SpotOf<{ readonly region: number; readonly prospect: Prospect | undefined }>

export interface MapSpots {
  readonly regions: readonly RegionSpot[]
  readonly ships: readonly SpotOf<{ readonly ship: number }>[]
  readonly raiders: readonly SpotOf<{ readonly raider: number }>[]
  readonly next: SpotOf<{ readonly region: number }> | undefined
}

/** `only`: the type of ship that somebody has taken from the bay, if any. */
export function mapSpots(look: Look, only?: ShipType): MapSpots {
  const { view } = look
  const next = nextSlot(view)
  return {
    regions: regionsOf(view).map((region) => regionSpot(look, region, only)),
    ships: [...view.ships.keys()]
      .filter((ship) => view.ships[ship].place >= 0)
      .map((ship) => ({
        id: spotId.ship(ship),
        name: shipName(look, ship),
        keys: [`ship ${ship}`, `damage ${ship}`],
        ship,
      })),
    raiders: [...view.raiders.keys()]
      .filter((raider) => !isRetreated(view.raiders[raider]))
      .map((raider) => ({
        id: spotId.raider(raider),
        name: raiderName(look, raider),
        keys: [`raider ${raider}`],
        raider,
      })),
    next: next === NONE ? undefined : { id: spotId.next, name: look.words.nextSaid, keys: [], region: next },
  }
}

export const allSpots = ({ regions, ships, raiders, next }: MapSpots): Spot[] => [
  ...regions,
  ...ships,
  ...raiders,
  ...(next === undefined ? [] : [next]),
]

function regionSpot(look: Look, region: number, only: ShipType | undefined): RegionSpot {
  const { decision } = look
  const ships = only === undefined ? SHIP_TYPES : [only]
  const prospect = prospectAt(look, region, ships)
  return {
    id: spotId.region(region),
    name: look.words.region(regionSaid(look, region, prospect)),
    keys: [
      ...ships.map((ship) => `launch ${ship} ${region}`),
      `region ${region}`,
      `develop ${region}`,
      ...(decision === null ? [] : keysLeadingTo(decision.offers, region)),
    ],
    region,
    prospect,
  }
}

/** Options that name the region last: a ship moved there, a moon that lies there. */
function keysLeadingTo(offers: readonly { readonly key: string }[], region: number): string[] {
  return offers
    .map(({ key }) => key)
    .filter(
      (key) => /^(?:transfer|moon) /.test(key) && key.split(' ').length === 3 && key.endsWith(` ${region}`),
    )
}

/** What a launch there would come to, where one is on offer. */
function prospectAt(look: Look, region: number, ships: readonly ShipType[]): Prospect | undefined {
  const { decision, view } = look
  if (decision?.prompt !== 'turn') return undefined
  const legal = ships.filter((ship) =>
    decision.offers.some(({ key, refusal }) => refusal === undefined && key === `launch ${ship} ${region}`),
  )
  return legal.length === 0 ? undefined : prospectOf(view, seatOfLook(look), region, legal)
}
