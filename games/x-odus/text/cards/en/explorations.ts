import { capital } from '@astrolabe/words'
import { listed, several } from '@astrolabe/words/english.ts'
import type { EXPLORATIONS } from '../../../content/explorations.ts'
import type { Ally, AllyService, Effect, SkillRoll } from '../../../content/schema.ts'
import { STORIES } from '../../stories.en.ts'
import { faces } from '../../symbols.ts'
import { effectsText, effectText } from './effects.ts'
import { NAMES } from './names.ts'

type Exploration = (typeof EXPLORATIONS)[number]

// A part that a card does not have is an empty text.

export interface AllyText {
  readonly stock: string
  readonly services: readonly string[]
}

export interface OptionParts {
  /** What it comes to, as a story: “Swap charts with their scouts”. */
  readonly deed: string
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

export function optionParts(card: Exploration, option: number): OptionParts {
  const { class: lock, roll, effects, failure } = card.options[option]
  return {
    deed: deedOf(card, option),
    lock: lock ? NAMES.classes[lock] : '',
    roll: roll ? rollText(roll) : '',
    effects: `${capital(happens(effects))}.`,
    failure: failure ? `${capital(happens(failure))}.` : '',
  }
}

export function optionText(card: Exploration, option: number): string {
  const { class: lock, roll, effects, failure = [] } = card.options[option]
  const outcome = roll
    ? `${rollText(roll)}. Success: ${happens(effects)}. Failure: ${happens(failure)}.`
    : `${capital(happens(effects))}.`
  return `${deedOf(card, option)}${lock ? ` (${NAMES.classes[lock]})` : ''}. ${outcome}`
}

const deedOf = ({ id }: Exploration, option: number): string => capital(STORIES.deeds[id][option])

export const serviceText = ({ pay, does }: AllyService): string =>
  `Once per ship and round, for ${several(pay, 'Scrap')}: ${effectText(does)}.`

export function allyText({ name, modules, precursorModules, services, cheaper }: Ally): AllyText {
  const stock = [
    ...(modules > 0 ? [several(modules, 'Ship Module')] : []),
    ...(precursorModules > 0 ? [several(precursorModules, 'Precursor Module')] : []),
  ]
  const discount = cheaper
    ? [`${name.feminine ? 'Her' : 'His'} Modules cost ${several(cheaper, 'Scrap')} less.`]
    : []
  return { stock: `Sells ${listed(stock)}.`, services: [...services.map(serviceText), ...discount] }
}
