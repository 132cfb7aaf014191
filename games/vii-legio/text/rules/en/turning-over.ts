import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turningOver: Readonly<Record<RuleOf<'turning-over'>, string>> = {
  'VL-321':
    'To explore, turn over the cards in your hand one by one, and resolve each before you turn over the next.',
  'VL-322':
    'Some cards impose their effect on you; others apply only under a condition. If the condition is not met, the effect is skipped, but a symbol at top left still counts.',
  'VL-323':
    'Your exploration ends when you run out of cards, when you choose to stop, when you land, or when a card says so.',
  'VL-324':
    'Running out of cards, or choosing to stop, does not end your turn: you may still scan, and still land once.',
  'VL-325': 'Once resolved, a card goes to the face-up discard pile, which everyone may look through.',
  'VL-326':
    'If a card bears both a symbol and an effect, you gain the experience first, then apply the effect. If you mean to avoid the card with a detector, you decide before either.',
}
