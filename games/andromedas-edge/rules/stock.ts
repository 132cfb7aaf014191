import { BASICS, type Resource, RESOURCES } from '../content/schema.ts'
import { participantOf } from '../position/participants.ts'
import type { Price } from '../position/prices.ts'
import { CREDITS, ICE, NANOCARBON, type Participant, TITANIUM, UNITY } from '../position/state.ts'
import { type Amounts, storageOf } from '../position/stock.ts'
import type { Andromeda } from './andromeda.ts'
import type { Cause } from './facts.ts'
import { draw } from './hand.ts'
import { refuse } from './refuse.ts'

// AE-BT-10, AE-BT-13

/** Puts resources into storage as far as there is room; how many fitted. */
export function store(g: Andromeda, player: Participant, resource: number, amount: number): number {
  const room = Math.max(0, storageOf(g.state, player, resource) - player.stock[resource])
  const kept = Math.min(amount, room)
  player.stock[resource] += kept
  return kept
}

/** AE-BT-10: a player gains a resource, up to the limit; for the Unity AE-UD-4. */
export function gainResource(g: Andromeda, who: number, resource: number, amount: number, from: Cause): void {
  if (amount <= 0) return
  if (who === UNITY) {
    draw(g, UNITY, amount, from)
    return
  }
  const kept = store(g, participantOf(g.state, who), resource, amount)
  g.tell({ kind: 'gained', who, resource: RESOURCES[resource], amount: kept, lost: amount - kept, from })
}

interface Take {
  readonly kind: 'take'
  readonly ice: number
  readonly nanocarbon: number
  readonly titanium: number
}

const taking = (amount: number): Take[] => {
  const ways: Take[] = []
  for (let ice = amount; ice >= 0; ice--) {
    for (let nanocarbon = amount - ice; nanocarbon >= 0; nanocarbon--)
      ways.push({ kind: 'take', ice, nanocarbon, titanium: amount - ice - nanocarbon })
  }
  return ways
}

/** So many as one effect gives at the most, and an ability with it. */
const TAKES: readonly (readonly Take[])[] = [0, 1, 2, 3, 4].map(taking)

/** Basic resources of the player’s choice, all at once; what there is no room for is lost (AE-BT-10). */
export function gainBasics(g: Andromeda, player: Participant, amount: number, from: Cause): void {
  const { state } = g
  const limit = storageOf(state, player, ICE)
  const room = [ICE, NANOCARBON, TITANIUM].map((basic) => Math.max(0, limit - player.stock[basic]))
  const fitting = Math.min(amount, room[0] + room[1] + room[2])
  if (fitting === 0) {
    if (amount > 0)
      g.tell({ kind: 'gained', who: player.who, resource: 'ice', amount: 0, lost: amount, from })
    return
  }
  const menu = g.menu(player.who, 'basics', { amount: fitting })
  for (const take of TAKES[fitting] ?? taking(fitting)) {
    const over =
      Math.max(0, take.ice - room[0]) +
      Math.max(0, take.nanocarbon - room[1]) +
      Math.max(0, take.titanium - room[2])
    menu.offer(take, over > 0 ? refuse('AE-BT-10', over) : undefined)
  }
  const taken = menu.ask()
  let lost = amount - fitting
  for (const basic of BASICS) {
    if (taken[basic] === 0) continue
    player.stock[RESOURCES.indexOf(basic)] += taken[basic]
    g.tell({ kind: 'gained', who: player.who, resource: basic, amount: taken[basic], lost, from })
    lost = 0
  }
}

/** AE-BT-9: pays, credits standing in for what is missing. The caller has made sure that it can be paid. */
export function pay(g: Andromeda, player: Participant, cost: Amounts): void {
  const paid = [0, 0, 0, 0, cost[CREDITS]]
  for (let resource = 0; resource < CREDITS; resource++) {
    paid[resource] = Math.min(cost[resource], player.stock[resource])
    paid[CREDITS] += cost[resource] - paid[resource]
  }
  let any = false
  for (let resource = 0; resource <= CREDITS; resource++) {
    player.stock[resource] -= paid[resource]
    any ||= paid[resource] > 0
  }
  if (any) g.tell({ kind: 'paid', who: player.who, cost: paid })
}

/** AE-BZ-11: pays a price; the payer says what is left out of it, where that makes a difference. */
export function payPrice(g: Andromeda, player: Participant, { cost, less }: Price): void {
  if (less === 0) {
    pay(g, player, cost)
    return
  }
  const due = [...cost]
  let left = leaveOutCredits(player, due, less)
  for (; left > 0 && sum(due) > 0; left--) {
    const dropped = sum(due) <= left ? due.findIndex((amount) => amount > 0) : drop(g, player, due, left)
    due[dropped]--
  }
  pay(g, player, due)
}

const sum = (amounts: Amounts): number => amounts.reduce((total, amount) => total + amount, 0)

/** What would cost credits is left out first: a credit can stand for anything. How much can still be left out. */
function leaveOutCredits(player: Participant, due: number[], less: number): number {
  let left = less
  for (let resource = CREDITS; resource >= 0 && left > 0; resource--) {
    const missing = resource === CREDITS ? due[CREDITS] : Math.max(0, due[resource] - player.stock[resource])
    const dropped = Math.min(missing, left)
    due[resource] -= dropped
    left -= dropped
  }
  return left
}

const DROPS = RESOURCES.map((resource) => ({ kind: 'drop', resource }) as const)

function drop(g: Andromeda, player: Participant, due: Amounts, left: number): number {
  const menu = g.menu(player.who, 'drop', { left })
  for (let resource = 0; resource < due.length; resource++) if (due[resource] > 0) menu.offer(DROPS[resource])
  return RESOURCES.indexOf(menu.ask().resource)
}

/** AE-BZ-12: loses as many as there are; how many those were. */
export function lose(g: Andromeda, who: number, resource: number, amount: number, from: Cause): number {
  if (who === UNITY) return 0
  const { stock } = participantOf(g.state, who)
  const lost = Math.min(amount, stock[resource])
  if (lost <= 0) return 0
  stock[resource] -= lost
  g.tell({ kind: 'lost', who, resource: RESOURCES[resource], amount: lost, from })
  return lost
}

// Exchanges

const swaps = (among: readonly Resource[]): { kind: 'swap'; give: Resource; take: Resource }[] =>
  among.flatMap((give) =>
    among.filter((take) => take !== give).map((take) => ({ kind: 'swap', give, take }) as const),
  )
const SWAPS = { basics: swaps(BASICS), resources: swaps(RESOURCES) } as const
const ENOUGH = { kind: 'enough' } as const

/** Resources are exchanged for others, one by one, at most so many. */
export function exchange(
  g: Andromeda,
  player: Participant,
  most: number,
  among: 'basics' | 'resources',
): void {
  const { stock } = player
  for (let left = most; left > 0; left--) {
    const menu = g.menu(player.who, 'exchange', { left })
    for (const swap of SWAPS[among]) {
      if (stock[RESOURCES.indexOf(swap.give)] === 0) continue
      const take = RESOURCES.indexOf(swap.take)
      menu.offer(swap, stock[take] < storageOf(g.state, player, take) ? undefined : refuse('AE-BT-10'))
    }
    menu.offer(ENOUGH)
    const chosen = menu.ask()
    if (chosen.kind === 'enough') return
    stock[RESOURCES.indexOf(chosen.give)]--
    stock[RESOURCES.indexOf(chosen.take)]++
    g.tell({ kind: 'swapped', who: player.who, give: chosen.give, take: chosen.take })
  }
}
