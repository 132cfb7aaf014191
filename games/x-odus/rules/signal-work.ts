import { ENEMIES } from '../content/enemies.ts'
import type { SignalWork } from '../content/schema.ts'
import { SIGNALS } from '../content/signals.ts'
import { canSacrifice, isGuarded, missingFor, signalToRepair } from '../position/signals.ts'
import { isOver, NONE, type Ship } from '../position/state.ts'
import { fight } from './combat.ts'
import { drawEnemyCard, drawReserveCard } from './enemy-systems.ts'
import { discardPermanently } from './health.ts'
import type { AnswerTo } from './questions.ts'
import { skillRoll, workRoll } from './rolls.ts'
import { loseHealth } from './survival.ts'
import type { Xodus } from './xodus.ts'

type Offering = AnswerTo<'sacrifice'>
type WorkOf<W extends SignalWork['work']> = Extract<SignalWork, { readonly work: W }>

/** No Signal asks for more markers than this. */
const MOST = 6
const AMOUNT = Array.from({ length: MOST + 1 }, (_, n): AnswerTo<'charge'> => ({ kind: 'amount', n }))
const HEALTH: Offering = { kind: 'health' }
const ENERGY: Offering = { kind: 'energy' }
const ENOUGH: Offering = { kind: 'enough' }

/** The action of a Signal card, done by each of the ships. XO-SIG-07, XO-FLT-08 */
export function workOn(g: Xodus, index: number, ships: readonly Ship[]): void {
  const { work } = SIGNALS[g.state.signals[index].card]
  switch (work.work) {
    case 'roll':
      rollForMarkers(g, index, work, ships)
      return
    case 'guardian':
      provoke(g, index, work, ships)
      return
    case 'energy':
    case 'scraps':
      for (const ship of ships) feed(g, index, work.work, ship, ships.length > 1)
      return
    case 'align':
      align(g, index, ships)
      return
    case 'purge':
      purge(g, index, work, ships)
      return
    case 'sacrifice':
      for (const ship of ships) sacrifice(g, index, work, ship, ships.length > 1)
      return
    case 'stabilise':
      stabilise(g, index, work, ships)
      return
    // These have no action of their own.
    case 'repair':
    case 'no-avatar':
      return
  }
}

function tellWork(g: Xodus, index: number, ship: Ship, markers: number): void {
  const { card } = g.state.signals[index]
  g.tell({ kind: 'signal-work', seat: ship.seat, board: ship.board, card, markers })
}

function addMarkers(g: Xodus, index: number, ship: Ship, markers: number): void {
  g.state.signals[index].markers += markers
  tellWork(g, index, ship, markers)
}

/** XO-SIG-09: a Repair takes markers off the card instead of healing. */
export function repairSignal(g: Xodus, ship: Ship, n: number): void {
  const index = signalToRepair(g.state, ship.place)
  const signal = g.state.signals[index]
  const removed = Math.min(n, signal.markers)
  signal.markers -= removed
  tellWork(g, index, ship, removed)
}

/** Each ship rolls for itself: markers for a symbol, and perhaps Health lost for misses. */
function rollForMarkers(g: Xodus, index: number, work: WorkOf<'roll'>, ships: readonly Ship[]): void {
  const counts = workRoll(g, ships)
  for (const [at, ship] of ships.entries()) {
    const { hits, specials, misses } = counts[at]
    addMarkers(g, index, ship, work.symbol === 'hit' ? hits : specials)
    const hurt = work.hurt * misses
    if (hurt > 0) loseHealth(g, ship, hurt, 'signal')
    if (isOver(g.state)) return
  }
}

