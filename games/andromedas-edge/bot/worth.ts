import { END_VP } from '../content/limits.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import {
  type Ability,
  type Cost,
  type Effect,
  type Gain,
  type ModuleDesign,
  RESOURCES,
  type Resource,
  TRACKS,
  type TrackReward,
} from '../content/schema.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { modulesThatAre } from '../position/modules.ts'
import { participants } from '../position/participants.ts'
import { relicsOf } from '../position/scoring.ts'
import { countAt } from '../position/ships.ts'
import { type AndromedaState, HEAVY_CRUISER, type Participant, SCRAPYARD } from '../position/state.ts'

// What things are worth, in rough points of the end of the game.

/** Points a player gains on the track in a turn, on average, and turns between two returns. */
const VP_A_TURN = 3.2
const TURNS_A_RETURN = 4.5

/** How many turns somebody still has, about. */
export function turnsLeft(state: AndromedaState): number {
  if (state.ending) return 1
  let best = 0
  for (const { vp } of participants(state)) if (vp > best) best = vp
  return Math.max(0, state.terminus - best) / VP_A_TURN + 1.5
}

/** Resources fade: what cannot be spent any more is worth nothing. */
export const fadeOf = (state: AndromedaState): number => Math.min(1, 0.1 + turnsLeft(state) / 9)

const RESOURCE_WORTH: Readonly<Record<Resource, number>> = {
  energy: 0.5,
  ice: 0.7,
  nanocarbon: 0.7,
  titanium: 0.7,
  credits: 0.95,
}
export const BASIC_WORTH = 0.72
export const CARD_WORTH = 0.62

export function worthOfCost(cost: Cost): number {
  let worth = 0
  for (const resource of RESOURCES) worth += (cost[resource] ?? 0) * RESOURCE_WORTH[resource]
  return worth
}

/** What a repair brings: a module that works again, a ship that docks once more, or the point. */
function worthOfRepair(state: AndromedaState, player: Participant, fade: number): number {
  if (modulesThatAre(player, 'damaged').length > 0) return 2 + fade
  return countAt(state, player.who, SCRAPYARD) > 0 ? 0.3 + 0.9 * fade : 1
}

/** A leader on the station is a point, and a part of a development. */
export const worthOfLeader = (fade: number): number => 1 + 0.5 * fade

export function worthOfStep(state: AndromedaState, player: Participant, track: number, fade: number): number {
  const space = player.tracks[track] + 1
  if (space >= END_VP.length) return 2
  let worth = END_VP[space] - END_VP[space - 1] + 0.25 * fade
  for (const reward of TRACK_REWARDS[track][space]) worth += worthOfReward(state, player, reward, fade)
  return worth
}

function worthOfReward(
  state: AndromedaState,
  player: Participant,
  reward: TrackReward,
  fade: number,
): number {
  if (reward.give === 'discovery') return 0.6 + 1.8 * fade
  if (reward.give === 'supremacy-token') return 1 + 2 * fade
  if (reward.give === 'hand-limit') return 0.5 * fade
  return worthOfGain(state, player, reward, fade)
}

export function worthOfGain(state: AndromedaState, player: Participant, gain: Gain, fade: number): number {
  switch (gain.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      return gain.amount * RESOURCE_WORTH[gain.give] * fade
    case 'basic':
      return gain.amount * BASIC_WORTH * fade
    case 'tactics':
      return gain.amount * CARD_WORTH * fade
    case 'vp':
      return gain.amount
    case 'repair':
      return gain.amount * worthOfRepair(state, player, fade)
    case 'recruit':
      return gain.amount * worthOfLeader(fade)
    case 'advance':
      return bestStep(state, player, gain.track, fade)
    case 'upgrade':
      return 0.4 + 2 * fade
    case 'ship':
      return 0.4 * gain.less * fade
    case 'free-ship':
      return 2.2 * fade
    case 'free-module':
      return 1.5 + 2 * fade
    case 'module':
      return 0.6 * fade
    case 'discard':
      return -0.4 * gain.amount * fade
    case 'exchange':
      return 0.4 * fade
    case 'gamble':
      return 1.9 * fade
    case 'senate':
      return Math.min(gain.most, Math.floor(player.leaders / gain.leaders))
    case 'void-roll':
      return 1 + fade
    case 'planet-moon':
    case 'nebula-moon':
      return 1.4 * fade
    case 'vp-per':
      return Math.min(gain.most, gain.each === 'relic' ? relicsOf(player) : ownDevelopments(state, player))
    case 'salvage':
      return 0.7 * fade
    case 'survey':
      return 0.2 * fade
    case 'rift-walk':
      return 0.8 * fade
  }
}

