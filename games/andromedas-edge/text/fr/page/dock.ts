import { french as fr, several } from '@astrolabe/words/french.ts'
import type { DockWords } from '../../page.ts'
import type { FleetSaid } from '../../en/page/dock.ts'

const fleet = ({ bay, out, scrapyard, barge, supply }: FleetSaid): string =>
  [
    `${bay} dans la baie`,
    ...(out > 0 ? [several(out, 'sorti')] : []),
    ...(scrapyard > 0 ? [`${scrapyard} à la casse`] : []),
    ...(barge > 0 ? [`${barge} sur la Barge`] : []),
    ...(supply > 0 ? [`${supply} à construire`] : []),
  ].join(', ')

export const dock: DockWords = {
  station: (owner) => `Station de ${owner}`,
  yours: 'Votre station',
  tabs: { bay: 'Vaisseaux', station: 'Station', cards: 'Cartes, lunes' },
  stock: (name, amount, limit) => fr`${name} : ${amount}, place pour ${limit}`,
  leaders: (leaders) => fr`Chefs sur la station : ${leaders}`,
  ship: (name, where, text) => fr`${name} : ${fleet(where)}. ${text}`,
  upgraded: (name, text) => fr`Amélioré, ${name} : ${text}`,
  return: 'Rappel',
  returnSaid: (ships) =>
    ships === 0
      ? fr`Rappel vers la station : aucun vaisseau n’est sorti.`
      : fr`Rappel vers la station : ${several(ships, 'vaisseau rentrerait s’amarrer', 'vaisseaux rentreraient s’amarrer')}.`,
  dock: (name, text) => fr`Quai ${name} : ${text}`,
  cargo: fr`chaque vaisseau rapporte 1 ressource de base ou 1 énergie ; autant de vaisseaux que l’on veut`,
  slipway: fr`construire un vaisseau ; un seul vaisseau`,
  modules: 'Modules',
  noModules: fr`Pas encore de module : on les gagne aux champs.`,
  module: (name, text) => `${name}. ${text}`,
  damaged: fr`Endommagé : il ne fait rien avant d’être réparé, et coûte des points à la fin.`,
  infested: fr`Infesté par le Mécaphage : il faut deux réparations.`,
  tokens: 'Lunes et pions',
  noTokens: 'Encore ni lune ni pion.',
  token: (name, text) => `${name}. ${text}`,
  copies: (name, copies) => `${name} ×${copies}`,
  hand: 'Main',
  handSaid: (cards, limit) =>
    `${several(cards, 'carte Stratégie', 'cartes Stratégie')} en main, ${limit} au plus`,
  noCards: 'Pas de carte Stratégie en main.',
  card: (name, sort, text) => `${name} (${sort}). ${text}`,
  hidden: 'Une carte Stratégie, face cachée',
  out: (ships) => several(ships, 'sorti'),
}
