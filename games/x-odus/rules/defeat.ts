import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import { retaliatesDefeated } from '../position/counting.ts'
import { fighters, fightersOf, skillOf } from '../position/skills.ts'
import { type Combat, type Foe, NONE } from '../position/state.ts'
import { beatAvatar } from './avatar-combat.ts'
import { DEFEAT, holdWindow, learnFromScraps } from './combat-windows.ts'
import { applyEffects, gainScraps } from './effects.ts'
import { gainExp } from './experience.ts'
import { strike } from './striking.ts'
import type { Xodus } from './xodus.ts'

// XO-CMB-07 to XO-CMB-10, XO-CMB-25, XO-AVC-08, XO-AVC-15
export function defeat(g: Xodus, combat: Combat, foe: Foe): void {
  const { state } = g
  const { avatar, card } = foe
  const { trigger } = skillOf(foe)
  g.tell({
    kind: 'defeated',
    foe: { avatar, card },
    boards: fightersOf(state, combat).map(({ board }) => board),
  })
  if (trigger.on === 'defeated' && !retaliatesDefeated(foe)) strike(g, combat, foe, fighters(state, combat))
  const ships = fightersOf(state, combat)
  const scraps = ships.map((ship) => ship.scraps)
  if (!avatar) for (const ship of ships) gainScraps(g, [ship], ENEMIES[card].level, 'enemy')
  holdWindow(g, DEFEAT)
  const place = state.foes.indexOf(foe)
  combat.foe = NONE
  if (avatar) beatAvatar(g, place)
  else {
    state.foes.splice(place, 1)
    state.enemyDiscard.push(card)
  }
  if (avatar) applyEffects(g, AVATARS[card - 1].spoils, fightersOf(state, combat), 'card')
  // XO-MOD-19: what is learnt now is of no use before the next time.
  for (const [at, ship] of ships.entries()) {
    if (ship.scraps > scraps[at]) learnFromScraps(g, ship)
    gainExp(g, ship, 'defeat', avatar ? 2 : 1)
  }
}
