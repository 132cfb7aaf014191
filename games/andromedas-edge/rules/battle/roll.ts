import { descending, FACES } from '../../position/odds.ts'
import { dieAside, diceWorthRerolling, withDie } from '../../position/rolled.ts'
import type { Battle, Side } from '../../position/state.ts'
import { diceOf, targetingOf } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'

/** Step 4, AE-BB-15, AE-BB-29: everyone rolls; then rerolls in turn order; then dice are set aside. */
export function rollDice(g: Andromeda, battle: Battle): void {
  const { state } = g
  for (const side of battle.sides) {
    const least = targetingOf(state, battle, side)
    const dice = diceOf(state, battle, side)
    side.rolled = Array.from({ length: dice }, () => rollFrom(g, least)).sort(descending)
    g.tell({ kind: 'rolled', who: side.who, dice: [...side.rolled] })
  }
  for (const side of battle.sides) {
    reroll(g, battle, side)
    side.done = true
  }
  for (const side of battle.sides) setAside(g, battle, side)
}

/** A die that shows at least so much: rerolling lower ones comes to the same. */
const rollFrom = (g: Andromeda, least: number): number => g.roll(FACES + 1 - least) + least - 1

// Veteran Crews
function reroll(g: Andromeda, battle: Battle, side: Side): void {
  const { state } = g
  const dice = diceWorthRerolling(state, battle, side)
  if (dice.length === 0) return
  const menu = g.menu(side.who, 'reroll', { region: battle.region })
  for (const die of dice) menu.offer({ kind: 'reroll', die })
  menu.offer({ kind: 'keep' })
  const choice = menu.ask()
  if (choice.kind === 'keep') return
  const to = rollFrom(g, targetingOf(state, battle, side))
  side.rolled = withDie(side.rolled, choice.die, to)
  g.tell({ kind: 'rerolled', who: side.who, from: choice.die, to })
}

// Iron Marauder
function setAside(g: Andromeda, battle: Battle, side: Side): void {
  const die = dieAside(g.state, battle, side)
  if (die === 0) return
  side.aside = [die]
  g.tell({ kind: 'set-aside', who: side.who, die })
}
