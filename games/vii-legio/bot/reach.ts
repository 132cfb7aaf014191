import { DECK_X, EXTRASOLARS, type Extrasolar } from '../content/decks.ts'
import { type LegioState, NONE, R, type Ship, type Slot, X_SLOT } from '../position/state.ts'
import { hasJokerFor } from '../position/contact.ts'
import { knowsCard } from '../position/extrasolars.ts'

/** XP missing, all domains together, to carry a Contact from `passed` thresholds up to and including `threshold`. */
export function lacking(
  ship: Ship,
  card: Extrasolar,
  passed: number,
  threshold: number,
  jokerUsed: boolean,
): number {
  const goal = card.needs[threshold]
  let missing = 0
  for (let domain = 0; domain < 4; domain++) {
    const experts = domain === R ? 0 : ship.experts[domain]
    let due = goal[domain] - experts
    if (due <= 0) continue
    if (passed > 0) due -= Math.max(0, card.needs[passed - 1][domain] - experts)
    if (due > ship.xp[domain]) missing += due - ship.xp[domain]
  }
  return missing > 0 && !jokerUsed && hasJokerFor(ship, card) ? missing - 1 : missing
}

/** VP still to be had from a card with the experience at hand. */
export function reachableVp(ship: Ship, card: Extrasolar, passed: number, jokerUsed: boolean): number {
  const before = passed === 0 ? 0 : card.thresholds[passed - 1].vp
  let vp = 0
  for (let threshold = passed; threshold < card.thresholds.length; threshold++) {
    if (lacking(ship, card, passed, threshold, jokerUsed) > 0) break
    vp = card.thresholds[threshold].vp - before
  }
  return vp
}

/** What a known planet is worth to a ship that would land on it now; -1 if it cannot land. */
export function contactWorth(ship: Ship, slot: Slot): number {
  if (slot.sector === 0 || slot.missionDone || slot.contact !== NONE || !knowsCard(ship.seat, slot)) return -1
  const card = EXTRASOLARS[slot.card]
  return card.squads > ship.squads ? -1 : reachableVp(ship, card, 0, false)
}

/** What the next landing in Sector X promises a ship: the card it knows to lie there, or the mean of those that may. */
export function promiseOfX(state: LegioState, ship: Ship): number {
  const slot = state.slots[X_SLOT]
  if (slot.missionDone || slot.contact !== NONE) return 0
  if (slot.sector !== 0 && knowsCard(ship.seat, slot)) return Math.max(0, contactWorth(ship, slot))
  let cards = 0
  let vp = 0
  for (const number of DECK_X) {
    if (state.gone.includes(number)) continue
    const card = EXTRASOLARS[number]
    cards++
    if (card.squads <= ship.squads) vp += reachableVp(ship, card, 0, false)
  }
  return cards === 0 ? 0 : vp / cards
}
