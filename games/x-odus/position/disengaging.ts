import { facesAvatar, fightersOf, foesOf, gripOf, skillOf } from './skills.ts'
import type { Combat, XodusState } from './state.ts'

/** Whether disengaging advances the Corruption: no others have paid for it this round. XO-AVC-09, XO-AVC-10 */
export function isHeraldOwed(state: XodusState, combat: Combat): boolean {
  return facesAvatar(state, combat) && fightersOf(state, combat).some(({ heralded }) => !heralded)
}

/** Damage Rolls that each ship would make to disengage: one for each foe, and one more where its skill asks for it. */
export function rollsToDisengage(state: XodusState, combat: Combat): number {
  const asksForMore = foesOf(state, combat).filter((foe) => {
    const { trigger, does } = skillOf(foe)
    return trigger.on === 'disengage' && does.do === 'damage-roll'
  })
  return foesOf(state, combat).length + asksForMore.length
}

/** What each ship would pay to disengage; whether there are several, a Herald, and Health lost to the grip of Avatars. */
export function costsOfDisengaging(
  state: XodusState,
): [rolls: number, several: boolean, herald: boolean, grip: number] {
  const { combat } = state
  if (combat === null) return [0, false, false, 0]
  let grip = 0
  for (const foe of foesOf(state, combat)) grip += gripOf(state, foe)
  return [
    rollsToDisengage(state, combat),
    fightersOf(state, combat).length > 1,
    isHeraldOwed(state, combat),
    grip,
  ]
}
