import type { Effect } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import { cardsAvailable, payCards, resetDeck } from './deck.ts'
import { gainSymbol, score } from './experience.ts'
import { expertsAboard } from './ship.ts'
import { DOMAIN_OF, DOMAINS, type Legio, LETTERS, type LegioState, type Ship } from './state.ts'

type SpecialMission = Extract<Effect, { do: 'specialMission' }>

const VP_BY_COUNT: readonly number[] = SCORING.specialMissions

function meetsNeeds(ship: Ship, { needs }: SpecialMission): boolean {
  return (
    ship.lasers >= (needs.lasers ?? 0) &&
    ship.squads >= (needs.squads ?? 0) &&
    expertsAboard(ship) >= (needs.experts ?? 0) &&
    (needs.sectors === undefined || needs.sectors.some((sector) => sector === ship.sector))
  )
}

/** Whether the mission's condition is replaced by a payment of XP that the UC can make. */
function canPayInstead(ship: Ship, { orPay }: SpecialMission): boolean {
  return orPay !== undefined && LETTERS.every((letter) => ship.xp[DOMAIN_OF[letter]] >= (orPay[letter] ?? 0))
}

/** XP in N, D, C, R that stands in for a condition not met. */
function xpToPay(ship: Ship, mission: SpecialMission): number[] {
  const instead = meetsNeeds(ship, mission) ? undefined : mission.orPay
  return LETTERS.map((letter) => instead?.[letter] ?? 0)
}

// VL-842
function canDoSpecialMission(state: LegioState, ship: Ship, mission: SpecialMission): boolean {
  const able = meetsNeeds(ship, mission) || canPayInstead(ship, mission)
  return able && cardsAvailable(state, ship) >= (mission.pay.cards ?? 0)
}

// VL-148, VL-841 to VL-844
export function offerSpecialMission(g: Legio, ship: Ship, mission: SpecialMission): void {
  const { seat } = ship
  const { card } = g.state.turn
  if (ship.specialMissions >= VP_BY_COUNT.length) {
    gainSymbol(g, ship, mission.whenComplete, 'consolation')
    return
  }
  if (!canDoSpecialMission(g.state, ship, mission)) {
    g.tell({ kind: 'condition-not-met', seat, card })
    return
  }
  const menu = g.menu<'accept' | 'decline'>(seat, 'special-mission', card)
  menu.offer('accept')
  menu.offer('decline')
  if (menu.ask() === 'decline') {
    g.tell({ kind: 'declined', seat, card })
    return
  }
  const paid = xpToPay(ship, mission)
  for (const domain of DOMAINS) ship.xp[domain] -= paid[domain]
  const { cards = 0 } = mission.pay
  const resetPaid = cards > 0 && payCards(g, ship, cards)
  ship.specialMissions++
  g.tell({ kind: 'special-mission', seat, card, count: ship.specialMissions, paid })
  score(g, ship, VP_BY_COUNT[ship.specialMissions - 1], 'specialMission')
  if (resetPaid) resetDeck(g, ship)
}
