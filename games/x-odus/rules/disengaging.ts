import { fighters, fightersOf, foesOf, gripOf, skillOf } from '../position/skills.ts'
import { type Combat, type Foe, isOver, type Ship } from '../position/state.ts'
import { holdWindow } from './combat-windows.ts'
import { herald } from './corruption.ts'
import { rollOwed } from './damage.ts'
import { DISENGAGING, leavesUnnoticed, slipsAway } from './slipping-away.ts'
import { strike } from './striking.ts'
import { loseHealth } from './survival.ts'
import type { Xodus } from './xodus.ts'

/** All ships leave the combat together. XO-CMB-17, XO-CMB-20, XO-CMB-21, XO-AVC-09, XO-AVC-14, XO-AVC-16 */
export function disengage(g: Xodus, combat: Combat): void {
  const { state } = g
  const { place } = combat
  const foes = foesOf(state, combat)
  const ships = fightersOf(state, combat)
  holdWindow(g, DISENGAGING)
  g.tell({
    kind: 'disengaged',
    boards: ships.map(({ board }) => board),
    tile: state.systems[place].tile,
  })
  for (const ship of ships) {
    if (slipsAway(state, ship)) continue
    for (let rolls = foes.length; rolls > 0; rolls--) combat.owed.push(ship.index)
  }
  rollOwed(g, combat, 'disengaging')
  tearLoose(g, ships, foes)
  for (const ship of ships) ship.engaged = false
  for (const foe of foes) {
    if (skillOf(foe).trigger.on === 'disengage' && fighters(state, combat) !== 0 && !isOver(state))
      strike(g, combat, foe, fighters(state, combat))
  }
  const left = fightersOf(state, combat)
  const noticed = left.some((ship) => !leavesUnnoticed(state, ship))
  state.combat = null
  if (isOver(state) || left.length === 0) return
  const fledAvatar = foes.some(({ avatar }) => avatar)
  if (state.turn !== null) {
    state.turn.disengaged = true
    state.turn.fledAvatar = fledAvatar
  }
  if (noticed && fledAvatar) herald(g, place, left)
}

/** XO-AVC-16: Avatars do not let go of a ship unharmed, unless it slips away. */
function tearLoose(g: Xodus, ships: readonly Ship[], foes: readonly Foe[]): void {
  const { state } = g
  for (const foe of foes) {
    for (const ship of ships) {
      if (!isOver(state) && !slipsAway(state, ship)) loseHealth(g, ship, gripOf(state, foe), 'grip')
    }
  }
}
