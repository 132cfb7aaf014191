import type { Effect } from '../../../content/schema.ts'
import { SHIPS } from '../../../content/ships.ts'
import { TRACKS } from '../../../content/track.ts'
import { learnsFrom } from '../../../position/learning.ts'
import { colourOf, frontier, hasRift, hasWormhole, jumpsFrom } from '../../../position/map.ts'
import { tilesLeft } from '../../../position/stack.ts'
import { PACIFIED_TWICE, type Ship, type XodusState } from '../../../position/state.ts'
import { enemiesAt } from '../../sights.ts'
import { choosing, drawing, type First, firstOf } from './first.ts'
import { entering, revealingAlly } from './foes-met.ts'

/** What effects come to, in the order in which they happen to some ships. */
export const ofEffects = (view: XodusState, effects: readonly Effect[], ships: readonly Ship[]): First =>
  firstOf(...effects.map((effect) => () => ofEffect(view, effect, ships)))

function ofEffect(view: XodusState, effect: Effect, ships: readonly Ship[]): First {
  const [{ place }] = ships
  switch (effect.do) {
    case 'scraps':
      return choosing(ships)
    case 'module':
      return drawing(view.modules, view.moduleDiscard)
    case 'precursor-module':
      return drawing(view.precursorModules, view.precursorDiscard)
    case 'damage-card':
      return drawing(view.damage, view.damageDiscard)
    case 'damage-roll':
      return 'seal'
    case 'reveal':
      return revealing(view)
    case 'pacify':
      return choosing(pacifiable(view), (system) => pacifying(view, system))
    case 'close-rift':
      return choosing(view.systems.filter(({ riftClosed }, at) => riftClosed || hasRift(view, at)))
    case 'wormhole':
      return layingWormhole(view, place)
    case 'ally':
      return revealingAlly(view)
    case 'mend':
      return ships.some(({ damage }) => damage.length > 1) ? 'question' : 'nothing'
    case 'jump':
      return choosing(jumpsFrom(view, place), (to) => entering(view, to, ships))
    case 'fold':
      return choosing(
        [...view.systems.keys()].filter((to) => to !== place),
        (to) => entering(view, to, ships),
      )
    case 'hurt':
      return ships.every(({ health }) => health <= effect.n) ? 'seal' : 'nothing'
    case 'end-turn':
      return endingTurn(view)
    case 'advance':
      return advancing(view)
    case 'avatars':
    case 'heal':
    case 'energy':
    case 'open-rift':
    case 'drain':
    case 'hold':
    case 'action':
    case 'scavenge':
      return 'nothing'
  }
}

/** Where the tile goes is asked first, unless there is but one space for it. */
function revealing(view: XodusState): First {
  return tilesLeft(view) === 0 ? 'nothing' : choosing(frontier(view), () => 'seal')
}

const pacifiable = (view: XodusState): number[] =>
  [...view.systems.keys()].filter(
    (place) =>
      colourOf(view, place) === 'enemy' &&
      view.systems[place].pacified !== PACIFIED_TWICE &&
      !view.ships.some((ship) => ship.engaged && !ship.destroyed && ship.place === place),
  )

/** Enemies that lie there are shuffled into their deck; one alone needs no shuffling. */
function pacifying(view: XodusState, place: number): First {
  const enemies = enemiesAt(view, place)
  return enemies > 0 && enemies + view.enemies.length > 1 ? 'seal' : 'nothing'
}

/** A System is pacified, of so many; the next one is asked for, unless there is but one. */
export function ofPacified(view: XodusState, place: number, many: number): First {
  const others = many > 1 ? pacifiable(view).filter((other) => other !== place) : []
  return firstOf(
    () => pacifying(view, place),
    () => choosing(others, (other) => (enemiesAt(view, other) > 0 ? 'seal' : 'nothing')),
  )
}

const WORMHOLE_MARKERS = 2

function layingWormhole(view: XodusState, place: number): First {
  if (hasWormhole(view, place)) return 'nothing'
  const laid = view.systems.filter(({ wormhole }) => wormhole).length
  return laid === WORMHOLE_MARKERS ? 'question' : 'nothing'
}

/** Before the turn is over, whoever explored may have something to learn. */
function endingTurn(view: XodusState): First {
  const explorers = (view.turn?.fleet ?? []).map((index) => view.ships[index])
  return explorers.some((ship) => !ship.destroyed && learns(ship, 'explore')) ? 'question' : 'seal'
}

/** Whether a ship comes to a level with what it learns next, and has to choose. */
export function learns(ship: Ship, from: Parameters<typeof learnsFrom>[1], n = 1): boolean {
  const next = SHIPS[ship.board].levels[ship.level - 1] ?? Number.POSITIVE_INFINITY
  return learnsFrom(ship, from) && ship.exp + n >= next
}

/** The Corruption advances: a token may be turned up, Enemies shuffled in, or the game lost. */
export function advancing({ marker, tokens, reserve, ships }: XodusState): First {
  const { spaces, red } = TRACKS[ships.length]
  if (marker === spaces) return 'seal'
  if (tokens.some((token) => token.space === marker + 1 && !token.faceUp)) return 'seal'
  return red.includes(marker + 1) ? drawing(reserve.flat()) : 'nothing'
}
