import { french as fr, isOne, several } from '@astrolabe/words/french.ts'
import { NAMES } from '../names/fr.ts'
import type { AndromedaWords } from '../words.ts'
import { aShip, atPlace } from './nouns.ts'

const aim: AndromedaWords['reasons']['aim'] = (goal, at) => {
  switch (goal.goal) {
    case 'develop':
      return `une infrastructure ${atPlace(at(goal.region))} rapporterait ${goal.vp} PV`
    case 'module':
      return `des modules ${NAMES.moduleTypes[goal.type]} sont à portée`
    case 'battle':
      return fr`la bataille ${atPlace(at(goal.region))} se gagne à ${goal.chance} %`
    case 'leaders':
      return `${several(goal.leaders, 'chef attend', 'chefs attendent')} ${atPlace(at(goal.region))}`
    case 'moon':
      return `une lune est à revendiquer ${atPlace(at(goal.region))}`
    case 'ship':
      return `${aShip(goal.ship)} rejoindrait la flotte`
    case 'return':
      return `${several(goal.ships, 'vaisseau peut rentrer et s’amarrer', 'vaisseaux peuvent rentrer et s’amarrer')}`
  }
}

const noun = (amount: number, one: string, many = `${one}s`): string => (isOne(amount) ? one : many)

const things: AndromedaWords['reasons']['things'] = {
  vp: (_, number) => `${number} PV`,
  tracks: (amount, number) => `${number} ${noun(amount, 'case')} de piste`,
  developments: (amount, number) => `${number} ${noun(amount, 'infrastructure')}`,
  leaders: (amount, number) => `${number} ${noun(amount, 'chef')}`,
  modules: (amount, number) => `${number} ${noun(amount, 'module')}`,
  energy: (_, number) => `${number} énergie`,
  resources: (amount, number) => `${number} ${noun(amount, 'ressource')}`,
  credits: (amount, number) => `${number} ${noun(amount, 'crédit')}`,
  cards: (amount, number) => `${number} ${noun(amount, 'carte')} Stratégie`,
  moons: (amount, number) => `${number} ${noun(amount, 'lune')}`,
  ships: (amount, number) => `${number} ${noun(amount, 'vaisseau', 'vaisseaux')}`,
  upgrades: (amount, number) => `${number} ${noun(amount, 'amélioration')}`,
  place: (amount, number) => `${number} ${noun(amount, 'point')} de perspective`,
}

export const reasons: AndromedaWords['reasons'] = { aim, things, ahead: 'd’ici quelques tours' }
