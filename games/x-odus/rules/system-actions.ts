import type { Refusal } from '@astrolabe/kernel'
import { malfunctions } from '../position/malfunctions.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { totalOf } from '../position/traits.ts'
import { actingShips } from '../position/turn.ts'
import { wreckAt } from '../position/keys.ts'
import { cannotActHere, spendAction } from './acting.ts'
import { chooseShip, gainScraps } from './effects.ts'
import { gainExp } from './experience.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

/** XO-ACT-22, XO-ACT-40: once per round; with a breached hold, not for Scraps. */
export function cannotScavengeWith(ship: Ship): Refusal | undefined {
  if (ship.scavenged) return refuse('XO-ACT-22')
  return malfunctions(ship, 'breached-hold') > 0 ? refuse('XO-DMG-05') : undefined
}

// XO-ACT-22, XO-ACT-41, XO-FLT-18
export function cannotScavenge(state: XodusState): Refusal | undefined {
  let barred: Refusal | undefined
  for (const ship of actingShips(state)) {
    const refusal = cannotScavengeWith(ship)
    if (refusal === undefined) return cannotActHere(state)
    barred ??= refusal
  }
  return barred
}

/** XO-ACT-22, XO-FLT-08: each member that may, for itself. */
export function scavenge(g: Xodus): void {
  spendAction(g)
  for (const ship of actingShips(g.state)) if (cannotScavengeWith(ship) === undefined) scavengeWith(g, ship)
}

/** One ship scavenges for Scraps. */
export function scavengeWith(g: Xodus, ship: Ship): void {
  ship.scavenged = true
  gainScraps(g, [ship], 1 + totalOf(ship, 'scavenge-more'), 'scavenge')
  gainExp(g, ship, 'scraps')
}

// XO-ACT-22, XO-ACT-41, XO-CMB-15
export function cannotRecoverKeys(state: XodusState): Refusal | undefined {
  const ships = actingShips(state)
  if (wreckAt(state, ships[0].place) === undefined) return refuse('XO-CMB-15')
  if (ships.every(({ scavenged }) => scavenged)) return refuse('XO-ACT-22')
  return cannotActHere(state)
}

/** XO-ACT-22, XO-CMB-15: each member that may, from one destroyed ship; the Fleet decides who carries the Keys. */
export function recoverKeys(g: Xodus): void {
  spendAction(g)
  const ships = actingShips(g.state)
  for (const ship of ships) {
    if (ship.scavenged) continue
    ship.scavenged = true
    const wreck = wreckAt(g.state, ship.place)
    if (wreck === undefined) continue
    while (wreck.keys.length > 0) {
      const [key] = wreck.keys
      const carrier = chooseShip(g, ships, { prompt: 'share-key', about: { signal: key } })
      wreck.keys.shift()
      carrier.keys.push(key)
      g.tell({ kind: 'keys-recovered', seat: carrier.seat, board: carrier.board, keys: 1 })
    }
  }
}
