import type { Effect, Gain } from '../content/schema.ts'
import {
  CARGO_DOCKS,
  cannotDock,
  dockOf,
  docksOf,
  effectOfDock,
  FIRST_MODULE_DOCK,
  LAB,
  numberOfResource,
  shipsToDock,
  SLIPWAY,
  WORKSHOP,
} from './docks.ts'
import { outlook } from './plan-outlook.ts'
import { participantOf } from './participants.ts'
import { cannotBuildShip } from './prices.ts'
import { type AndromedaState, type Participant, TRANSPORT } from './state.ts'
import { handLimitOf, sizeOf, storageOf } from './stock.ts'

// What things are worth beside one another, in tenths of a resource (chapter 8).
const WORTH = {
  energy: 7,
  basic: 10,
  credits: 13,
  tactics: 9,
  vp: 14,
  repair: 11,
  advance: 18,
  leader: 16,
  ship: 20,
}

/** How often the order is looked through for what would be lost otherwise. */
const PASSES = 3

/**
 * A good order of docks for a return: repairs that open a dock come first, then what pays, then what costs something, and
 * what is bought last; where that would lose resources for want of room, what uses them up comes earlier.
 */
export function suggestedPlan(
  state: AndromedaState,
  who: number,
  docked = 0,
  used: readonly number[] = [],
): number[] {
  const player = participantOf(state, who)
  const ships = shipsToDock(state, who) - docked
  const plan: number[] = []
  const wanted = docksOf(player)
    .filter((number) => !isCargo(number) && !used.includes(number))
    .map((number) => ({ number, worth: worthOf(state, player, number) }))
    .filter(({ worth }) => worth > WORTH.energy)
    .toSorted((a, b) => b.worth - a.worth || a.number - b.number)
  for (const { number } of wanted) addDock(state, player, plan, ships, number, used)
  return settle(state, player, fillWithCargo(state, player, plan, ships))
}

const isCargo = (number: number): boolean => number <= CARGO_DOCKS[CARGO_DOCKS.length - 1]

/** A damaged module takes the Workshop with it. */
function addDock(
  state: AndromedaState,
  player: Participant,
  plan: number[],
  ships: number,
  number: number,
  used: readonly number[],
): void {
  const left = ships - plan.length
  if (cannotDock(state, player, plan, left, number) === undefined) plan.push(number)
  else if (
    number >= FIRST_MODULE_DOCK &&
    left > 1 &&
    !plan.includes(WORKSHOP) &&
    !used.includes(WORKSHOP) &&
    cannotDock(state, player, [...plan, WORKSHOP], left - 1, number) === undefined
  )
    plan.push(WORKSHOP, number)
}

function worthOf(state: AndromedaState, player: Participant, number: number): number {
  const effect = effectOfDock(player, number)
  if (number === SLIPWAY)
    return cannotBuildShip(state, player, TRANSPORT, 0) === undefined ? WORTH.energy + 1 : 0
  if (number === LAB && player.hand.length >= handLimitOf(state, player)) return 0
  const gained = effect.gains.reduce((sum, gain) => sum + worthOfGain(gain), 0)
  const paid = effect.pay === undefined ? 0 : sizeOf(effect.pay) * WORTH.energy
  return (gained - paid) * (effect.times ?? 1)
}

function worthOfGain(gain: Gain): number {
  switch (gain.give) {
    case 'energy':
    case 'credits':
    case 'tactics':
    case 'vp':
    case 'repair':
    case 'basic':
      return WORTH[gain.give] * gain.amount
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
      return WORTH.basic * gain.amount
    case 'discard':
      return -WORTH.tactics * gain.amount
    case 'advance':
      return WORTH.advance
    case 'recruit':
      return WORTH.leader * gain.amount
    case 'free-ship':
      return WORTH.ship
    case 'ship':
      return WORTH.basic * gain.less
    case 'gamble':
      return 2 * WORTH.credits
    case 'senate':
      return WORTH.vp
    case 'exchange':
      return WORTH.energy
    case 'upgrade':
    case 'free-module':
    case 'module':
    case 'void-roll':
    case 'planet-moon':
    case 'nebula-moon':
    case 'vp-per':
    case 'salvage':
    case 'survey':
    case 'rift-walk':
      return WORTH.basic
  }
}

const buys = ({ gains }: Effect): boolean => gains.some(({ give }) => give === 'ship' || give === 'free-ship')
const repairs = ({ gains }: Effect): boolean => gains.some(({ give }) => give === 'repair')

/** First what repairs a module of the plan, then what pays, then what costs, then what is bought with it. */
function rankOf(player: Participant, number: number, mends: boolean): number {
  const effect = effectOfDock(player, number)
  const dock = dockOf(number)
  if (mends && repairs(effect))
    return dock.kind === 'module' && player.modules[dock.module].damage > 0 ? 1 : 0
  if (buys(effect)) return 4
  return effect.pay === undefined ? 2 : 3
}

function settle(state: AndromedaState, player: Participant, plan: readonly number[]): number[] {
  const mends = plan.some((number) => {
    const dock = dockOf(number)
    return dock.kind === 'module' && player.modules[dock.module].damage > 0
  })
  const order = plan.toSorted((a, b) => rankOf(player, a, mends) - rankOf(player, b, mends))
  let waste = wasteOf(state, player, order)
  for (let pass = 0; pass < PASSES && waste > 0; pass++) {
    for (let place = 1; place < order.length; place++) {
      const swapped = order.with(place - 1, order[place]).with(place, order[place - 1])
      const wasted = wasteOf(state, player, swapped)
      if (wasted >= waste || !isPossible(state, player, swapped)) continue
      order.splice(0, order.length, ...swapped)
      waste = wasted
    }
  }
  return order
}

const wasteOf = (state: AndromedaState, { who }: Participant, plan: readonly number[]): number => {
  const { lost, unpaid } = outlook(state, who, plan)
  return lost + unpaid
}

const isPossible = (state: AndromedaState, player: Participant, plan: readonly number[]): boolean =>
  plan.every(
    (number, place) =>
      cannotDock(state, player, plan.slice(0, place), plan.length - place, number) === undefined,
  )

/** The other ships bring what there is most room for, before anything is paid. */
function fillWithCargo(
  state: AndromedaState,
  player: Participant,
  plan: readonly number[],
  ships: number,
): number[] {
  const cargo: number[] = []
  while (plan.length + cargo.length < ships) {
    const { stock } = outlook(state, player.who, [...cargo, ...plan])
    let best: number = CARGO_DOCKS[0]
    let most = 0
    for (const number of CARGO_DOCKS) {
      const dock = dockOf(number)
      if (dock.kind !== 'cargo') continue
      const resource = numberOfResource(dock.resource)
      const room = storageOf(state, player, resource) - stock[resource]
      // Energy has twice the room of the others.
      const wish = dock.resource === 'energy' ? Math.floor(room / 2) : room
      if (wish > most) {
        most = wish
        best = number
      }
    }
    cargo.push(best)
  }
  return [...cargo, ...plan]
}
