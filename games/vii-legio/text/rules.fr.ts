import type { ChapterId, RuleId } from '../rules/rule-ids.ts'
import { base } from './rules/fr/base.ts'
import { combat } from './rules/fr/combat.ts'
import { contact } from './rules/fr/contact.ts'
import { deck } from './rules/fr/deck.ts'
import { end } from './rules/fr/end.ts'
import { exoTechnologies } from './rules/fr/exo-technologies.ts'
import { experience } from './rules/fr/experience.ts'
import { general } from './rules/fr/general.ts'
import { landing } from './rules/fr/landing.ts'
import { moving } from './rules/fr/moving.ts'
import { observation } from './rules/fr/observation.ts'
import { sectorX } from './rules/fr/sector-x.ts'
import { setup } from './rules/fr/setup.ts'
import { ship } from './rules/fr/ship.ts'
import { specialMissions } from './rules/fr/special-missions.ts'
import { turn } from './rules/fr/turn.ts'
import { turningOver } from './rules/fr/turning-over.ts'
import type { RulesByChapter } from './words.ts'

export const chaptersFr: Readonly<Record<ChapterId, string>> = {
  general: 'Règles générales',
  setup: 'Mise en place',
  ship: 'Le vaisseau',
  turn: 'Le tour de jeu',
  moving: 'Changer de secteur',
  'turning-over': 'Retourner les cartes',
  experience: 'L’expérience',
  deck: 'La pioche Exploration',
  'sector-x': 'Le Secteur X',
  landing: 'Découvrir et se poser',
  observation: 'L’Observation',
  contact: 'Le Contact',
  base: 'Base stellaire et promotion',
  combat: 'Le combat spatial',
  'exo-technologies': 'Les exo-technologies',
  'special-missions': 'Les missions spéciales',
  end: 'La fin de partie',
}

export const rulesByChapterFr: RulesByChapter = {
  general,
  setup,
  ship,
  turn,
  moving,
  'turning-over': turningOver,
  experience,
  deck,
  'sector-x': sectorX,
  landing,
  observation,
  contact,
  base,
  combat,
  'exo-technologies': exoTechnologies,
  'special-missions': specialMissions,
  end,
}

export const rulesFr: Readonly<Record<RuleId, string>> = {
  ...general,
  ...setup,
  ...ship,
  ...turn,
  ...moving,
  ...turningOver,
  ...experience,
  ...deck,
  ...sectorX,
  ...landing,
  ...observation,
  ...contact,
  ...base,
  ...combat,
  ...exoTechnologies,
  ...specialMissions,
  ...end,
}
