import { AVATARS } from '../content/avatars.ts'
import type { Effect } from '../content/schema.ts'
import { shipDistances } from '../position/map.ts'
import { type Foe, NONE, type Ship, type XodusState } from '../position/state.ts'
import { SPACE } from './cards.ts'
import { priceOfFoe, weakest } from './strength.ts'
import { waitingAt } from './works.ts'

// Avatars that ships could beat: at once, with those whom they hold, or with others who are fetched first.

/** What it brings that an Avatar is beaten: levels, and a while without it. */
const BEATEN = 1.5
/** What is left of it for those who have yet to fetch somebody. */
const FETCHING = 0.85

/** What spoils are worth to each of those who win them. */
const SPOILS: Readonly<Partial<Record<Effect['do'], number>>> = {
  hold: SPACE,
  heal: 0.6,
  energy: 0.6,
  module: 1.5,
  'precursor-module': 2.5,
}

export interface Hunt {
  /** Where the Avatar is, or whoever is fetched first. */
  readonly place: number
  readonly worth: number
  /** Jumps from there to the Avatar. */
  readonly jumps: number
}

/** All that a group of ships could set out for. */
export function huntsOf(state: XodusState, ships: readonly Ship[]): Hunt[] {
  const hunts: Hunt[] = []
  for (const foe of state.foes) {
    if (!foe.avatar || !isAlone(state, foe)) continue
    const { place } = foe
    const alone = huntWorth(state, foe, ships)
    if (alone > 0) {
      hunts.push({ place, worth: alone, jumps: 0 })
      continue
    }
    const far = shipDistances(state, place)
    for (const ship of state.ships) {
      if (!mayBeFetched(ship, ships) || ship.place === place || far[ship.place] === NONE) continue
      if (far[ship.place] > ship.actions) continue
      const worth = FETCHING * huntWorth(state, foe, [...ships, ...waitingAt(state, ship.place, ships)])
      if (worth > 0) hunts.push({ place: ship.place, worth, jumps: far[ship.place] })
    }
  }
  return hunts
}

/** Whether ships that could not beat an Avatar within reach would do it with one more. */
export function isHelpToHunt(state: XodusState, ships: readonly Ship[], help: Ship): boolean {
  const actions = Math.min(ships[0].actions, help.actions)
  const together = [...ships, help]
  return state.foes.some((foe) => {
    if (!foe.avatar || !isAlone(state, foe)) return false
    const far = shipDistances(state, foe.place)[help.place]
    return far !== NONE && far <= actions && huntWorth(state, foe, together) > huntWorth(state, foe, ships)
  })
}

function mayBeFetched(ship: Ship, ships: readonly Ship[]): boolean {
  return !ship.destroyed && !ship.acted && !ship.engaged && !ships.includes(ship)
}

const isAlone = (state: XodusState, foe: Foe): boolean =>
  !state.foes.some((other) => other !== foe && other.place === foe.place)

/** With those whom it holds: what it brings, less what it costs each of them; nothing if they could die of it. */
function huntWorth(state: XodusState, foe: Foe, ships: readonly Ship[]): number {
  const group = [...ships, ...waitingAt(state, foe.place, ships)]
  const price = priceOfFoe(group, foe)
  if (price > weakest(group) - 1.5) return 0
  const held = group.some(({ engaged }) => engaged) ? SPACE : 0
  return Math.max(0, BEATEN + spoilsOf(foe) + held - price)
}

function spoilsOf({ card }: Foe): number {
  let worth = 0
  for (const { do: deed } of AVATARS[card - 1].spoils) worth += SPOILS[deed] ?? 0
  return worth
}
