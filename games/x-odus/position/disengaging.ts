import { facesAvatar, foesOf } from './skills.ts'
import type { XodusState } from './state.ts'

/** Damage Rolls that each ship would make to disengage, one for each foe, and whether that heralds it. XO-CMB-17, XO-AVC-09 */
export function costsOfDisengaging(state: XodusState): [rolls: number, herald: boolean] {
  const { combat } = state
  return combat === null ? [0, false] : [foesOf(state, combat).length, facesAvatar(state, combat)]
}
