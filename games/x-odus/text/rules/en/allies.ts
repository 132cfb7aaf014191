import type { RuleOf } from '../../../rules/rule-ids.ts'

export const allies: Readonly<Record<RuleOf<'allies'>, string>> = {
  'XO-ALS-01':
    'You are never detected in an Allied System (blue), whether you enter it or start your turn there: no Enemy fights you.',
  'XO-ALS-02': 'Avatars can enter Allied Systems and engage you there.',
  'XO-ALS-03':
    'You may Explore an Allied System that holds an Exploration marker or a Signal still to be revealed.',
  'XO-ALS-04': 'An Allied System may bear these symbols: Exploration, Wormhole, Precursor Signal and Ally.',
  'XO-ALS-05': 'A System with a Signal symbol receives a Key marker in place of an Exploration marker.',
  'XO-ALS-06': 'Avatars go through a Wormhole only if their die shows one.',
  'XO-ALS-07': 'You may Trade with an Ally each time you are in its System.',
  'XO-ALS-08':
    'The first time a ship enters a System with an Ally symbol, lay the top Ally card face up and draw as many Ship Modules and Precursor Modules as it shows: this is its stock. If no Ally card is left, you gain a Ship Module instead.',
  'XO-ALS-09':
    'When you Trade, you may buy any number of an Ally’s Modules, each at the price on its card, for 1 Action in all. In a Fleet, every member spends that Action, and Scraps may be put together.',
  'XO-ALS-10':
    'Some Allies sell at lower prices, or offer a service to the ships in their System. Unless the card says otherwise, a service costs no Action, and each ship may use it once per round.',
  'XO-ALS-11':
    'What an Ally sells is not replaced. Modules that are dismantled or used up go to the discard of their deck, never to an Ally.',
}
