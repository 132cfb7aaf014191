import type { RuleOf } from '../../../rules/rule-ids.ts'

export const avatars: Readonly<Record<RuleOf<'avatars'>, string>> = {
  'XO-AVM-01':
    'After the marker has advanced, each Avatar on the map that is not engaged moves, in ascending number. Roll the Avatar die for each.',
  'XO-AVM-02':
    'The die says how many steps the Avatar may take: following a lane to the next System is one step, passing from one Rift to any other is one too. If the die also shows a Wormhole, the Avatar may, once in this move, go through one without using a step, if this shortens its way.',
  'XO-AVM-03':
    'Avatar Movement markers, −1 or +1, change the number of steps of all Avatars for this round. They add up, and the result is never less than 0.',
  'XO-AVM-04':
    'An Avatar targets the nearest ship or Fleet that is neither hidden nor already engaged with another Avatar, and takes the shortest path along lanes, through Rifts and, if its die allows, through a Wormhole. The die is rolled first: a Wormhole it allows counts as 0 steps in measuring distances, and without one Wormholes do not count at all.',
  'XO-AVM-05':
    'When an Avatar reaches a System with ships, it stops and engages all those that are not hidden. In the Corruption phase, each of them makes a Damage Roll.',
  'XO-AVM-06':
    'Among targets at the same distance, an Avatar prefers a lone ship to a Fleet: the one with least Health left, then with least maximum Health. Among Fleets, it takes the one with fewest ships, then with least Health left, then with least maximum Health. If your table puts Keys first, those who carry Keys come before all others.',
  'XO-AVM-07':
    'As long as some ship is free, an Avatar does not enter a System where another Avatar is engaged.',
  'XO-AVM-08':
    'If all ships are engaged, the Avatars that have yet to move make for the nearest one all the same, and engage it if they reach it. A ship or a Fleet may thus face several Avatars.',
  'XO-AVM-09':
    'An Avatar that arrives in the Corruption phase moves in that same phase, unless it is engaged on arrival.',
  'XO-AVM-10': 'Avatars pay no heed to detection, to Pacified markers or to the type of a System.',
  'XO-AVM-11':
    'An Avatar stays where it is if it has no path, if its movement is 0, or if all ships are hidden.',
  'XO-AVM-12':
    'The Corrupted Rule settles what is still in doubt. Among equal targets, the Avatar takes the one that carries most Keys, then the one with least Health, then the first in the order of seats. Among equally short paths, it takes the one that ends nearest to the other free ships, then the one that ends on a Rift, then the one that ends on the lowest tile number, Allied tiles first, then Enemy, then Corrupted ones.',
  'XO-AVM-13':
    'For Avatars, ships in the same System are one target, and two or more of them count as a Fleet, whether they formed one or not.',
}
