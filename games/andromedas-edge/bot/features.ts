import { MODULES } from '../content/modules.ts'
import { eachAbility } from '../position/abilities.ts'
import { participants } from '../position/participants.ts'
import { endVp } from '../position/scoring.ts'
import { shipsOf } from '../position/ships.ts'
import {
  type AndromedaState,
  BAY,
  CREDITS,
  ENERGY,
  ICE,
  NANOCARBON,
  type Participant,
  SCRAPYARD,
  SUPPLY,
  TITANIUM,
} from '../position/state.ts'
import { bestSite } from './launching.ts'
import { worthOfAbility, worthOfDock, worthOfMoon } from './worth.ts'

/** What a player's prospects are judged by, in the order of `measure`. */
export const FEATURES = [
  'vp',
  'tracks',
  'bands',
  'regions',
  'tokens',
  'vault',
  'relics',
  'leaders',
  'destiny',
  'damage',
  'energy',
  'basics',
  'credits',
  'cards',
  'moons',
  'transports',
  'fighter',
  'scienceVessel',
  'heavyCruiser',
  'inBay',
  'wrecks',
  'docks',
  'ongoing',
  'upgrades',
  'site',
] as const

/** How much of the game is left, from 1 to 0: what pays later is worth less and less. */
export function gameLeft(state: AndromedaState): number {
  if (state.ending) return state.lastTurns.length > 0 ? 0.05 : 0
  let best = 0
  for (const { vp } of participants(state)) if (vp > best) best = vp
  return Math.max(0.05, (state.terminus - best) / state.terminus)
}

/** Measures a player; `into` has a place for each of `FEATURES`. Reads no card that the player does not know. */
export function measure(state: AndromedaState, seat: number, into: Float64Array): void {
  const player = state.players[seat]
  let at = 0
  into[at++] = player.vp
  for (const { vp } of endVp(state, seat)) into[at++] = vp
  const { stock } = player
  into[at++] = stock[ENERGY]
  into[at++] = stock[ICE] + stock[NANOCARBON] + stock[TITANIUM]
  into[at++] = stock[CREDITS]
  into[at++] = player.hand.length
  into[at++] = worthOfMoons(state, player)
  at = measureFleet(state, seat, into, at)
  let docks = 0
  for (const { design, damage } of player.modules) {
    if (damage === 0) docks += worthOfDock(state, player, MODULES[design], 1)
  }
  into[at++] = docks
  into[at++] = ongoingWorth(state, player)
  into[at++] = player.upgrades.filter((upgrade) => upgrade >= 0).length
  into[at] = bestSite(state, player, 1)
}

function worthOfMoons(state: AndromedaState, player: Participant): number {
  let worth = 0
  for (const moon of player.moons) worth += worthOfMoon(state, player, moon, 1)
  return worth + 1.2 * player.discoveries.length
}

function measureFleet(state: AndromedaState, seat: number, into: Float64Array, from: number): number {
  const fleet = [0, 0, 0, 0]
  let inBay = 0
  let wrecks = 0
  for (const { type, place } of shipsOf(state, seat)) {
    if (place === SUPPLY) continue
    fleet[type]++
    if (place === BAY) inBay++
    if (place === SCRAPYARD) wrecks++
  }
  let at = from
  for (const count of fleet) into[at++] = count
  into[at++] = inBay
  // What is bad counts downwards: no weight is below 0.
  into[at++] = -wrecks
  return at
}

/** What lasting abilities of modules and tokens bring; those of factions never change. */
function ongoingWorth(state: AndromedaState, player: Participant): number {
  let worth = 0
  eachAbility(state, player.who, (ability, source) => {
    if (source !== 'faction' && source !== 'upgrade') worth += worthOfAbility(state, player, ability, 1)
  })
  return worth
}
