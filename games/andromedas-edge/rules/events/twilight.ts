import { MODULE_TYPES } from '../../content/schema.ts'
import { RAIDERS } from '../../content/raiders.ts'
import { isNebula, neighboursOf } from '../../position/map.ts'
import { participantOf } from '../../position/participants.ts'
import { developmentsOf } from '../../position/scoring.ts'
import { canPay, shortOf } from '../../position/stock.ts'
import {
  CREDITS,
  ENERGY,
  ICE,
  NONE,
  type Participant,
  RETREATED,
  SUPREMACY,
  UNITY,
} from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { damageModule, damageShip } from '../damage.ts'
import { gain } from '../effects.ts'
import { discard, draw } from '../hand.ts'
import { replaceColumn } from '../modules.ts'
import { scoreVp } from '../points.ts'
import { moveTowardNearestShip, placeScout } from '../raiders.ts'
import { refuse } from '../refuse.ts'
import { lose, pay } from '../stock.ts'
import { byEvent, type EventRules, extremes, inOrder, playersInOrder } from './event.ts'

/** Cosmic Twilight, the harsh deck (6.8). */
export const TWILIGHT: EventRules<'ET'> = {
  ET1: catastrophicCollapse,
  ET2: temporalAnomaly,
  ET3: raiderOffensive,
  ET4: solarStorm,
  ET5: ionPlague,
  ET6: leanYears,
  ET7: blackTide,
  ET8: gravityShear,
  ET9: marketCrash,
  ET10: twilightOfHeroes,
}

// AE-UE-5, OP-10
function catastrophicCollapse(g: Andromeda): void {
  const { state } = g
  const built: number[] = []
  for (const [number, { owner }] of state.regions.entries()) if (owner !== NONE) built.push(number)
  if (built.length === 0) return
  const number = built[g.chance.below(built.length)]
  const region = state.regions[number]
  const { owner, card, settlers, corrupted } = region
  region.owner = NONE
  region.card = NONE
  region.settlers = 0
  region.corrupted = 0
  g.tell({ kind: 'collapsed', region: number, owner })
  if (owner === UNITY) {
    giveUpRebuilding(g)
    state.machine.rebuild = { region: number, card, leaders: settlers, corrupted }
    return
  }
  participantOf(state, owner).leaders += settlers
  gain(g, owner, [{ give: 'basic', amount: 2 }], byEvent('ET1'), 'events')
}

/** Only one ruin waits for the Unity: of an earlier one its leaders come home. */
function giveUpRebuilding({ state }: Andromeda): void {
  const { machine } = state
  if (machine.rebuild === null) return
  participantOf(state, UNITY).leaders += machine.rebuild.leaders - machine.rebuild.corrupted
  machine.corrupted += machine.rebuild.corrupted
  machine.rebuild = null
}

// AE-UE-6, AE-UE-9
function temporalAnomaly(g: Andromeda): void {
  const { state } = g
  const players = playersInOrder(state)
  const menu = g.menu(players[0], 'pass-card')
  const givers = players.filter((who) => state.players[who].hand.length > 0)
  const chosen = menu.askEach(() => {
    for (const who of givers) {
      for (const card of new Set(state.players[who].hand)) menu.offer({ kind: 'card', card }, undefined, who)
    }
  })
  const passed = givers.map((who, index) => ({ who, card: chosen[index].card }))
  for (const { who, card } of passed) {
    const { hand } = state.players[who]
    hand.splice(hand.indexOf(card), 1)
  }
  for (const { who, card } of passed) {
    if (state.seats === 1) {
      state.tacticsSpent.push(card)
      g.tell({ kind: 'discarded', who, cards: [card], why: 'effect' })
      continue
    }
    const to = (who + 1) % state.seats
    state.players[to].hand.push(card)
    g.tell({ kind: 'passed-card', who, to, card }, [who, to])
  }
  for (const who of players) draw(g, who, 1, byEvent('ET2'))
}

