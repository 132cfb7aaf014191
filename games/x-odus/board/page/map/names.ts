import { actingShips } from '../../../position/turn.ts'
import { trackOf } from '../../../position/track.ts'
import { ALL_EDGES } from '@astrolabe/drawing'
import type { Condition } from '../../../text/en/table.ts'
import type { HuntSaid } from '../../../text/en/page/map.ts'
import { leadsOut } from '../../../position/map.ts'
import { flyingIn, type Ship } from '../../../position/state.ts'
import { systemName as tileName } from '../../../text/systems.ts'
import { shipLetter } from '../../drawing.ts'
import { thingsIn } from '../../things.ts'
import { arrivalOf } from './coming.ts'
import type { Hunt } from './hunt.ts'
import { type Look, nameOf, shipNameOf } from './look.ts'
import { jumpsBetween, wormholesFrom } from './ways.ts'
import { lanesWhenTurned } from '../../../position/laying.ts'
import { foeCard, foesIn, shieldsOf } from '../../../position/skills.ts'
import { wrecksIn } from '../../../position/keys.ts'

// What is read aloud of things on the map.

export function systemName(look: Look, place: number): string {
  const { view, words } = look
  const { lanes } = view.systems[place]
  const name = (other: number): string => nameOf(look, other)
  const jumps = jumpsTo(look, place)
  return words.page.map.system({
    name: name(place),
    things: thingsSaid(look, place),
    ships: flyingIn(view, place).map((ship) => `${shipNameOf(look, ship)} (${shipLetter(ship.index)})`),
    wrecks: wrecksIn(view, place).map(({ board }) => board),
    foes: foesIn(view, place).map((foe) =>
      words.table.foe({
        name: foeCard(foe).name[look.language],
        health: foe.health,
        shields: shieldsOf(foe),
      }),
    ),
    lanes: lanes.filter((other) => other >= 0).map(name),
    wormholes: wormholesFrom(view, place).map(name),
    open: ALL_EDGES.filter((edge) => leadsOut(view, place, edge)),
    ...(jumps === undefined ? {} : { jumps }),
    arrival: arrivalOf(view) === place,
  })
}

/** The Great Rift is told by its name, and by the Keys that lie there. */
function thingsSaid(look: Look, place: number): readonly string[] {
  const { view, words } = look
  const things = thingsIn(look, place)
  if (things.colour !== 'great-rift') return words.table.things(things)
  return [words.table.keysPlaced(view.keysPlaced.length, trackOf(view).keys)]
}

/** How far a System is from the ship whose turn it is. */
function jumpsTo({ view }: Look, place: number): number | undefined {
  const leader = actingShips(view).at(0)
  if (leader === undefined || leader.place === place) return undefined
  const way = jumpsBetween(view, leader.place, place)
  return way && way.length - 1
}

const CONDITIONS = ['acted', 'hidden', 'engaged'] as const satisfies readonly Condition[]

export function shipName(look: Look, ship: Ship): string {
  const { words, labels } = look
  const { table } = words
  return words.page.map.ship({
    name: shipNameOf(look, ship),
    letter: shipLetter(ship.index),
    captain: labels(ship.seat),
    system: nameOf(look, ship.place),
    things: ship.destroyed
      ? [table.destroyed]
      : [
          table.health(ship.health, ship.markers),
          ...(ship.acted ? [] : [table.actions(ship.actions)]),
          ...(ship.keys.length > 0 ? [table.keys(ship.keys.length)] : []),
          ...CONDITIONS.filter((condition) => ship[condition]).map((condition) => table.condition[condition]),
        ],
  })
}

/** The tile that is being laid, turned one of the ways it may be. */
export function layingName(look: Look, turns: readonly number[], turn: number): string {
  const { view, language, words } = look
  const lanes = lanesWhenTurned(view, turn).map((place) => nameOf(look, place))
  const tile = tileName(view.drawn, language)
  return words.page.map.laying(tile, lanes, turns.indexOf(turn) + 1, turns.length)
}

export function huntSaid(look: Look, { held, target, prospects }: Hunt): HuntSaid {
  if (held) return { kind: 'held' }
  if (target === undefined || target.ships.length === 0) return { kind: 'idle' }
  return {
    kind: 'hunts',
    prey: target.ships.map(({ board }) => board),
    distance: target.distance,
    reason: target.reason,
    prospects: prospects.map(({ faces, end, engages }) => ({
      faces,
      system: nameOf(look, end),
      engages: engages.length > 0,
    })),
  }
}
