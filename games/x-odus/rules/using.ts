import type { Boost } from '../content/schema.ts'
import { boostRoll, mayBeRerolled } from '../position/boosts.ts'
import { cardOf, cardOfCode, codeOf, shipOfCode } from '../position/cards.ts'
import { FACES, showFace } from '../position/dice.ts'
import { settle } from '../position/settling.ts'
import type { CardRef, Roll, Ship } from '../position/state.ts'
import { pay } from './abilities.ts'
import { gainHealth, recoverEnergy } from './health.ts'
import type { AnswerTo } from './questions.ts'
import type { Xodus } from './xodus.ts'

const DICE = Array.from({ length: 8 }, (_, die): AnswerTo<'reroll'> => ({ kind: 'die', die }))

/** A card is used on the roll on the table. Of one that goes on as specials pay for it, the cost is paid once. */
export function useOnRoll(g: Xodus, ship: Ship, ref: CardRef, on: number): void {
  const { roll } = g.state
  if (roll === null) return
  if (!roll.used.includes(codeOf(ship, ref))) pay(g, ship, ref)
  boostRoll(g.state, roll, ship, ref, on)
  followUp(g, roll, ship, ref)
}

/** What costs nothing and was not declined acts on the roll. */
export function settleRoll(g: Xodus, moment: number): void {
  const { roll } = g.state
  if (roll === null) return
  const before = roll.used.length
  settle(g.state, roll, moment)
  for (let next = before; next < roll.used.length; next++) {
    const ship = g.state.ships[shipOfCode(roll.used[next])]
    const ref = cardOfCode(roll.used[next])
    pay(g, ship, ref)
    followUp(g, roll, ship, ref)
  }
}

/** What a card does beside changing dice. */
function followUp(g: Xodus, roll: Roll, ship: Ship, ref: CardRef): void {
  for (const boost of cardOf(ship, ref)?.boosts ?? []) {
    if (boost.do === 'reroll') reroll(g, roll, ship, boost)
    else if (boost.do === 'pair-energy') recoverEnergy(g, ship, boost.n)
    else if (boost.do === 'pair-heal') gainHealth(g, ship, boost.n)
  }
}

// XO-MOD-09, XO-MOD-11, XO-MOD-13
function reroll(g: Xodus, roll: Roll, ship: Ship, boost: Extract<Boost, { readonly do: 'reroll' }>): void {
  const menu = g.menu(ship.seat, 'reroll', { ship: ship.index })
  for (let die = 0; die < roll.dice.length; die++) {
    if (mayBeRerolled(roll, roll.dice[die], ship, boost.misses === true)) menu.offer(DICE[die])
  }
  for (const { die: index } of menu.askSome(1, boost.n)) {
    const die = roll.dice[index]
    const { face: from } = die
    showFace(die, FACES[die.colour][g.roll(6) - 1])
    die.rerolled = true
    g.tell({ kind: 'rerolled', seat: ship.seat, board: ship.board, from, to: die.face })
  }
}
