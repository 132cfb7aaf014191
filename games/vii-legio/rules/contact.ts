import type { Refusal } from '@astrolabe/kernel'
import { EXTRASOLARS } from '../content/decks.ts'
import { dueFor, hasJokerFor, xpMissing } from '../position/contact.ts'
import { DOMAIN_OF, DOMAINS, type Domain, LETTERS, NONE, type Ship, type Slot } from '../position/state.ts'
import { score } from './experience.ts'
import type { Legio } from './legio.ts'
import { LEAVE, leaveContact, STAY } from './planet.ts'
import { refuse } from './refuse.ts'
import { offerScans, scan } from './scanning.ts'

// VL-653, VL-662
export function cannotContact(ship: Ship, slot: Slot): Refusal | undefined {
  if (slot.contact !== NONE) return refuse('VL-662')
  const missing = xpMissing(ship, EXTRASOLARS[slot.card], 0, false)
  return missing > 0 ? refuse('VL-653', missing) : undefined
}

// VL-658, VL-660
function cannotContinue(ship: Ship, slot: Slot): Refusal | undefined {
  const card = EXTRASOLARS[slot.card]
  if (slot.passed >= card.thresholds.length) return refuse('VL-660')
  const missing = xpMissing(ship, card, slot.passed, slot.joker !== NONE)
  return missing > 0 ? refuse('VL-660', missing) : undefined
}

// VL-659: where the exit symbol is missing the Contact goes on, as long as it can.
function cannotLeave(ship: Ship, slot: Slot): Refusal | undefined {
  if (EXTRASOLARS[slot.card].thresholds[slot.passed - 1].exit) return undefined
  return cannotContinue(ship, slot) === undefined ? refuse('VL-659') : undefined
}

// VL-651, VL-652, VL-654 to VL-657, VL-661
function passThreshold(g: Legio, ship: Ship, slot: Slot): void {
  const card = EXTRASOLARS[slot.card]
  const threshold = slot.passed
  const joker = chooseJoker(g, ship, slot)
  const paid = [0, 0, 0, 0]
  for (const domain of DOMAINS) {
    paid[domain] = dueFor(ship, card, threshold, domain) - (joker === domain ? 1 : 0)
    ship.xp[domain] -= paid[domain]
  }
  if (joker !== NONE) slot.joker = joker
  slot.passed++
  g.tell({
    kind: 'threshold',
    seat: ship.seat,
    card: slot.card,
    threshold: slot.passed,
    paid,
    joker: joker === NONE ? '' : LETTERS[joker],
  })
  const before = threshold === 0 ? 0 : card.thresholds[threshold - 1].vp
  score(g, ship, card.thresholds[threshold].vp - before, 'contact')
}

/** VL-661: the domain the joker stands for at this threshold; `NONE` if there is no joker, or it is kept. */
function chooseJoker(g: Legio, ship: Ship, slot: Slot): Domain | typeof NONE {
  const card = EXTRASOLARS[slot.card]
  const threshold = slot.passed
  if (slot.joker !== NONE || !hasJokerFor(ship, card)) return NONE
  const menu = g.menu(ship.seat, 'joker', { card: slot.card })
  let needed = false
  for (const domain of DOMAINS) {
    if (dueFor(ship, card, threshold, domain) > ship.xp[domain]) {
      needed = true
      menu.offer(LETTERS[domain])
    }
  }
  if (!needed) {
    for (const domain of DOMAINS) {
      if (dueFor(ship, card, threshold, domain) > 0) menu.offer(LETTERS[domain])
    }
    if (menu.count === 0 || threshold + 1 < card.thresholds.length) menu.offer('keep')
  }
  const choice = menu.ask()
  return choice === 'keep' ? NONE : DOMAIN_OF[choice]
}

// VL-657 to VL-660
export function playContact(g: Legio, ship: Ship): void {
  const slot = g.state.slots[ship.slot]
  passThreshold(g, ship, slot)
  for (;;) {
    const menu = g.menu(ship.seat, 'contact', { card: slot.card })
    const refusal = cannotContinue(ship, slot)
    menu.offer(STAY, refusal)
    menu.offer(LEAVE, cannotLeave(ship, slot))
    offerScans(menu, g.state, ship)
    // VL-659: to go on has its price next turn, and is asked even where there is no other way.
    const move = refusal === undefined ? menu.askAlways() : menu.ask()
    if (move.kind === 'scan') {
      scan(g, ship, move.slot)
      continue
    }
    if (move.kind === 'stay') {
      g.tell({ kind: 'stayed', seat: ship.seat, zone: 'contact' })
      g.state.turn.over = true
    } else {
      leaveContact(g, ship)
    }
    return
  }
}
