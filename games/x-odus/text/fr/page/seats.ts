import { several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'

export const seats: XodusWords['page']['seats'] = {
  destroyed: 'Détruit',
  ships: (ships) => several(ships, 'vaisseau', 'vaisseaux'),
  damage: 'Cartes Dégâts',
  you: 'Vous',
  keys: 'Clés',
  keysOnRift: 'Clés sur le Grand Rift',
  corruption: 'Corruption',
  awakening: (spaces) => (spaces === 0 ? 'dernière manche' : `Éveil dans ${spaces}`),
}
