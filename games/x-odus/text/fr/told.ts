import { french as fr, isOne } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../words.ts'

const many =
  (one: string, several = `${one}s`) =>
  (count: number): string =>
    isOne(count) ? one : several

export const told: XodusWords['told'] = {
  attack: (foe, damage, left) =>
    damage === 0 ? fr`${foe} : aucun dégât` : fr`${foe} : −${damage} Santé, reste ${left}`,
  defeated: (foe) => fr`Victoire : ${foe}`,
  amount: {
    health: () => 'Santé',
    energy: () => 'Énergie',
    scraps: many('Scrap'),
    actions: many('Action'),
    keys: many('Clé'),
    modules: many('Module'),
    damage: many('carte Dégâts', 'cartes Dégâts'),
    exp: () => 'EXP',
  },
  corruption: 'Corruption',
  onRift: 'sur le Rift',
  hits: 'touches',
  shields: 'Boucliers',
  rolls: 'Dés',
}
