import { either, listed, several } from '@astrolabe/words/english.ts'
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
  N: 'Negotiation',
  D: 'Diplomacy',
  C: 'Capture',
  R: 'Research',
}

export const EXPLORATION_TYPE_NAMES: Readonly<Record<ExplorationType, string>> = {
  reset: 'Reset',
  sectorX: 'Sector X',
  planet: 'Planet',
  signal: 'Signal',
  risk: 'Risk',
  hostile: 'Hostile ship',
  exoTechnology: 'Exo-technology',
  recall: 'Recall',
  specialMission: 'Special mission',
}

/** What the card does, in the order it is resolved: experience first, then the effect (VL-326). */
export function explorationText(card: ExplorationCard): string {
  const sentences = [
    card.symbol ? `Gain ${oneXp(card.symbol)}.` : '',
    effectText(card.effect),
    card.avoidable ? 'Or use a detector: the card is discarded and nothing else happens.' : '',
  ]
  return unparted(sentences.filter((sentence) => sentence !== '').join(' ') || 'No effect.')
}

/** “Risk, 2 of 53 cards” */
export function explorationKind({ type, count }: ExplorationCard): string {
  return `${EXPLORATION_TYPE_NAMES[type]}, ${count} of ${EXPLORATION.length} cards.`
}

/** “Sapiens, deck A” */
export function extrasolarKind(card: ExtrasolarCard): string {
  return `${lifeName(card)}, deck ${card.deck}.`
}

export function extrasolarText(card: ExtrasolarCard) {
  const { xp, turns } = card.observation
  const domain = DOMAIN_NAMES[card.sapiens ? 'D' : 'C']
  return {
    contact: card.thresholds.map(thresholdText),
    observation: `${xp} ${domain} XP each turn, for ${turns === 1 ? '1 turn only' : `${turns} turns at most`}.`,
    landing:
      card.squads === 0 ? 'No squad needed to land.' : `Landing needs ${several(card.squads, 'squad')}.`,
  }
}

export function lifeName(card: ExtrasolarCard): string {
  return card.sapiens ? 'Sapiens' : 'Non-Sapiens'
}

const oneXp = (symbol: ExpertiseSymbol): string =>
  symbol === '?' ? '1 XP in the domain of your choice' : `1 ${DOMAIN_NAMES[symbol]} XP`

export function experienceText(experience: Experience): string {
  const parts: string[] = []
  for (const domain of ['N', 'D', 'C', 'R'] as const) {
    const xp = experience[domain]
    if (xp) parts.push(`${xp} ${DOMAIN_NAMES[domain]}`)
  }
  return `${listed(parts)} XP`
}

function thresholdText({ needs, vp, exit }: Threshold, rank: number): string {
  const inAll = rank > 0 ? ' in all' : ''
  const end = exit ? '.' : ', and the Contact must go on if it can.'
  return `${experienceText(needs)}${inAll}: ${vp}\u00a0VP${inAll}${end}`
}

