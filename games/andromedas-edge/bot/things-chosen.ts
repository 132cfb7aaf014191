import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { type AndromedaState, CREDITS, NONE, type Participant, SUPPLY, TRANSPORT } from '../position/state.ts'
import { storageOf } from '../position/stock.ts'
import { developmentWorth } from './launching.ts'
import { worthOfAbility, worthOfEffect, worthOfGains } from './worth.ts'

// What is chosen now and then: resources, tokens, upgrades, factions, where a ship is moved to.

/** More of what there is little of. */
export function basicsAppeal(state: AndromedaState, player: Participant, change: readonly number[]): number {
  let appeal = 0
  for (let number = 1; number < CREDITS; number++) {
    const before = player.stock[number]
    const after = before + change[number]
    appeal += Math.sqrt(Math.max(0, after)) - Math.max(0, after - storageOf(state, player, number))
  }
  return appeal
}

export function factionAppeal(state: AndromedaState, player: Participant, faction: number): number {
  const { start, abilities } = FACTIONS[faction]
  return (
    worthOfGains(state, player, start, 1) +
    abilities.reduce((sum, ability) => sum + worthOfAbility(state, player, ability, 1), 0)
  )
}

export function upgradeAppeal(
  state: AndromedaState,
  player: Participant,
  kind: 'neutral' | 'faction',
  type: number,
  fade: number,
): number {
  const pile = state.upgradePiles[type]
  const number =
    kind === 'neutral'
      ? (pile.at(-1) ?? NONE)
      : UPGRADES.findIndex(({ id }) => id === FACTIONS[player.faction].upgrade)
  if (number === NONE) return 0
  let worth = 0
  for (const ability of UPGRADES[number].abilities) worth += worthOfAbility(state, player, ability, fade)
  const owned = state.ships.some(
    (ship) => ship.owner === player.who && ship.type === type && ship.place !== SUPPLY,
  )
  return worth * (owned ? 1 : 0.4)
}

export function tokenWorth(state: AndromedaState, player: Participant, token: number, fade: number): number {
  const { gains, kept, endVp, cancelsCost, dice, hyperlane } = DISCOVERIES[token]
  let worth = endVp ?? 0
  if (gains !== undefined) worth += worthOfGains(state, player, gains, fade)
  if (kept !== undefined) worth += worthOfAbility(state, player, kept, fade)
  if (cancelsCost === true || hyperlane === true) worth += 0.8 * fade
  return worth + (dice ?? 0) * 0.7 * fade
}

export function useAppeal(
  state: AndromedaState,
  player: Participant,
  use: boolean,
  about: { readonly thing: string; readonly number: number },
  fade: number,
): number {
  if (!use) return 0
  if (about.thing !== 'module') return 0.1
  const dock = MODULES[about.number]?.dock
  return dock === undefined ? 0.1 : worthOfEffect(state, player, { ...dock, times: 1 }, fade) - 0.05
}

/** Where a ship would stand better: with leaders of one's own, or on a planet to build on. */
export function transferAppeal(
  state: AndromedaState,
  player: Participant,
  ship: number,
  region: number,
  fade: number,
): number {
  const { place, type } = state.ships[ship]
  const at = (where: number): number => {
    if (where < 0) return 0
    const leaders = state.regions[where].leaders[player.who]
    return (
      leaders + (type === TRANSPORT ? 0.3 * Math.max(0, developmentWorth(state, player, where, fade)) : 0)
    )
  }
  return at(region) - at(place)
}

export const worthOfModuleKept = (
  state: AndromedaState,
  player: Participant,
  module: number,
  fade: number,
): number => {
  const { dock, ongoing } = MODULES[player.modules[module].design]
  const docked = dock === undefined ? 0 : worthOfEffect(state, player, dock, fade)
  return docked + (ongoing === undefined ? 0 : 1.5 * fade)
}
