import type { RuleOf } from '../../../rules/rule-ids.ts'

export const general: Readonly<Record<RuleOf<'general'>, string>> = {
  'VL-001':
    'You are one of 2 to 4 Commanding Units of the Seventh Legion. Each commands a single ship, in a colour of its own.',
  'VL-002': 'Commanding Units take their turns one after the other, clockwise around the table.',
  'VL-003': 'You start with 0 VP. Every score is public throughout the game.',
  'VL-004': 'The score track is numbered from 0 to 33. If you go past 33, every further VP still counts.',
  'VL-005':
    'You score VP by discovering planets, passing Contact thresholds, winning trophies, doing special missions and opening Sector X.',
  'VL-006': 'VP once scored are yours for good: nothing in the game lowers a score.',
  'VL-007': 'No Commanding Unit is ever eliminated, and you can never attack another one’s ship.',
  'VL-008': 'A single ten-sided die decides damage and the few events that call for it. Its 0 counts as 10.',
}
