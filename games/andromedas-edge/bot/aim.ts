import type { MenuOf } from '@astrolabe/kernel'
import { SHIP_TYPES, type ShipType } from '../content/schema.ts'
import { cannotDevelop, expectedDevelopmentVp } from '../position/developing.ts'
import { shipsToDock } from '../position/docks.ts'
import { isUncolonised, tileOf } from '../position/map.ts'
import { battleOutlook, chanceToWin } from '../position/outlook.ts'
import type { AndromedaAim } from '../position/reasons.ts'
import { shipOfTypeAt } from '../position/ships.ts'
import { type AndromedaState, BAY, NONE } from '../position/state.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'

/** What an option is a step towards, as far as that can be said in a few words. */
export function aimOf(
  state: AndromedaState,
  menu: MenuOf<AndromedaQuestion>,
  index: number,
): AndromedaAim | undefined {
  if (menu.prompt === 'turn') {
    const move = menu.options[index]
    if (move.kind === 'return') return { goal: 'return', ships: shipsToDock(state, menu.seat) }
    return move.kind === 'launch' ? aimOfLaunch(state, menu.seat, move.ship, move.region) : undefined
  }
  if (menu.prompt === 'develop' || menu.prompt === 'council') {
    const move = menu.options[index]
    return move.kind === 'develop' ? developing(state, menu.seat, move.region) : undefined
  }
  if (menu.prompt === 'build' || menu.prompt === 'shipyard') {
    const move = menu.options[index]
    return move.kind === 'build' ? { goal: 'ship', ship: move.ship } : undefined
  }
  return undefined
}

const developing = (state: AndromedaState, seat: number, region: number): AndromedaAim => ({
  goal: 'develop',
  region,
  vp: expectedDevelopmentVp(state, seat, region),
})

function aimOfLaunch(
  state: AndromedaState,
  seat: number,
  name: ShipType,
  region: number,
): AndromedaAim | undefined {
  const ship = shipOfTypeAt(state, seat, SHIP_TYPES.indexOf(name), BAY)
  const outlook = ship === NONE ? null : battleOutlook(state, ship, region)
  const chance = outlook === null ? 0 : chanceToWin(outlook, seat)
  if (chance > 0.5) return { goal: 'battle', region, chance: Math.round(100 * chance) }
  const tile = tileOf(state, region)
  if (name === 'transport' && isUncolonised(state, region) && couldDevelop(state, seat, ship, region)) {
    return developing(state, seat, region)
  }
  const leaders = state.regions[region].leaders[seat]
  if (leaders > 0) return { goal: 'leaders', region, leaders }
  if (tile?.kind === 'base' && tile.base === 'field') return { goal: 'module', type: tile.type }
  return state.regions[region].moons.length > 0 ? { goal: 'moon', region } : undefined
}

/** Whether nothing but the way there is missing for a development. */
function couldDevelop(state: AndromedaState, seat: number, ship: number, region: number): boolean {
  const ships = state.ships.map((each, number) => (number === ship ? { ...each, place: region } : each))
  return cannotDevelop({ ...state, ships }, seat, region) === undefined
}
