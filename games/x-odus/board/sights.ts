import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { CorruptionTrack } from '../content/schema.ts'
import { TILES } from '../content/tiles.ts'
import { TRACKS } from '../content/track.ts'
import { type Foe, NONE, shipsIn, type Ship, type XodusState } from '../position/state.ts'

// What can be seen on the table, for every way of drawing it.

/** Tiles in a block of the stack; each block has one Corrupted System, the last one the Great Rift instead. XO-SET-20 */
const BLOCK = 5

export const trackOf = (view: XodusState): CorruptionTrack => TRACKS[view.ships.length]

/** Ships that have been chosen and are not destroyed. */
export const flyingIn = (view: XodusState, place: number): Ship[] =>
  shipsIn(view, place).filter(({ board }) => board !== NONE)

/** Destroyed ships: where they lie matters as long as they have Keys. */
export const wrecksIn = (view: XodusState, place: number): Ship[] =>
  view.ships.filter((ship) => ship.place === place && ship.destroyed && ship.keys.length > 0)

export const foesIn = (view: XodusState, place: number): Foe[] =>
  view.foes.filter((foe) => foe.place === place)

/** Enemies of a System that lie face up; guardians of Signals are not among them. */
export const enemiesAt = ({ foes }: XodusState, place: number): number =>
  foes.filter((foe) => !foe.avatar && foe.signal === NONE && foe.place === place).length

/** Whether the guardian of the Signal of a System has come. */
export const isGuarded = ({ foes, systems }: XodusState, place: number): boolean =>
  foes.some(({ signal }) => signal !== NONE && signal === systems[place].key)

export const cardOf = (foe: Foe) => (foe.avatar ? AVATARS[foe.card - 1] : ENEMIES[foe.card])

export const shieldsOf = (foe: Foe): number => cardOf(foe).shields + foe.shields

/** The ships whose turn it is, the leader first. */
export function actingShips(view: XodusState): Ship[] {
  return (view.turn?.fleet ?? []).map((index) => view.ships[index])
}

/** How likely the next tile is the special one of its block, from what has come so far: nothing hidden is read. */
export function nextSpecial(
  view: XodusState,
): { readonly percent: number; readonly greatRift: boolean } | undefined {
  const block = view.blocks.at(-1)
  if (block === undefined) return undefined
  const seen = [
    ...view.systems.slice(1).map(({ tile }) => tile),
    ...(view.drawn === NONE ? [] : [view.drawn]),
  ]
  const specials = seen.filter(
    (tile) => TILES[tile].colour === 'corrupted' || TILES[tile].colour === 'great-rift',
  )
  const blocksDone = Math.floor(seen.length / BLOCK)
  const percent = specials.length > blocksDone ? 0 : Math.round(100 / block.length)
  return { percent, greatRift: view.blocks.length === 1 }
}
