import { french as fr, several } from '@astrolabe/words/french.ts'
import type { Effect, Malfunction, Skill, SkillDeed, SkillTrigger, Victim } from '../../../content/schema.ts'
import { FACES, faces } from '../../symbols.ts'
import { effectsText } from './effects.ts'

const { miss: MISS, special: SPECIAL } = FACES

// « Il » is a ship; the one whose card this is has no gender that fits every card, and is « l’Ennemi ».

function triggerText(trigger: SkillTrigger): string {
  switch (trigger.on) {
    case 'disengage':
      return 'Quand vous vous désengagez'
    case 'double-miss':
      return `Quand un vaisseau obtient ${MISS}${MISS}`
    case 'defeated':
      return 'Quand l’Ennemi est vaincu'
    case 'defensive':
      return 'Quand un vaisseau choisit la manœuvre Défensive'
    case 'no-damage':
      return 'Quand une attaque ne retire aucune Santé à l’Ennemi'
    case 'combat-start':
      return 'Quand le combat commence'
    case 'misses':
      return `Quand une attaque montre ${faces(trigger.n, 'miss')} ou plus`
  }
}

const VICTIMS: Readonly<Record<Victim, string>> = {
  each: 'chaque vaisseau',
  trigger: 'il',
  'most-misses': `le vaisseau qui a le plus de ${MISS}`,
  chosen: 'un vaisseau de votre choix',
}

function discarding({ what, of }: Extract<SkillDeed, { do: 'discard' }>): string {
  const lost = `${VICTIMS[of]} défausse définitivement`
  switch (what) {
    case 'health':
      return `${lost} 1 marqueur de Santé`
    case 'energy':
      return `${lost} 1 marqueur d’Énergie, sauf s’il n’en a qu’un`
    case 'module':
      return fr`${lost} 1 Module ; s’il n’y en a aucun, ${VICTIMS[of]} perd 1 Santé`
  }
}

function deedText(does: SkillDeed, trigger: SkillTrigger): string {
  switch (does.do) {
    case 'hurt':
      // On top of the retaliation, where there is one.
      return `${VICTIMS[does.of]} perd ${does.n} Santé${does.of === 'each' ? '' : ' de plus'}`
    case 'drain':
      return `${VICTIMS[does.of]} épuise ${does.n} Énergie`
    case 'damage-roll':
      return `${VICTIMS[does.of]} effectue un lancer de Dégâts${trigger.on === 'disengage' ? ' de plus' : ''}`
    case 'retaliate':
      return 'la riposte de cette attaque a lieu quand même'
    case 'shield':
      return does.max === undefined
        ? `l’Ennemi a ${several(does.n, 'Bouclier')} de plus pour cette attaque`
        : `l’Ennemi gagne ${several(does.n, 'Bouclier')} jusqu’à la fin du combat, ${does.max} au plus`
    case 'regain':
      return `l’Ennemi récupère ${does.n} Santé`
    case 'specials-miss':
      return `ses ${SPECIAL} comptent comme des ${MISS}`
    case 'advance':
      return 'la Corruption progresse de 1 case'
    case 'discard':
      return discarding(does)
  }
}

export const skillText = ({ trigger, does }: Skill): string =>
  fr`${triggerText(trigger)} : ${deedText(does, trigger)}.`

export const spoilsText = (spoils: readonly Effect[]): string => fr`À sa défaite : ${effectsText(spoils)}.`

export const MALFUNCTIONS: Readonly<Record<Malfunction, string>> = {
  'leaking-reactor': 'Votre dernier marqueur d’Énergie reste retourné.',
  'jammed-turret': 'À la première attaque de chaque combat, vous devez choisir la manœuvre Défensive.',
  'cracked-hull':
    'Mettez de côté un de vos marqueurs de Santé, déjà perdu si possible. Il revient, perdu, quand cette carte est retirée.',
  'damaged-sensors': `Lors d’un lancer de Détection, vos ${SPECIAL} comptent comme des ${MISS}.`,
  'engine-failure': 'Vous ne pouvez ni pousser vos moteurs ni effectuer de Rush.',
  'wounded-crew': 'Votre premier succès à chaque lancer de Compétence ne compte pas.',
  'unstable-core': `Obtenir ${MISS}${MISS} à un lancer d’Attaque ou de Dégâts vous coûte 1 Santé de plus.`,
  'breached-hold': 'Perdez aussitôt 1 Scrap. Vous ne pouvez plus fouiller pour gagner des Scraps.',
}
