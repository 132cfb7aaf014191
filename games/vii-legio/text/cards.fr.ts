import { either, listed, several } from '@astrolabe/words/french.ts'
import type {
  DomainLetter,
  Effect,
  ExoTechnology,
  Experience,
  ExpertiseSymbol,
  ExplorationCard,
  ExplorationType,
  ExtrasolarCard,
  Threshold,
} from '../content/schema.ts'
import { EXPLORATION } from '../content/decks.ts'
import { SCORING } from '../content/scoring.ts'
import { unparted } from './unparted.ts'

export const DOMAIN_NAMES: Readonly<Record<DomainLetter, string>> = {
  N: 'Négoce',
  D: 'Diplomatie',
  C: 'Capture',
  R: 'Recherche',
}

export const EXPLORATION_TYPE_NAMES: Readonly<Record<ExplorationType, string>> = {
  reset: 'Remise à zéro',
  sectorX: 'Secteur X',
  planet: 'Planète',
  signal: 'Signal',
  risk: 'Risque',
  hostile: 'Vaisseau hostile',
  exoTechnology: 'Exo-technologie',
  recall: 'Rappel',
  specialMission: 'Mission spéciale',
}

/** What the card does, in the order it is resolved: experience first, then the effect (VL-326). */
export function explorationText(card: ExplorationCard): string {
  const sentences = [
    card.symbol ? `Gagnez ${onePoint(card.symbol)}.` : '',
    effectText(card.effect),
    card.avoidable ? 'Ou utilisez un détecteur\u00a0: la carte est défaussée sans autre effet.' : '',
  ]
  return unparted(sentences.filter((sentence) => sentence !== '').join(' ') || 'Sans effet.')
}

/** « Risque, 2 cartes sur 53 » */
export function explorationKind({ type, count }: ExplorationCard): string {
  return `${EXPLORATION_TYPE_NAMES[type]}, ${several(count, 'carte')} sur ${EXPLORATION.length}.`
}

/** « Sapiens, paquet A » */
export function extrasolarKind(card: ExtrasolarCard): string {
  return `${lifeName(card)}, paquet ${card.deck}.`
}

export function extrasolarText(card: ExtrasolarCard) {
  const { xp, turns } = card.observation
  const domain = DOMAIN_NAMES[card.sapiens ? 'D' : 'C']
  const stay = turns === 1 ? '1 tour seulement' : `${turns} tours au plus`
  return {
    contact: card.thresholds.map(thresholdText),
    observation: `${several(xp, 'point')} d’expérience en ${domain} par tour, pendant ${stay}.`,
    landing:
      card.squads === 0
        ? 'Aucune escouade requise pour se poser.'
        : `Il faut ${several(card.squads, 'escouade')} pour se poser.`,
  }
}

export function lifeName(card: ExtrasolarCard): string {
  return card.sapiens ? 'Sapiens' : 'Non Sapiens'
}

const onePoint = (symbol: ExpertiseSymbol): string =>
  symbol === '?'
    ? '1 point d’expérience dans le domaine de votre choix'
    : `1 point d’expérience en ${DOMAIN_NAMES[symbol]}`

export function experienceText(experience: Experience): string {
  const parts: string[] = []
  for (const domain of ['N', 'D', 'C', 'R'] as const) {
    const xp = experience[domain]
    // The unit is said once: "2 points d’expérience en Négoce, 1 en Recherche".
    if (xp)
      parts.push(
        `${parts.length === 0 ? `${several(xp, 'point')} d’expérience` : xp} en ${DOMAIN_NAMES[domain]}`,
      )
  }
  return listed(parts)
}

function thresholdText({ needs, vp, exit }: Threshold, rank: number): string {
  const inAll = rank > 0 ? ' en tout' : ''
  const end = exit ? '.' : ', et vous devez poursuivre le Contact si vous le pouvez.'
  return `${experienceText(needs)}${inAll}\u00a0: ${vp}\u00a0PV${inAll}${end}`
}

