import { french as fr, several } from '@astrolabe/words/french.ts'
import type { PanelWords } from '../../page.ts'

export const panels: PanelWords = {
  titles: {
    market: 'Marché',
    tracks: 'Pistes',
    stations: 'Stations',
    raiders: 'Pillards',
    unity: 'Unité',
  },

  market: 'Modules à vendre',
  left: (cards) => (cards === 0 ? 'plus aucun' : `encore ${cards}`),
  column: (type) => fr`${type} : toute la rangée`,
  offered: ({ name, type, cost, vp, text, payable }) =>
    `${name}, ${type}. Coûte ${cost}${vp > 0 ? `, vaut ${vp} PV` : ''}. ${text}${payable ? ' Vous pouvez le payer.' : ''}`,
  pressForMore: 'Les plus clairs sont à votre portée. Pressez un module pour tout lire.',

  tracks: 'Pistes de progrès',
  bands: fr`Bandes I, II, III : à la fin, chaque infrastructure de la piste compte 2, 4 ou 7 PV selon votre bande.`,
  next: (reward) => fr`ensuite : ${reward}`,
  done: 'au bout',
  trackSaid: (name, where, next) => fr`${name} : ${where.join(', ')} ; ${next}`,
  at: (who, space) => `${who} en ${space}`,
  vault: (from) => fr`Coffre-fort dès la case ${from} : des points pour crédits et cartes à la fin`,
  supremacyTokens: 'Pions Suprématie sur la piste',
  discoveries: (first, second) => fr`Pions Découverte restants : ${first} et ${second}`,
  eventIn: (steps) =>
    steps === 0 ? 'Le prochain pas résout un événement.' : `Événement dans ${several(steps, 'pas', 'pas')}.`,

  projected: (vp) => `${vp} PV si tout finissait maintenant`,
  factionUpgrade: (ship) => fr`la sienne : ${ship.toLowerCase()}`,
  fleet: (bay, out, scrapyard, barge) =>
    `${bay} dans la baie, ${several(out, 'sorti')}${scrapyard > 0 ? `, ${scrapyard} à la casse` : ''}${barge > 0 ? `, ${barge} sur la Barge` : ''}`,
  moonsAndTokens: 'Lunes et pions',
  none: 'aucun',
  damaged: (name) => `${name} (endommagé)`,
  choosing: 'Choisit sa faction.',
  developments: (count) => several(count, 'infrastructure'),
  relics: (count) => several(count, 'relique'),
  battles: (won, lost) => fr`batailles : ${several(won, 'gagnée')}, ${several(lost, 'perdue')}`,

  inPlay: 'En jeu',
  dice: 'Dés',
  targeting: 'Ciblage',
  range: 'Portée',
  coming: (cards) => `encore ${several(cards, 'carte Pillard', 'cartes Pillard')} à venir`,
  defeated: (who, count) => fr`${who} : ${several(count, 'vaincu')}`,
  wrecks: 'Casse et Barge de réparation',
  noWrecks: 'Toutes deux sont vides.',
  shipOf: (ship, owner) => `${ship} (${owner})`,

  noUnity: 'L’Unité ne joue pas à cette table.',
  level: (level) => `niveau ${level}`,
  helmNext: 'Barre, ensuite',
  nextLaunches: 'Son prochain lancement, un des trois',
  chance: '⅓',
  goes: (ship, place) => `${ship} vers ${place}`,
  returns: fr`vide : elle rappelle ses vaisseaux`,
  bay: (section) => `Section ${section}`,
  projection: 'Score final prévu',
  scored: 'marqués',
  atEnd: 'à la fin',
  toCome: 'à venir, environ',
  you: (vp) => `Vous auriez ${vp} PV si tout finissait maintenant.`,
  toComeWhy: 'Ce qui est à venir est estimé d’après ses tours jusqu’ici et bien des parties semblables.',
  holds: (who) => fr`Contrôle : ${who}. L’Unité joue après ce siège.`,
  tokensLeft: (hidden) => several(hidden, 'pion Amélioration face cachée', 'pions Amélioration face cachée'),
  hasCards: (cards, modules, leaders, corrupted) =>
    `${several(cards, 'carte')}, ${several(modules, 'module')}, ${several(leaders, 'chef')}${corrupted > 0 ? ` et ${several(corrupted, 'corrompu')}` : ''}`,

  vp: 'Points de victoire',
  hand: 'Cartes Stratégie en main',
  shipsOf: 'Vaisseaux dans la baie, sortis, à la casse',
  leaders: 'Chefs sur la station',
  ships: (bay, out, scrapyard) => `${bay}·${out}·${scrapyard}`,
  event: 'Événement',
  steps: 'Pas vers l’événement',
}
