import { capital } from '@astrolabe/words'
import { french as fr, several } from '@astrolabe/words/french.ts'
import { NAMES } from '../names/fr.ts'
import type { AndromedaWords } from '../words.ts'
import {
  aDevelopment,
  atPlace,
  basics,
  cards,
  dice as diceText,
  eventName,
  moduleName,
  place,
  resourcesOf,
  ship as shipText,
  tacticsName,
  theRaider,
} from './nouns.ts'

export const prompts: AndromedaWords['prompts'] = {
  faction: fr`Quelle faction menez-vous ?`,
  turn: fr`Lancer un vaisseau, ou rappeler à la station ?`,
  endTurn: fr`Autre chose avant la fin de votre tour ?`,
  handLimit: (left) => fr`Votre main est trop grande : quelle carte part (${cards(left)} à défausser) ?`,
  discard: (left) => fr`Quelle carte défaussez-vous (encore ${cards(left)}) ?`,
  basics: (amount) =>
    amount === 1
      ? fr`Quelle ressource de base prenez-vous ?`
      : fr`Quelles ${basics(amount).replace(/^\d+ /, '')} prenez-vous (${amount}) ?`,
  drop: (left) => fr`Quelle ressource du coût retirez-vous${left > 1 ? ` (encore ${left})` : ''} ?`,
  advance: fr`Sur quelle piste avancez-vous ?`,
  repair: fr`Que réparez-vous ?`,
  recruit: fr`D’où recrutez-vous un chef ?`,
  upgrade: fr`Quelle amélioration de vaisseau prenez-vous ?`,
  build: (less) =>
    less === 0
      ? fr`Quel vaisseau construisez-vous ?`
      : fr`Quel vaisseau construisez-vous, pour ${resourcesOf(less)} de moins ?`,
  freeShip: fr`Quel vaisseau construisez-vous gratuitement ?`,
  freeModule: fr`Quel module prenez-vous gratuitement ?`,
  buyModule: (less) => fr`Quel module achetez-vous, pour ${resourcesOf(less)} de moins ?`,
  exchange: (left) => fr`Quelle ressource échangez-vous (encore ${left}) ?`,
  survey: fr`De quelle colonne remplacez-vous les modules ?`,
  riftWalk: fr`Quel vaisseau traverse la faille ?`,
  useModule: (design) => fr`Payez-vous pour ${moduleName(design)} ?`,
  useEvent: (card) => fr`Payez-vous pour ${eventName(card)} ?`,
  useHelm: fr`Payez-vous pour cela ?`,
  discovery: (stack) => fr`${NAMES.discoveryStacks[stack]} : quel pion prenez-vous ?`,
  nebulaMoon: fr`Quelle lune revendiquez-vous ?`,
  field: (type, left) => fr`Champ ${NAMES.moduleTypes[type]} : quel module achetez-vous (encore ${left}) ?`,
  shipyard: (at) => fr`${capital(place(at))} : construire un vaisseau, ou prendre du titane ?`,
  council: (at) => fr`${capital(place(at))} : bâtir une infrastructure, ou recruter ?`,
  vortex: fr`Lequel de vos autres vaisseaux le Vortex emporte-t-il ?`,
  darkReading: (card) => fr`Vous lisez ${tacticsName(card)} : la garder, ou la brûler ?`,
  converge: fr`Un autre transport suit-il ?`,
  drift: fr`L’un de vos vaisseaux dérive-t-il ?`,
  voidEnergy: fr`Combien d’énergie déviez-vous pour ce lancer ?`,
  voidCard: fr`Utilisez-vous quelque chose pour ce lancer dans le Néant ?`,
  voidResult: fr`Quel résultat choisissez-vous ?`,
  develop: fr`Bâtissez-vous une infrastructure ?`,
  developmentCard: (type) => fr`Vous bâtissez ${aDevelopment(type)} : quelle carte prenez-vous ?`,
  gangways: (at) => fr`Quel transport bâtit ${atPlace(at)} ?`,
  plan: (left) =>
    left === 0
      ? fr`Chaque vaisseau a son amarrage : exécuter ce plan ?`
      : fr`Sans amarrage : ${several(left, 'vaisseau', 'vaisseaux')}. Où vont-ils ?`,
  raider: (at) => fr`Quel pillard attaque ${atPlace(at)} ?`,
  raiderStep: (card) => fr`Où se rend ${theRaider(card)} ?`,
  beforeBattle: (at) => fr`Avant la bataille ${atPlace(at)} : faire d’abord quelque chose ?`,
  escalate: (at) => fr`Bataille ${atPlace(at)} : lesquels de vos vaisseaux la rejoignent ?`,
  offerTruce: (at) => fr`Bataille ${atPlace(at)} : proposer une trêve ?`,
  truce: (at) => fr`Bataille ${atPlace(at)} : on propose une trêve. L’accepter ?`,
  diplomacy: (at) => fr`Bataille ${atPlace(at)} : jouer une carte ?`,
  against: (card) => fr`Contre qui ${tacticsName(card)} agit-elle ?`,
  ambush: fr`Quel vaisseau amenez-vous dans la bataille ?`,
  prepare: (at, dice, targeting) =>
    fr`Bataille ${atPlace(at)} : ${diceText(dice)}, ciblage ${targeting}. Qu’ajoutez-vous ?`,
  reroll: fr`Relancez-vous un de vos dés ?`,
  piracy: fr`Que prenez-vous, et à qui ?`,
  strategicOperations: (left) =>
    fr`Vous avez perdu : quelle consolation prenez-vous${left > 1 ? ` (encore ${left})` : ''} ?`,
  spare: fr`Quel vaisseau va à la Barge de réparation au lieu de la casse ?`,
  damageModule: fr`Quel module est endommagé ?`,
  loseResource: fr`Quelle ressource perdez-vous ?`,
  fracturedRelic: fr`${NAMES.events.EG2} : que payez-vous pour un pion Découverte ?`,
  giveUpBasics: (amount) => fr`Quelles ressources de base payez-vous (${amount}) ?`,
  passCard: fr`Quelle carte passez-vous ?`,
  ionPlague: fr`${NAMES.events.ET5} : payer 2 énergie, ou endommager un module ?`,
  leanYears: (developments) =>
    fr`${NAMES.events.ET6} : combien de glace payez-vous pour ${several(developments, 'infrastructure')} ?`,
  gravityShear: (ship, at) =>
    fr`${NAMES.events.ET8} : payer 1 énergie pour le ${shipText(ship)} ${atPlace(at)} ?`,
  gravityTideToll: (ship) =>
    fr`${NAMES.events.EN3} : payer 1 énergie pour le ${shipText(ship)} dans le Néant ?`,
  gravityTide: fr`${NAMES.events.EN3} : quel vaisseau tombe dans le Néant ?`,
  darkHarvest: fr`${NAMES.events.EN4} : que perdez-vous ?`,
  riftStorm: fr`${NAMES.events.EN8} : quel vaisseau est projeté, ou endommagé ?`,
  unityTrack: fr`Sur quelle piste l’Unité avance-t-elle ?`,
  unityModule: fr`De quel type l’Unité prend-elle un module ?`,
  unityMoon: fr`Sur quelle planète l’Unité prend-elle une lune ?`,
  unityRepair: fr`Quel vaisseau l’Unité répare-t-elle ?`,
  unityDamage: fr`Quel module de l’Unité est endommagé ?`,
  unityLeader: (left) => fr`D’où vient un chef de l’Unité (encore ${left}) ?`,
  extortion: fr`${NAMES.conflicts.Z09} : donner une carte à l’Unité, ou lui laisser un dé ?`,
}
