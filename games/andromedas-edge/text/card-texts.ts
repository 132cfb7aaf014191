import type { CardText, Language } from '@astrolabe/kernel'
import { DESTINIES } from '../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS } from '../content/raiders.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TACTICS } from '../content/tactics.ts'
import { TILES } from '../content/tiles.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../content/unity.ts'
import { UPGRADES } from '../content/upgrades.ts'
import type { AndromedaState } from '../position/state.ts'
import type { CardWords } from './cards.en.ts'
import { CARD_WORDS } from './cards.ts'

/** Cards, tiles and tokens as they are read; those of the Unity are left out at a table where it does not play. */
export function cardTexts(language: Language, view?: AndromedaState): readonly CardText[] {
  const words = CARD_WORDS[language]
  const hasUnity = view === undefined || view.unity !== null
  return [
    ...factions(words),
    ...modules(words),
    ...tactics(words),
    ...developmentCards(words, hasUnity),
    ...tokens(words),
    ...raiders(words),
    ...events(words, hasUnity),
    ...destinies(words),
    ...tiles(words),
    ...(hasUnity ? ofTheUnity(words) : []),
  ]
}

function factions({
  names,
  headings,
  factionStart,
  factionAbilities,
  upgrade,
  stories,
}: CardWords): CardText[] {
  return FACTIONS.map((faction) => {
    const { id } = faction
    const [one, other] = factionAbilities(faction)
    const [first, second] = names.abilities[id]
    const own = UPGRADES.filter((tile) => tile.id === faction.upgrade)
    return {
      name: names.factions[id],
      lines: [
        headings.faction,
        factionStart(faction),
        headings.ability(first, one),
        headings.ability(second, other),
        ...own.map((tile) => headings.factionUpgrade(names.upgrades[tile.id], upgrade(tile))),
        stories.factions[id],
      ],
    }
  })
}

const modules = ({ names, headings, module: text }: CardWords): CardText[] =>
  MODULES.map((module) => ({
    name: names.modules[module.id],
    lines: [headings.module(module), text(module)],
  }))

const tactics = ({ names, headings, tactics: text, tacticsType }: CardWords): CardText[] =>
  TACTICS.map((card) => ({
    name: names.tactics[card.id],
    lines: [headings.tactics(tacticsType(card)), text(card)],
  }))

const developmentCards = (
  { names, headings, developmentCard, benefit }: CardWords,
  hasUnity: boolean,
): CardText[] =>
  DEVELOPMENT_CARDS.map((card, number) => ({
    name: names.developmentCards[card.id],
    lines: [headings.developmentCard(card), developmentCard(card), ...(hasUnity ? [benefit(number)] : [])],
  }))

function tokens(words: CardWords): CardText[] {
  const { names, headings } = words
  return [
    ...MOONS.map((moon, number) => ({
      name: words.moonName(number),
      lines: [headings.moon(moon), words.moon(moon)],
    })),
    ...DISCOVERIES.map((token) => ({
      name: names.discoveries[token.id],
      lines: [headings.discovery, words.discovery(token)],
    })),
    ...SUPREMACIES.map((token) => ({
      name: names.supremacies[token.id],
      lines: [headings.supremacy, words.supremacy(token)],
    })),
    ...UPGRADES.map((tile) => ({
      name: names.upgrades[tile.id],
      lines: [headings.upgrade(tile), words.upgrade(tile)],
    })),
  ]
}

const raiders = ({
  names,
  headings,
  raiderStats,
  raiderPower,
  raiderReward,
  stories,
}: CardWords): CardText[] =>
  RAIDERS.map((card) => ({
    name: names.raiders[card.id],
    lines: [
      headings.raider(card, raiderStats(card)),
      raiderPower(card),
      raiderReward(card),
      stories.raiders[card.id],
    ],
  }))

const events = ({ names, headings, event, stories }: CardWords, hasUnity: boolean): CardText[] =>
  EVENTS.map((card) => {
    const { text, unity } = event[card.id]
    return {
      name: names.events[card.id],
      lines: [
        headings.event(card),
        text,
        ...(hasUnity && unity !== undefined ? [unity] : []),
        stories.events[card.id],
      ],
    }
  })

const destinies = ({ names, headings, destiny }: CardWords): CardText[] =>
  DESTINIES.map((card) => ({ name: names.destinies[card.id], lines: [headings.destiny, destiny(card)] }))

const tiles = ({ names, headings, tile: text, stories }: CardWords): CardText[] =>
  TILES.map((tile) => ({
    name: names.tiles[tile.id],
    lines: [
      headings.tile,
      text(tile),
      ...(isToldOf(stories.planets, tile.id) ? [stories.planets[tile.id]] : []),
    ],
  }))

type Planets = CardWords['stories']['planets']
const isToldOf = (planets: Planets, id: string): id is keyof Planets => Object.hasOwn(planets, id)

function ofTheUnity(words: CardWords): CardText[] {
  const { names, headings, stories } = words
  return [
    ...COMMANDERS.map((card) => ({
      name: names.commanders[card.id],
      lines: [
        headings.commander,
        words.commanderStart(card),
        words.commanderPower(card),
        headings.helm(card.helm.map(words.helm)),
        stories.commanders[card.id],
      ],
    })),
    ...CONFLICTS.map((card) => ({
      name: names.conflicts[card.id],
      lines: [headings.conflict, words.conflict(card)],
    })),
    ...UNITY_TOKENS.map((token) => ({
      name: names.unityTokens[token.id],
      lines: [headings.unityToken, words.unityToken(token)],
    })),
    ...UNITY_ACTIONS.map((card) => ({
      name: words.unityActionName(card),
      lines: [headings.unityAction, words.unityAction(card)],
    })),
  ]
}
