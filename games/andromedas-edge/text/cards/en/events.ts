import type { EventId } from '../../../content/events.ts'

/** An event for all, in short, and what the Unity gets where that differs. */
export interface EventWords {
  readonly text: string
  readonly short: string
  readonly unity?: string
}

export const EVENT_TEXTS: Readonly<Record<EventId, EventWords>> = {
  EG1: {
    text: 'Each player may build 1 ship for 2 resources less.',
    short: 'a ship for 2 less',
    unity: 'The Unity gains 1 Industry module instead.',
  },
  EG2: {
    text: 'Each player may pay 1 credit or 2 basic resources to draw 1 discovery token at random from those left in the box.',
    short: '1 credit or 2 basics for a discovery',
    unity: 'The Unity gains 1 Commerce module instead.',
  },
  EG3: {
    text: 'Each player gains 3 energy, and may then pay 2 energy once to draw 1 tactics card.',
    short: '3 energy; 2 energy for a card',
    unity: 'The Unity gains 1 Science module instead.',
  },
  EG4: {
    text: 'Put 1 credit on each Alliance base without ships: the next to collect there takes it.',
    short: 'a credit on each empty base',
  },
  EG5: {
    text: 'Reveal one planet more than usual.',
    short: 'one more planet',
  },
  EG6: {
    text: 'Each participant recruits 1 leader from any base or nebula.',
    short: 'recruit 1 each',
  },
  EG7: {
    text: 'Each player may exchange up to 3 resources for others.',
    short: 'swap up to 3 resources',
    unity: 'The Unity draws 1 tactics card instead.',
  },
  EG8: {
    text: 'Each participant makes 1 repair; with 2 or more ships in the scrapyard, 2 repairs.',
    short: '1 repair each, 2 with 2 wrecks',
  },
  EG9: {
    text: 'All raiders but the Void Dragon go back to the nebula that a die names. Each participant gains 1 energy.',
    short: 'raiders to nebulae; 1 energy each',
  },
  EG10: {
    text: 'Whoever has most developments gains 2 VP; whoever has fewest draws 2 tactics cards. All those tied do so.',
    short: 'most developments 2 VP, fewest 2 cards',
  },
  ET1: {
    text: 'One planet with a development is drawn at random: the development goes back to the supply with its card, its leaders to their owner’s station. The owner keeps the VP and gains 2 basic resources.',
    short: 'a development is destroyed',
    unity: 'The Unity rebuilds its own with its next Infrastructure action, and gains nothing.',
  },
  ET2: {
    text: 'Each player passes 1 tactics card of their choice to the left, then draws 1. A player alone discards it.',
    short: 'pass 1 card left, draw 1',
    unity: 'The Unity is not concerned.',
  },
  ET3: {
    text: 'Each raider but the Void Dragon moves 1 step towards the nearest ship, without a battle.',
    short: 'raiders close in',
  },
  ET4: {
    text: 'Each player loses all energy above 3.',
    short: 'energy above 3 is lost',
    unity: 'The Unity is not concerned.',
  },
  ET5: {
    text: 'Each player pays 2 energy or damages 1 module.',
    short: '2 energy, or damage 1 module',
    unity: 'The Unity damages 1 module.',
  },
  ET6: {
    text: 'Each player pays 1 ice for each of their developments, or loses 1 VP for each one left unpaid.',
    short: '1 ice or 1 VP per development',
    unity: 'The Unity loses 1 VP for each of its developments, 2 VP at most.',
  },
  ET7: {
    text: 'Place 2 class S raiders, each on the nebula that a die names.',
    short: '2 class S raiders come',
  },
  ET8: {
    text: 'For each of their ships beside a nebula, each player pays 1 energy or the ship is damaged.',
    short: 'beside nebulae: 1 energy or damage',
    unity: 'The Unity is not concerned.',
  },
  ET9: {
    text: 'All available modules are discarded and replaced. Each player loses all credits above 2.',
    short: 'new market; credits above 2 are lost',
    unity: 'The Unity discards 2 tactics cards.',
  },
  ET10: {
    text: 'Whoever is highest on Supremacy gains 2 VP; whoever is lowest draws 2 tactics cards. All those tied do so.',
    short: 'Supremacy: highest 2 VP, lowest 2 cards',
  },
  EN1: {
    text: 'Each player with a ship in range of the Void may take 1 available module of cost 3 or less for free, then damages 1 module.',
    short: 'a free module, then damage one',
    unity: 'In range, the Unity gains 1 module of the type it has least of, and damages none.',
  },
  EN2: {
    text: 'Each participant with a ship in range of the Void draws 2 tactics cards, then discards 1.',
    short: 'draw 2 cards, discard 1',
  },
  EN3: {
    text: 'The ship nearest to the Void of each participant in range moves into it and takes its action. If the Void Dragon is there, its owner then pays 1 energy for it or it is damaged. No battle follows.',
    short: 'nearest ships fall into the Void',
    unity: 'The Unity takes its highest result, and its ship is damaged if the Void Dragon is there.',
  },
  EN4: {
    text: 'Each player with a ship in range of the Void loses 2 energy or 1 VP. Whoever has most ships in range advances 1 space on Supremacy; all those tied do so.',
    short: '−2 energy or −1 VP; most ships +1 Supremacy',
    unity: 'In range, the Unity loses 1 VP.',
  },
  EN5: {
    text: 'Each participant with a ship in range of the Void rolls 1 die and gains the benefit of the Void that it names.',
    short: 'a roll in the Void',
  },
  EN6: {
    text: 'Ships now in range of the Void cannot dock in their owner’s next return; the owner gains 1 VP for each, 3 VP at most.',
    short: 'no dock next return; 1 VP each (≤ 3)',
    unity: 'Those of the Unity do not turn its Helm.',
  },
  EN7: {
    text: 'Each ship in the Void is damaged; its owner gains 2 basic resources for it.',
    short: 'ships in the Void are damaged',
    unity: 'The Unity draws 2 tactics cards for each of its own.',
  },
  EN8: {
    text: 'Each player with a ship in range of the Void moves one of those ships to any tile without ships, or damages it and gains 2 energy.',
    short: 'move 1 ship, or damage it for 2 energy',
    unity:
      'In range, a ship of the Unity drawn at random goes to the leftmost uncolonised planet without ships, or else to a random tile without ships.',
  },
  EN9: {
    text: 'Each participant with a ship in range of the Void gains 1 VP for each relic icon, 3 VP at most; without any, they draw 1 tactics card.',
    short: '1 VP per relic (≤ 3), or a card',
  },
  EN10: {
    text: 'The Void Dragon rolls 1 more die until it is defeated. Each participant with a ship in range of the Void gains 1 credit.',
    short: 'Dragon +1 die; 1 credit',
  },
}
