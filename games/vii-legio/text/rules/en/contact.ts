import type { RuleOf } from '../../../rules/rule-ids.ts'

export const contact: Readonly<Record<RuleOf<'contact'>, string>> = {
  'VL-651':
    'The Contact zone of a card shows its success thresholds: the experience each one requires, and the VP it is worth.',
  'VL-652': 'You pass one threshold per turn, from the lowest in VP to the highest.',
  'VL-653':
    'You may enter the Contact zone only if you already have what the first threshold requires. Your experts and your joker for these Extrasolars count along with your experience.',
  'VL-654': 'You gain no experience while you are in the Contact zone.',
  'VL-655':
    'Requirements are totals for the whole Contact. The Napos, for example, ask for 1 XP each in Negotiation, Diplomacy and Research, 3 in all, for 4 VP; then for 2 of each, 6 in all, for 8 VP.',
  'VL-656':
    'The experience you use in a Contact is spent. At each threshold you pay only the difference with the one before.',
  'VL-657':
    'If you are in the Contact zone when your turn begins, you pass the next threshold and score. The VP shown are totals: thresholds of 4 and 8 give you 4 VP, then 4 more.',
  'VL-658':
    'After passing a threshold, you choose to continue the Contact, if you can, or to leave the planet.',
  'VL-659':
    'You may end your Contact at a threshold that bears an exit symbol, ↩ or ↪, without attempting the next.',
  'VL-660': 'If you cannot pay for the next threshold, or if there is none, you must leave the planet.',
  'VL-661':
    'Each expert aboard stands for 1 required XP in its domain, once per Contact. Your installed joker, if it is the kind for these Extrasolars, stands for 1 required XP in any domain, also once per Contact, at the threshold you choose.',
  'VL-662': 'Only one ship at a time may be in the Contact zone of a card.',
  'VL-663':
    'When you leave after a success, your ship returns to space in the planet’s sector, the active-planet token goes back to its slot, and the Extrasolar card is discarded.',
  'VL-664':
    'If another ship is observing when you leave after a success, the card and the active-planet token stay in place until it leaves in turn.',
  'VL-665':
    'A planet whose mission is completed is used up: its 1 VP token is gone, and it cannot be discovered again.',
  'VL-666': 'Discarded Extrasolar cards never come back into the game.',
}
