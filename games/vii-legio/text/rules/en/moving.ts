import type { RuleOf } from '../../../rules/rule-ids.ts'

export const moving: Readonly<Record<RuleOf<'moving'>, string>> = {
  'VL-301': 'You may change sector as many times in a turn as your cards allow, in any direction.',
  'VL-302':
    'To cross a border, discard face up as many cards as the number printed on it; your ship then moves to the sector on the other side.',
  'VL-303': 'A border marked 1, for example, costs you 1 card.',
  'VL-304': 'A border costs the same in both directions.',
  'VL-305': 'You cannot cross a border with fewer cards in hand than it costs.',
  'VL-306':
    'You may explore the sector you are in without moving at all, or explore several sectors in the same turn.',
  'VL-307':
    'A card discarded to cross a border has no effect and gives no experience, unless it is the Reset card, which takes effect all the same.',
  'VL-308':
    'You pay for borders one at a time, so you may stop or change course in every sector along the way.',
}
