import type { Refusal } from '@astrolabe/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { BURNING_PAGES, BURNT_CARD, SYNTHESIS_ENERGY } from '../content/limits.ts'
import { MOONS } from '../content/moons.ts'
import { BASICS } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { hasPower } from '../position/abilities.ts'
import {
  cannotArbitrage,
  cannotPayWay,
  cannotPlay,
  cannotSpendMoon,
  cannotSpendToken,
  cannotSynthesise,
  idOfPower,
  numberOfBasic,
  PAID_WAYS,
  type PaidWay,
} from '../position/free-acts.ts'
import { participantOf } from '../position/participants.ts'
import { type AndromedaState, ENERGY, NONE, type Participant } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { gain, happen } from './effects.ts'
import type { FreeAct } from './questions.ts'
import { gainResource, pay } from './stock.ts'

/** What options are put on. */
export interface Offers<T> {
  offer(option: T, refusal?: Refusal): void
}

// Options are made once: the same ones are on offer in every turn of a game.
const SPEND_MOON = MOONS.map((_, moon): FreeAct => ({ kind: 'moon', moon }))
const SPEND_TOKEN = DISCOVERIES.map((_, token): FreeAct => ({ kind: 'token', token }))
const PLAY = TACTICS.map((_, card): FreeAct => ({ kind: 'play', card }))
const BURN = TACTICS.map((_, card): FreeAct => ({ kind: 'burn', card }))
const SYNTHESIS = BASICS.map((resource): FreeAct => ({ kind: 'synthesis', resource }))
const ARBITRAGE = BASICS.flatMap((give) =>
  BASICS.filter((take) => take !== give).map((take) => ({ kind: 'arbitrage', give, take }) as const),
)
const WAYS = (Object.keys(PAID_WAYS) as readonly PaidWay[]).map((kind) => ({ kind }) as const)

/** Whether a thing comes first among its equals: to be asked about one of them is enough. */
const isFirst = (things: readonly number[], index: number): boolean => things.indexOf(things[index]) === index

/** AE-BT-3 to AE-BT-8: what the one whose turn it is can do besides. */
export function offerFreeActs(menu: Offers<FreeAct>, state: AndromedaState, who: number): void {
  const player = participantOf(state, who)
  const { moons, discoveries, hand } = player
  for (let index = 0; index < moons.length; index++) {
    if (isFirst(moons, index))
      menu.offer(SPEND_MOON[moons[index]], cannotSpendMoon(state, player, moons[index]))
  }
  for (let index = 0; index < discoveries.length; index++) {
    const token = discoveries[index]
    if (isFirst(discoveries, index)) menu.offer(SPEND_TOKEN[token], cannotSpendToken(state, player, token))
  }
  for (let index = 0; index < hand.length; index++) {
    if (isFirst(hand, index)) menu.offer(PLAY[hand[index]], cannotPlay(state, hand[index]))
  }
  for (let index = 0; index < hand.length; index++) if (isFirst(hand, index)) menu.offer(BURN[hand[index]])
  const cannot = cannotSynthesise(player)
  for (const synthesis of SYNTHESIS) menu.offer(synthesis, cannot)
  offerPowers(menu, state, player)
}

// AE-BT-7
function offerPowers(menu: Offers<FreeAct>, state: AndromedaState, player: Participant): void {
  const arbitrage = idOfPower(state, player.who, 'arbitrage')
  if (arbitrage !== NONE) {
    for (const option of ARBITRAGE)
      menu.offer(option, cannotArbitrage(state, player, arbitrage, option.give, option.take))
  }
  for (const way of WAYS) {
    const id = idOfPower(state, player.who, way.kind)
    if (id !== NONE) menu.offer(way, cannotPayWay(state, player, way.kind, id))
  }
}

const FREE_ACTS: ReadonlySet<string> = new Set<FreeAct['kind']>([
  'moon',
  'token',
  'play',
  'burn',
  'synthesis',
  'arbitrage',
  'fold-gate',
  'doom-flag',
  'quiet-passage',
])

/** Whether an answer is a free act: the question is put again after it. */
export const isFreeAct = (move: { readonly kind: string }): move is FreeAct => FREE_ACTS.has(move.kind)

