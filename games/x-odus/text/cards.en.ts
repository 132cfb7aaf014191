import type { CardWords } from './cards.words.ts'
import { abilityText } from './cards/en/abilities.ts'
import { shipText, symbolTexts } from './cards/en/boards.ts'
import { effectsText, effectText } from './cards/en/effects.ts'
import { allyText, optionParts, optionText, serviceText } from './cards/en/explorations.ts'
import { NAMES } from './cards/en/names.ts'
import { deedName, signalText } from './cards/en/signals.ts'
import { MALFUNCTIONS, skillText } from './cards/en/skills.ts'
import { MODULE_ENERGY } from '../content/modules.ts'
import { STORIES } from './stories.en.ts'

export const EN: CardWords = {
  names: NAMES,
  ability: abilityText,
  mod: ({ energy, halves: [one, other] }) => [
    abilityText(one.ability, energy),
    abilityText(other.ability, energy),
  ],
  module: (module) => {
    const text = abilityText(module.ability, module.kind === 'energy' ? MODULE_ENERGY : 0)
    return module.kind === 'consumable' ? `${text} Then discard this Module.` : text
  },
  skill: skillText,
  malfunction: (malfunction) => MALFUNCTIONS[malfunction],
  effect: effectText,
  effects: effectsText,
  option: optionText,
  optionParts,
  signal: signalText,
  deed: deedName,
  ally: allyText,
  service: serviceText,
  ship: shipText,
  symbols: symbolTexts,
  stories: STORIES,
}
