import type { Wording } from '@astrolabe/words'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { UNITY_BENEFITS } from '../content/unity.ts'
import { abilityText } from './cards/en/abilities.ts'
import { destinyText, shortDestiny } from './cards/en/destinies.ts'
import { EVENT_TEXTS } from './cards/en/events.ts'
import * as foes from './cards/en/foes.ts'
import { effectText, gainsText } from './cards/en/gains.ts'
import { HEADINGS } from './cards/en/headings.ts'
import { shortAbility } from './cards/en/short-abilities.ts'
import { shortCost, shortEffect, shortGains } from './cards/en/short.ts'
import * as station from './cards/en/station.ts'
import { shortTactics, tacticsText, tacticsType } from './cards/en/tactics.ts'
import * as tiles from './cards/en/tiles.ts'
import { costText } from './en/nouns.ts'
import { NAMES } from './names/en.ts'
import { STORIES } from './stories.en.ts'

export const EN = {
  names: NAMES,
  headings: HEADINGS,
  /** Parts of a sentence, without a capital and a full stop: “gain 2 titanium and 1 VP”. */
  gains: gainsText,
  cost: costText,
  ability: abilityText,
  effect: effectText,
  /** Everything that stands on a card, in sentences. */
  module: station.moduleText,
  moon: station.moonText,
  moonName: station.moonName,
  discovery: station.discoveryText,
  supremacy: station.supremacyText,
  upgrade: station.upgradeText,
  developmentCard: station.developmentCardText,
  /** What a development brings the Unity, in place of its card. */
  benefit: (card: number) => station.benefitText(UNITY_BENEFITS[DEVELOPMENT_CARDS[card].development]),
  factionStart: station.factionStart,
  factionAbilities: station.factionAbilities,
  tactics: tacticsText,
  /** “Battle” or “Turn”. */
  tacticsType,
  ship: station.shipText,
  tile: tiles.tileText,
  nebula: tiles.nebulaText,
  /** By die, from 1. */
  void: tiles.voidText,
  track: tiles.trackText,
  raiderStats: foes.raiderStats,
  raiderPower: foes.raiderPower,
  raiderReward: foes.raiderReward,
  event: EVENT_TEXTS,
  destiny: destinyText,
  conflict: foes.conflictText,
  unityToken: foes.unityTokenText,
  unityActionName: foes.unityActionName,
  unityAction: foes.unityActionText,
  unityTarget: foes.targetText,
  helm: foes.helmText,
  commanderStart: foes.commanderStart,
  commanderPower: foes.commanderPower,
  /** The same in a line, for small cards. */
  short: {
    gains: shortGains,
    cost: shortCost,
    effect: shortEffect,
    ability: shortAbility,
    module: station.shortModule,
    moon: station.shortMoon,
    discovery: station.shortDiscovery,
    supremacy: station.shortSupremacy,
    upgrade: station.shortUpgrade,
    developmentCard: station.shortDevelopmentCard,
    faction: station.shortFaction,
    tactics: shortTactics,
    tile: tiles.shortTile,
    void: tiles.shortVoid,
    track: tiles.shortTrack,
    raiderPower: foes.shortRaiderPower,
    raiderReward: foes.shortRaiderReward,
    destiny: shortDestiny,
    conflict: foes.shortConflict,
    unityAction: foes.shortUnityAction,
  },
  stories: STORIES,
}

/** What stands on cards, tiles and boards. */
export type CardWords = Wording<typeof EN>
