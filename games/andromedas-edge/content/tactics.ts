import type { TacticsCard } from './schema.ts'

// biome-ignore format: a card to a line, or two
const CARDS = [
  { id: 'K01', copies: 5, expansion: false, battle: { battle: 'dice', amount: 1 } },
  { id: 'K02', copies: 4, expansion: false, battle: { battle: 'dice', amount: 2, pay: { energy: 1 } } },
  { id: 'K03', copies: 5, expansion: false, battle: { battle: 'targeting', amount: 1 } },
  { id: 'K04', copies: 3, expansion: false, battle: { battle: 'targeting', amount: 2 } },
  { id: 'K05', copies: 4, expansion: false, battle: { battle: 'jam', amount: 1 } },
  { id: 'K06', copies: 3, expansion: false, battle: { battle: 'sabotage' } },
  { id: 'K07', copies: 4, expansion: false, battle: { battle: 'evade' } },
  { id: 'K08', copies: 3, expansion: false, battle: { battle: 'withdraw' } },
  { id: 'K09', copies: 3, expansion: false, battle: { battle: 'ambush' } },
  { id: 'K10', copies: 3, expansion: false, battle: { battle: 'bribe', pay: { credits: 1 } } },
  { id: 'K11', copies: 2, expansion: false, battle: { battle: 'if-lost', gains: [{ give: 'vp', amount: 2 }] } },
  { id: 'K12', copies: 3, expansion: false, battle: { battle: 'if-won', gains: [{ give: 'basic', amount: 2 }] } },

  { id: 'K13', copies: 4, expansion: false, turn: { turn: 'gain', gains: [{ give: 'energy', amount: 3 }] } },
  { id: 'K14', copies: 4, expansion: false, turn: { turn: 'gain', gains: [{ give: 'basic', amount: 2 }] } },
  { id: 'K15', copies: 3, expansion: false,
    turn: { turn: 'gain', gains: [{ give: 'exchange', most: 3, among: 'resources' }] } },
  { id: 'K16', copies: 3, expansion: false, turn: { turn: 'gain', gains: [{ give: 'repair', amount: 2 }] } },
  { id: 'K17', copies: 3, expansion: false, turn: { turn: 'gain', gains: [{ give: 'planet-moon' }] } },
  { id: 'K18', copies: 3, expansion: false, turn: { turn: 'gain', gains: [{ give: 'recruit', amount: 1 }] } },
  { id: 'K19', copies: 3, expansion: false, turn: { turn: 'gain', gains: [{ give: 'salvage', most: 4 }] } },
  { id: 'K20', copies: 2, expansion: false, turn: { turn: 'gain', gains: [{ give: 'module', less: 1 }] } },
  { id: 'K21', copies: 2, expansion: false, turn: { turn: 'gain', gains: [{ give: 'ship', less: 1 }] } },
  { id: 'K22', copies: 3, expansion: false,
    turn: { turn: 'gain', gains: [{ give: 'survey' }, { give: 'energy', amount: 1 }] } },
  { id: 'K23', copies: 3, expansion: false,
    turn: { turn: 'gain', gains: [{ give: 'vp-per', each: 'development', most: 3 }] } },
  { id: 'K24', copies: 3, expansion: false, turn: { turn: 'jump' } },
  { id: 'K25', copies: 2, expansion: false, turn: { turn: 'cease-fire' } },

  { id: 'KX1', copies: 2, expansion: true, turn: { turn: 'gain', gains: [{ give: 'rift-walk' }] } },
  { id: 'KX2', copies: 2, expansion: true,
    turn: { turn: 'gain',
      gains: [{ give: 'vp-per', each: 'relic', most: 3, orElse: [{ give: 'tactics', amount: 1 }] }] } },
  { id: 'KX3', copies: 2, expansion: true, turn: { turn: 'gain', gains: [{ give: 'nebula-moon' }] } },
  { id: 'KX4', copies: 2, expansion: true, battle: { battle: 'flare' } },
  { id: 'KX5', copies: 2, expansion: true, battle: { battle: 'swarm', most: 2 } },
] as const satisfies readonly TacticsCard[]

export type TacticsId = (typeof CARDS)[number]['id']

export const TACTICS: readonly (TacticsCard & { readonly id: TacticsId })[] = CARDS
