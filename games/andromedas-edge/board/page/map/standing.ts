import { type Point, plus } from '@astrolabe/drawing'
import { isNebula } from '../../../position/map.ts'
import type { AndromedaState } from '../../../position/state.ts'
import type { Detail } from './appearance.ts'
import { middleOf, mirrored } from './geometry.ts'

// Where pieces stand in their region: raiders above on the right, ships below them, the rest on the left.

/** Ships in a region, by their places in `state.ships`. */
const shipsIn = ({ ships }: AndromedaState, region: number): number[] =>
  [...ships.keys()].filter((ship) => ships[ship].place === region)

/** How wide a row of ships may be. */
const ROW = 112

export function shipStand(view: AndromedaState, ship: number, { ship: size, level }: Detail): Point {
  const { place } = view.ships[ship]
  const there = shipsIn(view, place)
  const index = there.indexOf(ship)
  if (isNebula(place)) {
    const column = index % 2
    return mirrored(place, { x: -108 + column * 54, y: 196 + Math.floor(index / 2) * 50 })
  }
  const step = there.length < 2 ? 0 : Math.min(size * 0.74, ROW / (there.length - 1))
  return plus(middleOf(place), { x: 52 - (there.length - 1 - index) * step, y: level === 'far' ? -2 : 10 })
}

/** Raiders that are alike in one place are drawn as one, with their number. */
export function raidersAlike(view: AndromedaState, raider: number): number[] {
  const { card, place, dice } = view.raiders[raider]
  return [...view.raiders.keys()].filter((other) => {
    const one = view.raiders[other]
    return one.card === card && one.place === place && one.dice === dice
  })
}

export function raiderStand(view: AndromedaState, raider: number, { raider: size }: Detail): Point {
  const { place } = view.raiders[raider]
  const kinds = [...view.raiders.keys()].filter(
    (other) => view.raiders[other].place === place && raidersAlike(view, other)[0] === other,
  )
  const index = kinds.indexOf(raidersAlike(view, raider)[0])
  if (isNebula(place)) return mirrored(place, { x: -84 + (index % 2) * size * 0.7, y: 128 + index * 20 })
  return plus(middleOf(place), { x: 46 - index * size * 0.8, y: -40 })
}
