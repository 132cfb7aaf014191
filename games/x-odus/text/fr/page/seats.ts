import { several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'

export const seats: XodusWords['page']['seats'] = {
  destroyed: 'Détruit',
  ship: (name, level) => `${name}, niveau ${level}`,
  ships: (ships) => several(ships, 'vaisseau', 'vaisseaux'),
  damage: 'Cartes Dégâts',
  keys: 'Clés sur le Rift',
  corruption: 'Corruption',
  awakening: (spaces) => (spaces === 0 ? 'dernière manche' : `Éveil dans ${spaces}`),
}
