import { capital } from '@astrolabe/words'
import { french as fr, listed } from '@astrolabe/words/french.ts'
import {
  ARMOUR_DICE,
  ARMOUR_VP,
  DAMPED_ENERGY,
  FORCED_SETTLEMENT_VP,
  MECHAPHAGE_TOKENS,
  RATIONING_CARDS,
} from '../../../content/limits.ts'
import {
  type Commander,
  type CommanderPower,
  type ConflictCard,
  type Direction,
  type HelmBonus,
  type RaiderCard,
  type RaiderPower,
  TRACKS,
  type UnityAction,
  type UnityIcon,
  type UnityTarget,
  type UnityToken,
} from '../../../content/schema.ts'
import { dice, vp } from '../../fr/nouns.ts'
import { NAMES } from '../../names/fr.ts'
import { pack } from '../../symbols.ts'
import { gainsText } from './gains.ts'
import { shortGains } from './short.ts'

const RAIDER_POWERS: Readonly<Record<RaiderPower, string>> = {
  none: 'Il n’a pas de pouvoir propre.',
  'drain-energy': 'S’il gagne, chaque joueur perdant perd 1 énergie.',
  loot: 'S’il gagne, chaque perdant perd 1 ressource de son choix.',
  siphon: `Nul ne peut dévier plus de ${DAMPED_ENERGY} énergie contre lui.`,
  mechaphage: fr`S’il gagne, chaque perdant place un pion Mécaphage sur un module intact ; il faut deux réparations pour s’en défaire, mais une seule suffit à l’Unité. Quand les ${MECHAPHAGE_TOKENS} pions sont en jeu, un marqueur Dégât les remplace.`,
  marauder:
    'Avant de comparer les dés, le camp actif écarte son dé le plus haut, sauf s’il n’en a lancé qu’un.',
  hunt: 'Après une victoire, il fait 1 pas vers le vaisseau le plus proche.',
  silence: fr`On ne joue pas de carte Stratégie dans cette bataille ; l’Unité pioche tout de même sa carte Conflit.`,
  'shadow-warp':
    'Quand il attaque, il reste dans le Néant et tous les vaisseaux de la région y sont attirés. Le vaisseau lancé résout l’action du Néant, puis la bataille commence.',
  armoured: fr`Sa première défaite ne lui coûte que ${dice(ARMOUR_DICE)} et rapporte ${vp(ARMOUR_VP)}, et il reste sur place ; la seconde rapporte toute la récompense.`,
  harvest: 'S’il gagne, chaque perdant endommage 1 module.',
}

const SHORT_RAIDER_POWERS: Readonly<Record<RaiderPower, string>> = {
  none: 'pas de pouvoir',
  'drain-energy': fr`gagne : −1 énergie`,
  loot: fr`gagne : −1 ressource`,
  siphon: `${DAMPED_ENERGY} énergie déviée au plus`,
  mechaphage: fr`gagne : infeste un module`,
  marauder: 'votre meilleur dé écarté',
  hunt: fr`gagne : poursuit sa chasse`,
  silence: 'pas de carte Stratégie',
  'shadow-warp': 'attire dans le Néant',
  armoured: 'à vaincre deux fois',
  harvest: fr`gagne : endommage un module`,
}

export const raiderStats = ({ dice: number, targeting, range }: RaiderCard): string =>
  `${dice(number)}, ciblage ${targeting}, portée ${range}`
export const raiderPower = ({ power }: RaiderCard): string => RAIDER_POWERS[power]
export const shortRaiderPower = ({ power }: RaiderCard): string => SHORT_RAIDER_POWERS[power]
export const raiderReward = ({ reward }: RaiderCard): string => fr`Récompense : ${gainsText(reward)}.`
export const shortRaiderReward = ({ reward }: RaiderCard): string => shortGains(reward)

const CONFLICTS: Readonly<Record<NonNullable<ConflictCard['special']>, string>> = {
  suppression: 'chaque joueur de la bataille lance 1 dé de moins (au moins 1)',
  siphon: 'chaque joueur de la bataille perd 1 énergie, et l’Unité pioche 1 carte Stratégie pour chacune',
  extortion: 'chaque joueur de la bataille donne 1 carte Stratégie à l’Unité, sinon elle lance 1 dé de plus',
  patience: 'si l’Unité perd, ses vaisseaux vont à la Barge de réparation',
  assimilation: 'si l’Unité gagne, elle prend 1 module du type dont elle a le moins',
}
const SHORT_CONFLICTS: typeof CONFLICTS = {
  suppression: fr`joueurs : −1 dé`,
  siphon: 'prend 1 énergie à chacun',
  extortion: 'une carte chacun, ou +1 dé',
  patience: fr`défaite : vaisseaux à la Barge`,
  assimilation: fr`victoire : 1 module`,
}

export function conflictText({ dice: number, targeting, special }: ConflictCard): string {
  const parts = [
    ...(number > 0 ? [`l’Unité lance ${dice(number)} de plus`] : []),
    ...(targeting > 0 ? [`le ciblage de l’Unité augmente de ${targeting}`] : []),
    ...(special ? [CONFLICTS[special]] : []),
  ]
  return parts.length === 0 ? 'Elle n’a aucun effet.' : parts.map((part) => `${capital(part)}.`).join(' ')
}
export function shortConflict({ dice: number, targeting, special }: ConflictCard): string {
  const parts = [
    ...(number > 0 ? [`+${dice(number)}`] : []),
    ...(targeting > 0 ? [`+${targeting} ciblage`] : []),
    ...(special ? [SHORT_CONFLICTS[special]] : []),
  ]
  return parts.length === 0 ? 'aucun effet' : parts.join(', ')
}

