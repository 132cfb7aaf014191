import type { RuleOf } from '../../../rules/rule-ids.ts'

export const keys: Readonly<Record<RuleOf<'keys'>, string>> = {
  'XO-KEY-01':
    'On the Great Rift, Explore costs 1 Action and places all the Keys you carry on the tile; in a Fleet, those of every member.',
  'XO-KEY-02': 'Keys may be placed little by little, by several ships and over several rounds.',
  'XO-KEY-03':
    'When the last Key is placed, all Avatars move at once: roll the Avatar die for each, in ascending number, as in the Corruption phase. The last Key is the fourth, or the third in a game with 3 ships.',
  'XO-KEY-04': 'In that move, Avatars make for the Great Rift, not for ships.',
  'XO-KEY-05':
    'On their way they still stop in the first System where there is a ship, and engage everyone there. You can thus intercept an Avatar.',
  'XO-KEY-06': 'An Avatar that reaches the Great Rift engages every ship there that is not hidden.',
  'XO-KEY-07': 'Ships engaged by this move make no Damage Roll, for it is not the Corruption phase.',
  'XO-KEY-08': 'An Avatar that is already engaged does not move when the last Key is placed.',
  'XO-KEY-09':
    'The Action phase then goes on, and ships that can still act may fight the Avatars. Whether you win is seen at the end of the phase.',
  'XO-KEY-10':
    'In that move, an Avatar may enter the Great Rift even if another is engaged there. What slows or hastens Avatars this round applies.',
}
