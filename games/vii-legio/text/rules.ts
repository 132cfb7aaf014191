import type { Chapter } from '@astrolabe/words'
import type { ChapterId, RuleOf } from '../content/rule-ids.ts'
import { base } from './rules/base.ts'
import { combat } from './rules/combat.ts'
import { contact } from './rules/contact.ts'
import { deck } from './rules/deck.ts'
import { end } from './rules/end.ts'
import { exoTechnologies } from './rules/exo-technologies.ts'
import { experience } from './rules/experience.ts'
import { general } from './rules/general.ts'
import { landing } from './rules/landing.ts'
import { moving } from './rules/moving.ts'
import { observation } from './rules/observation.ts'
import { sectorX } from './rules/sector-x.ts'
import { setup } from './rules/setup.ts'
import { ship } from './rules/ship.ts'
import { specialMissions } from './rules/special-missions.ts'
import { turn } from './rules/turn.ts'
import { turningOver } from './rules/turning-over.ts'

/** The rules reference, in the order of the rulebook. */
export const reference: { readonly [C in ChapterId]: Chapter<RuleOf<C>> } = {
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
