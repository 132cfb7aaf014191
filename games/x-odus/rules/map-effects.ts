import { canBePacified } from '../position/enemy-systems.ts'
import { colourOf, hasRift, hasWormhole } from '../position/map.ts'
import { markPacified } from './enemy-systems.ts'
import type { AnswerTo } from './questions.ts'
import type { Xodus } from './xodus.ts'

/** Options that name a System, made once: for the 31 of a whole map. */
export const SYSTEM = Array.from(
  { length: 31 },
  (_, system): AnswerTo<'pacify'> => ({ kind: 'system', system }),
)

const WORMHOLE_MARKERS = 2

// XO-EFF-08
export function pacifyAnywhere(g: Xodus, seat: number, n: number): void {
  const { state } = g
  for (let left = n; left > 0; left--) {
    const menu = g.menu(seat, 'pacify', { left })
    for (let place = 0; place < state.systems.length; place++) {
      if (canBePacified(state, place)) menu.offer(SYSTEM[place])
    }
    if (menu.count === 0) return
    const { system } = menu.ask()
    sendEnemiesBack(g, system)
    markPacified(g, system)
  }
}

/** Face-up Enemies of a System are shuffled into the deck. */
function sendEnemiesBack(g: Xodus, place: number): void {
  const { state } = g
  const staying = state.foes.filter((foe) => foe.avatar || foe.place !== place)
  const n = state.foes.length - staying.length
  if (n === 0) return
  for (const foe of state.foes) if (!staying.includes(foe)) state.enemies.push(foe.card)
  state.foes = staying
  g.shuffle(state.enemies)
  g.tell({ kind: 'enemies-return', tile: state.systems[place].tile, n })
}

/** XO-EFF-14, XO-COR-05: the red Rift marker, of which there is one. OP-11 */
export function openRift(g: Xodus, place: number): void {
  const { state } = g
  if (hasRift(state, place)) return
  for (const system of state.systems) system.riftOpened = false
  const here = state.systems[place]
  here.riftClosed = false
  here.riftOpened = colourOf(state, place) !== 'corrupted'
  g.tell({ kind: 'rift-opened', tile: here.tile })
}

/** XO-EFF-09, XO-COR-05: the white Rift marker goes to a Rift, or stays where it lies. OP-11 */
export function closeRift(g: Xodus, seat: number): void {
  const { state } = g
  const menu = g.menu(seat, 'close-rift')
  for (let place = 0; place < state.systems.length; place++) {
    if (state.systems[place].riftClosed || hasRift(state, place)) menu.offer(SYSTEM[place])
  }
  if (menu.count === 0) return
  const chosen = state.systems[menu.ask().system]
  for (const system of state.systems) system.riftClosed = false
  chosen.riftClosed = true
  // Over the red marker, which goes back to the supply.
  chosen.riftOpened = false
  g.tell({ kind: 'rift-closed', tile: chosen.tile })
}

/** Two markers exist: when both are on the map, one of them moves. OP-35 */
export function placeWormhole(g: Xodus, place: number, seat: number): void {
  const { state } = g
  if (hasWormhole(state, place)) return
  const menu = g.menu(seat, 'move-wormhole')
  for (let other = 0; other < state.systems.length; other++) {
    if (state.systems[other].wormhole) menu.offer(SYSTEM[other])
  }
  if (menu.count === WORMHOLE_MARKERS) state.systems[menu.ask().system].wormhole = false
  state.systems[place].wormhole = true
  g.tell({ kind: 'wormhole', tile: state.systems[place].tile })
}
