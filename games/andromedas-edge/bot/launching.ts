import { MODULE_TYPES, TRACKS } from '../content/schema.ts'
import { NEBULA_ACTION } from '../content/limits.ts'
import { SHIPS } from '../content/ships.ts'
import {
  cannotDevelop,
  developmentLeaders,
  developmentSites,
  expectedDevelopmentVp,
} from '../position/developing.ts'
import { shipsToDock } from '../position/docks.ts'
import { isNebula, isUncolonised, planetKindOf, tileOf } from '../position/map.ts'
import { shortOfPrice, developmentPrice, modulePrice } from '../position/prices.ts'
import { bandOf } from '../position/scoring.ts'
import { countAt, shipOfTypeAt } from '../position/ships.ts'
import {
  type AndromedaState,
  BAY,
  NONE,
  type Participant,
  SCRAPYARD,
  SUPPLY,
  TRANSPORT,
} from '../position/state.ts'
import { MODULES } from '../content/modules.ts'
import { battleAppeal } from './fighting.ts'
import {
  BASIC_WORTH,
  fadeOf,
  worthOfCost,
  worthOfDock,
  worthOfGain,
  worthOfGains,
  worthOfLeader,
  worthOfModule,
  worthOfMoon,
  worthOfShip,
  worthOfStep,
  turnsLeft,
} from './worth.ts'

/** How good a launch looks: what the region gives, who is recruited there, what may be built, what a battle brings. */
export function launchAppeal(
  state: AndromedaState,
  player: Participant,
  type: number,
  region: number,
): number {
  const fade = fadeOf(state)
  const { leaders, bonus } = state.regions[region]
  let appeal = actionWorth(state, player, region, fade)
  appeal += leaders[player.who] * worthOfLeader(fade)
  appeal += bonus * 0.95 * fade
  if (type === TRANSPORT) appeal += 0.6 * siteWorth(state, player, region, fade)
  appeal += battleAppeal(state, player, type, region)
  // The strong ships are for where they are needed.
  return appeal - 0.15 * SHIPS[type].dice
}

/** What the action of a region brings somebody who launches there. */
function actionWorth(state: AndromedaState, player: Participant, region: number, fade: number): number {
  const { moons } = state.regions[region]
  const moon = moons.at(-1)
  if (isNebula(region)) {
    const claimed = moon === undefined ? 0 : worthOfMoon(state, player, moon, fade)
    return claimed + worthOfGains(state, player, NEBULA_ACTION, fade)
  }
  const tile = tileOf(state, region)
  if (tile === undefined) return 0
  if (tile.kind === 'planet') {
    if (moon !== undefined) return worthOfMoon(state, player, moon, fade)
    const kind = planetKindOf(state, region)
    return kind === undefined ? 0 : worthOfGain(state, player, kind.gain, fade)
  }
  if (tile.kind === 'special') {
    return tile.region === 'void' ? 1 + 1.2 * fade : worthOfGains(state, player, tile.gains, fade)
  }
  switch (tile.base) {
    case 'field':
      return (
        worthOfGain(state, player, tile.supply, fade) +
        fieldWorth(state, player, MODULE_TYPES.indexOf(tile.type), fade)
      )
    case 'shipyard':
      return (
        0.8 * fade +
        worthOfGains(state, player, tile.afterwards, fade) +
        bestShip(state, player, tile.less, fade)
      )
    case 'council':
      return Math.max(worthOfGains(state, player, tile.orElse, fade), bestSite(state, player, fade))
  }
}

/** The best modules of a field that can be paid for, up to two. */
function fieldWorth(state: AndromedaState, player: Participant, type: number, fade: number): number {
  let best = 0
  let second = 0
  for (const design of state.columns[type]) {
    const profit = moduleProfit(state, player, design, type, type, fade)
    if (profit > best) {
      second = best
      best = profit
    } else if (profit > second) second = profit
  }
  return best + 0.35 * second + (best === 0 ? 0.5 * fade : 0)
}

