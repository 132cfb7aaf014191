import {
  isOver,
  NONE,
  NOT_PACIFIED,
  PACIFIED_ONCE,
  shipsIn,
  type System,
  type XodusState,
} from '../position/state.ts'
import { recoverEnergy } from './health.ts'
import { atRoundEnd } from './signals.ts'
import type { Xodus } from './xodus.ts'

/** The third phase of a round, XO-END-05 but for the Activation markers: these are turned as the next round begins. */
export function endOfTurn(g: Xodus): void {
  const { state } = g
  atRoundEnd(g)
  if (isOver(state)) return
  for (const system of state.systems) turnMarker(g, system)
  // XO-END-02, XO-FLT-15
  state.fleets = []
  // XO-END-03, XO-MOD-21
  for (const ship of state.ships) if (!ship.destroyed) recoverEnergy(g, ship, 'all')
  recallEnemies(g)
  state.movement = 0
  state.held = false
  for (const ship of state.ships) ship.heralded = false
}

// XO-END-01, XO-ENS-17, XO-ENS-18
function turnMarker(g: Xodus, system: System): void {
  if (system.pacified === NOT_PACIFIED) return
  system.pacified--
  if (system.pacified < PACIFIED_ONCE) g.tell({ kind: 'hostile-again', tile: system.tile })
}

/** XO-END-04, XO-CMB-21: Enemies lose track of ships that have gone. Guardians stay with their Signals. */
function recallEnemies(g: Xodus): void {
  const { state } = g
  const leaving = state.foes.filter(
    (foe) => !foe.avatar && foe.signal === NONE && !isWatched(state, foe.place),
  )
  if (leaving.length === 0) return
  state.foes = state.foes.filter((foe) => !leaving.includes(foe))
  for (const place of new Set(leaving.map((foe) => foe.place))) {
    const here = leaving.filter((foe) => foe.place === place)
    for (const { card } of here) state.enemies.push(card)
    g.tell({ kind: 'enemies-return', tile: state.systems[place].tile, n: here.length })
  }
  g.shuffle(state.enemies)
}

function isWatched(state: XodusState, place: number): boolean {
  return shipsIn(state, place).length > 0
}
