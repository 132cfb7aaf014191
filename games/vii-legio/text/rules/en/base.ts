import type { RuleOf } from '../../../rules/rule-ids.ts'

export const base: Readonly<Record<RuleOf<'base'>, string>> = {
  'VL-701': 'The star base is in sector 1, on the left edge of the map; every ship sets out from there.',
  'VL-702':
    'The star base counts as a planet: going there is a landing, and it ends your exploration. You may leave again on your next turn at the earliest.',
  'VL-703':
    'You may return to the star base by crossing borders back to sector 1; from that sector, landing on the base costs nothing.',
  'VL-704':
    'An imperial recall, and certain risks, send your ship to the star base at once. This ends your exploration and counts as your landing for the turn.',
  'VL-705':
    'The first time you come to the star base with 12 VP or more, you receive your promotion, at once and automatically, however you got there.',
  'VL-706':
    'At your promotion, turn your ship board to the Spatha side. You will never go back to the Frombola.',
  'VL-707':
    'At your promotion you keep your special mission counter, your Holodeck and Nanoprobes, and all your experience. Everything else aboard is left behind, experts included.',
  'VL-708':
    'Your Spatha begins on its grey values; you then add 2 free items of your choice, equipment or personnel, within its limits.',
  'VL-709':
    'If you are promoted with 2 special missions and Nanoprobes, for example, you keep both, along with your experience.',
  'VL-710':
    'Coming to the star base with fewer than 12 VP has no other effect. Your promotion can still come on a later return.',
  'VL-711': 'At the star base, nothing is repaired, sold or bought.',
  'VL-712': 'You are promoted only once: later returns to the star base change nothing on your ship.',
}
