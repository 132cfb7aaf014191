import type { RuleOf } from '../../../rules/rule-ids.ts'

export const modules: Readonly<Record<RuleOf<'modules'>, string>> = {
  'XO-MOD-01': 'There are three kinds of equipment: Ship Modules, Precursor Modules and Precursor Mods.',
  'XO-MOD-02':
    'Ship Modules and Precursor Modules come from Explorations, for free, or from Allies, for their price.',
  'XO-MOD-03': 'A passive card acts every time its condition is met, at no cost.',
  'XO-MOD-04': 'A consumable card is discarded after one use.',
  'XO-MOD-05':
    'An Energy card needs Energy that is ready: turn over as many of your Energy markers as it asks for.',
  'XO-MOD-06':
    'Each card says when it may be used, and can be used only then; this costs no Action unless the card says so. That moment may come in another ship’s turn, for example when you lose Health or roll with your Fleet.',
  'XO-MOD-07':
    'You may use each card once per attack or per Action. A card for Damage, Detection or Skill Rolls may be used once per roll; a card for the start of your turn, for any time in your turn or for the Corruption phase, once per round.',
  'XO-MOD-08':
    'You may use any number of different cards, as long as you pay their costs and meet their conditions.',
  'XO-MOD-09':
    'You may decline an effect that helps you, such as rerolling a die or ignoring a miss ○, but not one that harms you.',
  'XO-MOD-10': 'When several cards apply at the same time, you choose their order.',
  'XO-MOD-11': 'A die can be rerolled only once per roll, however many cards would allow it.',
  'XO-MOD-12': 'A miss ○ that you ignore causes no retaliation and no damage, and triggers no Enemy skill.',
  'XO-MOD-13':
    'A die that has triggered a card in this attack or Action can be neither rerolled nor ignored, whether it was a special ⚡ that was spent or a hit ☠ or a miss ○ that set off an effect.',
  'XO-MOD-14':
    'Cards that use specials ⚡ are used after the Attack Roll. They replace these symbols with what they give: hits ☠, Health, Energy and so on.',
  'XO-MOD-15': 'Some cards act on other ships of your Fleet. The same limits hold whoever owns the card.',
  'XO-MOD-16': 'A ship may carry any number of Modules.',
  'XO-MOD-17':
    'Each time you do what your board names, move your EXP marker 1 space. For the Warship, an Avatar it helps to defeat is worth 2.',
  'XO-MOD-18':
    'When you reach a new level, take the Mod of that level at once and choose one of its two effects; the choice is final. If you reach several levels together, take their Mods in order; EXP beyond level 6 is ignored.',
  'XO-MOD-19':
    'You can use a new Mod from the next time its condition is met, not for what happened before you had it.',
  'XO-MOD-20':
    'Mods of levels 1, 3 and 5 need Energy and go above your board; those of levels 2, 4 and 6 are passive and go below it.',
  'XO-MOD-21':
    'You have 1 Energy marker at the start and buy more by Ship Maintenance. All the Energy you have spent comes back in the End-of-turn phase.',
}
