import { uncapital } from '@astrolabe/words'
import { several } from '@astrolabe/words/english.ts'
import { NAMES } from './names.ts'
import type { Module } from '../../../content/schema.ts'

/** What stands above the text of a card, where it is read and not drawn. */
export const HEADINGS = {
  ship: 'Ship.',
  mod: (ship: string, level: number) => `Precursor Mod of the ${ship}, level ${level}.`,
  module: ({ precursor, kind, price }: Module) =>
    `${precursor ? 'Precursor Module' : 'Ship Module'}, ${NAMES.modules[kind].toLowerCase()}, ${several(price, 'Scrap')}.`,
  enemy: (level: number, health: number, shields: number) =>
    `Enemy of level ${level}: Health ${health}, Shields ${shields}.`,
  avatar: (number: number, health: number, shields: number) =>
    `Avatar ${number}: Health ${health}, Shields ${shields}.`,
  ally: 'Ally.',
  damage: 'Damage card.',
  exploration: (type: string) => `Exploration, ${type}.`,
  signal: (level: string) => `Precursor Signal, ${level}.`,
  onReveal: (text: string) => `When it is revealed: ${uncapital(text)}`,
  deed: (deed: string, text: string) => `[${deed}] ${text}`,
  key: (text: string) => `The Key is free when: ${uncapital(text)}`,
}
