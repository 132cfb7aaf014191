import type { RuleOf } from '../../../rules/rule-ids.ts'

export const deck: Readonly<Record<RuleOf<'deck'>, string>> = {
  'VL-451':
    'When you turn over the Reset card, all the Exploration cards are shuffled into a new deck and your exploration ends.',
  'VL-452':
    'The Reset card takes effect even when you discard it, as a payment or because of a card: the deck is shuffled anew and your exploration ends.',
  'VL-453': 'The new deck takes in the discard pile, the cards still in your hand and the Reset card itself.',
  'VL-454':
    'If the Reset card is among the cards of a payment, the payment is completed first: your ship moves, or you take the item. Only then does the reset apply.',
  'VL-455':
    'After a reset you may no longer turn over cards, move or buy this turn. You may still scan and land, even on the star base if you are in sector 1.',
  'VL-456':
    'If the deck holds fewer cards than you need, take them all, shuffle the discard pile into a new deck, and take the rest from it.',
}