export function takeFreeAct(g: Andromeda, who: number, act: FreeAct): void {
  const player = participantOf(g.state, who)
  switch (act.kind) {
    case 'moon':
      spendMoon(g, player, act.moon)
      return
    case 'token':
      spendToken(g, player, act.token)
      return
    case 'play':
      play(g, player, act.card)
      return
    case 'burn':
      burn(g, player, act.card)
      return
    case 'synthesis':
      // AE-BT-8
      g.tell({ kind: 'synthesis', who, resource: act.resource })
      pay(g, player, [SYNTHESIS_ENERGY, 0, 0, 0, 0])
      gainResource(g, who, numberOfBasic(act.resource), 1, { by: 'turn' })
      return
    case 'arbitrage':
      player.usedThisTurn.push(idOfPower(g.state, who, 'arbitrage'))
      player.stock[numberOfBasic(act.give)]--
      player.stock[numberOfBasic(act.take)]++
      g.tell({ kind: 'swapped', who, give: act.give, take: act.take })
      return
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      payWay(g, player, act.kind)
      return
  }
}

/** Takes one thing out of those somebody has. */
export function takeOut(things: number[], thing: number): void {
  things.splice(things.lastIndexOf(thing), 1)
}

// AE-BT-4
function spendMoon(g: Andromeda, player: Participant, moon: number): void {
  const { state } = g
  const { gains, cancelsCost } = MOONS[moon]
  takeOut(player.moons, moon)
  state.moonsSpent.push(moon)
  g.tell({ kind: 'spent-moon', who: player.who, moon })
  if (cancelsCost === true) state.turn.costCancelled = true
  if (gains !== undefined) gain(g, player.who, gains, { by: 'moon', number: moon }, 'tokens')
}

// AE-BT-5
function spendToken(g: Andromeda, player: Participant, token: number): void {
  const { state } = g
  const { gains, cancelsCost, hyperlane } = DISCOVERIES[token]
  takeOut(player.discoveries, token)
  state.discoveriesSpent.push(token)
  g.tell({ kind: 'spent-token', who: player.who, token })
  if (cancelsCost === true) state.turn.costCancelled = true
  if (hyperlane === true) state.turn.jump = 'anywhere'
  if (gains !== undefined) gain(g, player.who, gains, { by: 'token', number: token }, 'tokens')
}

// AE-BT-6
function play(g: Andromeda, player: Participant, card: number): void {
  const { state } = g
  const { who } = player
  const effect = TACTICS[card].turn
  takeOut(player.hand, card)
  state.tacticsSpent.push(card)
  state.turn.cardsPlayed++
  g.tell({ kind: 'played', who, card })
  if (effect?.turn === 'jump') state.turn.jump = 'tiles'
  if (effect?.turn === 'cease-fire') state.turn.ceaseFire = true
  if (effect?.turn === 'gain') gain(g, who, effect.gains, { by: 'card', number: card }, 'cards')
  happen(g, who, 'tactics-card-played', NONE, NONE)
}

// AE-BT-6; Burning Pages
function burn(g: Andromeda, player: Participant, card: number): void {
  const { who } = player
  takeOut(player.hand, card)
  g.state.tacticsSpent.push(card)
  g.tell({ kind: 'discarded', who, cards: [card], why: 'energy' })
  const yields = hasPower(g.state, who, 'burning-pages') ? BURNING_PAGES : BURNT_CARD
  gain(g, who, yields, { by: 'card', number: card }, 'cards')
}

// AE-BT-7
function payWay(g: Andromeda, player: Participant, way: PaidWay): void {
  const { state } = g
  const cost = [0, 0, 0, 0, 0]
  cost[ENERGY] = PAID_WAYS[way]
  pay(g, player, cost)
  if (way === 'fold-gate') {
    player.usedThisTurn.push(idOfPower(state, player.who, way))
    state.turn.jump = 'tiles'
    return
  }
  if (way === 'doom-flag') state.turn.doomFlag = true
  else state.turn.quietPassage = true
  g.tell({
    kind: 'used-power',
    who: player.who,
    faction: player.faction,
    ability: way === 'doom-flag' ? 1 : 0,
  })
}
