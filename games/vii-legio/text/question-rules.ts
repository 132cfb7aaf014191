import type { RuleId } from '../content/rule-ids.ts'
import type { LegioQuestion } from '../rules/questions.ts'

/** The rule that each question comes from. */
export const RULE_OF: Readonly<Record<LegioQuestion['prompt'], RuleId>> = {
  opening: 'VL-127',
  'free-item': 'VL-708',
  space: 'VL-210',
  'after-landing': 'VL-567',
  observation: 'VL-604',
  contact: 'VL-658',
  zone: 'VL-563',
  joker: 'VL-661',
  domain: 'VL-405',
  token: 'VL-554',
  planet: 'VL-554',
  detector: 'VL-408',
  'special-mission': 'VL-842',
  summons: 'VL-704',
  'exo-technology': 'VL-801',
  'lose-personnel': 'VL-322',
  'give-up': 'VL-803',
}
