import { HEXES } from '../content/board.ts'
import { DESTINIES } from '../content/destinies.ts'
import { type DestinyCard, type DestinyCount, TRACKS } from '../content/schema.ts'
import { isNebula, neighboursOf } from './map.ts'
import { participants } from './participants.ts'
import { shipsOf } from './ships.ts'
import { type AndromedaState, type Participant, SUPPLY, UNITY } from './state.ts'

/** What a Fleet is worth to the Unity, which has all its ships from the start (6.13). */
const UNITY_FLEET_VP = 4

/** From this space of a track on it counts for the Polymath; from this row on for the Explorer. */
const POLYMATH_SPACE = 3
const ROW_C = 2

/** AE-BF-8, AE-UF-11: the better one of the two; none where they are not used. */
export function bestDestiny(state: AndromedaState, participant: Participant): number {
  let best = 0
  for (const card of participant.destinies) {
    // In what somebody sees, the cards of others are covered.
    if (card >= 0) best = Math.max(best, destinyVp(state, participant, DESTINIES[card]))
  }
  return best
}

export function destinyVp(state: AndromedaState, participant: Participant, card: DestinyCard): number {
  switch (card.destiny) {
    case 'count':
      return Math.min(card.most, card.each * countOf(state, participant, card.of))
    case 'fleet':
      return fleetVp(state, participant.who, card)
    case 'diplomat':
      return diplomatVp(state, participant.who, card)
    case 'mechanic': {
      const { modules } = participant
      const isWhole = modules.every(({ damage }) => damage === 0) && modules.length >= card.modules
      return isWhole ? card.vp : 0
    }
    case 'specialist':
      return participant.tracks.some((space) => space >= card.space) ? card.vp : 0
  }
}

type Destiny<K extends DestinyCard['destiny']> = Extract<DestinyCard, { readonly destiny: K }>

function fleetVp(state: AndromedaState, who: number, { steps }: Destiny<'fleet'>): number {
  if (who === UNITY) return UNITY_FLEET_VP
  const ships = shipsOf(state, who).filter(({ place }) => place !== SUPPLY).length
  return steps.find((rank) => ships >= rank.ships)?.vp ?? 0
}

function diplomatVp(state: AndromedaState, who: number, { vp, orElse }: Destiny<'diplomat'>): number {
  const own = ownedRegions(state, who).length
  const isBeaten = participants(state).some((other) => ownedRegions(state, other.who).length > own)
  if (!isBeaten) return vp
  return own >= orElse.developments ? orElse.vp : 0
}

function ownedRegions({ regions }: AndromedaState, who: number): number[] {
  const owned: number[] = []
  for (let region = 0; region < regions.length; region++)
    if (regions[region].owner === who) owned.push(region)
  return owned
}

function countOf(state: AndromedaState, participant: Participant, of: DestinyCount): number {
  const { who, tracks, modules, moons, stock, hand } = participant
  switch (of) {
    case 'developments':
      return ownedRegions(state, who).length
    case 'science':
    case 'industry':
    case 'commerce':
    case 'civilization':
    case 'supremacy':
      return tracks[TRACKS.indexOf(of)]
    case 'tracks-at-3':
      return tracks.filter((space) => space >= POLYMATH_SPACE).length
    case 'modules':
      return modules.length
    case 'leaders':
      return participant.leaders + (who === UNITY ? state.machine.corrupted : 0)
    case 'raiders':
      return participant.raidersDefeated
    case 'moons':
      return moons.length
    case 'two-resources': {
      const stored = who === UNITY ? hand.length : stock.reduce((sum, amount) => sum + amount, 0)
      return Math.floor(stored / 2)
    }
    case 'developments-below':
      return ownedRegions(state, who).filter((region) => HEXES[region].row >= ROW_C).length
    case 'developments-at-nebulae':
      return ownedRegions(state, who).filter((region) => neighboursOf(state, region).some(isNebula)).length
    case 'tokens':
      return who === UNITY
        ? participant.discoveries.length + participant.supremacies.length
        : participant.tokensGained
    case 'battles-lost':
      return participant.battlesLost
  }
}
