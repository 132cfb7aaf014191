import { several } from '@astrolabe/words/english.ts'
import type { Effect, Malfunction, Skill, SkillDeed, SkillTrigger, Victim } from '../../../content/schema.ts'
import { FACES, faces } from '../../symbols.ts'
import { effectsText } from './effects.ts'

const { miss: MISS, special: SPECIAL } = FACES

// “It” is the Enemy whose card this is, never a ship.

function triggerText(trigger: SkillTrigger): string {
  switch (trigger.on) {
    case 'disengage':
      return 'When you disengage'
    case 'double-miss':
      return `When a ship shows ${MISS}${MISS}`
    case 'defeated':
      return 'When it is defeated'
    case 'defensive':
      return 'When a ship chooses Defensive'
    case 'no-damage':
      return 'When an attack costs it no Health'
    case 'combat-start':
      return 'When the combat starts'
    case 'misses':
      return `When an attack shows ${faces(trigger.n, 'miss')} or more`
  }
}

const VICTIMS: Readonly<Record<Victim, string>> = {
  each: 'each ship',
  trigger: 'that ship',
  'most-misses': `the ship with the most ${MISS}`,
  chosen: 'one ship of your choice',
}

function discarding({ what, of }: Extract<SkillDeed, { do: 'discard' }>): string {
  const lost = `${VICTIMS[of]} permanently discards`
  switch (what) {
    case 'health':
      return `${lost} 1 Health marker`
    case 'energy':
      return `${lost} 1 Energy marker, unless it has only one`
    case 'module':
      return `${lost} 1 Module; if there is none, ${VICTIMS[of]} loses 1 Health`
  }
}

function deedText(does: SkillDeed, trigger: SkillTrigger): string {
  switch (does.do) {
    case 'hurt':
      // On top of the retaliation, where there is one.
      return `${VICTIMS[does.of]} loses ${does.n}${does.of === 'each' ? '' : ' more'} Health`
    case 'drain':
      return `${VICTIMS[does.of]} turns over ${does.n} ready Energy`
    case 'damage-roll':
      return `${VICTIMS[does.of]} makes ${trigger.on === 'disengage' ? 'one more' : 'a'} Damage Roll`
    case 'retaliate':
      return 'it still retaliates for this attack'
    case 'shield':
      return does.max === undefined
        ? `it has ${several(does.n, 'more Shield')} for this attack`
        : `it gains ${several(does.n, 'Shield')} for the rest of the combat, up to ${does.max}`
    case 'regain':
      return `it regains ${does.n} Health`
    case 'specials-miss':
      return `that ship’s ${SPECIAL} count as ${MISS}`
    case 'advance':
      return 'the Corruption advances 1 space'
    case 'discard':
      return discarding(does)
  }
}

export const skillText = ({ trigger, does }: Skill): string =>
  `${triggerText(trigger)}: ${deedText(does, trigger)}.`

export const spoilsText = (spoils: readonly Effect[]): string => `When you beat it: ${effectsText(spoils)}.`

export const MALFUNCTIONS: Readonly<Record<Malfunction, string>> = {
  'leaking-reactor': 'Your last Energy marker stays turned over.',
  'jammed-turret': 'In the first attack of each combat you must choose Defensive.',
  'cracked-hull':
    'Set one of your Health markers aside, a lost one if you have one. It comes back, lost, when this card is removed.',
  'damaged-sensors': `On a Detection Roll your ${SPECIAL} count as ${MISS}.`,
  'engine-failure': 'You can neither Strain nor make a Hyperspace Rush.',
  'wounded-crew': 'Your first success in each Skill Roll does not count.',
  'unstable-core': `Showing ${MISS}${MISS} on an Attack Roll or a Damage Roll costs you 1 more Health.`,
  'breached-hold': 'Lose 1 Scrap now. You can no longer scavenge for Scraps.',
}
