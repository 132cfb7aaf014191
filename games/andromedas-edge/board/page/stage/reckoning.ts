import type { AndromedaOption } from './option.ts'
import {
  chanceToWin,
  type BattleOutlook,
  outlookIfDiverted,
  outlookIfJoined,
  outlookIfPlayed,
  outlookOf,
} from '../../../position/outlook.ts'
import { FACES } from '../../../position/odds.ts'
import { raiderDice } from '../../../position/raiding.ts'
import { winnerOf, withDie } from '../../../position/rolled.ts'
import { SHIPS } from '../../../content/ships.ts'
import { TACTICS } from '../../../content/tactics.ts'
import { type AndromedaState, type Battle, NONE, RAIDER, type Side } from '../../../position/state.ts'
import { diceOf, rawDiceOf, shipsOfSide, sideOf, targetingOf } from '../../../position/strength.ts'
import type { DiceSum } from '../../../text/en/page/stage.ts'

// What is counted on the stage of a battle; every figure by the functions with which the rules count.

/** AE-BB-10, AE-BB-13: where the dice of a side come from. */
export function diceSum(view: AndromedaState, battle: Battle, side: Side): DiceSum {
  const ships = shipsOfSide(view, battle, side.who).reduce(
    (sum, ship) => sum + SHIPS[view.ships[ship].type].dice,
    0,
  )
  const printed = side.who === RAIDER ? raiderDice(view.raiders[battle.raider]) : 0
  const { dice: cards, energy } = side
  // What abilities add and what dread takes away come together.
  const rest = rawDiceOf(view, battle, side) - ships - printed - cards - energy
  return {
    ships,
    printed,
    abilities: Math.max(0, rest + side.fewer),
    cards,
    energy,
    fewer: rest + side.fewer < 0 ? -rest : side.fewer,
    total: diceOf(view, battle, side),
  }
}

/** What a battle would be like if an option were taken; nothing where the option has no part in who wins. */
function outlookIf(
  view: AndromedaState,
  battle: Battle,
  who: number,
  option: AndromedaOption,
): BattleOutlook | null {
  if (option.kind === 'divert') return outlookIfDiverted(view, battle, who, option)
  if (option.kind !== 'card' || TACTICS[option.card].battle === undefined) return null
  const { card } = option
  return bestOf(
    opponents(battle, who).map((other) => outlookIfPlayed(view, battle, who, card, other)),
    who,
  )
}

const opponents = (battle: Battle, who: number): number[] =>
  battle.sides.map((side) => side.who).filter((other) => other !== who)

/** Whoever plays a card against somebody chooses against whom. */
function bestOf(outlooks: readonly (BattleOutlook | null)[], who: number): BattleOutlook | null {
  return outlooks.reduce((best, each) => {
    if (best === null || each === null) return best ?? each
    return chanceToWin(each, who) > chanceToWin(best, who) ? each : best
  }, null)
}

/** How likely somebody wins if an option were taken, where it has a part in that. */
export function chanceIf(
  view: AndromedaState,
  battle: Battle,
  who: number,
  option: AndromedaOption,
  card: number,
): number | undefined {
  if (option.kind === 'ship' && typeof option.ship === 'number')
    return chanceToWin(outlookIfJoined(view, battle, [option.ship]), who)
  if (option.kind === 'side' && card !== NONE) {
    const found = outlookIfPlayed(view, battle, who, card, option.who)
    return found === null ? undefined : chanceToWin(found, who)
  }
  if (option.kind === 'reroll') return chanceAfterReroll(view, battle, who, option.die)
  if (option.kind === 'pass') return chanceToWin(outlookOf(view, battle), who)
  const found = outlookIf(view, battle, who, option)
  return found === null ? undefined : chanceToWin(found, who)
}

/** Veteran Crews: each number from the targeting on is as likely. */
function chanceAfterReroll(view: AndromedaState, battle: Battle, who: number, die: number): number {
  const side = sideOf(battle, who)
  if (side === undefined) return 0
  const least = targetingOf(view, battle, side)
  let wins = 0
  for (let face = least; face <= FACES; face++) {
    if (winnerOf(view, battle, who, withDie(side.rolled, die, face)) === who) wins++
  }
  return wins / (FACES + 1 - least)
}

/** A battle as it would stand with what is picked or waits for its confirmation, and before. */
export function outlookWith(
  view: AndromedaState,
  battle: Battle,
  who: number,
  chosen: readonly AndromedaOption[],
): BattleOutlook {
  const ships = chosen.flatMap((option) =>
    option.kind === 'ship' && typeof option.ship === 'number' ? [option.ship] : [],
  )
  if (ships.length > 0) return outlookIfJoined(view, battle, ships)
  for (const option of chosen) {
    const found = outlookIf(view, battle, who, option)
    if (found !== null) return found
  }
  return outlookOf(view, battle)
}

/** In whole percent that come to 100 together: what rounding leaves goes where most was cut off. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map(Math.floor)
  const rest =
    Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0)
  const order = exact.map((each, at) => ({ at, cut: each - whole[at] })).toSorted((a, b) => b.cut - a.cut)
  for (const { at } of order.slice(0, Math.max(0, rest))) whole[at]++
  return whole
}

// AE-BB-16 to AE-BB-18

/** What became of a die when dice were compared, place by place from the highest. */
export type DieFate = 'tied' | 'decides' | 'idle'

export interface ComparedSide {
  readonly fates: readonly DieFate[]
  /** The place at which it was out, from 0; nothing of the winner, or where all were level to the last. */
  readonly outAt: number | undefined
}

/** Sides drop out at the first place where somebody shows more; a die that several share at the top decides nothing. */
export function compare(hands: readonly (readonly number[])[]): ComparedSide[] {
  const fates = hands.map((hand): DieFate[] => hand.map(() => 'idle'))
  const outAt: (number | undefined)[] = hands.map(() => undefined)
  let left = [...hands.keys()]
  const longest = Math.max(0, ...hands.map(({ length }) => length))
  for (let place = 0; place < longest && left.length > 1; place++) {
    const most = Math.max(...left.map((side) => hands[side][place] ?? 0))
    const top = left.filter((side) => (hands[side][place] ?? 0) === most)
    for (const side of left) if (!top.includes(side)) outAt[side] = place
    for (const side of top)
      if (hands[side][place] !== undefined) fates[side][place] = top.length > 1 ? 'tied' : 'decides'
    left = top
  }
  return hands.map((_, side) => ({ fates: fates[side], outAt: outAt[side] }))
}
