import type { Wording } from '@astrolabe/words'
import type { Malfunction, Mod, Module } from '../content/schema.ts'
import { abilityText } from './cards/en/abilities.ts'
import { shipText, symbolTexts } from './cards/en/boards.ts'
import { effectsText, effectText, effectTextOn } from './cards/en/effects.ts'
import { allyText, optionParts, optionText, serviceText } from './cards/en/explorations.ts'
import { HEADINGS } from './cards/en/headings.ts'
import { NAMES } from './cards/en/names.ts'
import { deedName, signalText } from './cards/en/signals.ts'
import { MALFUNCTIONS, skillText, spoilsText } from './cards/en/skills.ts'
import { energyOf } from '../content/modules.ts'
import { STORIES } from './stories.en.ts'

export const EN = {
  names: NAMES,
  headings: HEADINGS,
  /** Without its Energy, where that is shown beside it. */
  ability: abilityText,
  mod: ({ energy, halves: [one, other] }: Mod): readonly [string, string] => [
    abilityText(one.ability, energy),
    abilityText(other.ability, energy),
  ],
  module: (module: Module) => {
    const text = abilityText(module.ability, energyOf(module))
    return module.kind === 'consumable' ? `${text} Then discard this Module.` : text
  },
  skill: skillText,
  spoils: spoilsText,
  malfunction: (malfunction: Malfunction) => MALFUNCTIONS[malfunction],
  /** What a card of one's own gives, what befalls those who explore: parts of a sentence, without a full stop. */
  effect: effectText,
  effects: effectsText,
  effectOn: effectTextOn,
  option: optionText,
  optionParts,
  /** With the numbers for so many ships, or for both. */
  signal: signalText,
  deed: deedName,
  ally: allyText,
  service: serviceText,
  ship: shipText,
  symbols: symbolTexts,
  stories: STORIES,
}

/** What stands on cards, boards and tiles. */
export type CardWords = Wording<typeof EN>
