import type { RuleOf } from '../../../rules/rule-ids.ts'

export const endOfTurn: Readonly<Record<RuleOf<'end-of-turn'>, string>> = {
  'XO-END-01':
    'In the End-of-turn phase, first discard the red Pacified markers, then turn the green ones to red.',
  'XO-END-02': 'Then separate all Fleets: each ship is on its own again.',
  'XO-END-03': 'Each ship recovers all the Energy it has spent.',
  'XO-END-04':
    'Shuffle the face-up Enemy cards on the map into the Enemy deck, except in Systems where there is a ship. Guardians of Signals stay on their cards.',
  'XO-END-05':
    'Turn the Activation markers back and remove the Avatar Movement markers of this round; a permanent one stays. The next round begins.',
}
