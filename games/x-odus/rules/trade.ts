import type { Menu, Refusal } from '@astrolabe/kernel'
import { MODULES } from '../content/modules.ts'
import { isIn, type Ship, type XodusState } from '../position/state.ts'
import { priceFor } from '../position/trade.ts'
import { actingShips } from '../position/turn.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { handOver, takeModule } from './module-cards.ts'
import type { TradeMove } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

const DONE: TradeMove = { kind: 'done' }
const PAIRS = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => ({ from, to })))
const GIVE_SCRAP = PAIRS.map((row) =>
  row.map(({ from, to }): TradeMove => ({ kind: 'give-scrap', from, to })),
)
const GIVE_KEY = [0, 1, 2, 3].map((key) =>
  PAIRS.map((row) => row.map(({ from, to }): TradeMove => ({ kind: 'give-key', key, from, to }))),
)
const GIVE_MODULE = MODULES.map((_, module) =>
  PAIRS.map((row) => row.map(({ from, to }): TradeMove => ({ kind: 'give-module', module, from, to }))),
)
const BUY = MODULES.map((_, module) => [0, 1, 2, 3].map((ship): TradeMove => ({ kind: 'buy', module, ship })))

/** What has changed hands in one Trade: nothing comes back in it, so that it ends. */
interface Dealings {
  /** Ships that gave Scraps, and ships that received some: one bit each. */
  gave: number
  received: number
  readonly modules: number[]
  readonly keys: number[]
}

// XO-ACT-24, XO-ACT-27
function hasSomethingToGive({ scraps, modules, keys }: Ship): boolean {
  return scraps > 0 || modules.length > 0 || keys.length > 0
}

// XO-ACT-24, XO-ACT-25, XO-ACT-41: partners may have finished their turn.
export function cannotTrade(state: XodusState): Refusal | undefined {
  const ships = actingShips(state)
  const [{ place }] = ships
  const buying = cannotBuy(state, ships, place)
  return buying === undefined || canExchange(state, place) ? cannotActHere(state) : buying
}

/** Without partners to pool Scraps with, a ship has to pay for a Module of the Ally by itself. XO-ACT-26 */
function cannotBuy(state: XodusState, ships: readonly Ship[], place: number): Refusal | undefined {
  const { stock } = state.systems[place]
  if (stock.length === 0) return refuse('XO-ACT-24')
  let missing = Number.MAX_SAFE_INTEGER
  for (const ship of ships) {
    for (const module of stock)
      missing = Math.min(missing, priceFor(state, place, ship, module) - ship.scraps)
  }
  return missing > 0 ? refuse('XO-ACT-28', missing) : undefined
}

function canExchange(state: XodusState, place: number): boolean {
  let partners = 0
  let wares = false
  for (const ship of state.ships) {
    if (!isIn(ship, place)) continue
    partners++
    wares ||= hasSomethingToGive(ship)
  }
  return wares && partners > 1
}

/** XO-ACT-24 to XO-ACT-28, XO-ALS-09: one Action for all that is bought and exchanged. */
export function trade(g: Xodus): void {
  const { state } = g
  spendAction(g)
  const ships = actingShips(state)
  const dealings: Dealings = { gave: 0, received: 0, modules: [], keys: [] }
  for (;;) {
    const menu = g.menu(ships[0].seat, 'trade')
    offerStock(menu, state, ships)
    offerGifts(menu, state, ships, dealings)
    if (menu.count === 0) return
    menu.offer(DONE)
    const move = menu.askAny().option
    if (move.kind === 'done') return
    deal(g, move, dealings)
  }
}

/** XO-ACT-26, XO-ALS-09: the buyer pays; others can give it their Scraps first. */
function offerStock(menu: Menu<TradeMove>, state: XodusState, ships: readonly Ship[]): void {
  const [{ place }] = ships
  for (const module of state.systems[place].stock) {
    for (const ship of ships) {
      const missing = priceFor(state, place, ship, module) - ship.scraps
      menu.offer(BUY[module][ship.index], missing > 0 ? refuse('XO-ACT-28', missing) : undefined)
    }
  }
}

/** Everyone gives what is its own, to or from a ship whose Trade this is. */
function offerGifts(
  menu: Menu<TradeMove>,
  state: XodusState,
  ships: readonly Ship[],
  dealings: Dealings,
): void {
  const [{ place }] = ships
  for (const from of state.ships) {
    if (!isIn(from, place)) continue
    for (const to of state.ships) {
      if (to === from || !isIn(to, place)) continue
      if (ships.includes(from) || ships.includes(to)) offerGiftsOf(menu, from, to, dealings)
    }
  }
}

function offerGiftsOf(menu: Menu<TradeMove>, from: Ship, to: Ship, dealings: Dealings): void {
  const { seat } = from
  const giver = 1 << from.index
  const taker = 1 << to.index
  if (from.scraps > 0 && (dealings.received & giver) === 0 && (dealings.gave & taker) === 0) {
    menu.offer(GIVE_SCRAP[from.index][to.index], undefined, seat)
  }
  for (const module of from.modules) {
    if (!dealings.modules.includes(module)) {
      menu.offer(GIVE_MODULE[module][from.index][to.index], undefined, seat)
    }
  }
  for (const key of from.keys) {
    if (!dealings.keys.includes(key)) menu.offer(GIVE_KEY[key][from.index][to.index], undefined, seat)
  }
}

function deal(g: Xodus, move: Exclude<TradeMove, { kind: 'done' }>, dealings: Dealings): void {
  const { ships } = g.state
  switch (move.kind) {
    case 'buy':
      buy(g, ships[move.ship], move.module)
      return
    case 'give-scrap':
      dealings.gave |= 1 << move.from
      dealings.received |= 1 << move.to
      ships[move.from].scraps--
      ships[move.to].scraps++
      g.tell({ kind: 'gave-scraps', ...giving(ships[move.from], ships[move.to]), n: 1 })
      return
    case 'give-module':
      dealings.modules.push(move.module)
      handOver(g.state, move.module, ships[move.from], ships[move.to])
      g.tell({ kind: 'gave-module', ...giving(ships[move.from], ships[move.to]), module: move.module })
      return
    case 'give-key':
      dealings.keys.push(move.key)
      ships[move.from].keys.splice(ships[move.from].keys.indexOf(move.key), 1)
      ships[move.to].keys.push(move.key)
      g.tell({ kind: 'gave-key', ...giving(ships[move.from], ships[move.to]), key: move.key })
      return
  }
}

const giving = (from: Ship, to: Ship) => ({ seat: from.seat, board: from.board, to: to.board })

// XO-ACT-28, XO-ALS-09
function buy(g: Xodus, ship: Ship, module: number): void {
  const { stock } = g.state.systems[ship.place]
  const price = priceFor(g.state, ship.place, ship, module)
  ship.scraps -= price
  stock.splice(stock.indexOf(module), 1)
  takeModule(g.state, ship, module)
  g.tell({ kind: 'module-bought', seat: ship.seat, board: ship.board, module, price })
}
