import { COMBAT } from '../content/combat.ts'
import type { CombatBoard, Effect, Track } from '../content/schema.ts'
import { damageRow } from '../position/combat.ts'
import { expertsAboard, isAboveFloor, isExpert } from '../position/ship.ts'
import { EXPERTS, type Item, type Ship } from '../position/state.ts'
import { gainSymbol, score } from './experience.ts'
import type { Legio } from './legio.ts'
import { loseExpert } from './ship.ts'

const BOARD: CombatBoard = COMBAT

// VL-411, VL-751, VL-753, VL-754, VL-757 to VL-762
export function fight(g: Legio, ship: Ship, hostile: Extract<Effect, { do: 'fight' }>): void {
  const armed = ship.lasers > 0
  const missing = Math.max(0, hostile.lasers - ship.lasers)
  const { damage, trophy } = BOARD.lasersMissing[missing]
  const won = armed && trophy
  g.tell({
    kind: 'fight',
    seat: ship.seat,
    card: g.state.turn.card,
    lasers: ship.lasers,
    hostile: hostile.lasers,
    rolls: damage,
    trophy: won,
  })
  for (let roll = 0; roll < damage; roll++) sufferDamage(g, ship)
  if (!won) return
  score(g, ship, hostile.trophy.vp, 'trophy')
  if (hostile.trophy.xp !== undefined) gainSymbol(g, ship, hostile.trophy.xp, 'trophy')
}

// VL-008, VL-755, VL-756
export function sufferDamage(g: Legio, ship: Ship): void {
  const die = g.roll(10)
  const { loses, otherwise } = damageRow(die)
  const lost = loseFrom(g, ship, loses) || loseFrom(g, ship, otherwise)
  g.tell({ kind: 'damage', seat: ship.seat, die, lost })
}

/** What goes of a ship that is hit there; nothing if it has none above its grey value. */
function loseFrom(g: Legio, ship: Ship, hit: Track | 'expert'): Item | '' {
  if (hit === 'expert') return expertsAboard(ship) > 0 ? losePersonnel(g, ship) : ''
  if (!isAboveFloor(ship, hit)) return ''
  ship[hit]--
  return hit
}

/** Personnel above the floor, lost by the UC's choice; squads at their floor cannot go (VL-152). */
function losePersonnel(g: Legio, ship: Ship): Item {
  const menu = g.menu(ship.seat, 'lose-personnel')
  if (isAboveFloor(ship, 'squads')) menu.offer('squads')
  for (const [index, kind] of EXPERTS.entries()) {
    if (ship.experts[index] > 0) menu.offer(kind)
  }
  const item = menu.ask()
  if (isExpert(item)) loseExpert(g.state, ship, item)
  else ship.squads--
  return item
}

/** A plague aboard: one personnel item goes, if any can. */
export function sufferPlague(g: Legio, ship: Ship): void {
  if (!isAboveFloor(ship, 'squads') && expertsAboard(ship) === 0) {
    g.tell({ kind: 'nobody-to-lose', seat: ship.seat })
    return
  }
  const item = losePersonnel(g, ship)
  g.tell({ kind: 'personnel-lost', seat: ship.seat, item })
}