/** What a module is worth more than it costs; nothing where it cannot be paid for. */
export function moduleProfit(
  state: AndromedaState,
  player: Participant,
  design: number,
  type: number,
  field: number,
  fade: number,
): number {
  const price = modulePrice(state, player.who, design, 0, field)
  if (shortOfPrice(player, price) > 0) return 0
  const cost = (worthOfCost(MODULES[design].cost) - price.less * BASIC_WORTH) * fade
  return Math.max(0, worthOfModule(state, player, design, type, fade) - cost)
}

function bestShip(state: AndromedaState, player: Participant, less: number, fade: number): number {
  let best = 0
  for (let type = 0; type < SHIPS.length; type++) {
    best = Math.max(best, shipProfit(state, player, type, less, fade))
  }
  return best
}

/** What a new ship is worth more than it costs. A fleet needs some ships, and not too many. */
export function shipProfit(
  state: AndromedaState,
  player: Participant,
  type: number,
  less: number,
  fade: number,
): number {
  if (shipOfTypeAt(state, player.who, type, SUPPLY) === NONE) return 0
  const inFleet = 9 - countAt(state, player.who, SUPPLY)
  const crowd = inFleet >= 6 ? 0.3 : 1
  const cost = Math.max(0, worthOfCost(SHIPS[type].cost) - less * BASIC_WORTH) * fade
  return Math.max(0, (worthOfShip(state, type, fade) * 1.4 + 0.5 * fade) * crowd - cost)
}

/** What a development on a planet would bring: points, the step, its band, its card; less what it costs. */
export function developmentWorth(
  state: AndromedaState,
  player: Participant,
  region: number,
  fade: number,
): number {
  const kind = planetKindOf(state, region)
  if (kind === undefined) return 0
  const track = TRACKS.indexOf(kind.track)
  const leaders = developmentLeaders(state, player.who, region)
  const band = 2 + bandOf(player.tracks[track] + 1) * 2
  const gained =
    expectedDevelopmentVp(state, player.who, region) + band + worthOfStep(state, player, track, fade)
  const card = 0.8 * fade + 0.2 * turnsLeft(state)
  const spent =
    leaders * worthOfLeader(fade) + worthOfCost(kind.cost) * fade + worthOfShip(state, TRANSPORT, fade) * 0.8
  return gained + card - spent
}

/** The same for a planet where a transport would stand, less for what is still missing. */
function siteWorth(state: AndromedaState, player: Participant, region: number, fade: number): number {
  if (!isUncolonised(state, region) || turnsLeft(state) < 1.6) return 0
  const worth = developmentWorth(state, player, region, fade)
  if (worth <= 0) return 0
  const missingLeaders = Math.max(0, developmentLeaders(state, player.who, region) - player.leaders)
  const missing = shortOfPrice(player, developmentPrice(state, player.who, region))
  return worth * (0.75 ** missing * 0.5 ** missingLeaders)
}

/** The best development that could be built now. */
export function bestSite(state: AndromedaState, player: Participant, fade: number): number {
  let best = 0
  for (const region of developmentSites(state, player.who)) {
    if (cannotDevelop(state, player.who, region) !== undefined) continue
    best = Math.max(best, developmentWorth(state, player, region, fade))
  }
  return best
}

/** How good coming home looks: a development, docks for the ships that are out, wrecks that come back. */
export function returnAppeal(state: AndromedaState, player: Participant): number {
  const fade = fadeOf(state)
  const ships = shipsToDock(state, player.who)
  let docks = 0
  const worths: number[] = []
  for (const { design, damage } of player.modules) {
    if (damage === 0) worths.push(worthOfDock(state, player, MODULES[design], fade) + BASIC_WORTH * fade)
  }
  worths.push(1, 0.62 * fade)
  worths.sort((a, b) => b - a)
  for (let ship = 0; ship < ships; ship++) docks += Math.max(worths[ship] ?? 0, BASIC_WORTH * fade)
  const wrecks = countAt(state, player.who, SCRAPYARD) * (0.5 + 0.6 * fade)
  const inBay = countAt(state, player.who, BAY)
  const total = bestSite(state, player, fade) + docks + wrecks
  // Every ship still in the bay is a launch that would come before.
  return total * 0.55 - 1.2 - 0.35 * Math.min(inBay, 3)
}
