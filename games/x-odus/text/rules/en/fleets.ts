import type { RuleOf } from '../../../rules/rule-ids.ts'

export const fleets: Readonly<Record<RuleOf<'fleets'>, string>> = {
  'XO-FLT-01':
    'At any moment of your turn, and without an Action, you may form a Fleet with ships in your System that have not yet acted this round, if their captains agree. It lasts until the end of the round.',
  'XO-FLT-02': 'All members of a Fleet take the same Action, on the same target, and each of them spends it.',
  'XO-FLT-03':
    'A Fleet has as many Actions as the member that has fewest left when it is formed. Actions you have already spent this turn are no longer yours to bring.',
  'XO-FLT-04':
    'During its turn, a Fleet may take in ships of its System that have not yet acted this round. They have only the Actions the Fleet has left; if one of them has fewer, the Fleet falls to that number. If a Fleet of 3 Actions Jumps and takes in the Explorer, for example, which has 4, all go on with 2.',
  'XO-FLT-05': 'A ship that has already acted this round cannot join a Fleet.',
  'XO-FLT-06': 'The Actions a member would have had beyond those of its Fleet are lost for the round.',
  'XO-FLT-07': 'A Fleet that Sends a Probe or makes a Blind Jump reveals one tile, not one for each member.',
  'XO-FLT-08':
    'In a Fleet, each member does Scavenge, Maintenance and the work of a Signal for itself: each gains its Scrap, each makes its Repair. Explore draws one card for the whole Fleet.',
  'XO-FLT-09': 'A Fleet cannot split before the end of the round, and no member may leave it.',
  'XO-FLT-10':
    'The members of a Fleet make their Detection Roll together. A single miss ○ detects the whole Fleet.',
  'XO-FLT-11':
    'The members of a Fleet make a Skill Roll together and add up their results. They all succeed or all fail.',
  'XO-FLT-12': 'Each member of a Fleet makes its own Damage Roll, apart from the others.',
  'XO-FLT-13':
    'The members of a Fleet attack together and their hits ☠ are added up, but each suffers the retaliation for its own misses ○.',
  'XO-FLT-14': 'A Fleet disengages as a whole, or not at all.',
  'XO-FLT-15': 'Fleets are separated in the End-of-turn phase. You may form them again in the next round.',
  'XO-FLT-16':
    'If an option of an Exploration is kept for a class, one member of that class opens it to the whole Fleet.',
  'XO-FLT-17':
    'A Fleet Strains as a whole: every member that has not yet done so this round Strains, and the Fleet gains 1 Action in all. Each of them makes its own Damage Roll at the end of the turn.',
  'XO-FLT-18':
    'If a Damage card bars one member from a kind of move, or from Strain, the whole Fleet cannot do it. For Scavenge, Maintenance and the work of a Signal, a member that may not take part spends its Action to no effect, and the others act.',
  'XO-FLT-19':
    'In a Fleet, you cannot use a card that moves your ship alone. A card that gives your ship an Action helps the Fleet only if you use it before the Fleet is formed, or if every member gains one too.',
}
