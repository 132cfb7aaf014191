import { hasPower } from './abilities.ts'
import { setsAside } from './battle.ts'
import { descending, FACES, winningHand } from './odds.ts'
import { type AndromedaState, type Battle, NONE, type Side } from './state.ts'
import { isPlayer, targetingOf } from './strength.ts'

// AE-BB-16 to AE-BB-18, AE-BB-29: what dice that lie on the table mean.

/** The die that is set aside before comparing, or 0: the highest, of two or more. */
export const dieAside = (state: AndromedaState, battle: Battle, side: Side): number =>
  setsAside(state, battle, side.who) && side.rolled.length > 1 ? side.rolled[0] : 0

/** The dice of a side that are compared, highest first. */
const comparedDice = (
  state: AndromedaState,
  battle: Battle,
  side: Side,
  rolled: readonly number[],
): readonly number[] => (setsAside(state, battle, side.who) && rolled.length > 1 ? rolled.slice(1) : rolled)

/** Who wins with these dice; NONE where everyone loses. One side may show others than it rolled. */
export function winnerOf(
  state: AndromedaState,
  battle: Battle,
  changed: number = NONE,
  instead: readonly number[] = [],
): number {
  const place = winningHand(
    battle.sides.map((side) =>
      comparedDice(state, battle, side, side.who === changed ? instead : side.rolled),
    ),
  )
  return place < 0 ? NONE : battle.sides[place].who
}

/** Veteran Crews: the dice of a side of which another result could change who wins, each number once. */
export function diceWorthRerolling(state: AndromedaState, battle: Battle, side: Side): number[] {
  if (!isPlayer(side.who) || !hasPower(state, side.who, 'veteran-crews')) return []
  const now = winnerOf(state, battle)
  const targeting = targetingOf(state, battle, side)
  return [...new Set(side.rolled)].filter((die) => {
    for (let face = targeting; face <= FACES; face++) {
      if (winnerOf(state, battle, side.who, withDie(side.rolled, die, face)) !== now) return true
    }
    return false
  })
}

/** Dice with one of them showing something else. */
export function withDie(rolled: readonly number[], from: number, to: number): number[] {
  const dice = [...rolled]
  dice[dice.indexOf(from)] = to
  return dice.sort(descending)
}
