import { DISCOVERIES } from '../content/discoveries.ts'
import {
  BAND_STARTS,
  BAND_VP,
  DAMAGED_MODULE_VP,
  END_VP,
  LEADER_VP,
  OLD_VAULTS_EARLIER,
  RELIC_VP,
  UNITY_MOON_VP,
  UNITY_TOKEN_VP,
  VAULT_MOST,
  VAULT_STARTS,
} from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { TRACKS } from '../content/schema.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { hasPower } from './abilities.ts'
import { bestDestiny } from './destinies.ts'
import { neighboursOf, planetKindOf, tileOf, tilesOf } from './map.ts'
import { participantOf } from './participants.ts'
import { type AndromedaState, COMMERCE, CREDITS, type Participant, UNITY, type VpSource } from './state.ts'

// AE-RL-4, AE-RL-8
export const relicsOf = ({ modules, moons }: Participant): number =>
  modules.filter(({ design }) => MODULES[design].relic).length +
  moons.filter((moon) => MOONS[moon].relic).length

/** The regions with developments of a participant. */
export function developmentsOf(state: AndromedaState, who: number): number[] {
  const found: number[] = []
  for (let region = 0; region < state.regions.length; region++) {
    if (state.regions[region].owner === who) found.push(region)
  }
  return found
}

/** AE-BP-3: 0, 1 or 2 for bands I, II and III. */
export const bandOf = (space: number): number => BAND_STARTS.findLastIndex((start) => space >= start)

/** What a participant scores at the end from one source. */
export interface EndVp {
  readonly source: VpSource
  readonly vp: number
}

/** AE-BF-3 to AE-BF-9, AE-UF-2 to AE-UF-11: what the end brings, as things stand; points are taken away last. */
export function endVp(state: AndromedaState, who: number): EndVp[] {
  const participant = participantOf(state, who)
  return [
    { source: 'tracks', vp: tracksVp(participant) },
    { source: 'developments', vp: bandsVp(state, participant) },
    { source: 'regions', vp: specialRegionsVp(state, who) },
    { source: 'tokens', vp: tokensVp(participant) },
    { source: 'vault', vp: vaultVp(state, participant) },
    { source: 'relics', vp: relicsVp(participant) },
    { source: 'leaders', vp: leadersVp(state, participant) },
    { source: 'destiny', vp: bestDestiny(state, participant) },
    { source: 'damage', vp: damageVp(participant) },
  ]
}

/** What a participant would have if the game were over now. */
export const projectedVp = (state: AndromedaState, who: number): number =>
  Math.max(
    0,
    endVp(state, who).reduce((sum, { vp }) => sum + vp, participantOf(state, who).vp),
  )

// AE-BF-3, AE-UF-2
const tracksVp = ({ tracks }: Participant): number => tracks.reduce((sum, space) => sum + END_VP[space], 0)

// AE-BF-4, AE-UF-3
function bandsVp(state: AndromedaState, { who, tracks }: Participant): number {
  let vp = 0
  for (const region of developmentsOf(state, who)) {
    const kind = planetKindOf(state, region)
    if (kind !== undefined) vp += BAND_VP[bandOf(tracks[TRACKS.indexOf(kind.track)])]
  }
  return vp
}

// AE-BF-8, AE-UF-4
function specialRegionsVp(state: AndromedaState, who: number): number {
  let vp = 0
  for (const region of tilesOf(state)) {
    const tile = tileOf(state, region)
    if (tile?.kind !== 'special' || tile.vpPerDevelopment === 0) continue
    for (const next of neighboursOf(state, region)) {
      if (state.regions[next].owner === who) vp += tile.vpPerDevelopment
    }
  }
  return vp
}

// AE-BF-5, AE-UF-5
const damageVp = ({ modules }: Participant): number =>
  DAMAGED_MODULE_VP * modules.filter(({ damage }) => damage > 0).length

// AE-BF-6, AE-UF-10
const leadersVp = ({ machine }: AndromedaState, { who, leaders }: Participant): number =>
  LEADER_VP * (leaders + (who === UNITY ? machine.corrupted : 0))

/** AE-BP-6: how often the vault counts; earlier with Old Vaults. */
export function vaultFactor(state: AndromedaState, { who, tracks }: Participant): number {
  const earlier = hasPower(state, who, 'old-vaults') ? OLD_VAULTS_EARLIER : 0
  return VAULT_STARTS.filter((start) => tracks[COMMERCE] >= start - earlier).length
}

// AE-BF-7, AE-UF-8
function vaultVp(state: AndromedaState, participant: Participant): number {
  const { who, hand, stock } = participant
  const hoard = hand.length + (who === UNITY ? 0 : stock[CREDITS])
  return vaultFactor(state, participant) * Math.min(VAULT_MOST, hoard)
}

// AE-RL-5, AE-RL-6, AE-UF-9
const relicsVp = (participant: Participant): number =>
  RELIC_VP[Math.min(relicsOf(participant), RELIC_VP.length - 1)]

/** AE-BF-9: players score only what tokens say; the Unity each of them (AE-UF-6, AE-UF-7). */
function tokensVp({ who, moons, discoveries, supremacies, battlesWon }: Participant): number {
  if (who === UNITY)
    return UNITY_MOON_VP * moons.length + UNITY_TOKEN_VP * (discoveries.length + supremacies.length)
  let vp = 0
  for (const token of discoveries) vp += DISCOVERIES[token].endVp ?? 0
  for (const token of supremacies) {
    const { medals } = SUPREMACIES[token]
    if (medals !== undefined) vp += Math.min(medals.most, Math.floor(battlesWon / medals.battles))
  }
  return vp
}
