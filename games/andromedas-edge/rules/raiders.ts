import { nebulaOf } from '../content/board.ts'
import { voidRegion } from '../position/map.ts'
import { FACES } from '../position/odds.ts'
import {
  attackersOf,
  deciderOf,
  isDragon,
  isExposed,
  isRetreated,
  isScout,
  rankOfClass,
  stepsTowardShip,
  warps,
} from '../position/raiding.ts'
import { ownersIn } from '../position/ships.ts'
import { NONE, type Raider } from '../position/state.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import type { Andromeda } from './andromeda.ts'
import { voidAction } from './void.ts'

/** With the Void Dragon in the game, the event at which a class C raider would come. AE-VN-9 */
const CLASS_C_EVENT = 3

/**
 * AE-BR-2 to AE-BR-4, AE-BR-8: looks for raiders in range of the active region and lets one attack; its place in
 * `raiders`, or NONE. May move the active region to the Void.
 */
export function raiderAttack(g: Andromeda): number {
  const { state } = g
  if (state.turn.ceaseFire || !isExposed(state)) return NONE
  const number = chooseAttacker(g, attackersOf(state, state.turn.region, state.turn.who))
  if (number === NONE) return NONE
  const raider = state.raiders[number]
  const { region } = state.turn
  g.tell({ kind: 'raider-attacks', card: raider.card, region, tile: state.regions[region].tile })
  if (warps(raider, state.turn.region)) shadowWarp(g)
  else moveRaider(g, raider, state.turn.region)
  return number
}

function chooseAttacker(g: Andromeda, raiders: readonly number[]): number {
  const { state } = g
  const decider = deciderOf(state)
  if (raiders.length < 2) return raiders[0] ?? NONE
  // AE-UD-35
  if (decider === NONE) return raiders[g.chance.below(raiders.length)]
  const menu = g.menu(decider, 'raider', { region: state.turn.region })
  for (const raider of raiders) menu.offer({ kind: 'raider', raider })
  return menu.ask().raider
}

// AE-BR-10, AE-BR-11, AE-BR-14
function shadowWarp(g: Andromeda): void {
  const { state } = g
  const from = state.turn.region
  const to = voidRegion(state)
  state.turn.metInVoid = ownersIn(state, to)
  for (const ship of state.ships) {
    if (ship.place !== from) continue
    ship.place = to
    g.tell({ kind: 'moved', who: ship.owner, ship: SHIP_TYPES[ship.type], from, to, why: 'warp' })
  }
  state.turn.region = to
  const { ship } = state.turn
  if (ship !== NONE && state.ships[ship].place === to) voidAction(g, state.turn.who, ship)
}

function moveRaider(g: Andromeda, raider: Raider, to: number): void {
  const from = raider.place
  if (from === to) return
  raider.place = to
  g.tell({ kind: 'raider-moved', card: raider.card, from, to })
}

/** AE-BR-9, AE-BR-11, AE-VN-9: what raiders do at every event. */
export function raidersAtEvent(g: Andromeda): void {
  const { state } = g
  const instead = state.hasDragon && state.eventsResolved + 1 === CLASS_C_EVENT
  const card = instead ? undefined : state.coming.pop()
  if (card === undefined) placeScout(g)
  else {
    state.raiders.push({ card, place: NONE, dice: 0 })
    sendToNebula(g, state.raiders.length - 1)
  }
  returnStrongest(g)
  returnDragon(g)
}

function returnStrongest(g: Andromeda): void {
  const { raiders } = g.state
  let strongest = NONE
  for (let number = 0; number < raiders.length; number++) {
    const raider = raiders[number]
    if (!isRetreated(raider) || isDragon(raider)) continue
    if (strongest === NONE || rankOfClass(raider) > rankOfClass(raiders[strongest])) strongest = number
  }
  if (strongest !== NONE) sendToNebula(g, strongest)
}

function returnDragon(g: Andromeda): void {
  const dragon = g.state.raiders.find((raider) => isDragon(raider) && isRetreated(raider))
  if (dragon !== undefined) moveRaider(g, dragon, voidRegion(g.state))
}

/** AE-BS-11, AE-BZ-5: a class S figure from its card to the nebula of a die, if one is left there. */
export function placeScout(g: Andromeda): void {
  const scout = g.state.raiders.findIndex((raider) => isScout(raider) && isRetreated(raider))
  if (scout !== NONE) sendToNebula(g, scout)
}

/** AE-BR-12, AE-BR-13: one step toward the nearest ship. */
export function moveTowardNearestShip(g: Andromeda, number: number): void {
  const { state } = g
  const raider = state.raiders[number]
  if (isDragon(raider)) return
  const steps = stepsTowardShip(state, raider)
  if (steps.length > 0) moveRaider(g, raider, chooseStep(g, number, steps))
}

function chooseStep(g: Andromeda, raider: number, steps: readonly number[]): number {
  const decider = deciderOf(g.state)
  if (decider === NONE) return steps.length === 1 ? steps[0] : steps[g.chance.below(steps.length)]
  const menu = g.menu(decider, 'raider-step', { raider })
  for (const region of steps) menu.offer({ kind: 'region', region })
  return menu.ask().region
}

/** A figure goes to the nebula of a die; the Void Dragon never does (AE-BR-12). */
export function sendToNebula(g: Andromeda, number: number): void {
  const raider = g.state.raiders[number]
  if (isDragon(raider)) return
  const die = g.roll(FACES)
  raider.place = nebulaOf(die)
  g.tell({ kind: 'raider-placed', card: raider.card, region: raider.place, die })
}