const EXO_TECHNOLOGIES: Readonly<Record<ExoTechnology, string>> = {
  holodeck:
    'Vous pouvez prendre l’Holodeck à bord s’il vous reste de la place et que vous ne l’avez pas déjà. ' +
    'Une fois installé, il sert de joker dans les Contacts avec des Sapiens.',
  nanoprobes:
    'Vous pouvez prendre les Nanoprobes à bord s’il vous reste de la place et que vous ne les avez pas déjà. ' +
    'Une fois installées, elles servent de joker dans les Contacts avec des Non Sapiens.',
}

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'nothing':
      return ''
    case 'reset':
      return (
        'Dès que cette carte est retournée ou défaussée, toutes les cartes Exploration, main et défausse ' +
        'comprises, sont mélangées en une nouvelle pioche. ' +
        'Votre exploration prend fin\u202f; vous pouvez encore scanner et vous poser.'
      )
    case 'discover':
      return (
        'S’il reste une planète à découvrir dans ce secteur et un pion planète active libre, ' +
        `découvrez-la\u00a0: ${SCORING.discovery}\u00a0PV.`
      )
    case 'openSectorX':
      return `${openingText(effect)} S’il est déjà ouvert, gagnez ${onePoint(effect.otherwise)}.`
    case 'damage':
      return `Lancez ${effect.rolls} fois le dé de dégâts.`
    case 'discard':
      return effect.cards === 1
        ? 'Défaussez face visible 1 carte de votre main, s’il vous en reste une.'
        : `Défaussez face visible ${effect.cards} cartes de votre main, ou toutes s’il vous en reste moins.`
    case 'endExploration':
      return 'Votre exploration prend fin\u202f; vous pouvez encore scanner et vous poser.'
    case 'flare':
      return 'Vos scanners et vos détecteurs ne servent plus jusqu’à la fin du tour, même achetés entre-temps.'
    case 'drift':
      return 'Votre vaisseau dérive, sans frais, vers un secteur adjacent désigné par le dé.'
    case 'return':
      return effect.optional
        ? 'Vous pouvez rentrer aussitôt à la base stellaire.'
        : 'Votre vaisseau rentre aussitôt à la base stellaire.'
    case 'losePersonnel':
      return 'Perdez 1 expert, ou 1 escouade au-dessus de la valeur grisée, à votre choix.'
    case 'fight':
      return `Combattez un vaisseau à ${several(effect.lasers, 'laser')}. ${trophyText(effect.trophy)}`
    case 'takeExoTechnology':
      return EXO_TECHNOLOGIES[effect.technology]
    case 'specialMission':
      return specialMissionText(effect)
  }
}

/** What a card asks for before it does anything: « au moins 2 escouades, 1 carte à défausser ». */
export function conditionText({ needs, pay, orPay }: EffectOf<'specialMission'>): string {
  const instead = orPay ? `, ou ${experienceText(orPay)}` : ''
  const asked: string[] = []
  if (needs.lasers) asked.push(`au moins ${several(needs.lasers, 'laser')}`)
  if (needs.squads) asked.push(`au moins ${several(needs.squads, 'escouade')}`)
  if (needs.experts) asked.push(`au moins ${several(needs.experts, 'expert')} à bord`)
  if (needs.sectors) asked.push(`secteur ${either(needs.sectors.map(String))}`)
  const price = pay.cards
    ? `${orPay ? ', et dans les deux cas' : ','} ${several(pay.cards, 'carte')} à défausser`
    : ''
  return `${asked.join(', ')}${instead}${price}`
}

type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>

function openingText({ lasers, roll, vp }: EffectOf<'openSectorX'>): string {
  const condition = `Si le Secteur X est fermé et que vous avez au moins ${several(lasers, 'laser')}`
  const success = `il s’ouvre et vous marquez ${vp}\u00a0PV.`
  return roll === undefined
    ? `${condition}, ${success}`
    : `${condition}, lancez le dé et ajoutez vos lasers\u00a0: à ${roll} ou plus, ${success}`
}

function trophyText({ vp, xp }: EffectOf<'fight'>['trophy']): string {
  const gains = [...(vp > 0 ? [`${vp}\u00a0PV`] : []), ...(xp ? [onePoint(xp)] : [])]
  return gains.length > 0 ? `Trophée\u00a0: ${listed(gains)}.` : 'Pas de trophée.'
}

function specialMissionText({ needs, pay, orPay, whenComplete }: EffectOf<'specialMission'>): string {
  const have: string[] = []
  if (needs.lasers) have.push(`avec au moins ${several(needs.lasers, 'laser')}`)
  if (needs.squads) have.push(`avec au moins ${several(needs.squads, 'escouade')}`)
  if (needs.experts) have.push(`avec au moins ${several(needs.experts, 'expert')} à bord`)
  if (needs.sectors) have.push(`dans le secteur ${either(needs.sectors.map(String))}`)
  const instead = orPay ? `, ou contre ${experienceText(orPay)}` : ''
  const price = pay.cards
    ? `, en défaussant ${orPay ? 'dans les deux cas ' : ''}${several(pay.cards, 'carte')} de votre main`
    : ''
  return (
    `Vous pouvez accomplir cette mission ${listed(have)}${instead}${price}\u00a0: ` +
    `votre compteur avance de 1 et rapporte les PV de sa nouvelle valeur (${SCORING.specialMissions.join(', ')}). ` +
    `Déjà à ${SCORING.specialMissions.length}\u00a0: ` +
    `gagnez à la place ${onePoint(whenComplete)}, sans rien payer.`
  )
}
