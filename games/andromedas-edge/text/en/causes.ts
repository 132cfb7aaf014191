import { FACTIONS } from '../../content/factions.ts'
import type { Cause } from '../../rules/facts.ts'
import { EN } from '../cards.en.ts'
import { NAMES } from '../names/en.ts'
import {
  conflictName,
  developmentCardName,
  discoveryName,
  eventName,
  moduleName,
  supremacyName,
  tacticsName,
  theRaider,
  upgradeName,
} from './nouns.ts'

/** What something came from, in brackets; nothing where the lines around say it. */
export function cause(from: Cause): string {
  const name = named(from)
  return name === undefined ? '' : ` (${name})`
}

function named(from: Cause): string | undefined {
  switch (from.by) {
    case 'module':
      return moduleName(from.number)
    case 'moon':
      return EN.moonName(from.number).replace(/ \(.*$/, '')
    case 'token':
      return discoveryName(from.number)
    case 'supremacy':
      return supremacyName(from.number)
    case 'card':
      return tacticsName(from.number)
    case 'upgrade':
      return upgradeName(from.number)
    case 'faction':
      return NAMES.shortFactions[FACTIONS[from.number].id]
    case 'development':
      return developmentCardName(from.number)
    case 'event':
      return eventName(from.number)
    case 'raider':
      return theRaider(from.number)
    case 'conflict':
      return conflictName(from.number)
    case 'track':
      return 'track'
    case 'salvage':
      return 'scrapyard'
    case 'helm':
      return 'Helm'
    case 'battle':
      return 'battle'
    case 'order':
      return 'start'
    case 'region':
    case 'dock':
    case 'scoring':
    case 'turn':
      return undefined
  }
}
