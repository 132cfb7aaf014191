import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turn: Readonly<Record<RuleOf<'turn'>, string>> = {
  'VL-201': 'When your turn begins, all your scanners and detectors are available again.',
  'VL-202':
    'If your ship is in space when your turn begins, you play the space step: you take Exploration cards and put them to use.',
  'VL-203':
    'If your ship is on a planet when your turn begins, you resolve its zone first: you gain the experience of your Observation, or pass the next threshold of your Contact.',
  'VL-204': 'The golden rule: you may land at most once and take off at most once in each of your turns.',
  'VL-205':
    'Leaving a planet does not end your turn: you then play a full space step, and you may still land once.',
  'VL-206':
    'If you stay on your planet, to go on observing, to move to the Contact zone or to continue a Contact, your turn ends there and you take no cards. You may still use your scanners before it ends.',
  'VL-207':
    'If your turn begins at the star base, you take off into sector 1 at no cost and play the space step; this is your take-off for the turn. You may also stay at the base and pass.',
  'VL-208':
    'Your space step begins when you take Exploration cards from the top of the deck, face down: as many as your thrusters allow.',
  'VL-209':
    'Nobody looks at the cards in your hand, not even you: they are only turned over one at a time, or discarded.',
  'VL-210':
    'As long as you have cards, use them in any order and any mix: turn them over to explore, or spend them to cross borders, buy equipment and recruit personnel.',
  'VL-211': 'An item of equipment costs you 2 cards.',
  'VL-212': 'A squad, or an expert of the kind you choose, costs you 3 cards.',
  'VL-213': 'Each item you buy with cards gives you 1 Negotiation XP at once.',
  'VL-214': 'You may buy as many items in a turn as your cards and your ship allow.',
  'VL-215':
    'The cards you pay for an item are discarded face up, without effect and without experience. Only the Reset card takes effect all the same.',
  'VL-216':
    'You may use your scanners and detectors at any moment of your own turn, each for its own purpose and once per turn.',
  'VL-217':
    'A thruster bought or lost during your turn does not change the number of cards already in your hand: it counts the next time you take cards.',
  'VL-218':
    'When your exploration ends, your unused cards go back on top of the deck, face down and in the same order. Nobody looks at them.',
  'VL-219':
    'You need not explore: you may pass without taking cards, and still scan and land once. Nothing obliges you to use your cards, unless a card or Sector X demands it.',
}
