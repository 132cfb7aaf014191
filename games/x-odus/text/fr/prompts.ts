import { french as fr } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../words.ts'
import { actions, du, le, Le, scraps, theFoe } from './nouns.ts'

export const prompts: XodusWords['prompts'] = {
  ship: (number, of) => `Choisissez un vaisseau (${number} sur ${of}).`,
  mod: (board, level) =>
    fr`${Le(board)} atteint le niveau ${level} : quelle moitié de son Mod, pour toujours ?`,
  order: fr`Quel vaisseau agit maintenant ?`,
  act: (board, left, system, fleet) =>
    fleet > 1
      ? fr`${Le(board)} mène une Flotte de ${fleet} (${system}) : ${actions(left)}.`
      : fr`${Le(board)} (${system}) : ${actions(left)}.`,
  leaveOrHide: (board) => fr`${Le(board)} s’est désengagé : partir, ou se cacher ici ?`,
  join: (board, leader, left) =>
    fr`${Le(leader)} invite ${le(board)} à le rejoindre en Flotte, avec ${actions(left)} : d’accord ?`,
  gather: (board) => fr`Qui rejoint ${le(board)} avant la rencontre ?`,
  afterProbe: (board) => fr`${Le(board)} peut envoyer une seconde sonde : le faire ?`,
  mend: (board) => fr`Quelle carte Dégâts retirer ${du(board)} ?`,
  space: (tile) =>
    tile === undefined ? fr`Où révéler le prochain Système ?` : fr`Où placer ce Système : ${tile} ?`,
  rotation: (system) => fr`Comment orienter ce Système : ${system} ?`,
  detection: (system) => fr`Système hostile (${system}) : tenter de passer inaperçu, ou attaquer ?`,
  window: {
    'before-attack': fr`Avant l’attaque : utiliser une carte ?`,
    'after-attack': fr`Les dés sont tombés : utiliser une carte ?`,
    'after-detection': fr`Les dés sont tombés : utiliser une carte pour rester inaperçu ?`,
    'after-skill': fr`Les dés sont tombés : utiliser une carte ?`,
    'after-damage': fr`Les dés sont tombés : utiliser une carte contre les dégâts ?`,
    'lose-health': fr`De la Santé va être perdue : utiliser une carte ?`,
    defeat: fr`L’adversaire est vaincu : utiliser une carte ?`,
    disengaging: fr`Vous allez vous désengager : utiliser une carte ?`,
  },
  reroll: (max) => (max === 1 ? fr`Quel dé relancer ?` : fr`Quels dés relancer (${max} au plus) ?`),
  foe: fr`Quel adversaire combattre en premier ?`,
  manoeuvre: (board, foe, health, shields) =>
    fr`En face : ${foe} (Santé ${health}, Boucliers ${shields}). Manœuvre ${du(board)} ?`,
  flee: (board) => fr`${Le(board)} veut que toute la Flotte se désengage : d’accord ?`,
  theFoe,
  maintenance: (board) => fr`Maintenance ${du(board)} : que faire ?`,
  trade: fr`Marchander : acheter, donner, ou conclure.`,
  exploration: (card, board) =>
    board === undefined
      ? fr`« ${card.fr} » : quelle option ?`
      : fr`« ${card.fr} » : quelle option pour ${le(board)} ?`,
  extraOption: (card) => fr`« ${card.fr} » : dépenser une Action pour une autre option ?`,
  shareScrap: (left) => fr`Qui prend le prochain Scrap (${scraps(left)} à partager) ?`,
  shareModule: (module) => fr`Qui prend « ${module.fr} » ?`,
  shareKey: fr`Qui embarque la Clé ?`,
  pacify: fr`Quel Système pacifier ?`,
  closeRift: fr`Quel Rift refermer ?`,
  moveWormhole: fr`Les deux marqueurs de Trou de ver sont en jeu : lequel déplacer ici ?`,
  fold: fr`Vers quel Système plier l’espace ?`,
  freeJump: fr`Vers quel Système sauter ?`,
  charge: (board) => fr`Combien d’Énergie ${le(board)} donne-t-il ?`,
  feed: (board) => fr`Combien de Scraps ${le(board)} donne-t-il ?`,
  sacrifice: (board) => fr`Que sacrifie ${le(board)}, pour toujours ?`,
  discardModule: fr`Quel Module est perdu pour toujours ?`,
}
