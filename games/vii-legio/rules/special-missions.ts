import { SCORING } from '../content/scoring.ts'
import { cardsAvailable } from '../position/deck.ts'
import { canPayInstead, meetsNeeds, type SpecialMission, xpToPay } from '../position/special-missions.ts'
import { DOMAINS, type LegioState, type Ship } from '../position/state.ts'
import { payCards, resetDeck } from './deck.ts'
import { gainSymbol, score } from './experience.ts'
import type { Legio } from './legio.ts'

const VP_BY_COUNT: readonly number[] = SCORING.specialMissions

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
  const menu = g.menu(seat, 'special-mission', { card })
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
