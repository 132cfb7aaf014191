import { type Point, plus } from '@astrolabe/drawing'
import { hasAvatar } from '../../../position/map.ts'
import { type Foe, NONE, type Ship, type XodusState } from '../../../position/state.ts'
import type { Detail } from './appearance.ts'
import { middleOf } from './geometry.ts'

// Where pieces stand on their tile: foes in the middle, ships below them, face-up Enemies to the right.

/** A ship flies once its board is chosen; wrecks lie where they are. */
export const isOnMap = (ship: Ship): boolean => ship.board !== NONE && !ship.destroyed

/** Destroyed, with Keys that somebody may come for. */
export const isWreck = (ship: Ship): boolean => ship.destroyed && ship.keys.length > 0

const AVATARS_LINE = -16

/** How much smaller ships are that share a tile with two others. */
const CROWDED = 0.84

/** A place in a row around the middle. */
const inRow = (index: number, of: number, step: number): number => (index - (of - 1) / 2) * step

/** Where a ship stands, and how large it is there. */
export interface Stand extends Point {
  readonly size: number
  readonly mark: number
}

/** Up to two ships side by side; more of them smaller, in two rows, unless an Avatar needs the middle. */
export function shipStand(view: XodusState, ship: Ship, detail: Detail): Stand {
  const { place } = ship
  const there = view.ships.filter((other) => other.place === place && (isOnMap(other) || isWreck(other)))
  const index = there.indexOf(ship)
  const middle = middleOf(view.systems[place])
  if (there.length <= 2 || hasAvatar(view, place)) {
    const step = Math.min(detail.ship * 0.9, 126 / Math.max(1, there.length - 1))
    const x = inRow(index, there.length, step)
    return { ...plus(middle, { x, y: detail.ships }), size: detail.ship, mark: detail.mark }
  }
  const size = detail.ship * CROWDED
  const above = index < 2
  const x = above ? inRow(index, 2, size) : inRow(index - 2, there.length - 2, size)
  // The lower row keeps clear of the name of the System.
  const y = detail.ships + (above ? -0.98 : 0.06) * size
  return { ...plus(middle, { x, y }), size, mark: detail.mark * CROWDED }
}

/** Enemies that lie face up in a System; guardians are on the card of their Signal. */
export const enemiesIn = (view: XodusState, place: number): Foe[] =>
  view.foes.filter((foe) => !foe.avatar && foe.place === place && foe.signal === NONE)

/** Where a face-up Enemy lies: in the place of the sign that announced it. */
export function enemyPoint(view: XodusState, place: number, index: number): Point {
  const x = 33 + inRow(index, enemiesIn(view, place).length, 34)
  return plus(middleOf(view.systems[place]), { x, y: -48 })
}

export function avatarPoint(view: XodusState, avatar: Foe): Point {
  const there = view.foes.filter((other) => other.avatar && other.place === avatar.place)
  const x = inRow(there.indexOf(avatar), there.length, 44)
  return plus(middleOf(view.systems[avatar.place]), { x, y: AVATARS_LINE })
}
