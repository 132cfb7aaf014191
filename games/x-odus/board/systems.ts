import { actingShips } from '../position/turn.ts'
import { bold, commas, flow, type Phrase, spaced } from '@astrolabe/drawing/ink.ts'
import { hasWormhole } from '../position/map.ts'
import { flyingIn, NONE, UNREVEALED } from '../position/state.ts'
import { type XodusDrawing, mark, nameOf } from './drawing.ts'
import { thingsIn } from './things.ts'
import { foesIn } from '../position/skills.ts'
import { wrecksIn } from '../position/keys.ts'

/** Systems in words: all of them with their lanes where there is no picture, else those where something is going on. */
export function drawSystems(drawing: XodusDrawing, pictured: boolean): string[] {
  const { view, width, words } = drawing
  const lines = view.systems.flatMap((_, place) =>
    !pictured || isOfNote(drawing, place) ? drawSystem(drawing, place, !pictured) : [],
  )
  return [...flow([[bold(drawing, words.systems)]], { width, between: ' ' }), ...lines]
}

function isOfNote({ view }: XodusDrawing, place: number): boolean {
  const { ally, stock, key } = view.systems[place]
  return (
    flyingIn(view, place).length > 0 ||
    wrecksIn(view, place).length > 0 ||
    foesIn(view, place).length > 0 ||
    key !== NONE ||
    ally >= 0 ||
    stock.length > 0
  )
}

export function drawSystem(drawing: XodusDrawing, place: number, withLanes = false): string[] {
  const { view, width, words } = drawing
  const ships = flyingIn(view, place).map((ship) => mark(drawing, ship))
  const phrases: Phrase[] = [
    [bold(drawing, nameOf(drawing, place)), ...(ships.length > 0 ? [' ', ...spaced(ships)] : [])],
    ...words.things(thingsIn(drawing, place)).map((thing): Phrase => [thing]),
  ]
  if (withLanes) {
    const lanes = view.systems[place].lanes.filter((to) => to >= 0)
    phrases.push([words.lanesTo(lanes.map((to) => nameOf(drawing, to)))])
  }
  return flow(phrases, { width, between: ' · ', rest: '  ' })
}

/** Where the ships whose turn it is can go from here: through each open edge, and by Wormhole. */
export function drawWays(drawing: XodusDrawing): string[] {
  const { view, width, words } = drawing
  const leader = actingShips(view).at(0)
  if (leader === undefined) return []
  const { place } = leader
  const system = view.systems[place]
  const ways = system.lanes.flatMap((to, edge): Phrase[] => {
    if (to >= 0) return [[words.way(edge, nameOf(drawing, to))]]
    return to === UNREVEALED ? [[words.way(edge, undefined)]] : []
  })
  const tunnels = !hasWormhole(view, place)
    ? []
    : view.systems.flatMap((_, to): Phrase[] =>
        to !== place && hasWormhole(view, to) ? [[words.throughWormhole(nameOf(drawing, to))]] : [],
      )
  const [first, ...others] = commas([...ways, ...tunnels])
  if (first === undefined) return []
  return flow([[words.ways(nameOf(drawing, place)), ' ', ...first], ...others], {
    width,
    between: ' ',
    rest: '  ',
  })
}
