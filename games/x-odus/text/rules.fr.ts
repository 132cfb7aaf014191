import type { ChapterId, RuleId } from '../rules/rule-ids.ts'
import { actions } from './rules/fr/actions.ts'
import { allies } from './rules/fr/allies.ts'
import { avatarCombat } from './rules/fr/avatar-combat.ts'
import { avatars } from './rules/fr/avatars.ts'
import { combat } from './rules/fr/combat.ts'
import { corruptedSystems } from './rules/fr/corrupted-systems.ts'
import { corruption } from './rules/fr/corruption.ts'
import { damage } from './rules/fr/damage.ts'
import { dice } from './rules/fr/dice.ts'
import { effects } from './rules/fr/effects.ts'
import { endOfTurn } from './rules/fr/end-of-turn.ts'
import { enemySystems } from './rules/fr/enemy-systems.ts'
import { explorations } from './rules/fr/explorations.ts'
import { fleets } from './rules/fr/fleets.ts'
import { general } from './rules/fr/general.ts'
import { keys } from './rules/fr/keys.ts'
import { modules } from './rules/fr/modules.ts'
import { setup } from './rules/fr/setup.ts'
import { signals } from './rules/fr/signals.ts'
import { turn } from './rules/fr/turn.ts'
import { variants } from './rules/fr/variants.ts'
import type { RulesByChapter } from './words.ts'

export const chaptersFr: Readonly<Record<ChapterId, string>> = {
  general: 'Règles générales',
  setup: 'Mise en place',
  dice: 'Les dés',
  turn: 'La phase d’Action',
  actions: 'Les Actions',
  fleets: 'Les Flottes',
  allies: 'Les Systèmes Alliés et les Alliés',
  'enemy-systems': 'Les Systèmes Ennemis',
  'corrupted-systems': 'Les Systèmes Corrompus',
  explorations: 'Les Explorations',
  effects: 'Les effets',
  damage: 'Les dégâts',
  signals: 'Les Signaux Précurseurs',
  keys: 'Les Clés et le Grand Rift',
  modules: 'Modules, Mods et EXP',
  combat: 'Le combat',
  'avatar-combat': 'Combattre les Avatars',
  corruption: 'La phase de Corruption',
  avatars: 'Le déplacement des Avatars',
  'end-of-turn': 'La phase de Fin de tour',
  variants: 'Vaisseaux, joueurs et difficulté',
}

export const rulesByChapterFr: RulesByChapter = {
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

export const rulesFr: Readonly<Record<RuleId, string>> = {
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
