import type { RuleOf } from '../../../rules/rule-ids.ts'

export const setup: Readonly<Record<RuleOf<'setup'>, string>> = {
  'VL-101':
    'The central board and the combat board are laid out, and the first Commanding Unit to play is drawn at random.',
  'VL-102':
    'Two active-planet tokens, Alpha and Beta, are in play in every game; Gamma joins them with 3 or 4 Commanding Units, Delta with 4. Each begins on its own slot of the central board, and the others stay in the box.',
  'VL-103':
    'In sectors 1 to 5, no more planets can be active at one time than there are Commanding Units in the game: 2, 3 or 4.',
  'VL-104': 'The 18 expert tokens, 6 of each kind, form a supply shared by everyone.',
  'VL-105': 'The 53 Exploration cards are shuffled into a single face-down deck.',
  'VL-106':
    'Pile A is made of 10 cards drawn at random from the 24 A Extrasolar cards, then shuffled and placed face down.',
  'VL-107':
    'Pile B is made of 10 cards drawn at random from the 21 B Extrasolar cards, then shuffled and placed face down.',
  'VL-108': 'Pile X holds all 5 X Extrasolar cards, shuffled and placed face down.',
  'VL-109':
    'The 14 A cards and 11 B cards that were not drawn go back to the box unseen: nobody knows which worlds are missing.',
  'VL-110':
    'Every planet in play at your number of Commanding Units receives a 1 VP token, promised to its discoverer.',
  'VL-111':
    'A planet’s symbol tells you when it is in play: in every game, with 3 or 4 Commanding Units, or only with 4.',
  'VL-112':
    'The number of planets in each sector depends on the number of Commanding Units. Sector 1 has as many planets as there are Commanding Units. In sectors 2 to 5 there are, with 2 Units, 2, 2, 2 and 1 planets; with 3 Units, 2, 3, 2 and 2; with 4 Units, 3, 3, 2 and 3.',
  'VL-113': 'When the game begins, the “Sector X closed” token lies on Sector X.',
  'VL-114': 'Sectors 1, 2 and 3 form exploration zone A; sectors 4 and 5 form zone B.',
  'VL-115':
    'The edge of the board shows, domain by domain, how much experience the last thresholds of all the A cards, and of all the B cards, call for. It counts the full decks, before the 10 cards of each pile are drawn, and you may consult it at any time.',
  'VL-116': 'Sapiens make up a larger share of zone B than of zone A.',
  'VL-117': 'Sector 5 is the farthest from the star base.',
  'VL-118':
    'Crossing a border costs 1 card between sectors 1 and 2, 2 and 3, or 3 and 4; 2 cards between sectors 1 and 3, 2 and 4, or 4 and 5; and 3 cards between sectors 3 and 5. No other two sectors touch.',
  'VL-121': 'You set out in a Frombola: take a ship board and place it Frombola side up.',
  'VL-122':
    'Your Frombola begins on its grey values: 2 thrusters, 1 scanner, 1 squad, 0 lasers, 0 detectors and 0 special missions.',
  'VL-123': 'You begin with 0 XP in each of the four domains: Negotiation, Diplomacy, Capture and Research.',
  'VL-124': 'Your score pawn starts on 0, and your ship at the star base.',
  'VL-125': 'Your Holodeck and Nanoprobes tokens start beside your ship board: neither is installed yet.',
  'VL-126': 'You set out with no expert aboard.',
  'VL-127':
    'Before the first turn, you take 2 free items of your choice, equipment or personnel, within the limits of the Frombola. Both may be of the same kind.',
  'VL-128': 'Free items give you no Negotiation experience: only items bought with cards do.',
  'VL-129':
    'Free items are chosen openly, in turn order. If the last expert of a kind is gone when you choose, you must take something else.',
}
