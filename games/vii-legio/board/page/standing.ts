import type { Point } from '@astrolabe/drawing'
import { MAP } from '../../content/map.ts'
import { type LegioState, NOT_IN_PLAY, SECTOR_X, type Ship } from '../../position/state.ts'
import { isAbove } from './frame.ts'
import { type Arrangement, arrange, type SectorPlace } from './geometry.ts'
import { planetsOf, sightOf } from '../../position/sectors.ts'

// Where each thing of a position stands in a box of pixels.

/** Sector X has one planet at a time. */
const worldsOf = (view: LegioState, sector: number): number =>
  sector === SECTOR_X ? 1 : planetsOf(sector).filter((planet) => view.planets[planet] !== NOT_IN_PLAY).length

export const arrangeView = (view: LegioState, width: number, height: number): Arrangement =>
  arrange(width, height, (sector) => worldsOf(view, sector))

/** How large a ship is drawn for a seat that looks: its own is larger than all others. */
export const shipSize = ({ own, ship: other }: Arrangement, ship: Ship, seat: number): number =>
  ship.seat === seat ? own : other

export function placeOfSector({ sectors }: Arrangement, sector: number): SectorPlace {
  const place = sectors.find((each) => each.sector === sector)
  if (place === undefined) throw new RangeError(`there is no sector ${sector}`)
  return place
}

/** The point of a planet by its number on the map. */
export function worldPoint(arrangement: Arrangement, planet: number): Point {
  const { sector } = MAP.planets[planet]
  return placeOfSector(arrangement, sector).worlds[planetsOf(sector).indexOf(planet)]
}

/** The point of an active planet. */
export function planetPoint(arrangement: Arrangement, view: LegioState, slot: number): Point {
  const { planet } = view.slots[slot]
  return planet < 0 ? placeOfSector(arrangement, SECTOR_X).worlds[0] : worldPoint(arrangement, planet)
}

/** What stands around a planet, seen from its middle. Around a small one it stands farther out, so as not to cover it. */
export function tagsIn({ planet, wide }: Arrangement): {
  /** The radius of its token. */
  readonly disc: number
  readonly token: Point
  /** How far below the middle its worth is written. */
  readonly worth: number
} {
  const disc = Math.max(9, planet * 0.2)
  return wide
    ? { disc, token: { x: -planet * 0.4, y: -planet * 0.4 }, worth: planet * 0.5 }
    : { disc, token: { x: 0, y: -planet * 0.5 - disc * 0.2 }, worth: planet * 0.5 + 4 }
}

/** The mark on a ship, large enough to be read, and above it the sign of what it does on a planet. */
export function signsOn(size: number): {
  readonly mark: number
  readonly down: number
  readonly doing: number
  readonly up: number
} {
  const mark = Math.max(18, size * 0.44)
  const down = size * 0.16
  const doing = Math.max(8, size * 0.2)
  return { mark, down, doing, up: Math.max(size * 0.56, mark * 0.5 + doing * 0.75 - down) }
}

/** Where a ship is drawn for a seat that looks. */
export function shipPoint(arrangement: Arrangement, view: LegioState, ship: Ship, seat: number): Point {
  switch (ship.place) {
    case 'base':
      return docked(arrangement, sightOf(view, 1).atBase.indexOf(ship))
    case 'space':
      return inRow(arrangement, view, ship, seat)
    case 'observation':
    case 'contact': {
      const { x, y } = planetPoint(arrangement, view, ship.slot)
      const { planet, width, wide } = arrangement
      const size = shipSize(arrangement, ship, seat)
      // Beside the planet and a little above: its token, its worth and its name stay in sight.
      const aside = planet * 0.5 + (wide ? size * 0.36 : Math.max(size * 0.36, signsOn(size).mark * 0.5))
      const at = x + (ship.place === 'contact' ? aside : -aside)
      return { x: Math.min(width - size * 0.5, Math.max(size * 0.5, at)), y: y - planet * 0.2 }
    }
  }
}

/** One’s own ship where its sector has room for it; the others left and right of it in turn, farther from the border. */
function inRow(arrangement: Arrangement, view: LegioState, ship: Ship, seat: number): Point {
  const { x, y } = placeOfSector(arrangement, ship.sector).ships
  const ships = sightOf(view, ship.sector).inSpace.toSorted(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat),
  )
  const place = ships.indexOf(ship)
  if (place === 0) return { x, y }
  const first = shipSize(arrangement, ships[0], seat)
  const aside = (first + arrangement.ship) * 0.38 + (Math.ceil(place / 2) - 1) * arrangement.ship * 0.9
  const inwards = first * (isAbove(ship.sector) ? -0.3 : 0.3)
  return { x: place % 2 === 1 ? x - aside : x + aside, y: y + inwards }
}

/** Around the base from its right side on, clear of its name above; on a small board from below, clear of planets. */
function docked({ base, station, wide }: Arrangement, dock: number): Point {
  const angle = ((wide ? dock * 60 : 90 + dock * 75) * Math.PI) / 180
  const away = station * 0.5
  return { x: base.x + Math.cos(angle) * away, y: base.y + Math.sin(angle) * away }
}
