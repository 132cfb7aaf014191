import { DISCOVERIES } from '../content/discoveries.ts'
import { MOONS } from '../content/moons.ts'
import { type Gain, RESOURCES } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { type AndromedaState, CREDITS, ENERGY, NONE, type Participant } from '../position/state.ts'
import { storageOf } from '../position/stock.ts'
import type { FreeAct } from '../rules/questions.ts'
import { CARD_WORTH, fadeOf, worthOfGains } from './worth.ts'

/** What is gained at once and fits into storage is taken at once; other free acts wait until they are needed. */
export function freeAppeal(state: AndromedaState, player: Participant, act: FreeAct): number {
  const fade = fadeOf(state)
  switch (act.kind) {
    case 'moon':
      return spendingAppeal(state, player, MOONS[act.moon].gains, fade)
    case 'token':
      return spendingAppeal(state, player, DISCOVERIES[act.token].gains, fade)
    case 'play': {
      const { turn } = TACTICS[act.card]
      if (turn?.turn !== 'gain') return -0.5
      return spendingAppeal(state, player, turn.gains, fade) - CARD_WORTH * fade
    }
    case 'burn':
    case 'synthesis':
    case 'arbitrage':
      return -1
    case 'fold-gate':
    case 'doom-flag':
    case 'quiet-passage':
      return -0.6
  }
}

/** Free acts come before the deed of the turn, which brings a few points: they have to look better than that. */
const AT_ONCE = 6

function spendingAppeal(
  state: AndromedaState,
  player: Participant,
  gains: readonly Gain[] | undefined,
  fade: number,
): number {
  if (gains === undefined) return -1
  const worth = worthOfGains(state, player, gains, fade)
  if (worth < 0.3) return -1
  for (const gain of gains) {
    if (!('amount' in gain)) continue
    const number = RESOURCES.findIndex((resource) => resource === gain.give)
    if (number !== NONE && player.stock[number] + gain.amount > storageOf(state, player, number)) return -1
    if (gain.give === 'basic' && roomForBasics(state, player) < gain.amount) return -1
  }
  return AT_ONCE + worth
}

function roomForBasics(state: AndromedaState, player: Participant): number {
  let room = 0
  for (let number = 1; number < CREDITS; number++)
    room += storageOf(state, player, number) - player.stock[number]
  return room
}

/** Energy for a battle that could go either way. */
export const burningAppeal = (state: AndromedaState, player: Participant, card: number): number =>
  player.stock[ENERGY] < 2 ? 0.3 - keepingWorth(state, player, card) * 0.5 : -1

/** What a card in hand is good for later. */
export function keepingWorth(state: AndromedaState, player: Participant, card: number): number {
  const { battle, turn } = TACTICS[card]
  const fade = fadeOf(state)
  if (turn?.turn === 'gain') return worthOfGains(state, player, turn.gains, fade)
  return battle === undefined ? 0.4 * fade : 0.8 * fade
}
