import { several } from '@astrolabe/words/english.ts'
import { capital } from '@astrolabe/words'
import type { SlotName } from '../../position/state.ts'
import type { Track } from '../../content/schema.ts'
import { SLOTS } from '../symbols.ts'
import { AN } from './nouns.ts'

/** Exploration cards as a pilot thinks of them before one is turned over. */
export type CardGroup = 'planet' | 'signal' | 'risk' | 'hostile' | 'find' | 'event'

export const odds = {
  nextCard: (unseen: number) => `The next card (${several(unseen, 'card')} still hidden)`,
  cardGroup: (group: CardGroup, canDiscover: boolean) => {
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
  payment: (cards: number) => `What you pay (${several(cards, 'card')}, face up)`,
  reset: 'Reset: exploration over',
  noReset: 'No reset',
  planet: (slot: SlotName, unseen: number) =>
    `Who lives on ${SLOTS[slot]} (${several(unseen, 'card')} possible)`,
  /** What a landing would allow. */
  landing: {
    contact: 'Contact within reach',
    observation: 'Observation only, for now',
    nothing: 'Too few squads to land',
  },
  damage: (rolls: number) => several(rolls, 'damage roll'),
  loses: (lost: Track | 'expert') => `${capital(lost === 'expert' ? 'an expert' : AN[lost])} lost`,
  losses: (items: number) => (items === 0 ? 'Nothing lost' : `${several(items, 'item')} lost`),
  drift: 'Where the ship drifts',
  driftsTo: (sector: number) => `Sector ${sector}`,
}
