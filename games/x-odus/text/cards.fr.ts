import type { CardWords } from './cards.en.ts'
import { abilityText } from './cards/fr/abilities.ts'
import { shipText, symbolTexts } from './cards/fr/boards.ts'
import { effectsText, effectText, effectTextOn } from './cards/fr/effects.ts'
import { allyText, optionParts, optionText, serviceText } from './cards/fr/explorations.ts'
import { HEADINGS } from './cards/fr/headings.ts'
import { NAMES } from './cards/fr/names.ts'
import { deedName, signalText } from './cards/fr/signals.ts'
import { MALFUNCTIONS, skillText, spoilsText } from './cards/fr/skills.ts'
import { energyOf } from '../content/modules.ts'
import { STORIES } from './stories.fr.ts'

export const FR: CardWords = {
  names: NAMES,
  headings: HEADINGS,
  ability: abilityText,
  mod: ({ energy, halves: [one, other] }) => [
    abilityText(one.ability, energy),
    abilityText(other.ability, energy),
  ],
  module: (module) => {
    const text = abilityText(module.ability, energyOf(module))
    return module.kind === 'consumable' ? `${text} Défaussez ensuite ce Module.` : text
  },
  skill: skillText,
  spoils: spoilsText,
  malfunction: (malfunction) => MALFUNCTIONS[malfunction],
  effect: effectText,
  effects: effectsText,
  effectOn: effectTextOn,
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
