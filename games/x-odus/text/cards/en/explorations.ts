import { capital } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import type { Ally, AllyService, Effect, ExplorationOption, SkillRoll } from '../../../content/schema.ts'
import { faces } from '../../symbols.ts'
import { effectsText, effectText } from './effects.ts'
import { NAMES } from './names.ts'

// A part that a card does not have is an empty text.

export interface AllyText {
  readonly stock: string
  readonly services: readonly string[]
}

export interface OptionParts {
  /** The class that opens it. */
  readonly lock: string
  /** “Skill Roll: 2 ⚡” */
  readonly roll: string
  readonly effects: string
  readonly failure: string
}

const NOTHING = 'nothing happens'

const happens = (effects: readonly Effect[]): string => (effects.length > 0 ? effectsText(effects) : NOTHING)

const rollText = ({ n, symbol }: SkillRoll): string => `Skill Roll: ${faces(n, symbol)}`

export function optionParts({ class: lock, roll, effects, failure }: ExplorationOption): OptionParts {
  return {
    lock: lock ? NAMES.classes[lock] : '',
    roll: roll ? rollText(roll) : '',
    effects: `${capital(happens(effects))}.`,
    failure: failure ? `${capital(happens(failure))}.` : '',
  }
}

export function optionText({ class: lock, roll, effects, failure = [] }: ExplorationOption): string {
  const outcome = roll
    ? `${rollText(roll)}. Success: ${happens(effects)}. Failure: ${happens(failure)}.`
    : `${happens(effects)}.`
  return lock ? `${NAMES.classes[lock]}: ${outcome}` : capital(outcome)
}

export const serviceText = ({ pay, does }: AllyService): string =>
  `Once per ship and round, for ${several(pay, 'Scrap')}: ${effectText(does)}.`

export function allyText({ modules, precursorModules, services, cheaper }: Ally): AllyText {
  const stock = [
    ...(modules > 0 ? [several(modules, 'Ship Module')] : []),
    ...(precursorModules > 0 ? [several(precursorModules, 'Precursor Module')] : []),
  ]
  const discount = cheaper ? [`Its Modules cost ${several(cheaper, 'Scrap')} less.`] : []
  return { stock: `Sells ${listed(stock)}.`, services: [...services.map(serviceText), ...discount] }
}
