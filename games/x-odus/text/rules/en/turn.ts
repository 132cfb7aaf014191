import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turn: Readonly<Record<RuleOf<'turn'>, string>> = {
  'XO-TRN-01': 'Each round, you agree freely on the order in which ships act.',
  'XO-TRN-02':
    'Once a ship or a Fleet has begun its turn, it finishes it before any other acts. You may give up the Actions you have left, but you will not act again this round.',
  'XO-TRN-03':
    'The number of Actions you have each round is printed on your ship board: 3 for the Warship, for example, and 4 for the Explorer.',
  'XO-TRN-04':
    'Your turn is over when you have no Action left, or give up the rest, and want to do nothing more for free, such as Strain, use a card or take a Key; you then turn over your Activation marker. Having 0 Actions does not end your turn by itself.',
  'XO-TRN-05': 'The Action phase ends when every ship still in play has finished its turn.',
  'XO-TRN-06':
    'If you start your turn in an Enemy System that is not Pacified, first make a Detection Roll, or start the combat on purpose; under surveillance, you are detected without a roll. You may form a Fleet before that, and then there is one roll for all.',
}
