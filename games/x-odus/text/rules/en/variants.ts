import type { RuleOf } from '../../../rules/rule-ids.ts'

export const variants: Readonly<Record<RuleOf<'variants'>, string>> = {
  'XO-VAR-01':
    'With 3 ships, use the other side of the Corruption board: as many rounds, but one Avatar fewer, with 2 tokens drawn at setup, and 3 Signals with 3 Keys. Wherever 4 Keys are mentioned, read 3.',
  'XO-VAR-02':
    'With 3 ships, remove the tiles marked with a white dot: 4 Allied and Enemy Systems, and 1 Corrupted System. Make 5 piles instead of 6, with that of the Great Rift at the bottom: the stack holds 25 tiles.',
  'XO-VAR-03':
    'With 3 ships, the track has only 2 red spaces, so hardly any Enemy of level 4 comes into play. One comes only if a symbol or a card has made you draw from the Enemy Reserve.',
  'XO-VAR-04':
    'The game is played with 3 or 4 ships, never with 2. Two players command two ships each, or one of them commands two and the other a single one.',
  'XO-VAR-05': 'Alone, you command all the ships yourself: 3 as a rule, or 4 if you wish.',
  'XO-VAR-06': 'If you command several ships, each of them is a ship of its own for every rule.',
  'XO-VAR-07':
    'At each level of difficulty, 6 Signal cards are put together, and 4 of them are used, or 3 with 3 ships.',
  'XO-VAR-08': 'Easy Strollers: the 4 Hazardous Signals (blue) and 2 Perilous ones (yellow) drawn at random.',
  'XO-VAR-09':
    'Hardened Travellers: 2 Signals of each colour, Hazardous, Perilous and Lethal, drawn at random.',
  'XO-VAR-10': 'Heroic Adventurers: the 4 Lethal Signals (red) and 2 Perilous ones (yellow) drawn at random.',
  'XO-VAR-11':
    'Heroic Adventurers in search of a nightmare may take a permanent Avatar Movement marker: all Avatars then have +1 for the whole game.',
}
