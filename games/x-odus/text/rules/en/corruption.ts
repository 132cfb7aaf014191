import type { RuleOf } from '../../../rules/rule-ids.ts'

export const corruption: Readonly<Record<RuleOf<'corruption'>, string>> = {
  'XO-CPH-01':
    'When all ships have finished their turns, the Corruption phase begins: first, the Corruption marker advances 1 space.',
  'XO-CPH-02':
    'When the marker reaches a red space, turn its Avatar token face up, reveal its card, and put the token on the System with an active Rift that is nearest to a ship, counting by lanes; hidden ships count only if there are no others. In a tie, take the System nearest to the ship that carries most Keys, then to the one with least Health, then the lowest tile number. If no Rift is active, the Avatar arrives on the Starting System.',
  'XO-CPH-03':
    'After the Avatar of a red space, shuffle the next 4 cards of the Enemy Reserve into the Enemy deck, whatever their level. The discard is not added.',
  'XO-CPH-04': 'If fewer than 4 cards remain in the Enemy Reserve, add those that are left.',
  'XO-CPH-05':
    'When the marker reaches a space with the token of an Avatar that escaped, it comes back in the same way; several tokens on one space enter in ascending number. Only red spaces add Enemies: a red space adds its 4 even if its token has left it.',
  'XO-CPH-06':
    'Whatever makes the Corruption marker advance, and in whichever phase, the space it reaches takes effect: Avatars arrive and engage, Enemies are added. Beyond the Awakening, you lose.',
  'XO-CPH-07': 'If the Corruption marker is on the Awakening and has to advance, you lose at once.',
  'XO-CPH-08':
    'An Avatar put on a System with ships engages them at once; they make a Damage Roll only if this happens in the Corruption phase. In the Action phase, a ship in the middle of its turn has to fight or disengage next, and one that has already acted waits for its next turn.',
}
