import type { RuleOf } from '../../../rules/rule-ids.ts'

export const experience: Readonly<Record<RuleOf<'experience'>, string>> = {
  'VL-401':
    'You gather experience in four domains: Negotiation, Diplomacy, Capture and Research. You spend it in Contacts, and on a special mission that asks for it.',
  'VL-402':
    'Each track of your experience table is limited: whatever you gain beyond its last space is lost.',
  'VL-403':
    'Exploration cards give experience in every domain. You also gain Diplomacy and Capture by observing, Negotiation by fitting out your ship, and Research by facing risks.',
  'VL-404':
    'When you turn over a card with a domain symbol at top left, you gain 1 XP in that domain at once.',
  'VL-405': 'The ? symbol gives you 1 XP in the domain of your choice.',
  'VL-406': 'A card discarded to move, or to avoid a risk, does not give you its experience.',
  'VL-407':
    'A symbol at top right marks a risk. If you face it, you gain the 1 Research XP of its top-left symbol, and no more, and you suffer its consequence.',
  'VL-408':
    'Once you have read a risk, you may use a detector if you have one left this turn: the card is discarded, you suffer nothing, and you gain no Research experience.',
  'VL-409': 'Each expert aboard is worth 1 permanent XP in its domain, which is never spent.',
  'VL-410': 'You keep your experience at your promotion, and you never lose it except by spending it.',
  'VL-411': 'Facing a hostile ship gives you no experience in itself: only its trophy can.',
}
