import type { ExpertiseSymbol } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import {
  DOMAIN_OF,
  type Domain,
  LETTERS,
  type Ship,
  VP_SOURCE_INDEX,
  type VpSource,
} from '../position/state.ts'
import type { XpSource } from './facts.ts'
import type { Legio } from './legio.ts'

// VL-401 to VL-403
export function gainXp(g: Legio, ship: Ship, domain: Domain, amount: number, source: XpSource): void {
  const gained = Math.min(amount, SCORING.experienceMax - ship.xp[domain])
  ship.xp[domain] += gained
  g.tell({ kind: 'xp', seat: ship.seat, domain: LETTERS[domain], gained, lost: amount - gained, source })
}

// VL-404, VL-405
export function gainSymbol(g: Legio, ship: Ship, symbol: ExpertiseSymbol, source: XpSource): void {
  gainXp(g, ship, symbol === '?' ? chooseDomain(g, ship) : DOMAIN_OF[symbol], 1, source)
}

// VL-405
function chooseDomain(g: Legio, ship: Ship): Domain {
  const menu = g.menu(ship.seat, 'domain')
  for (const letter of LETTERS) menu.offer(letter)
  return DOMAIN_OF[menu.ask()]
}

// VL-003 to VL-006
export function score(g: Legio, ship: Ship, vp: number, source: VpSource): void {
  if (vp === 0) return
  ship.vp += vp
  ship.vpFrom[VP_SOURCE_INDEX[source]] += vp
  g.tell({ kind: 'vp', seat: ship.seat, vp, total: ship.vp, source })
}
