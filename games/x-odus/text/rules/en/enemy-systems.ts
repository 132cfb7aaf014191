import type { RuleOf } from '../../../rules/rule-ids.ts'

export const enemySystems: Readonly<Record<RuleOf<'enemy-systems'>, string>> = {
  'XO-ENS-01':
    'When you enter an Enemy System (orange) that is not Pacified, or start your turn there, you must make a Detection Roll.',
  'XO-ENS-02': 'Detection Roll: roll both your dice. With one miss ○ or more, you are detected.',
  'XO-ENS-03':
    'If you are detected, you are engaged with the Enemies that are face up in the System or, if there are none, with those its symbols make you draw: 1 or 2, from the deck or from the Reserve. The combat begins at once.',
  'XO-ENS-04': 'If you are not detected, you may act in the System as usual.',
  'XO-ENS-05':
    'Instead of making a Detection Roll, you may start the combat on purpose. This costs no Action.',
  'XO-ENS-06': 'In a Fleet, every member rolls. If any of them shows a miss ○, all are detected.',
  'XO-ENS-07': 'There is no critical miss in a Detection Roll or a Skill Roll.',
  'XO-ENS-08':
    'If the Enemy deck is empty when a card is needed, shuffle the Enemy discard into a new deck; if that is empty too, draw from the Enemy Reserve. If there is no card there either, no Enemy appears, and the System counts as Pacified for this round.',
  'XO-ENS-09': 'When all the Enemies of a System are defeated, it is Pacified.',
  'XO-ENS-10': 'You may Explore an Enemy System, Pacified or not, as long as you are not engaged.',
  'XO-ENS-11': 'Exploration symbol: the System receives an Exploration marker when it is revealed.',
  'XO-ENS-12':
    'Enemy symbol, once or twice: if you are detected, draw as many Enemy cards, 1 or 2, and fight them one after the other.',
  'XO-ENS-13':
    'Surveillance symbol: as long as the System is not Pacified, you are always detected when you enter it or start your turn there. As no roll is made, cards used on a Detection Roll do not help you.',
  'XO-ENS-14':
    'Strong enemies symbol: if you are detected, draw from the Enemy Reserve instead of the deck, or from the deck if the Reserve is empty. An Enemy drawn this way and not defeated is later shuffled into the deck like any other.',
  'XO-ENS-15':
    'Wormhole symbol: the System is linked to all others that have a Wormhole. Coming in that way does not spare you the Detection Roll.',
  'XO-ENS-16':
    'A System that is Pacified receives a Pacified marker, green side up. As long as the marker lies there, nobody is detected, on entering or on starting a turn, even under surveillance.',
  'XO-ENS-17':
    'In the End-of-turn phase, red Pacified markers are discarded, then green ones are turned to red. A System thus stays Pacified for the rest of this round and the whole of the next.',
  'XO-ENS-18':
    'When a System loses its Pacified marker, it is hostile again, with all its symbols. Ships that are there face detection at the start of their next turn.',
}
