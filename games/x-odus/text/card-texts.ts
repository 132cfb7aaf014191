import type { CardText, Language } from '@astrolabe/kernel'
import { ALLIES } from '../content/allies.ts'
import { AVATARS } from '../content/avatars.ts'
import { DAMAGE_CARDS } from '../content/damage.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'
import { SHIPS } from '../content/ships.ts'
import { SIGNALS } from '../content/signals.ts'
import type { XodusState } from '../position/state.ts'
import { CARD_WORDS } from './cards.ts'

/** Boards and cards as they are read; of Explorations, at a table, only those that have been drawn there. */
export function cardTexts(language: Language, view?: XodusState): readonly CardText[] {
  return [
    ...ships(language),
    ...mods(language),
    ...modules(language),
    ...foes(language),
    ...allies(language),
    ...damageCards(language),
    ...signals(language),
    ...explorations(language, view),
  ]
}

function ships(language: Language): CardText[] {
  const { headings, ship: text, stories } = CARD_WORDS[language]
  return SHIPS.map((ship) => {
    const { board, exp, levels, energy } = text(ship)
    const lines = [headings.ship, board, exp, levels, energy, stories.ships[ship.id]]
    return { name: ship.name[language], lines }
  })
}

function mods(language: Language): CardText[] {
  const { headings, ability } = CARD_WORDS[language]
  return MODS.flatMap(({ ship, level, energy, halves }) => {
    const name = SHIPS.find(({ id }) => id === ship)?.name[language] ?? ship
    return halves.map((half) => ({
      name: half.name[language],
      lines: [headings.mod(name, level), ability(half.ability, energy)],
    }))
  })
}

function modules(language: Language): CardText[] {
  const { headings, module: text } = CARD_WORDS[language]
  return MODULES.map((module) => ({
    name: module.name[language],
    lines: [headings.module(module), text(module)],
  }))
}

function foes(language: Language): CardText[] {
  const { headings, skill: text, spoils: won, stories } = CARD_WORDS[language]
  return [
    ...ENEMIES.map(({ id, name, level, health, shields, skill }) => ({
      name: name[language],
      lines: [headings.enemy(level, health, shields), text(skill), stories.enemies[id]],
    })),
    ...AVATARS.map(({ number, name, health, shields, skill, spoils }) => ({
      name: name[language],
      lines: [
        headings.avatar(number, health, shields),
        text(skill),
        won(spoils),
        stories.avatars[number - 1],
      ],
    })),
  ]
}

function allies(language: Language): CardText[] {
  const { headings, ally: text, stories } = CARD_WORDS[language]
  return ALLIES.map((ally) => {
    const { stock, services } = text(ally)
    return { name: ally.name[language], lines: [headings.ally, stock, ...services, stories.allies[ally.id]] }
  })
}

function damageCards(language: Language): CardText[] {
  const { headings, malfunction: text, stories } = CARD_WORDS[language]
  return DAMAGE_CARDS.map(({ malfunction, name }) => ({
    name: name[language],
    lines: [headings.damage, text(malfunction), stories.malfunctions[malfunction]],
  }))
}

function signals(language: Language): CardText[] {
  const { headings, names, signal: text, stories } = CARD_WORDS[language]
  return SIGNALS.map((signal) => {
    const { reveal, deed, work, key } = text(signal)
    return {
      name: signal.name[language],
      lines: [
        headings.signal(names.signals[signal.level]),
        ...(reveal === '' ? [] : [headings.onReveal(reveal)]),
        ...(work === '' ? [] : [headings.deed(deed, work)]),
        headings.key(key),
        stories.signals[signal.id],
      ],
    }
  })
}

function explorations(language: Language, view: XodusState | undefined): CardText[] {
  const { headings, names, option: text, stories } = CARD_WORDS[language]
  const isKnown = (card: number): boolean =>
    view === undefined || view.exploring?.card === card || view.explorationDiscard.includes(card)
  return EXPLORATIONS.filter((_, card) => isKnown(card)).map((card) => ({
    name: card.name[language],
    lines: [
      headings.exploration(names.explorations[card.type]),
      stories.explorations[card.id],
      ...card.options.map((_, option) => text(card, option)),
    ],
  }))
}
