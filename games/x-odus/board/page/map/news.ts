import type { FactOf } from '@astrolabe/kernel'
import { NONE, type XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'

const ofKind = <K extends XodusFact['kind']>(news: readonly XodusFact[], kind: K): FactOf<XodusFact, K>[] =>
  news.filter((fact): fact is FactOf<XodusFact, K> => fact.kind === kind)

const placeOf = ({ systems }: XodusState, tile: number): number =>
  systems.findIndex((system) => system.tile === tile)

/** Tiles that have just been revealed. */
export const revealedIn = (news: readonly XodusFact[]): ReadonlySet<number> =>
  new Set(ofKind(news, 'revealed').map(({ tile }) => tile))

/** The Systems a ship has just passed, from where it was to where it is. */
export function wayOfShip(view: XodusState, news: readonly XodusFact[], board: number): number[] {
  const moves = ofKind(news, 'moved').filter((move) => move.board === board)
  return joined(
    view,
    moves.map(({ from, crossed, to }) => [from, ...crossed, to]),
  )
}

export function wayOfAvatar(view: XodusState, news: readonly XodusFact[], number: number): number[] {
  const moves = ofKind(news, 'avatar-moves').filter(({ avatar }) => avatar === number)
  return joined(
    view,
    moves.map(({ path }) => path),
  )
}

/** Ways of tiles, one after the other, as places. */
function joined(view: XodusState, ways: readonly (readonly number[])[]): number[] {
  const places = ways.flat().map((tile) => placeOf(view, tile))
  return places.filter((place, index) => place !== NONE && place !== places[index - 1])
}

/** The Systems where something has just happened. */
export function eventful(view: XodusState, news: readonly XodusFact[]): number[] {
  const tiles = [
    ...ofKind(news, 'revealed').map(({ tile }) => tile),
    ...ofKind(news, 'moved').map(({ to }) => to),
    ...ofKind(news, 'combat').map(({ tile }) => tile),
    ...ofKind(news, 'pacified').map(({ tile }) => tile),
    ...ofKind(news, 'avatar-arrives').map(({ tile }) => tile),
    ...ofKind(news, 'avatar-moves').flatMap(({ path }) => path.slice(-1)),
  ]
  return tiles.map((tile) => placeOf(view, tile)).filter((place) => place !== NONE)
}
