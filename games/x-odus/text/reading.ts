import { beyond, EDGES, facing } from '@astrolabe/kernel'
import type { CardCost, Repair } from './en/options.ts'
import { AVATARS } from '../content/avatars.ts'
import { ALLIES } from '../content/allies.ts'
import { ENEMIES } from '../content/enemies.ts'
import { MODS } from '../content/mods.ts'
import { MODULE_ENERGY, MODULES } from '../content/modules.ts'
import type { Ability, DieFace, Effect, ModHalf, Name } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { TILES } from '../content/tiles.ts'
import { isOpen, placeAt, shipDistances } from '../position/map.ts'
import {
  type CardRef,
  COLOURS,
  FIRST_MODULE,
  type Foe,
  type ModChoice,
  NONE,
  type Ship,
  type XodusState,
} from '../position/state.ts'
import { totalOf } from '../position/traits.ts'

// What texts read off a position.

/** The half of a Mod that a ship has chosen, or would with another choice. */
export function halfOf(board: number, level: number, choice: number): ModHalf {
  return MODS[board * 6 + level - 1].halves[choice === 2 ? 1 : 0]
}

/** The name of a card aboard: a Mod of a level, or a Module. */
export function cardNameOf(board: number, card: CardRef, choice: ModChoice): Name {
  return card < FIRST_MODULE ? halfOf(board, card + 1, choice).name : MODULES[card - FIRST_MODULE].name
}

function abilityOf(ship: Ship, card: CardRef): Ability {
  return card < FIRST_MODULE
    ? halfOf(ship.board, card + 1, ship.mods[card]).ability
    : MODULES[card - FIRST_MODULE].ability
}

export function cardName(ship: Ship, card: CardRef): Name {
  return cardNameOf(ship.board, card, card < FIRST_MODULE ? ship.mods[card] : 0)
}

export function costOf(ship: Ship, card: CardRef): CardCost {
  const { pay = 0, hurts = 0 } = abilityOf(ship, card)
  const base = { scraps: pay, health: hurts }
  if (card < FIRST_MODULE) return { ...base, energy: MODS[ship.board * 6 + card].energy, consumed: false }
  const { kind } = MODULES[card - FIRST_MODULE]
  return { ...base, energy: kind === 'energy' ? MODULE_ENERGY : 0, consumed: kind === 'consumable' }
}

export const FACE_NAMES: readonly DieFace[] = ['hit', 'miss', 'special']

export const dieColour = (colour: number) => COLOURS[colour]

/** Whether a die on the table is the first of its ship, or the second. */
export function rankOfDie(view: XodusState, index: number): number {
  const dice = view.roll?.dice ?? []
  return dice.slice(0, index + 1).filter(({ ship }) => ship === dice[index].ship).length
}

/** The colours of a ship's dice. */
export const diceOf = (ship: Ship) => SHIPS[ship.board].dice

export const tileAt = (view: XodusState, place: number) => TILES[view.systems[place].tile]

const foeCard = ({ avatar, card }: Foe) => (avatar ? AVATARS[card - 1] : ENEMIES[card])

export const foeNameOf = (foe: Foe): Name => foeCard(foe).name

export const shieldsOf = (foe: Foe): number => foeCard(foe).shields + foe.shields

/** The ships whose turn it is, the leader first. */
export function acting(view: XodusState): Ship[] {
  return (view.turn?.fleet ?? []).map((index) => view.ships[index]).filter(({ destroyed }) => !destroyed)
}

/** Actions the group has left: those of the ship with fewest. */
export function groupActions(view: XodusState): number {
  const ships = acting(view)
  return ships.length === 0 ? 0 : Math.min(...ships.map(({ actions }) => actions))
}

/** The card of the Signal whose Key lies in a System. */
export function signalCardAt(view: XodusState, place: number): number {
  const { key } = view.systems[place]
  return key === NONE ? workedFrom(view, place) : view.signals[key].card
}

/** The Twin Pylons are also worked on from the System that is marked. */
function workedFrom(view: XodusState, place: number): number {
  return view.signals.find(({ marked }) => marked === place)?.card ?? NONE
}

