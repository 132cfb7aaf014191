import type { RuleOf } from '../../../rules/rule-ids.ts'

export const damage: Readonly<Record<RuleOf<'damage'>, string>> = {
  'XO-DMG-01':
    'You make a Damage Roll at the end of a turn in which you Strained, when you disengage (one for each Enemy), when an Avatar engages you in the Corruption phase, and when a card says so.',
  'XO-DMG-02':
    'Damage Roll: roll both your dice. One miss ○ costs you 1 Health; two cost you 2 Health, and you draw a Damage card.',
  'XO-DMG-03': 'In a Fleet, each member makes its Damage Roll for itself and suffers its own damage.',
  'XO-DMG-04':
    'When both your dice end on a miss ○ in an Attack Roll or a Damage Roll, it is a critical miss: draw one Damage card, the same one that a Damage Roll already gives for two misses. The faces that count are the last ones, after rerolls; an ignored miss does not count, and a die rolled alone is never critical. In an attack, draw the card before Enemy skills, even if the attack defeats the Enemy.',
  'XO-DMG-05':
    'A Damage card takes effect at once. It stays until Ship Maintenance or another effect removes it, to the end of the game if nothing does.',
  'XO-DMG-06':
    'All your Damage cards apply. The numbers of identical cards add up; something forbidden twice is simply forbidden.',
}