// AE-BR-12, AE-BR-13
function raiderOffensive(g: Andromeda): void {
  const { raiders } = g.state
  for (let raider = 0; raider < raiders.length; raider++) {
    const { place, card } = raiders[raider]
    if (place !== RETREATED && RAIDERS[card].power !== 'shadow-warp') moveTowardNearestShip(g, raider)
  }
}

function solarStorm(g: Andromeda): void {
  for (const who of playersInOrder(g.state)) {
    const excess = g.state.players[who].stock[ENERGY] - 3
    if (excess > 0) lose(g, who, ENERGY, excess, byEvent('ET4'))
  }
}

const TWO_ENERGY = [2, 0, 0, 0, 0]
const ONE_ENERGY = [1, 0, 0, 0, 0]

// AE-UE-8
function ionPlague(g: Andromeda): void {
  for (const who of inOrder(g.state)) {
    if (who !== UNITY && paysInstead(g, 'ion-plague', participantOf(g.state, who), TWO_ENERGY)) continue
    damageModule(g, who, false, byEvent('ET5'))
  }
}

function paysInstead(
  g: Andromeda,
  prompt: 'ion-plague',
  player: Participant,
  cost: readonly number[],
): boolean {
  const menu = g.menu(player.who, prompt)
  menu.offer({ kind: 'pay' }, canPay(player, cost) ? undefined : refuse('AE-BZ-12', shortOf(player, cost)))
  menu.offer({ kind: 'suffer' })
  if (menu.ask().kind === 'suffer') return false
  pay(g, player, cost)
  return true
}

// AE-UE-8
function leanYears(g: Andromeda): void {
  for (const who of inOrder(g.state)) {
    const developments = developmentsOf(g.state, who).length
    if (developments === 0) continue
    const unpaid =
      who === UNITY
        ? Math.min(2, developments)
        : developments - payIce(g, participantOf(g.state, who), developments)
    if (unpaid > 0) scoreVp(g, who, -unpaid, 'events', byEvent('ET6'))
  }
}

function payIce(g: Andromeda, player: Participant, developments: number): number {
  const menu = g.menu(player.who, 'lean-years', { developments })
  for (let ice = developments; ice >= 0; ice--) {
    const missing = ice - player.stock[ICE] - player.stock[CREDITS]
    menu.offer({ kind: 'pay', ice }, missing > 0 ? refuse('AE-BZ-12', missing) : undefined)
  }
  const { ice } = menu.ask()
  if (ice > 0) pay(g, player, [0, ice, 0, 0, 0])
  return ice
}

function blackTide(g: Andromeda): void {
  placeScout(g)
  placeScout(g)
}

function gravityShear(g: Andromeda): void {
  const { state } = g
  for (const who of playersInOrder(state)) {
    for (const [ship, { owner, place }] of state.ships.entries()) {
      if (owner !== who || place < 0 || isNebula(place)) continue
      if (!neighboursOf(state, place).some(isNebula)) continue
      const player = participantOf(state, who)
      const menu = g.menu(who, 'gravity-shear', { ship })
      menu.offer({ kind: 'pay' }, canPay(player, ONE_ENERGY) ? undefined : refuse('AE-BZ-12', 1))
      menu.offer({ kind: 'suffer' })
      if (menu.ask().kind === 'pay') pay(g, player, ONE_ENERGY)
      else damageShip(g, ship, false)
    }
  }
}

function marketCrash(g: Andromeda): void {
  for (let type = 0; type < MODULE_TYPES.length; type++) replaceColumn(g, type)
  for (const who of inOrder(g.state)) {
    if (who === UNITY) {
      discard(g, UNITY, 2, 'effect')
      continue
    }
    const excess = g.state.players[who].stock[CREDITS] - 2
    if (excess > 0) lose(g, who, CREDITS, excess, byEvent('ET9'))
  }
}

function twilightOfHeroes(g: Andromeda): void {
  const from = byEvent('ET10')
  const { most, fewest } = extremes(inOrder(g.state), (who) => participantOf(g.state, who).tracks[SUPREMACY])
  for (const who of most) scoreVp(g, who, 2, 'events', from)
  for (const who of fewest) draw(g, who, 2, from)
}
