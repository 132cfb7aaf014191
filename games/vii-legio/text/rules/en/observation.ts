import type { RuleOf } from '../../../rules/rule-ids.ts'

export const observation: Readonly<Record<RuleOf<'observation'>, string>> = {
  'VL-601':
    'The Observation zone of a card shows how much experience you gain per turn, and for how many turns: 1 or 2.',
  'VL-602':
    'Observing Sapiens gives you experience in Diplomacy; observing Non-Sapiens gives you experience in Capture.',
  'VL-603': 'Observing the Napos, for example, gives you 1 Diplomacy XP per turn, for at most 2 turns.',
  'VL-604':
    'If you are observing when your turn begins, you gain the experience shown, then decide: stay, move to the Contact zone, or leave the planet.',
  'VL-605': 'Landing to observe gives you nothing yet: your first gain comes when your next turn begins.',
  'VL-606':
    'Once you have gained the experience of every observation turn the card offers, you must leave the planet or move to the Contact zone.',
  'VL-607': 'Only one ship at a time may be in the Observation zone of a card.',
  'VL-608':
    'One ship may observe a planet while another is in Contact there, whichever of them landed first.',
  'VL-609':
    'When a mission is completed on the planet you are observing, you must leave it on your next turn. You then discard its card, and the active-planet token returns to its slot.',
  'VL-610':
    'On the turn when a completed mission makes you leave, you still gain that turn’s experience if you have observation turns left, but you cannot move to the Contact zone.',
  'VL-611':
    'Once a mission on a planet has been completed, nobody may land there while its observer has yet to leave.',
  'VL-612':
    'If you stop observing before a mission has been completed there, the revealed card and the active-planet token stay in place. Your ship is back in space, in the planet’s sector.',
  'VL-613':
    'On a later turn you may come back to observe the same planet: your count of observation turns starts again.',
  'VL-614':
    'Moving from the Observation zone to the Contact zone is neither a landing nor a take-off. The Contact zone must be free, and you must have what the first threshold requires; you pass it on your next turn.',
}
