import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import { SLOTS } from '../symbols.ts'
import type { OddsWords } from '../words.odds.ts'
import { AN } from './nouns.ts'

export const odds: OddsWords = {
  nextCard: (unseen) => `The next card (${several(unseen, 'card')} unseen)`,
  cardGroup: (group, canDiscover) => {
    switch (group) {
      case 'planet':
        return canDiscover ? 'Planet to discover' : 'Planet, but none to discover here'
      case 'signal':
        return 'Signal: 1\u00a0XP'
      case 'risk':
        return 'Risk'
      case 'hostile':
        return 'Hostile ship'
      case 'find':
        return 'Exo-technology or special mission'
      case 'event':
        return 'Sector X, recall or reset'
    }
  },
  payment: (cards) => `What you pay (${several(cards, 'card')}, face up)`,
  reset: 'Reset: exploration over',
  noReset: 'No reset',
  planet: (slot, unseen) => `Who lives on ${SLOTS[slot]} (${several(unseen, 'card')} possible)`,
  landing: {
    contact: 'Contact within reach',
    observation: 'Observation only, for now',
    nothing: 'Too few squads to land',
  },
  damage: (rolls) => several(rolls, 'damage roll'),
  loses: (lost) => `${capital(lost === 'expert' ? 'an expert' : AN[lost])} lost`,
  losses: (items) => (items === 0 ? 'Nothing lost' : `${several(items, 'item')} lost`),
  drift: 'Where the ship drifts',
  driftsTo: (sector) => `Sector ${sector}`,
}