const ownDevelopments = (state: AndromedaState, { who }: Participant): number => {
  let count = 0
  for (const { owner } of state.regions) if (owner === who) count++
  return count
}

function bestStep(
  state: AndromedaState,
  player: Participant,
  track: (typeof TRACKS)[number] | 'any' | 'science-or-civilization',
  fade: number,
): number {
  if (track === 'science-or-civilization') {
    return Math.max(worthOfStep(state, player, 0, fade), worthOfStep(state, player, 3, fade))
  }
  if (track !== 'any') return worthOfStep(state, player, TRACKS.indexOf(track), fade)
  let best = 0
  for (let index = 0; index < TRACKS.length; index++) {
    best = Math.max(best, worthOfStep(state, player, index, fade))
  }
  return best
}

export function worthOfGains(
  state: AndromedaState,
  player: Participant,
  gains: readonly Gain[],
  fade: number,
): number {
  let worth = 0
  for (const gain of gains) worth += worthOfGain(state, player, gain, fade)
  return worth
}

/** An effect that costs something is not used where it does not pay. */
export function worthOfEffect(
  state: AndromedaState,
  player: Participant,
  { pay, times = 1, gains }: Effect,
  fade: number,
): number {
  const cost = pay === undefined ? 0 : worthOfCost(pay) * fade
  return times * Math.max(0, worthOfGains(state, player, gains, fade) - cost)
}

/** What a moon gives when it is spent, or has given. */
export function worthOfMoon(state: AndromedaState, player: Participant, moon: number, fade: number): number {
  const { gains, whenClaimed, relic, cancelsCost } = MOONS[moon]
  if (cancelsCost === true) return 1.2 * fade
  const given = worthOfGains(state, player, gains ?? whenClaimed ?? [], fade)
  return relic ? given + 2.5 : given
}

/** What an ability brings until the end of the game. */
export function worthOfAbility(
  state: AndromedaState,
  player: Participant,
  ability: Ability,
  fade: number,
): number {
  const returns = turnsLeft(state) / TURNS_A_RETURN
  switch (ability.does) {
    case 'gain': {
      const each = worthOfGains(state, player, ability.gains, fade)
      return ability.on === 'return-start' ? each * returns : each * returns * 0.9
    }
    case 'dice':
      return (ability.when === 'always' ? 2.2 : 1.3) * ability.amount * fade
    case 'targeting':
      return (ability.when === 'always' ? 2.6 : 1.4) * ability.amount * fade
    case 'discount':
      return 0.7 * ability.amount * returns * fade
    case 'storage':
      return 0.6 * fade
    case 'hand':
      return 0.5 * fade
    case 'range':
      return 0.8 * fade
    case 'shields':
      return 1.2 * fade
    case 'power':
      return 1.4 * fade
  }
}

/** What a ship that docks at a module has more of it than of the Cargo, at each return. */
export const worthOfDock = (
  state: AndromedaState,
  player: Participant,
  { dock }: Pick<ModuleDesign, 'dock'>,
  fade: number,
): number =>
  dock === undefined ? 0 : Math.max(0.1, worthOfEffect(state, player, dock, fade) - BASIC_WORTH * fade)

/** What owning a module brings, from now to the end. */
export function worthOfModule(
  state: AndromedaState,
  player: Participant,
  design: number,
  type: number,
  fade: number,
): number {
  const module = MODULES[design]
  const returns = turnsLeft(state) / TURNS_A_RETURN
  let worth = module.vp + worthOfStep(state, player, type, fade)
  worth += worthOfDock(state, player, module, fade) * returns * 0.8
  if (module.instant !== undefined) worth += worthOfGains(state, player, module.instant, fade)
  if (module.ongoing !== undefined) {
    for (const ability of module.ongoing) worth += worthOfAbility(state, player, ability, fade)
  }
  if (module.relic) worth += 2 + Math.min(4, relicsOf(player)) * 0.8
  return worth
}

/** A ship in the fleet, by type. */
const SHIP_WORTH = [1.7, 2.6, 1.9, 3.6]

export const worthOfShip = (state: AndromedaState, type: number, fade: number): number =>
  SHIP_WORTH[type] * fade * (type === HEAVY_CRUISER ? 1 : Math.min(1, turnsLeft(state) / 5))
