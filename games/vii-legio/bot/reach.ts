import { EXTRASOLARS, type Extrasolar } from '../content/decks.ts'
import { NONE, R, type Ship, type Slot } from '../position/state.ts'
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
