import { colourOf, hasAvatar, tileOf } from '../../../position/map.ts'
import { NONE, NOT_PACIFIED, type Ship, type XodusState } from '../../../position/state.ts'
import { enemiesAt } from '../../sights.ts'
import { drawing, type First, firstOf } from './first.ts'

// What comes of being somewhere: of entering a System, of starting a turn in it, of meeting its Enemies.

/** The group enters a System: its Ally may be met, then its foes. */
export const entering = (view: XodusState, place: number, group: readonly Ship[]): First =>
  firstOf(
    () => meetingAlly(view, place),
    () => facingFoes(view, place, group),
  )

function meetingAlly(view: XodusState, place: number): First {
  if (tileOf(view, place).ally !== true || view.systems[place].ally !== NONE) return 'nothing'
  return revealingAlly(view)
}

/** With no Ally left to come, a Module is drawn. */
export const revealingAlly = ({ allies, modules, moduleDiscard }: XodusState): First =>
  firstOf(
    () => drawing(allies),
    () => drawing(modules, moduleDiscard),
  )

/** Avatars engage, and an active Enemy System may detect; whoever is there may join before. */
export function facingFoes(view: XodusState, place: number, group: readonly Ship[]): First {
  const detection = isActive(view, place)
  const engaged = hasAvatar(view, place) || group.some((ship) => ship.engaged)
  if (!detection && !engaged) return 'nothing'
  return firstOf(
    () => (couldJoin(view, place, group).length > 0 ? 'question' : 'nothing'),
    () => metAfterGathering(view, place),
  )
}

/** Once everyone has joined who will. A fight begins with a question. */
export function metAfterGathering(view: XodusState, place: number): First {
  if (!isActive(view, place)) return 'question'
  return tileOf(view, place).surveillance === true ? drawingEnemies(view, place) : 'question'
}

/** An Enemy System that is not pacified looks for ships. */
const isActive = (view: XodusState, place: number): boolean =>
  colourOf(view, place) === 'enemy' && view.systems[place].pacified === NOT_PACIFIED

/** Those who lie face up are fought; others are drawn first. */
export function drawingEnemies(view: XodusState, place: number): First {
  if (enemiesAt(view, place) > 0) return 'question'
  const { enemies = 0, strong = false } = tileOf(view, place)
  return drawingEnemyCards(view, enemies, strong)
}

/** From the deck, its discard and the Reserve, in this order, or from the Reserve first. A fight begins with a question. */
export function drawingEnemyCards(
  { enemies, enemyDiscard, reserve }: XodusState,
  cards: number,
  strong: boolean,
): First {
  if (cards === 0) return 'question'
  const isReserve = reserve.some((level) => level.length > 0)
  if (strong && isReserve) return 'seal'
  return firstOf(
    () => drawing(enemies, enemyDiscard),
    () => (isReserve && cards > enemyDiscard.length ? 'seal' : 'question'),
  )
}

/** Ships of a System that may still join the group. */
export const couldJoin = ({ ships, turn }: XodusState, place: number, group: readonly Ship[]): Ship[] =>
  ships.filter(
    (ship) =>
      ship.place === place &&
      !ship.destroyed &&
      !ship.acted &&
      !group.includes(ship) &&
      turn?.declined.includes(ship.index) !== true,
  )
