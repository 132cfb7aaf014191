import { NOTHING_TO_REPAIR_VP } from '../content/limits.ts'
import { RESOURCES, type Effect } from '../content/schema.ts'
import { effectOfDock, numberOfResource } from './docks.ts'
import { participantOf } from './participants.ts'
import { countAt, shipsOf } from './ships.ts'
import {
  type AndromedaState,
  CREDITS,
  HEAVY_CRUISER,
  ICE,
  type Participant,
  SCRAPYARD,
  TITANIUM,
} from './state.ts'
import { storageOf } from './stock.ts'

/** What somebody will have once a plan is carried out, as far as it is certain. */
export interface Outlook {
  /** Energy, ice, nanocarbon, titanium, credits. */
  readonly stock: number[]
  /** Basic resources whose kind is still to be chosen. */
  basics: number
  vp: number
  cards: number
  leaders: number
  repairs: number
  ships: number
  advances: number
  /** Resources that there is no room for. */
  lost: number
  /** Docks whose cost cannot be paid when it is their turn. */
  unpaid: number
}

/** The position after a plan of docks, for a running total; nothing of it depends on what is hidden. */
export function outlook(state: AndromedaState, who: number, plan: readonly number[]): Outlook {
  const player = participantOf(state, who)
  const found: Outlook = {
    stock: [...player.stock],
    basics: 0,
    vp: player.vp,
    cards: player.hand.length,
    leaders: player.leaders,
    repairs: 0,
    ships: 0,
    advances: 0,
    lost: 0,
    unpaid: 0,
  }
  let cancelled = state.turn.costCancelled && state.turn.who === who
  let damage = damageOf(state, player)
  for (const number of plan) {
    const effect = effectOfDock(player, number)
    for (let times = effect.times ?? 1; times > 0; times--) {
      if (effect.pay !== undefined) {
        if (cancelled) cancelled = false
        else if (!payFrom(found, effect)) {
          if (times === (effect.times ?? 1)) found.unpaid++
          break
        }
      }
      damage = addGains(state, player, found, effect, damage)
    }
  }
  return found
}

/** How much there is to repair. AE-BX-3, AE-BX-4 */
export function damageOf(state: AndromedaState, player: Participant): number {
  let damage = countAt(state, player.who, SCRAPYARD)
  for (const module of player.modules) damage += module.damage
  for (const ship of shipsOf(state, player.who)) if (ship.type === HEAVY_CRUISER) damage += ship.damage
  return damage
}

function payFrom(found: Outlook, { pay }: Effect): boolean {
  const left = [...found.stock]
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const due = pay?.[RESOURCES[resource]] ?? 0
    const own = Math.min(due, left[resource])
    left[resource] -= own
    left[CREDITS] -= due - own
  }
  if (left[CREDITS] < 0) return false
  for (let resource = 0; resource < left.length; resource++) found.stock[resource] = left[resource]
  return true
}

/** Adds what is certain; gives back how much is still to be repaired. */
function addGains(
  state: AndromedaState,
  player: Participant,
  found: Outlook,
  { gains }: Effect,
  damage: number,
): number {
  let broken = damage
  for (const gain of gains) {
    switch (gain.give) {
      case 'energy':
      case 'ice':
      case 'nanocarbon':
      case 'titanium':
      case 'credits':
        store(state, player, found, numberOfResource(gain.give), gain.amount)
        break
      case 'basic':
        storeBasics(state, player, found, gain.amount)
        break
      case 'tactics':
        found.cards += gain.amount
        break
      case 'discard':
        found.cards = Math.max(0, found.cards - gain.amount)
        break
      case 'vp':
        found.vp += gain.amount
        break
      case 'repair':
        found.repairs += gain.amount
        for (let left = gain.amount; left > 0; left--) {
          if (broken > 0) broken--
          else found.vp += NOTHING_TO_REPAIR_VP
        }
        break
      case 'recruit':
        found.leaders += gain.amount
        break
      case 'senate':
        found.vp += Math.min(gain.most, Math.floor(found.leaders / gain.leaders))
        break
      case 'advance':
        found.advances++
        break
      case 'ship':
      case 'free-ship':
        found.ships++
        break
      case 'upgrade':
      case 'free-module':
      case 'module':
      case 'exchange':
      case 'gamble':
      case 'void-roll':
      case 'planet-moon':
      case 'nebula-moon':
      case 'vp-per':
      case 'salvage':
      case 'survey':
      case 'rift-walk':
        break
    }
  }
  return broken
}

// AE-BT-10
function store(
  state: AndromedaState,
  player: Participant,
  found: Outlook,
  resource: number,
  amount: number,
): void {
  const room = Math.max(0, storageOf(state, player, resource) - found.stock[resource])
  found.stock[resource] += Math.min(room, amount)
  found.lost += Math.max(0, amount - room)
}

function storeBasics(state: AndromedaState, player: Participant, found: Outlook, amount: number): void {
  let room = -found.basics
  for (let resource = ICE; resource <= TITANIUM; resource++) {
    room += Math.max(0, storageOf(state, player, resource) - found.stock[resource])
  }
  const stored = Math.max(0, Math.min(room, amount))
  found.basics += stored
  found.lost += amount - stored
}
