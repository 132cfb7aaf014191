import { several } from '@astrolabe/words/english.ts'

/** Where the ships of one type are. */
export interface FleetSaid {
  readonly bay: number
  readonly out: number
  readonly scrapyard: number
  readonly barge: number
  readonly supply: number
}

const fleet = ({ bay, out, scrapyard, barge, supply }: FleetSaid): string =>
  [
    `${bay} in the bay`,
    ...(out > 0 ? [`${out} out`] : []),
    ...(scrapyard > 0 ? [`${scrapyard} in the scrapyard`] : []),
    ...(barge > 0 ? [`${barge} on the Barge`] : []),
    ...(supply > 0 ? [`${supply} to be built`] : []),
  ].join(', ')

export const dock = {
  station: (owner: string) => `Station of ${owner}`,
  yours: 'Your station',
  tabs: { bay: 'Ships', station: 'Station', cards: 'Cards, moons' },
  stock: (name: string, amount: number, limit: number) => `${name}: ${amount}, room for ${limit}`,
  leaders: (leaders: number) => `Leaders on the station: ${leaders}`,
  ship: (name: string, where: FleetSaid, text: string) => `${name}: ${fleet(where)}. ${text}`,
  upgraded: (name: string, text: string) => `Upgraded, ${name}: ${text}`,
  return: 'Return',
  returnSaid: (ships: number) =>
    ships === 0
      ? 'Return to station: no ship is out.'
      : `Return to station: ${several(ships, 'ship')} would come home and dock.`,
  dock: (name: string, text: string) => `${name} dock: ${text}`,
  cargo: 'each ship brings 1 basic resource or 1 energy; any number of ships',
  slipway: 'build a ship; one ship',
  modules: 'Modules',
  noModules: 'No module yet: they are gained at fields.',
  module: (name: string, text: string) => `${name}. ${text}`,
  damaged: 'Damaged: it does nothing until it is repaired, and costs points at the end.',
  infested: 'Infested by the Mechaphage: it takes two repairs.',
  tokens: 'Moons and tokens',
  noTokens: 'No moon or token yet.',
  token: (name: string, text: string) => `${name}. ${text}`,
  copies: (name: string, copies: number) => `${name} ×${copies}`,
  hand: 'Hand',
  handSaid: (cards: number, limit: number) => `${several(cards, 'tactics card')} in hand, limit ${limit}`,
  noCards: 'No tactics card in hand.',
  card: (name: string, sort: string, text: string) => `${name} (${sort}). ${text}`,
  hidden: 'A tactics card, face down',
  out: (ships: number) => `${ships} out`,
}
