import { uncapital } from '@astrolabe/words'
import { french as fr, several } from '@astrolabe/words/french.ts'
import type { CardWords } from '../../cards.en.ts'
import { NAMES } from './names.ts'

export const HEADINGS: CardWords['headings'] = {
  ship: 'Vaisseau.',
  mod: (ship, level) => fr`Mod Précurseur, niveau ${level} : ${ship}.`,
  module: ({ precursor, kind, price }) =>
    `Module ${precursor ? 'Précurseur' : 'Vaisseau'}, ${kind === 'energy' ? 'à Énergie' : NAMES.modules[kind].toLowerCase()}, ${several(price, 'Scrap')}.`,
  enemy: (level, health, shields) => fr`Ennemi de niveau ${level} : Santé ${health}, Boucliers ${shields}.`,
  avatar: (number, health, shields) => fr`Avatar ${number} : Santé ${health}, Boucliers ${shields}.`,
  ally: 'Allié.',
  damage: 'Carte Dégâts.',
  exploration: (type) => `Exploration, ${type}.`,
  signal: (level) => `Signal Précurseur, ${level}.`,
  onReveal: (text) => fr`À sa révélation : ${uncapital(text)}`,
  deed: (deed, text) => `[${deed}] ${text}`,
  key: (text) => fr`La Clé est libre quand : ${uncapital(text)}`,
}
