import type { ChapterId, RuleId } from '../rules/rule-ids.ts'
import { actions } from './rules/en/actions.ts'
import { allies } from './rules/en/allies.ts'
import { avatarCombat } from './rules/en/avatar-combat.ts'
import { avatars } from './rules/en/avatars.ts'
import { combat } from './rules/en/combat.ts'
import { corruptedSystems } from './rules/en/corrupted-systems.ts'
import { corruption } from './rules/en/corruption.ts'
import { damage } from './rules/en/damage.ts'
import { dice } from './rules/en/dice.ts'
import { effects } from './rules/en/effects.ts'
import { endOfTurn } from './rules/en/end-of-turn.ts'
import { enemySystems } from './rules/en/enemy-systems.ts'
import { explorations } from './rules/en/explorations.ts'
import { fleets } from './rules/en/fleets.ts'
import { general } from './rules/en/general.ts'
import { keys } from './rules/en/keys.ts'
import { modules } from './rules/en/modules.ts'
import { setup } from './rules/en/setup.ts'
import { signals } from './rules/en/signals.ts'
import { turn } from './rules/en/turn.ts'
import { variants } from './rules/en/variants.ts'
import type { RulesByChapter } from './words.ts'

export const chaptersEn: Readonly<Record<ChapterId, string>> = {
  general: 'General rules',
  setup: 'Setup',
  dice: 'Dice',
  turn: 'The Action phase',
  actions: 'Actions',
  fleets: 'Fleets',
  allies: 'Allied Systems and Allies',
  'enemy-systems': 'Enemy Systems',
  'corrupted-systems': 'Corrupted Systems',
  explorations: 'Exploring',
  effects: 'Effects',
  damage: 'Damage',
  signals: 'Precursor Signals',
  keys: 'Keys and the Great Rift',
  modules: 'Modules, Mods and EXP',
  combat: 'Combat',
  'avatar-combat': 'Fighting Avatars',
  corruption: 'The Corruption phase',
  avatars: 'How Avatars move',
  'end-of-turn': 'The End-of-turn phase',
  variants: 'Ships, players and difficulty',
}

export const rulesByChapterEn: RulesByChapter = {
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

export const rulesEn: Readonly<Record<RuleId, string>> = {
  ...general,
  ...setup,
  ...dice,
  ...turn,
  ...actions,
  ...fleets,
  ...allies,
  ...enemySystems,
  ...corruptedSystems,
  ...explorations,
  ...effects,
  ...damage,
  ...signals,
  ...keys,
  ...modules,
  ...combat,
  ...avatarCombat,
  ...corruption,
  ...avatars,
  ...endOfTurn,
  ...variants,
}
