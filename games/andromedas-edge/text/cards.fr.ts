import type { CardWords } from './cards.en.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { UNITY_BENEFITS } from '../content/unity.ts'
import { abilityText } from './cards/fr/abilities.ts'
import { destinyText, shortDestiny } from './cards/fr/destinies.ts'
import { EVENT_TEXTS } from './cards/fr/events.ts'
import * as foes from './cards/fr/foes.ts'
import { effectText, gainsText } from './cards/fr/gains.ts'
import { HEADINGS } from './cards/fr/headings.ts'
import { shortAbility } from './cards/fr/short-abilities.ts'
import { shortCost, shortEffect, shortGains } from './cards/fr/short.ts'
import * as station from './cards/fr/station.ts'
import { shortTactics, tacticsText, tacticsType } from './cards/fr/tactics.ts'
import * as tiles from './cards/fr/tiles.ts'
import { costText } from './fr/nouns.ts'
import { NAMES } from './names/fr.ts'
import { STORIES } from './stories.fr.ts'

export const FR: CardWords = {
  names: NAMES,
  headings: HEADINGS,
  gains: gainsText,
  cost: costText,
  ability: abilityText,
  effect: effectText,
  module: station.moduleText,
  moon: station.moonText,
  moonName: station.moonName,
  discovery: station.discoveryText,
  supremacy: station.supremacyText,
  upgrade: station.upgradeText,
  developmentCard: station.developmentCardText,
  benefit: (card) => station.benefitText(UNITY_BENEFITS[DEVELOPMENT_CARDS[card].development]),
  factionStart: station.factionStart,
  factionAbilities: station.factionAbilities,
  tactics: tacticsText,
  tacticsType,
  ship: station.shipText,
  tile: tiles.tileText,
  nebula: tiles.nebulaText,
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
