import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { NO_LEADER_VP } from '../content/limits.ts'
import { TRACKS } from '../content/schema.ts'
import { UNITY_BENEFITS } from '../content/unity.ts'
import {
  buildingTransports,
  developmentCardsLeft,
  developmentLeaders,
  developmentVp,
} from '../position/developing.ts'
import { planetKindOf } from '../position/map.ts'
import { participantOf } from '../position/participants.ts'
import { developmentPrice } from '../position/prices.ts'
import { hasShipAt } from '../position/ships.ts'
import { CREDITS, GONE, NONE, SUPPLY, UNITY } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { repair } from './damage.ts'
import { happen } from './effects.ts'
import type { Cause } from './facts.ts'
import { draw } from './hand.ts'
import { unityModule } from './modules.ts'
import { scoreVp } from './points.ts'
import { payPrice, store } from './stock.ts'
import { advance, takeDiscovery } from './tracks.ts'

/**
 * AE-BD-2 to AE-BD-8, AE-BD-10: builds a development with a transport that stands there (the caller has asked
 * `cannotDevelop`); for the Unity AE-UD-30, AE-UD-32, AE-UD-33 and AE-UD-41.
 */
export function develop(g: Andromeda, who: number, region: number): void {
  const { state } = g
  const kind = planetKindOf(state, region)
  if (kind === undefined) throw new Error(`no planet in region ${region}`)
  const transport = chooseTransport(g, who, region)
  if (who !== UNITY) payPrice(g, participantOf(state, who), developmentPrice(state, who, region))
  const leaders = developmentLeaders(state, who, region)
  const vp = developmentVp(state, who, region, leaders)
  const card = chooseCard(g, who, region)
  settle(g, who, region, leaders)
  Object.assign(state.regions[region], { owner: who, card })
  if (state.developConsumesTransport) state.ships[transport].place = who === UNITY ? GONE : SUPPLY
  const from: Cause = { by: 'development', number: card }
  g.tell({ kind: 'developed', who, region, tile: state.regions[region].tile, card, leaders })
  scoreVp(g, who, vp, 'developments', from)
  advance(g, who, TRACKS.indexOf(kind.track), from)
  if (who === UNITY) takeBenefit(g, card, from)
  // AE-BD-6
  else if (kind.development === 'observatory') takeDiscovery(g, who, OBSERVATORY, from)
  happen(g, who, 'development-built', NONE, region)
}

/** The stack of discovery tokens of the Observatory. */
const OBSERVATORY = 2

// Long Gangways
function chooseTransport(g: Andromeda, who: number, region: number): number {
  const transports = buildingTransports(g.state, who, region)
  if (transports.length === 1) return transports[0]
  // In a return all of them come home: only one that cannot dock makes a difference.
  if (g.state.turn.kind === 'return') {
    const { eclipsed } = participantOf(g.state, who)
    return transports.find((ship) => eclipsed.includes(ship)) ?? transports[0]
  }
  const menu = g.menu(who, 'gangways', { region })
  for (const ship of transports) menu.offer({ kind: 'ship', ship })
  return menu.ask().ship
}

// AE-BD-5, AE-UD-41
function chooseCard(g: Andromeda, who: number, region: number): number {
  const left = developmentCardsLeft(g.state, region)
  if (who === UNITY) return left.length === 1 ? left[0] : left[g.chance.below(left.length)]
  const menu = g.menu(who, 'development-card', { region })
  for (const card of left) menu.offer(CARDS[card])
  return menu.ask().card
}

const CARDS = DEVELOPMENT_CARDS.map((_, card) => ({ kind: 'card', card }) as const)

// AE-BD-3, AE-BD-8; AE-UD-41: corrupted ones first.
function settle(g: Andromeda, who: number, region: number, leaders: number): void {
  const { machine, regions } = g.state
  const corrupted = who === UNITY ? Math.min(leaders, machine.corrupted) : 0
  machine.corrupted -= corrupted
  participantOf(g.state, who).leaders -= leaders - corrupted
  regions[region].settlers = leaders
  regions[region].corrupted = corrupted
}

// AE-UD-34
function takeBenefit(g: Andromeda, card: number, from: Cause): void {
  const { gets, amount } = UNITY_BENEFITS[DEVELOPMENT_CARDS[card].development]
  if (gets === 'discoveries') {
    takeDiscovery(g, UNITY, OBSERVATORY, from)
    return
  }
  for (let count = 0; count < amount; count++) {
    if (gets === 'repairs') repair(g, UNITY, from)
    else unityModule(g, NONE, from)
  }
}

/** AE-BD-9: recruits a leader from any base or nebula. */
export function recruitFromAnywhere(g: Andromeda, who: number, from: Cause): void {
  const { regions } = g.state
  const places: number[] = []
  for (let region = 0; region < regions.length; region++)
    if (regions[region].leaders[who] > 0) places.push(region)
  if (places.length === 0) {
    scoreVp(g, who, NO_LEADER_VP, 'leaders', from)
    return
  }
  if (who === UNITY) {
    recruitForUnity(g, places, 1)
    return
  }
  const menu = g.menu(who, 'recruit')
  for (const region of places) menu.offer({ kind: 'region', region })
  recruit(g, who, menu.ask().region, 1)
  happen(g, who, 'leaders-recruited', NONE, NONE)
}

/** A leader of the Unity from one of these places, of which `left` are to come (AE-UD-35). */
export function recruitForUnity(g: Andromeda, places: readonly number[], left: number): void {
  if (!g.state.decideForUnity) {
    recruit(g, UNITY, places.length === 1 ? places[0] : places[g.chance.below(places.length)], 1)
    return
  }
  const menu = g.menu(g.state.machine.control, 'unity-leader', { left })
  for (const region of places) menu.offer({ kind: 'region', region })
  recruit(g, UNITY, menu.ask().region, 1)
}

function recruit(g: Andromeda, who: number, region: number, leaders: number): void {
  g.state.regions[region].leaders[who] -= leaders
  participantOf(g.state, who).leaders += leaders
  g.tell({ kind: 'recruited', who, region, tile: g.state.regions[region].tile, leaders })
}

/** AE-BL-9, AE-BL-10, AE-UL-12, AE-UL-13: recruits and collects in every region with ships of one’s own. */
export function recruitAndCollect(g: Andromeda, who: number): void {
  const { regions } = g.state
  let recruited = false
  for (let region = 0; region < regions.length; region++) {
    const { bonus, leaders } = regions[region]
    if ((leaders[who] === 0 && bonus === 0) || !hasShipAt(g.state, who, region)) continue
    if (leaders[who] > 0) {
      recruit(g, who, region, leaders[who])
      recruited = true
    }
    if (bonus > 0) collect(g, who, region, bonus)
  }
  if (recruited) happen(g, who, 'leaders-recruited', NONE, NONE)
}

function collect(g: Andromeda, who: number, region: number, bonus: number): void {
  g.state.regions[region].bonus = 0
  const credits = who === UNITY ? bonus : store(g, participantOf(g.state, who), CREDITS, bonus)
  g.tell({ kind: 'collected', who, region, tile: g.state.regions[region].tile, credits })
  if (who === UNITY) draw(g, UNITY, bonus, { by: 'region' })
}