const EXO_TECHNOLOGIES: Readonly<Record<ExoTechnology, string>> = {
  holodeck:
    'You may take the Holodeck aboard if you have room and do not own it yet. ' +
    'Once installed, it is a joker in Contacts with Sapiens.',
  nanoprobes:
    'You may take the Nanoprobes aboard if you have room and do not own them yet. ' +
    'Once installed, they are a joker in Contacts with Non-Sapiens.',
}

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'nothing':
      return ''
    case 'reset':
      return (
        'As soon as this card is turned over or discarded, all Exploration cards, hand and discards included, ' +
        'are shuffled into a new deck. Your exploration ends; you may still scan and land.'
      )
    case 'discover':
      return (
        'If this sector has a planet left to discover and an active-planet token is free, ' +
        `discover it: ${SCORING.discovery} VP.`
      )
    case 'openSectorX':
      return `${openingText(effect)} If it is already open, gain ${oneXp(effect.otherwise)}.`
    case 'damage':
      return `Make ${several(effect.rolls, 'damage roll')}.`
    case 'discard':
      return effect.cards === 1
        ? 'Discard 1 card from your hand face up, if you have one left.'
        : `Discard ${effect.cards} cards from your hand face up; if fewer are left, all of them.`
    case 'endExploration':
      return 'Your exploration ends; you may still scan and land.'
    case 'flare':
      return 'Your scanners and detectors are out of use for the rest of the turn, new ones included.'
    case 'drift':
      return 'Your ship drifts, at no cost, into an adjacent sector picked by the die.'
    case 'return':
      return effect.optional
        ? 'You may return to the star base at once.'
        : 'Your ship returns to the star base at once.'
    case 'losePersonnel':
      return 'Lose 1 expert, or 1 squad above the grey value, as you choose.'
    case 'fight':
      return `Fight a ship with ${several(effect.lasers, 'laser')}. ${trophyText(effect.trophy)}`
    case 'takeExoTechnology':
      return EXO_TECHNOLOGIES[effect.technology]
    case 'specialMission':
      return specialMissionText(effect)
  }
}

/** What a card asks for before it does anything: “at least 2 squads, 1 card to discard”. */
export function conditionText({ needs, pay, orPay }: EffectOf<'specialMission'>): string {
  const instead = orPay ? `, or ${experienceText(orPay)}` : ''
  const asked: string[] = []
  if (needs.lasers) asked.push(`at least ${several(needs.lasers, 'laser')}`)
  if (needs.squads) asked.push(`at least ${several(needs.squads, 'squad')}`)
  if (needs.experts) asked.push(`at least ${several(needs.experts, 'expert')} aboard`)
  if (needs.sectors) asked.push(`sector ${either(needs.sectors.map(String))}`)
  const price = pay.cards
    ? `${orPay ? ', and in either case' : ','} ${several(pay.cards, 'card')} to discard`
    : ''
  return `${asked.join(', ')}${instead}${price}`
}

type EffectOf<D extends Effect['do']> = Extract<Effect, { readonly do: D }>

function openingText({ lasers, roll, vp }: EffectOf<'openSectorX'>): string {
  const condition = `If Sector X is closed and you have at least ${several(lasers, 'laser')}`
  const success = `it opens and you score ${vp} VP.`
  return roll === undefined
    ? `${condition}, ${success}`
    : `${condition}, roll the die and add your lasers: on ${roll} or more ${success}`
}

function trophyText({ vp, xp }: EffectOf<'fight'>['trophy']): string {
  const gains = [...(vp > 0 ? [`${vp} VP`] : []), ...(xp ? [oneXp(xp)] : [])]
  return gains.length > 0 ? `Trophy: ${listed(gains)}.` : 'No trophy.'
}

function specialMissionText({ needs, pay, orPay, whenComplete }: EffectOf<'specialMission'>): string {
  const have: string[] = []
  if (needs.lasers) have.push(`have at least ${several(needs.lasers, 'laser')}`)
  if (needs.squads) have.push(`have at least ${several(needs.squads, 'squad')}`)
  if (needs.experts) have.push(`have at least ${several(needs.experts, 'expert')} aboard`)
  if (needs.sectors) have.push(`are in sector ${either(needs.sectors.map(String))}`)
  const instead = orPay ? `, or spend ${experienceText(orPay)}` : ''
  const price = pay.cards
    ? `${orPay ? ', and in either case' : ' and'} discard ${several(pay.cards, 'card')} from your hand`
    : ''
  return (
    `You may do this mission if you ${listed(have)}${instead}${price}: move your counter up 1 ` +
    `for the VP of its new value (${SCORING.specialMissions.join(', ')}). ` +
    `Already on ${SCORING.specialMissions.length}: gain ${oneXp(whenComplete)} instead, at no cost.`
  )
}
