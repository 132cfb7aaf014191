import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { definite } from '@astrolabe/words/french-nouns.ts'
import { capital } from '@astrolabe/words'
import type { XodusWords } from '../words.ts'
import { SHIPS } from '../../content/ships.ts'
import { FR } from '../cards.fr.ts'
import { actions, au, COLOURS, DIRECTIONS, du, FACES, keys, Le, le, scraps, shipName } from './nouns.ts'
import type { Repair } from '../en/options.ts'
import type { CardCost } from '../../position/printed.ts'

function repairText(what: string, done: string, { n, price, cards }: Repair): string {
  const means = [
    price === 0 ? 'sans Scrap' : scraps(price),
    ...(cards.length === 0 ? [] : [`avec ${listed(cards.map((card) => card.fr))}`]),
  ]
  return fr`Réparer ${what}${n === 0 ? '' : fr` : ${done}`} (${means.join(', ')})`
}

function costText({ energy, consumed, scraps: price, health }: CardCost): string {
  const costs = [
    ...(energy > 0 ? [`${energy}\u00a0Énergie`] : []),
    ...(consumed ? ['à usage unique'] : []),
    ...(price > 0 ? [scraps(price)] : []),
    ...(health > 0 ? [`${health}\u00a0Santé perdue`] : []),
  ]
  return costs.length === 0 ? '' : ` (${costs.join(', ')})`
}