export const keysAboard = (view: XodusState): number =>
  acting(view).reduce((sum, { keys }) => sum + keys.length, 0)

export const keysInWrecks = (view: XodusState, place: number): number =>
  view.ships
    .filter((ship) => ship.destroyed && ship.place === place)
    .reduce((sum, { keys }) => sum + keys.length, 0)

export const jumpsBetween = (view: XodusState, from: number, to: number): number =>
  shipDistances(view, from)[to]

/** The Systems whose open edges lead to an empty space, and in which direction it lies from them. */
export function waysTo(
  view: XodusState,
  q: number,
  r: number,
): readonly { readonly place: number; readonly direction: number }[] {
  const found: { readonly place: number; readonly direction: number }[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const there = beyond({ q, r }, edge)
    const place = placeAt(view, there.q, there.r)
    const direction = facing(edge)
    if (place !== NONE && isOpen(view.systems[place], direction)) found.push({ place, direction })
  }
  return found
}

/** The Systems that the tile just drawn would have lanes to, turned so. */
export function lanesWhenTurned(view: XodusState, turn: number): number[] {
  const { drawn, drawnQ, drawnR } = view
  return waysTo(view, drawnQ, drawnR)
    .filter(({ direction }) => isOpenWhen(drawn, turn, facing(direction)))
    .map(({ place }) => place)
}

const isOpenWhen = (tile: number, turn: number, edge: number): boolean =>
  TILES[tile].edges[(edge - turn + EDGES) % EDGES] === '1'

/** The open edges of the tile just drawn that would lead to spaces yet unknown, turned so. */
export function onwardWhenTurned(view: XodusState, turn: number): number[] {
  const { drawn, drawnQ, drawnR } = view
  const onward: number[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const there = beyond({ q: drawnQ, r: drawnR }, edge)
    if (isOpenWhen(drawn, turn, edge) && placeAt(view, there.q, there.r) === NONE) onward.push(edge)
  }
  return onward
}

/** What a Repair does, and what it costs. XO-ACT-30 */
export function repairOf(view: XodusState, by: Ship, on: number, card: CardRef): Repair {
  const more = card === NONE ? [] : abilityOf(by, card).does.filter((deed) => deed.do === 'repair-more')
  const patient = view.ships[on]
  const restored = 1 + more.reduce((sum, { n }) => sum + n, 0)
  return {
    board: patient.board,
    n: Math.min(restored, patient.markers - patient.health),
    price: isFree(by, card) ? 0 : 1,
    card: card === NONE ? undefined : cardName(by, card),
  }
}

const isFree = (by: Ship, card: CardRef): boolean =>
  card !== NONE && abilityOf(by, card).does.some((deed) => deed.do === 'repair-free')

/** XO-ACT-28, with what makes it cheaper: 1 Scrap at least. */
export function priceOf(view: XodusState, place: number, buyer: Ship, module: number): number {
  const { ally } = view.systems[place]
  const cheaper = (ally === NONE ? 0 : (ALLIES[ally].cheaper ?? 0)) + totalOf(buyer, 'cheaper')
  return Math.max(1, MODULES[module].price - cheaper)
}

export const energyPrice = (ship: Ship): number => SHIPS[ship.board].energy[ship.energyMarkers - 1] ?? 0

/** Damage Rolls each ship would make to disengage: one for each foe. */
export function rollsToDisengage(view: XodusState): number {
  const place = view.combat?.place ?? NONE
  return view.foes.filter((foe) => foe.place === place && foe.signal === (view.combat?.signal ?? NONE)).length
}

export const isHerald = (view: XodusState): boolean =>
  view.foes.some((foe) => foe.avatar && foe.place === view.combat?.place)

/** The effect of a service on a ship that is named beside it. */
export function onOneShip(effect: Effect): Effect {
  return 'of' in effect ? { ...effect, of: 'self' } : effect
}

export const ownShips = (view: XodusState, seat: number): Ship[] =>
  view.ships.filter((ship) => ship.seat === seat && !ship.destroyed)
