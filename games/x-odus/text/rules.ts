import type { Chapter } from '@astrolabe/words'
import type { ChapterId, RuleOf } from '../content/rule-ids.ts'
import { actions } from './rules/actions.ts'
import { allies } from './rules/allies.ts'
import { avatarCombat } from './rules/avatar-combat.ts'
import { avatars } from './rules/avatars.ts'
import { combat } from './rules/combat.ts'
import { corruptedSystems } from './rules/corrupted-systems.ts'
import { corruption } from './rules/corruption.ts'
import { damage } from './rules/damage.ts'
import { dice } from './rules/dice.ts'
import { effects } from './rules/effects.ts'
import { endOfTurn } from './rules/end-of-turn.ts'
import { enemySystems } from './rules/enemy-systems.ts'
import { explorations } from './rules/explorations.ts'
import { fleets } from './rules/fleets.ts'
import { general } from './rules/general.ts'
import { keys } from './rules/keys.ts'
import { modules } from './rules/modules.ts'
import { setup } from './rules/setup.ts'
import { signals } from './rules/signals.ts'
import { turn } from './rules/turn.ts'
import { variants } from './rules/variants.ts'

/** The rules reference, in the order of the rulebook. */
export const reference: { readonly [C in ChapterId]: Chapter<RuleOf<C>> } = {
  general,
  setup,
  dice,
  turn,
  actions,
  fleets,
  allies,
  'enemy-systems': enemySystems,
  'corrupted-systems': corruptedSystems,
  explorations,
  effects,
  damage,
  signals,
  keys,
  modules,
  combat,
  'avatar-combat': avatarCombat,
  corruption,
  avatars,
  'end-of-turn': endOfTurn,
  variants,
}
