import { FACTIONS } from '../../content/factions.ts'
import type { Cause } from '../../rules/facts.ts'
import { FR } from '../cards.fr.ts'
import { NAMES } from '../names/fr.ts'
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

export function cause(from: Cause): string {
  const name = named(from)
  return name === undefined ? '' : ` (${name})`
}

function named(from: Cause): string | undefined {
  switch (from.by) {
    case 'module':
      return moduleName(from.number)
    case 'moon':
      return FR.moonName(from.number).replace(/ \(.*$/, '')
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
      return 'piste'
    case 'salvage':
      return 'casse'
    case 'helm':
      return 'Gouvernail'
    case 'battle':
      return 'bataille'
    case 'order':
      return 'départ'
    case 'region':
    case 'dock':
    case 'scoring':
    case 'turn':
      return undefined
  }
}
