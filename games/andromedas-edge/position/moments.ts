import type { Gain, Moment } from '../content/schema.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { type AbilitySource, eachAbility, onceId, usedThisCycle, usedThisTurn } from './abilities.ts'
import { participantOf } from './participants.ts'
import { shipOfTypeAt, shipsAt } from './ships.ts'
import { type AndromedaState, NONE, SCRAPYARD, UNITY } from './state.ts'

/** An ability that gives something at a moment. */
export interface Occasion {
  readonly gains: readonly Gain[]
  readonly times: number
  readonly once: 'turn' | 'cycle' | undefined
  readonly source: AbilitySource
  readonly number: number
}

const NOTHING: readonly Occasion[] = []

/**
 * AE-BM-15, AE-BZ-10: what abilities of somebody give at a moment. The ship is the one launched or damaged; where there is
 * none, an ability that names a type of ship asks for one in the region.
 */
export function occasions(
  state: AndromedaState,
  who: number,
  moment: Moment,
  ship: number,
  region: number,
): readonly Occasion[] {
  if (who === UNITY) return NOTHING
  const player = participantOf(state, who)
  let found: Occasion[] | undefined
  eachAbility(state, who, (ability, source, number) => {
    if (ability.does !== 'gain' || ability.on !== moment) return
    const { gains, most, once } = ability
    if (moment === 'launched-here' && number !== region) return
    if (ability.with !== undefined && !isWith(state, who, SHIP_TYPES.indexOf(ability.with), ship, region))
      return
    if (once === 'turn' && usedThisTurn(player, onceId(source, number))) return
    if (once === 'cycle' && usedThisCycle(player, onceId(source, number))) return
    const times = moment === 'salvage' ? salvaged(state, who, ship, most) : 1
    if (times === 0) return
    found ??= []
    found.push({ gains, times, once, source, number })
  })
  return found ?? NOTHING
}

function isWith(state: AndromedaState, who: number, type: number, ship: number, region: number): boolean {
  return ship === NONE ? shipOfTypeAt(state, who, type, region) !== NONE : state.ships[ship].type === type
}

/** How often salvage pays: for one ship of the scrapyard, or for all of them at once. */
function salvaged(state: AndromedaState, who: number, ship: number, most: number | undefined): number {
  const wrecks = shipsAt(state, who, SCRAPYARD)
  const paid = Math.min(wrecks.length, most ?? wrecks.length)
  if (ship === NONE) return paid
  return wrecks.indexOf(ship) < paid ? 1 : 0
}
