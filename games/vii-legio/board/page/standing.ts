import type { Point } from '@astrolabe/drawing'
import { MAP } from '../../content/map.ts'
import { type LegioState, NOT_IN_PLAY, SECTOR_X, type Ship } from '../../position/state.ts'
import { type Arrangement, arrange, type SectorPlace } from './geometry.ts'
import { planetsOf, sightOf } from '../../position/sectors.ts'

// Where each thing of a position stands in a box of pixels.

/** Sector X has one planet at a time. */
const worldsOf = (view: LegioState, sector: number): number =>
  sector === SECTOR_X ? 1 : planetsOf(sector).filter((planet) => view.planets[planet] !== NOT_IN_PLAY).length

export const arrangeView = (view: LegioState, width: number, height: number): Arrangement =>
  arrange(width, height, (sector) => worldsOf(view, sector))

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

export function shipPoint(arrangement: Arrangement, view: LegioState, ship: Ship): Point {
  switch (ship.place) {
    case 'base':
      return docked(arrangement, sightOf(view, 1).atBase.indexOf(ship))
    case 'space':
      return inRow(arrangement, ship.sector, sightOf(view, ship.sector).inSpace, ship)
    case 'observation':
    case 'contact': {
      const { x, y } = planetPoint(arrangement, view, ship.slot)
      const { planet, ship: size } = arrangement
      const aside = planet * 0.5 + size * 0.2
      return { x: x + (ship.place === 'contact' ? aside : -aside), y: y + planet * 0.3 }
    }
  }
}

function inRow(arrangement: Arrangement, sector: number, ships: readonly Ship[], ship: Ship): Point {
  const { x, y } = placeOfSector(arrangement, sector).ships
  const step = arrangement.ship * 0.95
  return { x: x + (ships.indexOf(ship) - (ships.length - 1) / 2) * step, y }
}

/** Around the base, from the upper right. */
function docked({ base, station }: Arrangement, dock: number): Point {
  const angle = ((dock * 90 - 45) * Math.PI) / 180
  const away = station * 0.5
  return { x: base.x + Math.cos(angle) * away, y: base.y + Math.sin(angle) * away }
}
