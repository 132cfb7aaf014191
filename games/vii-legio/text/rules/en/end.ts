import type { RuleOf } from '../../../rules/rule-ids.ts'

export const end: Readonly<Record<RuleOf<'end'>, string>> = {
  'VL-901':
    'The end of the game is triggered when a Commanding Unit has 30 VP or more, or when all the planets have been discovered, those of Sector X included.',
  'VL-902':
    'When the end is triggered, the round under way is completed, so that nobody has had a turn more than anyone else.',
  'VL-903':
    'Victory goes to the highest total of VP. If several Commanding Units reach it together, they share the victory.',
  'VL-904':
    'All the planets have been discovered when no 1 VP token is left on the map and all 5 X cards have been placed.',
  'VL-905':
    'Once triggered, the end of the game is never cancelled. Observations and Contacts left unfinished give nothing more.',
  'VL-906':
    'The end of the game is checked after each turn. If the last turn of a round triggers it, the game stops right there.',
  'VL-907': 'As an option, off by default, the game also ends after round 40, and the highest score wins.',
}
