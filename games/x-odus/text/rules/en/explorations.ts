import type { RuleOf } from '../../../rules/rule-ids.ts'

export const explorations: Readonly<Record<RuleOf<'explorations'>, string>> = {
  'XO-EXP-01':
    'To resolve an Exploration, remove the marker, draw the top card, read its title, its type (Analysis, Warning or Danger) and its story, then apply it.',
  'XO-EXP-02':
    'Once resolved, an Exploration card goes to its discard. If the deck is empty when you have to draw, shuffle the discard into a new one.',
  'XO-EXP-03': 'Analysis: the card offers three options. Take any one that is open to you.',
  'XO-EXP-04':
    'On an Analysis, each further option you want to take costs 1 more Action. In a Fleet, every member spends that Action.',
  'XO-EXP-05': 'If an option gives several rewards, you receive all of them, in the order you like.',
  'XO-EXP-06':
    'On an Analysis, one Explore Action lets each member of a Fleet take an option of its own, or share one with others, who all benefit from it. Each option can be taken only once on the same card.',
  'XO-EXP-07':
    'An option under the name of a class is open only if your ship, or a member of your Fleet, belongs to that class.',
  'XO-EXP-08':
    'Warning: choose one option and no more; you cannot spend Actions on others. A Fleet chooses one for all its members.',
  'XO-EXP-09':
    'On a Warning, one option is stronger than the others but asks for a Skill Roll. If the roll succeeds, you receive its reward; if it fails, you suffer the effect the card sets for failure.',
  'XO-EXP-10':
    'Danger: there is no choice, you make the Skill Roll. If it succeeds, nothing happens; if it fails, you suffer every effect of the card.',
  'XO-EXP-11':
    'On a Danger, a Fleet makes one roll in common. If it fails, every member suffers the consequences in full.',
  'XO-EXP-12':
    'You must resolve an Exploration card as soon as you draw it. Unlike a Signal, it does not wait.',
  'XO-EXP-13':
    'Skill Roll: roll both your dice. You succeed if you get as many hits ☠, or as many specials ⚡, as the card asks for. The card says which of the two symbols it wants; the other does not count unless the card says so.',
}
