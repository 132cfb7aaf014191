import { CONSCRIPTED_LEADERS, NO_UPGRADE_VP, SALVAGE_PROTOCOL_REPAIRS } from '../content/limits.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { UNITY_TOKENS } from '../content/unity.ts'
import { tilesOf } from '../position/map.ts'
import { participantOf } from '../position/participants.ts'
import { cannotBuildShip, cannotTakeShip, shipPrice } from '../position/prices.ts'
import { shipOfTypeAt } from '../position/ships.ts'
import { BAY, NONE, type Participant, SUPPLY, TRANSPORT, UNITY } from '../position/state.ts'
import { factionUpgrade, neutralUpgrade } from '../position/upgrading.ts'
import type { Andromeda } from './andromeda.ts'
import { repair } from './damage.ts'
import { recruitForUnity } from './developments.ts'
import { happen } from './effects.ts'
import type { Cause } from './facts.ts'
import { draw } from './hand.ts'
import { scoreVp, sourceOf } from './points.ts'
import { refuse } from './refuse.ts'
import { payPrice } from './stock.ts'

// AE-BM-4, AE-BM-5

/** Builds a ship of a type, paying with discounts. */
export function buildShip(g: Andromeda, player: Participant, type: number, less: number): void {
  payPrice(g, player, shipPrice(g.state, player.who, type, less))
  buildShipFree(g, player, type)
}

/** A ship from the supply to the bay, for nothing. */
export function buildShipFree(g: Andromeda, player: Participant, type: number): void {
  const ship = shipOfTypeAt(g.state, player.who, type, SUPPLY)
  g.state.ships[ship].place = BAY
  g.tell({ kind: 'built-ship', who: player.who, ship: SHIP_TYPES[type] })
  if (type !== TRANSPORT) happen(g, player.who, 'warship-built', ship, NONE)
}

const BUILDS = SHIP_TYPES.map((ship) => ({ kind: 'build', ship }) as const)
const ENOUGH = { kind: 'enough' } as const

/** A player may build a ship for so many resources less. */
export function offerShip(g: Andromeda, player: Participant, less: number, only?: string): void {
  const menu = g.menu(player.who, 'build', { less })
  for (let type = 0; type < BUILDS.length; type++) {
    if (only === undefined || only === SHIP_TYPES[type])
      menu.offer(BUILDS[type], cannotBuildShip(g.state, player, type, less))
  }
  menu.offer(ENOUGH)
  const chosen = menu.ask()
  if (chosen.kind === 'build') buildShip(g, player, SHIP_TYPES.indexOf(chosen.ship), less)
}

/** A player builds a ship for nothing, if there is one left to build. */
export function chooseFreeShip(g: Andromeda, player: Participant, only?: string): void {
  const menu = g.menu(player.who, 'free-ship')
  for (let type = 0; type < BUILDS.length; type++) {
    if (only === undefined || only === SHIP_TYPES[type])
      menu.offer(BUILDS[type], cannotTakeShip(g.state, player.who, type))
  }
  if (menu.count > 0) buildShipFree(g, player, SHIP_TYPES.indexOf(menu.ask().ship))
}

// AE-BM-6, AE-BM-7

const NEUTRAL = SHIP_TYPES.map((ship) => ({ kind: 'neutral', ship }) as const)
const OF_FACTION = SHIP_TYPES.map((ship) => ({ kind: 'faction', ship }) as const)

/** A ship upgrade (the Unity: AE-UD-11, AE-BZ-3). */
export function gainUpgrade(g: Andromeda, who: number, from: Cause): void {
  if (who === UNITY) {
    revealToken(g, from)
    return
  }
  const player = participantOf(g.state, who)
  const menu = g.menu(who, 'upgrade')
  for (let type = 0; type < SHIP_TYPES.length; type++) {
    const refusal = player.upgrades[type] === NONE ? undefined : refuse('AE-BM-7')
    if (neutralUpgrade(g.state, type) !== NONE) menu.offer(NEUTRAL[type], refusal)
    if (factionUpgrade(player, type) !== NONE) menu.offer(OF_FACTION[type], refusal)
  }
  if (menu.count === 0) {
    scoreVp(g, who, NO_UPGRADE_VP, sourceOf(from), from)
    return
  }
  const { kind, ship } = menu.ask()
  const type = SHIP_TYPES.indexOf(ship)
  const upgrade = kind === 'neutral' ? neutralUpgrade(g.state, type) : factionUpgrade(player, type)
  if (kind === 'neutral') g.state.upgradePiles[type].pop()
  player.upgrades[type] = upgrade
  g.tell({ kind: 'upgrade', who, upgrade })
}

// AE-UD-11, AE-BZ-3

function revealToken(g: Andromeda, from: Cause): void {
  const { state } = g
  const token = state.machine.tokens.pop()
  if (token === undefined) {
    draw(g, UNITY, 1, from)
    return
  }
  state.machine.revealed.push(token)
  g.tell({ kind: 'unity-token', token })
  const { effect } = UNITY_TOKENS[token]
  if (effect === 'salvage')
    for (let count = 0; count < SALVAGE_PROTOCOL_REPAIRS; count++) repair(g, UNITY, from)
  // Of the tiles only bases bear leaders that can be recruited.
  if (effect === 'conscription') {
    for (let left = CONSCRIPTED_LEADERS; left > 0; left--) {
      const bases = tilesOf(state).filter((region) => state.regions[region].leaders[UNITY] > 0)
      if (bases.length > 0) recruitForUnity(g, bases, left)
    }
  }
}
