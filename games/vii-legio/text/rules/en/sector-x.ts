import type { RuleOf } from '../../../rules/rule-ids.ts'

export const sectorX: Readonly<Record<RuleOf<'sector-x'>, string>> = {
  'VL-501': 'Sector X is closed when the game begins: nobody can enter it until it has been opened.',
  'VL-502':
    'To open Sector X, turn over one of its two cards with lasers aboard: the Breach needs at least 1 laser and a die roll that makes 7 or more with your lasers added, the Dead Beacon at least 2 lasers and no roll. If you open it you score 2 VP; if you fail, nothing happens. If it is already open, the card gives you 1 XP in the domain of your choice.',
  'VL-503': 'Once opened, Sector X loses its token and stays open to everyone for the rest of the game.',
  'VL-504':
    'No border leads to Sector X: once it is open, entering it costs you 6 cards, whatever sector you are in.',
  'VL-505': 'Leaving Sector X costs you 4 cards, and always takes you to the star base.',
  'VL-506': 'Coming back from Sector X to the star base is a landing, and can bring your promotion.',
  'VL-507':
    'The first Commanding Unit to enter Sector X puts the top card of pile X face down in the X slot.',
  'VL-508':
    'Once a mission in Sector X has succeeded, its card is discarded. The next Commanding Unit to enter puts a new X card face down.',
  'VL-509': 'If a card already lies in the X slot when you enter, you put no other there.',
  'VL-510': 'Sector X is not explored: you cannot turn over any Exploration card there.',
  'VL-511': 'You may use your scanners in Sector X.',
  'VL-512':
    'Landing, Observation and Contact follow the usual rules in Sector X: squads, zones and the golden rule all apply. When you leave its planet, your ship is in space in Sector X.',
  'VL-513':
    'After a successful mission in Sector X you must leave the sector, paying 4 cards in the space step of that same turn. If a Reset card stops you, you leave on your next turn; until then, you may neither land in Sector X nor install an exo-technology.',
  'VL-514': 'A planet of Sector X gives you no 1 VP token and takes no active-planet token.',
  'VL-515':
    'You may buy items in Sector X. If you are bound to leave it, you must keep the 4 cards your departure costs.',
  'VL-516': 'You cannot enter Sector X once its slot and pile X are both empty.',
  'VL-517':
    'Only an entry into Sector X puts a card in its empty slot. If you are already there when the slot is emptied, you must go out and come in again to find another.',
  'VL-518':
    'Only the Commanding Unit that succeeded in the mission must leave Sector X. If you were observing and have to quit the planet, you may stay in the sector.',
}
