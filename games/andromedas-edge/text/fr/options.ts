import { capital, uncapital } from '@astrolabe/words'
import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { DEVELOPMENT_CARDS } from '../../content/developments.ts'
import { DISCOVERIES } from '../../content/discoveries.ts'
import { FACTIONS } from '../../content/factions.ts'
import { SYNTHESIS_ENERGY } from '../../content/limits.ts'
import { MODULES } from '../../content/modules.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { type Basic, SHIP_TYPES } from '../../content/schema.ts'
import { TACTICS } from '../../content/tactics.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import type { PaidWay } from '../../position/free-acts.ts'
import type { Price } from '../../position/prices.ts'
import { FR } from '../cards.fr.ts'
import type { DockSight, ShipSight } from '../en/options.ts'
import { NAMES } from '../names/fr.ts'
import { signed } from '../symbols.ts'
import type { AndromedaWords } from '../words.ts'
import {
  aDevelopment,
  amount,
  aShip,
  atPlace,
  costOf,
  dice,
  leaders,
  nth,
  party,
  place,
  resourcesOf,
  ship,
  toParty,
  vp,
} from './nouns.ts'

const priceText = ({ cost, less }: Price): string => {
  const full = FR.short.cost(costOf(cost))
  const paid = full === '' ? 'gratuit' : full
  return less > 0 ? `${paid}, ${resourcesOf(less)} de moins` : paid
}

const moduleText = (design: number, at: number): string => nth(NAMES.modules[MODULES[design].id], at)
const shipAt = ({ type, at, nth: which }: ShipSight): string =>
  nth(`${ship(SHIP_TYPES[type])} ${atPlace(at)}`, which)

const WAYS: Readonly<Record<PaidWay, string>> = {
  'fold-gate': fr`${NAMES.modules.S11} : ce lancement ignore la portée`,
  'doom-flag': fr`${NAMES.abilities.F01[1]} : un transport peut attaquer`,
  'quiet-passage': fr`${NAMES.abilities.F14[0]} : partager une base sans bataille`,
}

const dockText = (dock: DockSight): string => {
  const name = dock.kind === 'module' ? moduleText(dock.design, dock.nth) : NAMES.docks[dock.kind]
  return `${name} (${FR.short.effect(dock.effect)})`
}

const OPERATIONS: Readonly<Record<'energy' | 'tactics' | Basic, string>> = {
  energy: '2 énergie',
  tactics: '1 carte Stratégie',
  ice: '1 glace',
  nanocarbon: '1 nanocarbone',
  titanium: '1 titane',
}

