import type { XodusWords } from '../../words.ts'

export const groups: XodusWords['page']['groups'] = {
  here: 'Sur place',
  travel: 'Voyager',
  reveal: 'Révéler',
  fleet: 'Flotte',
  ship: 'Vaisseau',
  buy: 'Acheter',
  give: 'Donner',
}