export const options: XodusWords['options'] = {
  takeShip: (board) => {
    const { board: stats, exp } = FR.ship(SHIPS[board])
    return `${shipName(board)}, ${stats} ${exp}`
  },
  half: ({ name, ability }, energy) => fr`${name.fr} : ${FR.ability(ability, energy)}`,
  activate: (board) => `${Le(board)} agit`,
  probe: (direction) =>
    direction === undefined
      ? 'Envoyer une sonde, en voyant d’abord le Système (1 Action)'
      : `Envoyer une sonde ${DIRECTIONS[direction]} (1 Action)`,
  blindJump: (direction) =>
    direction === undefined
      ? 'Sauter à l’aveugle, en voyant d’abord le Système (1 Action)'
      : `Sauter à l’aveugle ${DIRECTIONS[direction]} (1 Action)`,
  jump: (system) => fr`Sauter : ${system} (1 Action)`,
  rush: (system, jumps) => fr`Rush : ${system}, ${jumps} sauts (2 Actions)`,
  explore: 'Explorer (1 Action)',
  exploreSignal: 'Déchiffrer le Signal (1 Action)',
  placeKeys: (count) => `Poser ${keys(count)} sur le Grand Rift (1 Action)`,
  scavenge: 'Fouiller (1 Action)',
  recoverKeys: (count) => `Récupérer ${keys(count)} dans l’épave (1 Action)`,
  pacifyHere: fr`Pacifier : combattre les Ennemis d’ici (1 Action)`,
  trade: (ally) =>
    ally === undefined
      ? 'Échanger avec les vaisseaux d’ici (1 Action)'
      : `Marchander avec ${definite(ally)} (1 Action)`,
  maintain: 'Maintenance (1 Action)',
  work: ({ name, work }) => {
    const deed = FR.deed(work).toLowerCase()
    return deed === '' ? fr`Agir sur ce Signal : ${name.fr}` : fr`${name.fr} : ${deed} (1 Action)`
  },
  takeKey: 'Prendre la Clé',
  strain: fr`Pousser : 1 Action de plus, un lancer de Dégâts à la fin`,
  fleet: (board) => `Former une Flotte avec ${le(board)}`,
  service: (ally, { pay, does }, by, on) =>
    fr`${by === undefined ? '' : fr`${shipName(by)} : `}${ally.fr} : ${on === undefined ? FR.effect(does) : FR.effectOn(does, le(on))} (${scraps(pay)})`,
  use: (card, by, on, cost) =>
    `${by === undefined ? '' : fr`${shipName(by)} : `}${card.fr}${on === undefined ? '' : ` sur ${le(on)}`}${costText(cost)}`,
  decline: (card) => fr`S’en passer : ${card.fr}`,
  goOn: {
    'before-attack': 'Lancer les dés',
    'after-attack': 'Garder ce résultat',
    'after-detection': 'Garder ce résultat',
    'after-skill': 'Garder ce résultat',
    'after-damage': 'Garder ce résultat',
    'lose-health': 'Subir la perte',
    defeat: 'Continuer',
    disengaging: 'Se désengager',
    gather: 'Personne d’autre',
    'after-probe': 'Une sonde suffit',
  },
  hide: 'Se cacher ici et terminer le tour',
  endTurn: (left) => (left > 0 ? `Terminer le tour, en renonçant à ${actions(left)}` : 'Terminer le tour'),
  join: 'Rejoindre la Flotte',
  stay: 'Rester à part',
  space: (from, direction) => fr`${capital(DIRECTIONS[direction])} : ${from}`,
  turn: (to, onward) => {
    const joined = fr`Voie vers : ${listed(to)}`
    return onward.length === 0
      ? fr`${joined} ; aucune issue vers l’inconnu`
      : fr`${joined} ; issues vers l’inconnu : ${onward.map((edge) => DIRECTIONS[edge]).join(', ')}`
  },
  roll: 'Tenter de passer inaperçu',
  fight: 'Attaquer les Ennemis d’ici',
  offensive: (dice) =>
    fr`Offensive : lancer les deux dés (${dice.map((colour) => COLOURS[colour]).join(', ')})`,
  defensive: (die) => fr`Défensive : lancer seulement le dé ${COLOURS[die]}`,
  disengage: (rolls, together, herald, grip) =>
    fr`Se désengager : ${several(rolls, 'lancer de Dégâts', 'lancers de Dégâts')}${grip > 0 ? ` et ${grip} Santé en moins` : ''}${together ? ' chacun' : ''}${herald ? ', et la Corruption avance' : ''}`,
  fightOn: 'Poursuivre le combat',
  die: (colour, face, board, rank) =>
    `${FACES[face]} sur le ${rank === 1 ? 'premier' : 'second'} dé ${du(board)}, ${COLOURS[colour]}`,
  foe: (name, health, shields) => fr`${name.fr} : Santé ${health}, Boucliers ${shields}`,
  repair: (board, repair) => repairText(le(board), `${repair.n} Santé`, repair),
  repairSignal: (signal, repair) => repairText(signal.fr, several(repair.n, 'marqueur'), repair),
  mend: (damage, board, free) => `Retirer ${damage.fr} ${du(board)}${free ? '' : ' (3 Scraps)'}`,
  buyEnergy: (price) => `Acheter un marqueur d’Énergie (${scraps(price)})`,
  dismantle: (module, count) => fr`Démanteler ${module.fr} : ${scraps(count)}`,
  nothing: 'Rien',
  buy: (module, price, board) => `Acheter ${module.fr} pour ${le(board)} (${scraps(price)})`,
  giveScrap: (from, to) => fr`${shipName(from)} : donner 1 Scrap ${au(to)}`,
  giveModule: (module, from, to) => fr`${shipName(from)} : donner ${module.fr} ${au(to)}`,
  giveKey: (from, to) => fr`${shipName(from)} : donner une Clé ${au(to)}`,
  done: 'Conclure',
  option: FR.option,
  another: 'Prendre une autre option (1 Action)',
  enough: 'S’en tenir là',
  toShip: (board) => shipName(board),
  system: (system) => capital(system),
  amount: (n) => String(n),
  sacrificeHealth: 'Un marqueur de Santé',
  sacrificeEnergy: 'Un marqueur d’Énergie',
  module: (module, board) => `${module.fr} ${du(board)}`,
}
