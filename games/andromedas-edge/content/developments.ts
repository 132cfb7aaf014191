import type { DevelopmentCard } from './schema.ts'

// biome-ignore format: a card to a line
const CARDS = [
  { id: 'DC-Ga', development: 'observatory',
    ability: { does: 'gain', on: 'return-start', gains: [{ give: 'tactics', amount: 1 }] } },
  { id: 'DC-Gb', development: 'observatory', ability: { does: 'targeting', amount: 1, when: 'within-2-of-card' } },
  { id: 'DC-Gc', development: 'observatory', ability: { does: 'power', power: 'mist-charts' } },
  { id: 'DC-Va', development: 'factory',
    ability: { does: 'gain', on: 'return-start', gains: [{ give: 'titanium', amount: 1 }] } },
  { id: 'DC-Vb', development: 'factory', ability: { does: 'discount', of: 'ships', amount: 1 } },
  { id: 'DC-Vc', development: 'factory',
    ability: { does: 'discount', of: 'modules', amount: 1, types: ['industry', 'science'] } },
  { id: 'DC-Ra', development: 'obelisk', ability: { does: 'dice', amount: 1, when: 'on-card' } },
  { id: 'DC-Rb', development: 'obelisk',
    ability: { does: 'gain', on: 'battle-won', gains: [{ give: 'vp', amount: 1 }] } },
  { id: 'DC-Rc', development: 'obelisk', ability: { does: 'power', power: 'war-council' } },
  { id: 'DC-Ca', development: 'spaceport',
    ability: { does: 'gain', on: 'return-start', gains: [{ give: 'credits', amount: 1 }] } },
  { id: 'DC-Cb', development: 'spaceport',
    ability: { does: 'gain', on: 'launched-here', gains: [{ give: 'credits', amount: 1 }] } },
  { id: 'DC-Cc', development: 'spaceport', ability: { does: 'power', power: 'alliance-lanes' } },
  { id: 'DC-Ia', development: 'city',
    ability: { does: 'gain', on: 'return-start', gains: [{ give: 'vp', amount: 1 }] } },
  { id: 'DC-Ib', development: 'city',
    ability: { does: 'gain', on: 'leaders-recruited', once: 'turn', gains: [{ give: 'vp', amount: 1 }] } },
  { id: 'DC-Ic', development: 'city', ability: { does: 'power', power: 'colonial-charter' } },
] as const satisfies readonly DevelopmentCard[]

export type DevelopmentCardId = (typeof CARDS)[number]['id']

/** Three for each type, in the order of DEVELOPMENTS. */
export const DEVELOPMENT_CARDS: readonly (DevelopmentCard & { readonly id: DevelopmentCardId })[] = CARDS
