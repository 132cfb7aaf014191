import type { Refusal } from '@astrolabe/kernel'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import {
  DEVELOPMENT_LEADERS_LEAST,
  DEVELOPMENT_VP_MOST,
  FORCED_SETTLEMENT_VP,
  REGENTS_SEAL_SIZE,
  SPLENDOUR_VP,
} from '../content/limits.ts'
import { hasPower } from './abilities.ts'
import { isNebula, isPlanet, isUncolonised, neighboursOf, planetKindOf, tileOf, tilesOf } from './map.ts'
import { participantOf, unityHas } from './participants.ts'
import { developmentPrice, shortOfPrice } from './prices.ts'
import { refuse } from './refuse.ts'
import { firstShipOf, shipOfTypeAt } from './ships.ts'
import { type AndromedaState, NONE, SHIPS_EACH, TRANSPORT, UNITY } from './state.ts'

// AE-BD-2

/** How many leaders a development on a planet needs (Colonial Charter, Regent’s Seal, Forced Settlement). */
export function developmentLeaders(state: AndromedaState, who: number, region: number): number {
  const tile = tileOf(state, region)
  if (tile?.kind !== 'planet') return DEVELOPMENT_LEADERS_LEAST
  let leaders: number = tile.size
  if (who === UNITY) {
    if (unityHas(state, 'forced-settlement')) leaders--
  } else if (leaders > DEVELOPMENT_LEADERS_LEAST) {
    if (hasPower(state, who, 'colonial-charter')) leaders--
    if (tile.size >= REGENTS_SEAL_SIZE && hasPower(state, who, 'regents-seal')) leaders--
  }
  return Math.max(DEVELOPMENT_LEADERS_LEAST, leaders)
}

/** Leaders that can be spent on a development; the Unity spends corrupted ones too (AE-UD-30). */
export const leadersToSpend = (state: AndromedaState, who: number): number =>
  participantOf(state, who).leaders + (who === UNITY ? state.machine.corrupted : 0)

/** The transports that can build on a planet, one for each place: there, or on tiles beside it (Long Gangways). */
export function buildingTransports(state: AndromedaState, who: number, region: number): readonly number[] {
  const there = shipOfTypeAt(state, who, TRANSPORT, region)
  const found = there === NONE ? [] : [there]
  if (!hasPower(state, who, 'long-gangways')) return found
  for (const next of neighboursOf(state, region)) {
    const beside = isNebula(next) ? NONE : shipOfTypeAt(state, who, TRANSPORT, next)
    if (beside !== NONE) found.push(beside)
  }
  return found
}

/** AE-BZ-6: the ability cards of the development of a planet that nobody has; there are as many tiles. */
export function developmentCardsLeft(state: AndromedaState, region: number): number[] {
  const development = planetKindOf(state, region)?.development
  const waiting = state.machine.rebuild?.card
  const left: number[] = []
  for (let card = 0; card < DEVELOPMENT_CARDS.length; card++) {
    if (DEVELOPMENT_CARDS[card].development !== development || card === waiting) continue
    if (!state.regions.some((each) => each.card === card)) left.push(card)
  }
  return left
}

/** AE-BD-1, AE-BD-2: why a participant cannot build on a planet now. */
export function cannotDevelop(state: AndromedaState, who: number, region: number): Refusal | undefined {
  if (!isUncolonised(state, region)) return refuse('AE-BD-1')
  if (buildingTransports(state, who, region).length === 0) return refuse('AE-BD-2')
  const leaders = developmentLeaders(state, who, region) - leadersToSpend(state, who)
  if (leaders > 0) return refuse('AE-BD-2', leaders)
  if (developmentCardsLeft(state, region).length === 0) return refuse('AE-BZ-6')
  if (who === UNITY) return undefined
  const missing = shortOfPrice(participantOf(state, who), developmentPrice(state, who, region))
  return missing > 0 ? refuse('AE-BD-2', missing) : undefined
}

/** The uncolonised planets on which one has a transport that could build, whatever else is missing. */
export function developmentSites(state: AndromedaState, who: number): number[] {
  const first = firstShipOf(state, who)
  let out = false
  for (let ship = first; ship < first + SHIPS_EACH; ship++) {
    out ||= state.ships[ship].type === TRANSPORT && state.ships[ship].place >= 0
  }
  if (!out) return []
  return tilesOf(state).filter(
    (region) => isUncolonised(state, region) && buildingTransports(state, who, region).length > 0,
  )
}

// AE-BD-4

const leadersOn = (state: AndromedaState, region: number): number => {
  const { leaders, settlers } = state.regions[region]
  return leaders.reduce((sum, count) => sum + count, settlers)
}

/** The points of a development on a planet, with so many new leaders on it (Splendour; AE-UD-32, Forced Settlement). */
export function developmentVp(state: AndromedaState, who: number, region: number, settlers: number): number {
  let leaders = leadersOn(state, region) + settlers
  for (const next of neighboursOf(state, region)) if (!isNebula(next)) leaders += leadersOn(state, next)
  const vp = Math.min(DEVELOPMENT_VP_MOST, leaders)
  if (who === UNITY) return vp + (unityHas(state, 'forced-settlement') ? FORCED_SETTLEMENT_VP : 0)
  return vp + (hasPower(state, who, 'splendour') ? SPLENDOUR_VP : 0)
}

/** The points that building on a planet would bring now. */
export const expectedDevelopmentVp = (state: AndromedaState, who: number, region: number): number =>
  isPlanet(state, region) ? developmentVp(state, who, region, developmentLeaders(state, who, region)) : 0