const UNITY_TOKENS: Readonly<Record<UnityToken['effect'], string>> = {
  salvage: fr`Aussitôt : l’Unité effectue 2 réparations.`,
  conscription: fr`Aussitôt : jusqu’à 2 chefs de l’Unité passent des bases à sa station.`,
  reactors: 'L’Unité lance 1 dé de plus dans ses batailles.',
  net: 'Le ciblage de l’Unité augmente de 1 dans ses batailles.',
  tribute: 'L’Unité gagne 1 PV à chacun de ses rappels.',
}
export const unityTokenText = ({ effect }: UnityToken): string => UNITY_TOKENS[effect]

const NEAREST: Readonly<Record<Extract<UnityTarget, { to: 'nearest' }>['of'], string>> = {
  'planet-with-player': 'la planète avec un vaisseau de joueur la plus proche de la Sonde',
  'planet-with-moons': 'la planète avec des lunes la plus proche de la Sonde',
  base: 'la base de l’Alliance la plus proche de la Sonde',
}
const FROM_PROBE: Readonly<Record<Direction, string>> = {
  east: 'la région à l’est de la Sonde',
  'south-east': 'la région au sud-est de la Sonde',
  'south-west': 'la région au sud-ouest de la Sonde',
  west: 'la région à l’ouest de la Sonde',
  'north-west': 'la région au nord-ouest de la Sonde',
  'north-east': 'la région au nord-est de la Sonde',
}

export function targetText(target: UnityTarget): string {
  switch (target.to) {
    case 'base':
      return `le ${NAMES.tiles[target.base]}`
    case 'leftmost-uncolonised':
      return 'la planète non colonisée la plus à gauche'
    case 'probe':
      return 'la région de la Sonde'
    case 'direction':
      return FROM_PROBE[target.direction]
    case 'nearest':
      return NEAREST[target.of]
  }
}

const ICONS: Readonly<Record<UnityIcon, string>> = {
  infrastructure: 'elle bâtit si elle le peut',
  event: 'le marqueur Événement avance',
  repair: 'elle effectue 1 réparation',
}

export const unityActionName = ({ pack: number, id }: UnityAction): string =>
  `Paquet ${pack(number)}, carte ${id.split('-')[1]}`
export const unityActionText = ({ target, icons }: UnityAction): string =>
  fr`L’Unité se lance vers ${targetText(target)}${icons.length > 0 ? fr` ; puis ${listed(icons.map((icon) => ICONS[icon]))}` : ''}.`
const SHORT_NEAREST: typeof NEAREST = {
  'planet-with-player': 'planète d’un joueur la plus proche',
  'planet-with-moons': 'planète à lunes la plus proche',
  base: 'base la plus proche',
}
export const shortUnityAction = ({ target, icons }: UnityAction): string =>
  [
    target.to === 'nearest' ? SHORT_NEAREST[target.of] : targetText(target),
    ...icons.map((icon) => NAMES.unityIcons[icon]),
  ].join(', ')

const HELM: Readonly<Record<HelmBonus, string>> = {
  science: '1 module Science',
  industry: '1 module Industrie',
  commerce: '1 module Commerce',
  civilization: '1 module Civilisation',
  tactics: '1 carte Stratégie',
  vp: '1 PV',
  repair: '1 réparation',
  moon: '1 lune de nébuleuse',
  upgrade: '1 pion Amélioration',
  supremacy: '1 case en Suprématie',
}
export const helmText = (bonuses: readonly HelmBonus[]): string => listed(bonuses.map((bonus) => HELM[bonus]))

const COMMANDER_POWERS: Readonly<Record<CommanderPower, string>> = {
  rationing: `À chaque événement, l’Unité pioche ${RATIONING_CARDS} cartes Stratégie.`,
  spearhead: 'L’Unité lance 1 dé de plus dans les batailles où elle est le camp actif.',
  'full-record': 'Quand l’Unité gagne des pions Découverte, elle en gagne un de plus.',
  'hunting-pack': 'Son chasseur rejoint chaque bataille d’où qu’il soit, comme son croiseur lourd.',
  'no-idle-hull':
    'Si la section tirée est vide, on prend la suivante qui a un vaisseau, avec la carte de son paquet. Elle ne se rappelle, sans lancer le dé, que si son tour commence avec 1 vaisseau au plus dans sa baie.',
  'forced-settlement': `Ses infrastructures demandent 1 chef de moins (au moins 1) et rapportent ${FORCED_SETTLEMENT_VP} PV de plus.`,
}
export const commanderPower = ({ power }: Commander): string =>
  power === undefined
    ? 'Pas de capacité propre.'
    : `${NAMES.commanderPowers[power]}. ${COMMANDER_POWERS[power]}`
export const commanderStart = ({ level, start }: Commander): string =>
  fr`Niveau ${level}. Au départ : ${listed(TRACKS.filter((track) => start[track]).map((track) => `${NAMES.tracks[track]} ${start[track]}`))}.`
