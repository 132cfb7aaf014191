import type { RuleOf } from '../../../rules/rule-ids.ts'

export const dice: Readonly<Record<RuleOf<'dice'>, string>> = {
  'XO-DIC-01':
    'Each face of a die shows one of three symbols: a hit ☠, a miss ○ or a special ⚡. Every die has all three.',
  'XO-DIC-02':
    'Red, blue and yellow dice do not show each symbol equally often. Red ones have most hits ☠ and most misses ○, blue ones most specials ⚡; yellow ones stand in between.',
  'XO-DIC-03': 'Each ship has exactly 2 dice; their colours are shown on its board.',
  'XO-DIC-04':
    'You roll dice for Attack, Detection, Skill and Damage Rolls. In an Attack Roll, a special ⚡ does nothing by itself: only a Mod or a Module can put it to use.',
}
