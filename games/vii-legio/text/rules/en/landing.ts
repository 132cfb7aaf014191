import type { RuleOf } from '../../../rules/rule-ids.ts'

export const landing: Readonly<Record<RuleOf<'landing'>, string>> = {
  'VL-551': 'A planet card may let you discover a planet in the sector where your ship is.',
  'VL-552':
    'You discover a planet only if an active-planet token is free and your sector still holds a 1 VP token. Otherwise there is no discovery, and only the card’s symbol counts, if it has one.',
  'VL-553':
    'When you discover a planet, you take its 1 VP token, score 1 VP, and put a free active-planet token on it.',
  'VL-554':
    'You choose which free active-planet token to use, and which planet of your sector to discover among those that hold a 1 VP token.',
  'VL-555':
    'The top card of the zone’s pile, A or B, is put face down in the slot of the active-planet token you used.',
  'VL-556': 'Discovering is not landing: you may go on exploring.',
  'VL-557': 'Piles A and B never run out: each holds at least as many cards as its zone has planets.',
  'VL-558':
    'Each scanner lets you look secretly at one face-down Extrasolar card per turn. The card bears your mark from then on, and you may look at it again whenever you like.',
  'VL-559':
    'You can only scan a card of the sector where your ship is. On a planet you are in that planet’s sector, at the star base in sector 1, and there is no limit to the number of cards you may have marked.',
  'VL-560':
    'You may land on any active planet of your sector if you have at least as many squads as its card demands, whichever zone you are bound for.',
  'VL-561': 'When you land on a planet, its Extrasolar card is revealed to everyone.',
  'VL-562':
    'You may try to land on a planet whose card you have not seen. With too few squads, you do not land: the card stays revealed, your landing is still available and your exploration goes on. With enough squads, there is no turning back: you have landed.',
  'VL-563':
    'As you land, once the card is revealed, you choose the Observation zone or the Contact zone and place your ship there.',
  'VL-564': 'Your squads are not spent by landing, observing or making Contact.',
  'VL-565': 'The Napos, for example, demand 3 squads: with fewer, you cannot land on their planet.',
  'VL-566':
    'You cannot land on a planet if neither zone is open to you: the Observation zone because it is taken, the Contact zone because it is taken or because you lack the experience for the first threshold. On a face-down card, the Observation zone is always free.',
  'VL-567': 'Landing ends your exploration: your unused cards go back on top of the deck.',
  'VL-568':
    'A planet stays active, and any Commanding Unit may land on it, until a mission there is completed.',
  'VL-569':
    'You cannot land on an Extrasolar planet that you left this same turn. The star base is not concerned.',
}
