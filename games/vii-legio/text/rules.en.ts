import type { ChapterId, RuleId } from '../rules/rule-ids.ts'
import { base } from './rules/en/base.ts'
import { combat } from './rules/en/combat.ts'
import { contact } from './rules/en/contact.ts'
import { deck } from './rules/en/deck.ts'
import { end } from './rules/en/end.ts'
import { exoTechnologies } from './rules/en/exo-technologies.ts'
import { experience } from './rules/en/experience.ts'
import { general } from './rules/en/general.ts'
import { landing } from './rules/en/landing.ts'
import { moving } from './rules/en/moving.ts'
import { observation } from './rules/en/observation.ts'
import { sectorX } from './rules/en/sector-x.ts'
import { setup } from './rules/en/setup.ts'
import { ship } from './rules/en/ship.ts'
import { specialMissions } from './rules/en/special-missions.ts'
import { turn } from './rules/en/turn.ts'
import { turningOver } from './rules/en/turning-over.ts'
import type { RulesByChapter } from './words.ts'

export const chaptersEn: Readonly<Record<ChapterId, string>> = {
  general: 'General rules',
  setup: 'Setup',
  ship: 'The ship',
  turn: 'The turn',
  moving: 'Moving between sectors',
  'turning-over': 'Turning over cards',
  experience: 'Experience',
  deck: 'The Exploration deck',
  'sector-x': 'Sector X',
  landing: 'Discovering and landing',
  observation: 'Observation',
  contact: 'Contact',
  base: 'Star base and promotion',
  combat: 'Space combat',
  'exo-technologies': 'Exo-technologies',
  'special-missions': 'Special missions',
  end: 'End of the game',
}

export const rulesByChapterEn: RulesByChapter = {
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

export const rulesEn: Readonly<Record<RuleId, string>> = {
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