export const options: AndromedaWords['options'] = {
  faction: (faction) => {
    const { id } = FACTIONS[faction]
    const [one, other] = FR.factionAbilities(FACTIONS[faction])
    const [first, second] = NAMES.abilities[id]
    return fr`${NAMES.factions[id]} (${FR.short.gains(FACTIONS[faction].start)}). ${first} : ${uncapital(one)} ${second} : ${uncapital(other)}`
  },
  launch: (type, to, found) => `Lancer ${aShip(type)} vers ${place(to)}${found === '' ? '' : ` (${found})`}`,
  return: (ships) =>
    ships === 0
      ? 'Rappeler à la station'
      : `Rappeler à la station (${several(ships, 'vaisseau', 'vaisseaux')})`,
  wait: fr`Attendre : 1 énergie et 1 carte Stratégie`,
  endTurn: 'Terminer le tour',
  moon: (moon) => fr`Dépenser une lune : ${FR.moonName(moon)}`,
  token: (token) =>
    `Dépenser ${NAMES.discoveries[DISCOVERIES[token].id]} (${FR.short.discovery(DISCOVERIES[token])})`,
  play: (card) => `Jouer ${NAMES.tactics[TACTICS[card].id]} (${FR.short.tactics(TACTICS[card])})`,
  burn: (card, energy) => `Défausser ${NAMES.tactics[TACTICS[card].id]} contre ${energy} énergie`,
  synthesis: (basic) => fr`Synthèse : ${SYNTHESIS_ENERGY} énergie contre ${amount(basic, 1)}`,
  arbitrage: (give, take) => fr`${NAMES.abilities.F07[0]} : ${amount(give, 1)} contre ${amount(take, 1)}`,
  way: (way, energy) => `${WAYS[way]} (${energy} énergie)`,
  card: (card) => `${NAMES.tactics[TACTICS[card].id]} (${FR.short.tactics(TACTICS[card])})`,
  basics: (of) => {
    const parts = (['ice', 'nanocarbon', 'titanium'] as const).flatMap((basic) =>
      of[basic] > 0 ? [amount(basic, of[basic])] : [],
    )
    return capital(parts.length === 0 ? 'rien' : listed(parts))
  },
  resource: (resource) => capital(amount(resource, 1)),
  track: (track, space, found) =>
    `${NAMES.tracks[track]}, à la case ${space}${found === '' ? '' : ` (${found})`}`,
  repairModule: (design, at) => `Réparer ${moduleText(design, at)}`,
  repairShip: (type) => fr`Réparer ${aShip(type)} : de la casse à la Barge`,
  repairCruiser: 'Réparer le croiseur lourd sur place',
  region: (at) => capital(place(at)),
  upgrade: (upgrade) => {
    const tile = UPGRADES[upgrade]
    return `${NAMES.upgrades[tile.id]}, ${NAMES.ships[tile.ship].toLowerCase()} (${FR.short.upgrade(tile)})`
  },
  build: (type, price) => `Construire ${aShip(type)} (${priceText(price)})`,
  freeShip: (type) => `Construire gratuitement ${aShip(type)}`,
  enough: 'En rester là',
  noShip: 'N’amener aucun vaisseau',
  module: (design, at, price) =>
    fr`Acheter ${moduleText(design, at)} (${priceText(price)}) : ${FR.short.module(MODULES[design])}`,
  freeModule: (design, at) => fr`Prendre ${moduleText(design, at)} : ${FR.short.module(MODULES[design])}`,
  swap: (give, take) => `${capital(amount(give, 1))} contre ${amount(take, 1)}`,
  column: (type) => NAMES.moduleTypes[type],
  transfer: (moved, to) => `Déplacer vers ${place(to)} le ${shipAt(moved)}`,
  use: 'Payer et l’utiliser',
  decline: 'S’en passer',
  discovery: (token) =>
    `${NAMES.discoveries[DISCOVERIES[token].id]} (${FR.short.discovery(DISCOVERIES[token])})`,
  nebulaMoon: (moon, at) => `${FR.moonName(moon)}, ${atPlace(at)}`,
  done: 'Ne plus rien acheter',
  titanium: 'Prendre 1 titane',
  develop: ({ at, development, price, leaders: n, vp: points }) =>
    fr`Bâtir ${aDevelopment(development)} ${atPlace(at)} (${priceText(price)}, ${leaders(n)} : ${vp(points)})`,
  recruitInstead: 'Recruter 1 chef d’où que ce soit et piocher 1 carte Stratégie',
  keepCard: 'La garder',
  burnCard: 'La défausser contre 1 énergie',
  energy: (n) => (n === 0 ? 'Pas d’énergie' : `${n} énergie`),
  result: (die) => fr`${die} : ${FR.short.void(die)}`,
  none: 'Ne rien bâtir',
  developmentCard: (card) =>
    fr`${NAMES.developmentCards[DEVELOPMENT_CARDS[card].id]} : ${uncapital(FR.developmentCard(DEVELOPMENT_CARDS[card]))}`,
  ship: (sight) => capital(shipAt(sight)),
  dock: dockText,
  takeOut: (at, dock) => fr`Retirer le nº ${at + 1} : ${dockText(dock)}`,
  earlier: (at, dock) => fr`Avancer le nº ${at + 1} : ${dockText(dock)}`,
  carryOut: (docks) =>
    docks === 0 ? 'Ne s’amarrer nulle part' : `S’amarrer comme prévu (${several(docks, 'amarrage')})`,
  raider: (card, at) =>
    `${NAMES.raiders[RAIDERS[card].id]}, ${atPlace(at)} (${FR.raiderStats(RAIDERS[card])})`,
  goOn: 'À la bataille',
  offer: 'Proposer une trêve',
  fight: 'Se battre',
  accept: 'Accepter la trêve',
  pass: 'Ne rien jouer',
  side: (of) => capital(party(of)),
  divert: (energy, overclock, cannons) => {
    const parts = [
      ...(energy > 0 ? [`${energy} énergie pour ${dice(energy)}`] : []),
      ...(overclock > 0 ? [`${overclock} énergie pour ${signed(overclock)} en ciblage`] : []),
      ...(cannons > 0
        ? [cannons === 1 ? '1 Canon des Précurseurs' : `${cannons} Canons des Précurseurs`]
        : []),
    ]
    return parts.length === 0 ? 'Rien' : capital(listed(parts))
  },
  reroll: (die) => `Relancer le ${die}`,
  keepDice: 'Garder les dés',
  take: (resource, from) => `Prendre ${amount(resource, 1)} ${toParty(from)}`,
  operation: (gain) => OPERATIONS[gain],
  shipType: (type) => `Le ${ship(type)}`,
  ownModule: moduleText,
  lose: (resource) => capital(amount(resource, 1)),
  payCredit: 'Payer 1 crédit',
  payBasics: 'Payer 2 ressources de base',
  pay: (energy) => `Payer ${energy} énergie`,
  sufferModule: 'Endommager un module',
  sufferShip: 'Le laisser endommager',
  payIce: (ice, vpLost) =>
    `${ice === 0 ? 'Ne rien payer' : `Payer ${amount('ice', ice)}`}${vpLost > 0 ? ` (−${vp(vpLost)})` : ''}`,
  loseEnergy: 'Perdre 2 énergie',
  loseVp: 'Perdre 1 PV',
  damageShip: (sight) => `Endommager le ${shipAt(sight)} et gagner 2 énergie`,
  giveDie: 'Laisser à l’Unité 1 dé de plus',
}
