import { french as fr, listed, several } from '@astrolabe/words/french.ts'
import { capital } from '@astrolabe/words'
import type { EXPLORATIONS } from '../../../content/explorations.ts'
import type { Ally, AllyService, Effect, SkillRoll } from '../../../content/schema.ts'
import { STORIES } from '../../stories.fr.ts'
import type { AllyText, OptionParts } from '../en/explorations.ts'
import { faces } from '../../symbols.ts'
import { effectsText, effectText } from './effects.ts'
import { NAMES } from './names.ts'

type Exploration = (typeof EXPLORATIONS)[number]

const NOTHING = 'rien ne se passe'

const happens = (effects: readonly Effect[]): string => (effects.length > 0 ? effectsText(effects) : NOTHING)

const rollText = ({ n, symbol }: SkillRoll): string => fr`Lancer de Compétence : ${faces(n, symbol)}`

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
    ? fr`${rollText(roll)}. Réussite : ${happens(effects)}. Échec : ${happens(failure)}.`
    : `${capital(happens(effects))}.`
  return `${deedOf(card, option)}${lock ? ` (${NAMES.classes[lock]})` : ''}. ${outcome}`
}

const deedOf = ({ id }: Exploration, option: number): string => capital(STORIES.deeds[id][option])

export const serviceText = ({ pay, does }: AllyService): string =>
  fr`Une fois par vaisseau et par manche, contre ${several(pay, 'Scrap')} : ${effectText(does)}.`

export function allyText({ modules, precursorModules, services, cheaper }: Ally): AllyText {
  const stock = [
    ...(modules > 0 ? [several(modules, 'Module Vaisseau', 'Modules Vaisseau')] : []),
    ...(precursorModules > 0 ? [several(precursorModules, 'Module Précurseur', 'Modules Précurseurs')] : []),
  ]
  const discount = cheaper ? [`Ses Modules coûtent ${several(cheaper, 'Scrap')} de moins.`] : []
  return { stock: `Vend ${listed(stock)}.`, services: [...services.map(serviceText), ...discount] }
}
