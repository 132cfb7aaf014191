import type { RuleOf } from '../../../rules/rule-ids.ts'

export const signals: Readonly<Record<RuleOf<'signals'>, string>> = {
  'XO-SIG-01':
    'When a tile with a Signal symbol is revealed, the Key marker of the same number moves there from the Corruption board.',
  'XO-SIG-02':
    'Exploring that System reveals the Signal card of the same number. The Key marker stays on the tile.',
  'XO-SIG-03':
    'A Signal is Hazardous, Perilous or Lethal. Read its card and do what it says; each has its own condition for taking its Key.',
  'XO-SIG-04':
    'You can take a Key only while the condition of its Signal is met. This costs no Action unless the card says so.',
  'XO-SIG-05':
    'A Signal need not be solved at once, or in one go. The card stays until it is solved, with the progress made and the damage its guardian has taken.',
  'XO-SIG-06':
    'Once a Signal is revealed, any ship in its System may deal with it at any moment of its own turn while not engaged. Coming back to a revealed card costs nothing.',
  'XO-SIG-07': 'What a Signal card writes in square brackets costs 1 Action. It may well be your last one.',
  'XO-SIG-08':
    'When a Signal is solved, discard its card and move the Key marker to the board of the ship that takes it. A Fleet decides which of its members that is.',
  'XO-SIG-09':
    'The progress of different ships and of different rounds adds up. The Derelict Ship, for example, starts with 5 markers, and each Repair made there, for 1 Scrap, may remove one instead of restoring Health: a Fleet of 2 ships that spends 2 Actions removes 4.',
  'XO-SIG-10': 'A ship may carry any number of Keys, and Keys can be traded.',
}
