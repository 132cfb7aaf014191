import { type Effect, type Gain, type Moment, RESOURCES, type Track, TRACKS } from '../content/schema.ts'
import { type AbilitySource, onceId } from '../position/abilities.ts'
import { isPlanet } from '../position/map.ts'
import { occasions } from '../position/moments.ts'
import { participantOf } from '../position/participants.ts'
import { isCostCancelled, shortOfEffect } from '../position/prices.ts'
import { developmentsOf, relicsOf } from '../position/scoring.ts'
import {
  CREDITS,
  ENERGY,
  NONE,
  type Participant,
  SCRAPYARD,
  UNITY,
  type VpSource,
} from '../position/state.ts'
import { amountsOf } from '../position/stock.ts'
import type { Andromeda } from './andromeda.ts'
import { repair } from './damage.ts'
import { recruitFromAnywhere } from './developments.ts'
import type { Cause } from './facts.ts'
import { discard, draw } from './hand.ts'
import { chooseFreeModule, offerModule, survey } from './modules.ts'
import { claimNebulaMoon, claimOneMoon } from './moons.ts'
import { scoreVp, sourceOf } from './points.ts'
import { riftWalk } from './rift-walk.ts'
import { chooseFreeShip, gainUpgrade, offerShip } from './ships.ts'
import { exchange, gainBasics, gainResource, pay } from './stock.ts'
import { advance } from './tracks.ts'
import { unityGain } from './unity/gains.ts'
import { rollInVoid } from './void.ts'

/** Everything that cards, tiles and tracks give, for players and for the Unity; `source` says where points are counted. */
export function gain(g: Andromeda, who: number, gains: readonly Gain[], from: Cause, source: VpSource): void {
  if (who === UNITY) {
    unityGain(g, gains, from, source)
    return
  }
  const player = participantOf(g.state, who)
  for (const each of gains) gainOne(g, player, each, from, source)
}

function gainOne(g: Andromeda, player: Participant, given: Gain, from: Cause, source: VpSource): void {
  const { who } = player
  switch (given.give) {
    case 'energy':
    case 'ice':
    case 'nanocarbon':
    case 'titanium':
    case 'credits':
      gainResource(g, who, RESOURCES.indexOf(given.give), given.amount, from)
      return
    case 'basic':
      gainBasics(g, player, given.amount, from)
      return
    case 'tactics':
      draw(g, who, given.amount, from)
      return
    case 'vp':
      scoreVp(g, who, given.amount, source, from)
      return
    case 'repair':
      for (let count = 0; count < given.amount; count++) repair(g, who, from)
      return
    case 'recruit':
      for (let count = 0; count < given.amount; count++) recruitFromAnywhere(g, who, from)
      return
    case 'advance':
      advance(g, who, chooseTrack(g, who, given.track), from)
      return
    case 'upgrade':
      gainUpgrade(g, who, from)
      return
    case 'ship':
      offerShip(g, player, given.less, given.only)
      return
    case 'free-ship':
      chooseFreeShip(g, player, given.only)
      return
    case 'free-module':
      chooseFreeModule(g, who, given.atMost, from)
      return
    case 'module':
      offerModule(g, player, given.less)
      return
    case 'discard':
      discard(g, who, given.amount, 'effect')
      return
    case 'exchange':
      exchange(g, player, given.most, given.among)
      return
    case 'gamble':
      gainResource(g, who, CREDITS, Math.ceil(g.roll(6) / 2), from)
      return
    case 'senate':
      scoreVp(g, who, Math.min(given.most, Math.floor(player.leaders / given.leaders)), source, from)
      return
    case 'void-roll':
      rollInVoid(g, who)
      return
    case 'planet-moon':
      if (isPlanet(g.state, g.state.turn.region)) claimOneMoon(g, who, g.state.turn.region)
      return
    case 'nebula-moon':
      claimNebulaMoon(g, who)
      return
    case 'vp-per': {
      const count = Math.min(given.most, countOf(g, player, given.each))
      if (count > 0) scoreVp(g, who, count, source, from)
      else if (given.orElse !== undefined) gain(g, who, given.orElse, from, source)
      return
    }
    case 'salvage': {
      const wrecks = g.state.ships.filter(({ place }) => place === SCRAPYARD).length
      gainResource(g, who, ENERGY, Math.min(given.most, wrecks), from)
      return
    }
    case 'survey':
      survey(g, who)
      return
    case 'rift-walk':
      riftWalk(g, who)
  }
}

