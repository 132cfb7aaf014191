import type { Face } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { type AndromedaState, RAIDER, REGIONS, UNITY } from '../../position/state.ts'
import type { AndromedaFact } from '../../rules/facts.ts'
import { inBoth } from './in-both.ts'
import { spotId } from './map/spots.ts'

type AndromedaFace = Face<AndromedaState, AndromedaFact>

const THE_UNITY = inBoth(({ participants }) => participants.unity)

/** A turn of a player, or of the Unity, which has no seat. There are no rounds: turns are counted. */
export const turnOf: AndromedaFace['turnOf'] = (fact) => {
  if (fact.kind !== 'turn') return undefined
  return fact.who === UNITY
    ? { seat: SPECTATOR, round: fact.turn, of: THE_UNITY }
    : { seat: fact.who, round: fact.turn }
}

export const seatOf: AndromedaFace['seatOf'] = (fact) => {
  if (fact.kind === 'control') return fact.seat
  if (!('who' in fact)) return undefined
  return fact.who >= 0 && fact.who < UNITY && fact.who !== RAIDER ? fact.who : undefined
}

/** Those that are regions. */
const regions = (...numbers: readonly number[]): string[] =>
  [...new Set(numbers)].filter((region) => region >= 0 && region < REGIONS).map(spotId.region)

const MARKET = 'market'

/** Ids of the things on the table a fact is about. */
export function spotsOf(fact: AndromedaFact): readonly string[] {
  switch (fact.kind) {
    case 'launched':
    case 'claimed-moon':
    case 'recruited':
    case 'collected':
    case 'developed':
    case 'planet-revealed':
    case 'bonus-placed':
    case 'collapsed':
    case 'raider-placed':
    case 'raider-attacks':
    case 'battle':
    case 'battle-over':
    case 'unity-rebuilt':
    case 'probe':
      return regions(fact.region)
    case 'moved':
    case 'raider-moved':
      return regions(fact.from, fact.to)
    case 'advanced':
      return [`track ${fact.track}`]
    case 'built-ship':
    case 'ship-damaged':
      return [`ship ${fact.ship}`]
    case 'docked':
      return [`dock ${fact.dock}`]
    case 'spent-moon':
      return [`moon ${fact.moon}`]
    case 'spent-token':
    case 'took-discovery':
    case 'took-supremacy':
      return [`token ${fact.token}`]
    case 'played':
      return [`card ${fact.card}`]
    case 'unity-roll':
    case 'helm':
    case 'unity-icon':
    case 'unity-revealed':
    case 'unity-token':
    case 'conflict':
      return ['unity']
    case 'column':
    case 'surveyed':
      return [`${MARKET} ${fact.type}`]
    case 'game-start':
    case 'dealt-factions':
    case 'dealt-destinies':
    case 'faction':
    case 'turn':
    case 'returned':
    case 'waited':
    case 'last-transport':
    case 'gained':
    case 'paid':
    case 'lost':
    case 'vp':
    case 'drew':
    case 'drew-cards':
    case 'discarded':
    case 'used-power':
    case 'module':
    case 'upgrade':
    case 'swapped':
    case 'synthesis':
    case 'repaired':
    case 'module-damaged':
    case 'looked':
    case 'void-roll':
    case 'void-result':
    case 'marker':
    case 'event':
    case 'passed-card':
    case 'spared-by-event':
    case 'truce-offered':
    case 'truce':
    case 'left-battle':
    case 'prepared':
    case 'rolled':
    case 'rerolled':
    case 'set-aside':
    case 'raider-defeated':
    case 'control':
    case 'end-triggered':
    case 'game-over':
      return []
  }
}