/** The guardian is drawn the first time; it stays on the card until it is beaten. OP-10 */
function provoke(g: Xodus, index: number, work: WorkOf<'guardian'>, ships: readonly Ship[]): void {
  const { state } = g
  const [{ place }] = ships
  if (!isGuarded(state, index)) {
    const card = work.from === 'reserve' ? drawReserveCard(g) : drawEnemyCard(g)
    if (card === NONE) {
      state.signals[index].needed = 0
      return
    }
    state.foes.push({
      avatar: false,
      card,
      health: ENEMIES[card].health,
      shields: 0,
      place,
      signal: index,
    })
  }
  fight(g, place, true, index)
  if (!isGuarded(state, index)) state.signals[index].needed = 0
}

/** Any amount of a ship’s Energy or Scraps, as far as the Signal can use it; in a Fleet also none. */
function feed(g: Xodus, index: number, what: 'energy' | 'scraps', ship: Ship, optional: boolean): void {
  const most = Math.min(ship[what], missingFor(g.state, index))
  if (most === 0) return
  const menu = g.menu(ship.seat, what === 'energy' ? 'charge' : 'feed', { ship: ship.index })
  for (let n = optional ? 0 : 1; n <= most; n++) menu.offer(AMOUNT[n])
  const { n } = menu.askAlways()
  ship[what] -= n
  if (n > 0) addMarkers(g, index, ship, n)
}

/** Here and at the other pylon, in one round: done once a ship has aligned one of them and another ship the other. */
function align(g: Xodus, index: number, ships: readonly Ship[]): void {
  const signal = g.state.signals[index]
  for (const ship of ships) {
    const bit = 1 << ship.index
    if (ship.place === signal.marked) signal.alignedThere |= bit
    else signal.alignedHere |= bit
    tellWork(g, index, ship, 1)
  }
  const { alignedHere, alignedThere } = signal
  const aligned = alignedHere | alignedThere
  const severalShips = (aligned & (aligned - 1)) !== 0
  if (alignedHere !== 0 && alignedThere !== 0 && severalShips) signal.needed = 0
}

/** A Skill Roll; every failure hurts, and makes the next one easier. */
function purge(g: Xodus, index: number, work: WorkOf<'purge'>, ships: readonly Ship[]): void {
  const signal = g.state.signals[index]
  if (skillRoll(g, ships, { symbol: 'special', n: signal.needed })) {
    signal.needed = 0
    return
  }
  if (signal.needed > work.least) {
    signal.needed--
    g.tell({ kind: 'purge-easier', needed: signal.needed })
  }
  for (const ship of ships) if (!isOver(g.state)) loseHealth(g, ship, work.hurt, 'signal')
}

/** One roll of all ships that shows enough of both symbols. */
function stabilise(g: Xodus, index: number, work: WorkOf<'stabilise'>, ships: readonly Ship[]): void {
  let hits = 0
  let specials = 0
  for (const count of workRoll(g, ships)) {
    hits += count.hits
    specials += count.specials
  }
  const done = hits >= work.hits && specials >= work.specials
  if (done) g.state.signals[index].needed = 0
  tellWork(g, index, ships[0], done ? 1 : 0)
}

/** Markers and Modules, discarded permanently: so many per ship in the whole game. */
function sacrifice(g: Xodus, index: number, work: WorkOf<'sacrifice'>, ship: Ship, optional: boolean): void {
  for (let given = 0; canSacrifice(ship, work.perShip) && missingFor(g.state, index) > 0; given++) {
    const menu = g.menu(ship.seat, 'sacrifice', { ship: ship.index })
    if (ship.markers > 1) menu.offer(HEALTH)
    if (ship.energyMarkers > 1) menu.offer(ENERGY)
    for (const module of ship.modules) menu.offer({ kind: 'module', ship: ship.index, module })
    if (optional || given > 0) menu.offer(ENOUGH)
    const offering = menu.askAlways()
    if (offering.kind === 'enough') return
    ship.sacrificed++
    if (offering.kind === 'module') discardPermanently(g, ship, 'module', offering.module)
    else discardPermanently(g, ship, offering.kind)
    addMarkers(g, index, ship, 1)
  }
}