const ADVANCES = TRACKS.map((track) => ({ kind: 'advance', track }) as const)

function chooseTrack(g: Andromeda, who: number, track: Track | 'any' | 'science-or-civilization'): number {
  if (track !== 'any' && track !== 'science-or-civilization') return TRACKS.indexOf(track)
  const menu = g.menu(who, 'advance')
  for (const option of ADVANCES) {
    if (track === 'any' || option.track === 'science' || option.track === 'civilization') menu.offer(option)
  }
  return TRACKS.indexOf(menu.ask().track)
}

const countOf = (g: Andromeda, player: Participant, each: 'development' | 'relic'): number =>
  each === 'relic' ? relicsOf(player) : developmentsOf(g.state, player.who).length

const USE = { kind: 'use' } as const
const DECLINE = { kind: 'decline' } as const

/**
 * An effect, as often as it is wanted and its cost can be paid (AE-BZ-12). A player is asked whether to use one with a
 * cost, the first time only if that is not `sure`. The Unity makes no such exchange (AE-UD-43).
 */
export function applyEffect(
  g: Andromeda,
  who: number,
  effect: Effect,
  from: Cause,
  source: VpSource,
  sure: boolean,
): void {
  if (effect.pay === undefined) {
    gain(g, who, effect.gains, from, source)
    return
  }
  if (who === UNITY) return
  const player = participantOf(g.state, who)
  for (let time = 0; time < (effect.times ?? 1); time++) {
    if (shortOfEffect(g.state, player, effect.pay) > 0) return
    if (!(sure && time === 0) && !isWanted(g, who, from)) return
    payForEffect(g, player, effect.pay)
    gain(g, who, effect.gains, from, source)
  }
}

/** Whether a player uses something. */
export function isWanted(g: Andromeda, who: number, from: Cause): boolean {
  const thing = from.by === 'event' || from.by === 'helm' ? from.by : 'module'
  const menu = g.menu(who, 'use', { thing, number: 'number' in from ? from.number : NONE })
  menu.offer(USE)
  menu.offer(DECLINE)
  return menu.ask().kind === 'use'
}

/** OP-34: pays for an effect, unless something was spent that cancels its cost. */
export function payForEffect(g: Andromeda, player: Participant, cost: NonNullable<Effect['pay']>): void {
  if (isCostCancelled(g.state, player.who)) g.state.turn.costCancelled = false
  else pay(g, player, amountsOf(cost))
}

/**
 * AE-BZ-15: a moment at which abilities of somebody give something; the ship is the one launched or damaged, NONE without;
 * the region is where it happened.
 */
export function happen(g: Andromeda, who: number, moment: Moment, ship: number, region: number): void {
  for (const { gains, times, once, source, number } of occasions(g.state, who, moment, ship, region)) {
    const player = participantOf(g.state, who)
    if (once === 'turn') player.usedThisTurn.push(onceId(source, number))
    if (once === 'cycle') player.usedThisCycle.push(onceId(source, number))
    const from = causeOf(g, player, source, number)
    gain(g, who, times === 1 ? gains : gains.map((each) => repeated(each, times)), from, sourceOf(from))
  }
}

const repeated = (given: Gain, times: number): Gain =>
  'amount' in given ? { ...given, amount: given.amount * times } : given

function causeOf(g: Andromeda, player: Participant, source: AbilitySource, number: number): Cause {
  switch (source) {
    case 'module':
      return { by: 'module', number: player.modules[number].design }
    case 'upgrade':
      return { by: 'upgrade', number: player.upgrades[number] }
    case 'development':
      return { by: 'development', number: g.state.regions[number].card }
    case 'faction':
      return { by: 'faction', number: player.faction }
    case 'token':
    case 'supremacy':
      return { by: source, number }
  }
}
