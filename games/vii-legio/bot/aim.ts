import type { MenuOf } from '@astrolabe/kernel'
import { EXTRASOLARS } from '../content/decks.ts'
import { knowsCard } from '../position/extrasolars.ts'
import { observationTurnsLeft } from '../position/observation.ts'
import type { LegioAim } from '../position/reasons.ts'
import { isDuePromotion } from '../position/ship.ts'
import {
  type LegioState,
  LETTERS,
  NONE,
  type Ship,
  type Slot,
  SLOT_INDEX,
  type SlotName,
  SLOTS,
} from '../position/state.ts'
import type { PlanetMove } from '../rules/planet.ts'
import type { LegioQuestion } from '../rules/questions.ts'
import type { SpaceMove } from '../rules/turn.ts'
import { contactWorth, promiseOfX, reachableVp } from './reach.ts'
import { planetsLeft, tokensFree } from './thumb.ts'

/** What an option is a step towards, as far as that can be said in a few words. */
export function aimOf(state: LegioState, menu: MenuOf<LegioQuestion>, index: number): LegioAim | undefined {
  const ship = state.ships[menu.seat]
  switch (menu.prompt) {
    case 'space':
    case 'after-landing':
      return aimOfMove(state, ship, menu.options[index])
    case 'zone': {
      const slot = state.slots.find(({ card }) => card === menu.about.card)
      return slot && aimOnPlanet(state, ship, slot, menu.options[index])
    }
    case 'observation':
    case 'contact':
      return aimOfStay(state, ship, menu.options[index])
    case 'summons':
      return menu.options[index] === 'accept' && isDuePromotion(ship) ? { goal: 'promotion' } : undefined
    case 'opening':
    case 'free-item':
    case 'domain':
    case 'token':
    case 'planet':
    case 'detector':
    case 'joker':
    case 'lose-personnel':
    case 'give-up':
    case 'exo-technology':
    case 'special-mission':
      return undefined
  }
}

function aimOfMove(state: LegioState, ship: Ship, move: SpaceMove): LegioAim | undefined {
  switch (move.kind) {
    case 'land':
      return aimOfLanding(state, ship, move.slot)
    case 'cross':
      return aimInSector(state, ship, move.sector)
    case 'turn-over':
      return discovering(state, ship.sector)
    case 'enter-x':
      return { goal: 'sector-x', vp: promiseOfX(state, ship) }
    case 'land-on-base':
    case 'leave-x':
      return isDuePromotion(ship) ? { goal: 'promotion' } : undefined
    case 'take-off':
    case 'scan':
    case 'buy':
    case 'install':
    case 'end-turn':
      return undefined
  }
}

const nameOf = ({ slots }: LegioState, slot: Slot): SlotName => SLOTS[slots.indexOf(slot)]

function aimOfLanding(state: LegioState, ship: Ship, name: SlotName): LegioAim | undefined {
  const slot = state.slots[SLOT_INDEX[name]]
  if (!knowsCard(ship.seat, slot)) return { goal: 'meet', slot: name }
  return aimOnPlanet(state, ship, slot, contactWorth(ship, slot) > 0 ? 'contact' : 'observation')
}

function aimOnPlanet(
  state: LegioState,
  ship: Ship,
  slot: Slot,
  zone: 'contact' | 'observation',
): LegioAim | undefined {
  const card = EXTRASOLARS[slot.card]
  const name = nameOf(state, slot)
  if (zone === 'contact') {
    const vp = reachableVp(ship, card, 0, false)
    return vp > 0 ? { goal: 'contact', slot: name, vp } : undefined
  }
  const xp = card.observation.xp * observationTurnsLeft(slot, ship.seat)
  return xp > 0 ? { goal: 'observe', slot: name, xp, domain: LETTERS[card.observationDomain] } : undefined
}

/** The best Contact there, the star base, or planets that nobody has found. */
function aimInSector(state: LegioState, ship: Ship, sector: number): LegioAim | undefined {
  let best: LegioAim | undefined
  let most = 0
  for (const slot of state.slots) {
    const vp = slot.sector === sector ? contactWorth(ship, slot) : 0
    if (vp <= most) continue
    most = vp
    best = { goal: 'contact', slot: nameOf(state, slot), vp }
  }
  if (best !== undefined) return best
  if (isDuePromotion(ship) && sector < ship.sector) return { goal: 'promotion' }
  return discovering(state, sector)
}

function discovering(state: LegioState, sector: number): LegioAim | undefined {
  const planets = tokensFree(state) > 0 ? planetsLeft(state, sector) : 0
  return planets > 0 ? { goal: 'discover', sector, planets } : undefined
}

function aimOfStay(state: LegioState, ship: Ship, move: PlanetMove): LegioAim | undefined {
  const slot = state.slots[ship.slot]
  if (move.kind === 'contact') return aimOnPlanet(state, ship, slot, 'contact')
  if (move.kind !== 'stay') return undefined
  if (ship.place !== 'contact') return aimOnPlanet(state, ship, slot, 'observation')
  const { thresholds } = EXTRASOLARS[slot.card]
  const next = thresholds.at(slot.passed)
  const before = thresholds[slot.passed - 1]?.vp ?? 0
  return next && slot.contact !== NONE ? { goal: 'threshold', vp: next.vp - before } : undefined
}
