import type { RuleOf } from '../../../rules/rule-ids.ts'

export const exoTechnologies: Readonly<Record<RuleOf<'exo-technologies'>, string>> = {
  'VL-801':
    'You find the Holodeck and the Nanoprobes through Exploration cards. Turning one over brings its token aboard, not yet installed, and your exploration goes on.',
  'VL-802':
    'Once installed, the Holodeck gives you a permanent joker worth 1 XP in Contacts with Sapiens; the Nanoprobes do the same with Non-Sapiens.',
  'VL-803':
    'To install an exo-technology, you give up one item of equipment of your choice and turn the token to its Joker side.',
  'VL-804':
    'Taking an exo-technology aboard and installing it are two separate steps. Installing it costs you a turn: it takes the place of a whole space step.',
  'VL-805': 'When you install an exo-technology, you gain 1 XP in the domain of your choice.',
  'VL-806': 'Once you have an exo-technology, you never lose it.',
  'VL-807':
    'A Frombola has room for 1 exo-technology, a Spatha for both. If you have no room, or already own the one you find, the card has no effect.',
  'VL-808': 'The equipment you exchange for an exo-technology must be above its grey value.',
  'VL-809':
    'On the turn when you install an exo-technology, your ship stays where it is, in its sector, in Sector X or at the star base: you take no cards and do not land, but you may use your scanners. If you have just left a planet, you may install one in place of the space step.',
}
