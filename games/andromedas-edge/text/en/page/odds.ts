import { several } from '@astrolabe/words/english.ts'

export const odds = {
  battle: (place: string) => `Battle at ${place}, before cards and energy still to come`,
  prepared: 'The battle, so prepared',
  youWin: 'You win',
  wins: (who: string) => `${who} wins`,
  nobody: 'Everyone loses',
  reroll: (die: number) => `Rerolling a ${die}`,
  void: (dice: number, targeting: number) =>
    `The Void: ${several(dice, 'die', 'dice')}${targeting > 1 ? ` of ${targeting} or more` : ''}; the highest`,
  highest: (face: number, benefit: string) => `${face}: ${benefit}`,
}
