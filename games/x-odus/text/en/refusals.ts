import type { AmountWords } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import type { RuleId } from '../../content/rule-ids.ts'

const moreScraps = (missing: number): string => `${several(missing, 'more Scrap', 'more Scraps')} needed.`

export const refusals = {
  'XO-ACT-16': () => 'No System is left to reveal.',
  'XO-ACT-21': () => 'There is nothing to explore here.',
  'XO-ACT-22': () => 'This ship has already scavenged this round.',
  'XO-ACT-23': () => 'Only a hostile Enemy System can be pacified.',
  'XO-ACT-24': () => 'There is nobody here to trade with.',
  'XO-ACT-28': moreScraps,
  'XO-ACT-29': () => 'There is nothing to maintain, or no means to do it.',
  'XO-ACT-30': moreScraps,
  'XO-ACT-31': () => 'This ship has lost no Health.',
  'XO-ACT-32': moreScraps,
  'XO-ACT-34': (missing) => (missing > 0 ? moreScraps(missing) : 'All Energy slots are filled.'),
  'XO-ACT-37': () => 'A ship can strain only once a round.',
  'XO-ALS-10': (missing) => (missing > 0 ? moreScraps(missing) : 'This service was used this round.'),
  'XO-CMB-14': () => 'It would destroy your own ship.',
  'XO-CMB-15': () => 'No wreck with Keys lies here.',
  'XO-CMB-20': () => 'You have disengaged: leave, or hide.',
  'XO-COR-01': () => 'A Corrupted System cannot be explored.',
  'XO-DMG-05': () => 'A Damage card forbids it.',
  'XO-EFF-08': () => 'There is no System it could be used on.',
  'XO-EXP-04': () => 'No Action is left for it.',
  'XO-EXP-06': () => 'This option has been taken.',
  'XO-EXP-07': () => 'No ship of this class is here.',
  'XO-FLT-01': () => 'Its captain would rather not join this turn.',
  'XO-FLT-05': () => 'This ship has already acted this round.',
  'XO-FLT-14': () => 'The rest of the Fleet would rather fight on.',
  'XO-FLT-19': () => 'In a Fleet, a card that moves or speeds up one ship alone is of no use.',
  'XO-KEY-01': () => 'Keys are placed on the Great Rift.',
  'XO-MOD-05': (missing) => `${missing} more Energy needed.`,
  'XO-MOD-06': () => 'Its condition is not met.',
  'XO-MOD-07': () => 'It has been used already.',
  'XO-MOD-08': moreScraps,
  'XO-SIG-03': (missing) =>
    missing > 0 ? 'Nobody here has anything to give.' : 'Nothing can be done for it now.',
  'XO-SIG-04': (missing) =>
    missing > 0
      ? `The Key is not free yet: ${several(missing, 'marker')} to go.`
      : 'The Key is not free yet: see what its Signal asks for.',
  'XO-SIG-06': () => 'There is no deciphered Signal here.',
  'XO-SIG-07': () => 'This Signal asks for no Action of its own.',
  'XO-SIG-08': () => 'The Key is free: take it.',
  'XO-TRN-03': (missing) => `${several(missing, 'more Action', 'more Actions')} needed.`,
  'XO-VAR-04': () => 'Every captain commands a ship: there cannot be fewer ships than captains.',
  'XO-VAR-11': () => 'The nightmare is for Heroic Adventurers only.',
} satisfies Partial<AmountWords<RuleId>>
