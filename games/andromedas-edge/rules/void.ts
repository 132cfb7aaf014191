import { DISCOVERIES } from '../content/discoveries.ts'
import { DICE_MOST, VOID_BENEFITS } from '../content/limits.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { participantOf } from '../position/participants.ts'
import { ENERGY, NONE, UNITY } from '../position/state.ts'
import { amountsOf } from '../position/stock.ts'
import {
  addedBy,
  boundedDice,
  boundedTargeting,
  cardsForVoid,
  divertible,
  type VoidRoll,
  voidRollOf,
} from '../position/void-roll.ts'
import type { Andromeda } from './andromeda.ts'
import { gain, happen } from './effects.ts'
import { takeOut } from './free-acts.ts'
import { pay } from './stock.ts'

const FACES = 6
const ENOUGH = { kind: 'enough' } as const
const ENERGIES = [0, 1, 2, 3, 4].map((energy) => ({ kind: 'energy', energy }) as const)
const RESULTS = [1, 2, 3, 4, 5, 6].map((result) => ({ kind: 'result', result }) as const)

/** AE-VO-1 to AE-VO-10: the Void action with a ship (the Unity: AE-UL-11). */
export function voidAction(g: Andromeda, who: number, ship: number): void {
  if (who === UNITY) {
    const { dice } = voidRollOf(g.state, ship)
    const rolled = roll(g, who, { dice, targeting: 1 }, 0)
    takeResult(g, who, Math.max(...rolled))
    return
  }
  const prepared = playForRoll(g, who, ship)
  const energy = divertEnergy(g, who, boundedDice(prepared.dice))
  const rolled = roll(g, who, { ...prepared, dice: prepared.dice + energy }, energy)
  const menu = g.menu(who, 'void-result')
  for (let result = 1; result <= FACES; result++) if (rolled.includes(result)) menu.offer(RESULTS[result - 1])
  takeResult(g, who, menu.ask().result)
}

/** AE-VO-10: at most one Battle card, and any tokens that give dice. */
function playForRoll(g: Andromeda, who: number, ship: number): VoidRoll {
  const { state } = g
  const player = participantOf(state, who)
  let { dice, targeting } = voidRollOf(state, ship)
  let mayPlay = true
  for (;;) {
    const menu = g.menu(who, 'void-card')
    if (mayPlay) for (const card of cardsForVoid(state, ship)) menu.offer({ kind: 'card', card })
    const cannon = player.discoveries.find((token) => DISCOVERIES[token].dice !== undefined) ?? NONE
    if (cannon !== NONE && dice < DICE_MOST) menu.offer({ kind: 'token', token: cannon })
    menu.offer(ENOUGH)
    // Others see who is asked: that may depend on how many cards somebody has, never on which.
    const chosen = mayPlay && player.hand.length > 0 ? menu.askAlways() : menu.ask()
    if (chosen.kind === 'enough') return { dice, targeting }
    if (chosen.kind === 'token') {
      takeOut(player.discoveries, chosen.token)
      state.discoveriesSpent.push(chosen.token)
      g.tell({ kind: 'spent-token', who, token: chosen.token })
      dice += DISCOVERIES[chosen.token].dice ?? 0
    } else {
      const added = playCard(g, who, ship, chosen.card)
      dice += added.dice
      targeting += added.targeting
      mayPlay = false
    }
  }
}

function playCard(g: Andromeda, who: number, ship: number, card: number): VoidRoll {
  const { state } = g
  const player = participantOf(state, who)
  const { battle } = TACTICS[card]
  takeOut(player.hand, card)
  state.tacticsSpent.push(card)
  state.turn.cardsPlayed++
  g.tell({ kind: 'played', who, card })
  if (battle?.battle === 'dice' && battle.pay !== undefined) pay(g, player, amountsOf(battle.pay))
  happen(g, who, 'tactics-card-played', NONE, NONE)
  return addedBy(battle, SHIP_TYPES[state.ships[ship].type])
}

// AE-VO-3, AE-VO-7
function divertEnergy(g: Andromeda, who: number, dice: number): number {
  const most = divertible(g.state, who, dice)
  const menu = g.menu(who, 'void-energy')
  for (let energy = 0; energy <= most; energy++) menu.offer(ENERGIES[energy])
  const { energy } = menu.ask()
  if (energy > 0) {
    const cost = [0, 0, 0, 0, 0]
    cost[ENERGY] = energy
    pay(g, participantOf(g.state, who), cost)
  }
  return energy
}

/** AE-VO-2, AE-BB-15: what is below the targeting is rolled again, so that a die is even from there on. */
function roll(g: Andromeda, who: number, { dice, targeting }: VoidRoll, energy: number): number[] {
  const least = boundedTargeting(targeting)
  const rolled: number[] = []
  for (let left = boundedDice(dice); left > 0; left--) rolled.push(least - 1 + g.roll(FACES + 1 - least))
  g.tell({ kind: 'void-roll', who, dice: rolled, energy })
  return rolled
}

function takeResult(g: Andromeda, who: number, result: number): void {
  g.tell({ kind: 'void-result', who, result })
  gainVoidBenefit(g, who, result)
}

/** One die, and the benefit it names, without a ship. */
export function rollInVoid(g: Andromeda, who: number): void {
  const die = g.roll(FACES)
  g.tell({ kind: 'void-roll', who, dice: [die], energy: 0 })
  gainVoidBenefit(g, who, die)
}

/** AE-VO-5, AE-VO-8: the benefit of a result. */
export function gainVoidBenefit(g: Andromeda, who: number, result: number): void {
  gain(g, who, VOID_BENEFITS[result - 1], { by: 'region' }, 'regions')
}
