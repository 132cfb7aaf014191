import { type Fortune, fortuneOf } from '@astrolabe/kernel'
import { hasPower } from '../../../position/abilities.ts'
import { oddsOf, type Roller } from '../../../position/odds.ts'
import type { AndromedaState } from '../../../position/state.ts'
import { isPlayer } from '../../../position/strength.ts'
import type { AndromedaFact } from '../../../rules/facts.ts'
import type { Tally } from '../../../text/en/page/aftermath.ts'

/** Battles of one participant that came to dice. */
export interface BattleLuck {
  readonly who: number
  readonly fought: number
  readonly wins: Tally
  readonly fortune: Fortune
}

type Prepared = Extract<AndromedaFact, { readonly kind: 'prepared' }>

/** Follows the facts of a game: each side tells its dice and its targeting before the roll, and that is all the chances need. */
export function luckOf(
  facts: readonly AndromedaFact[],
  view: AndromedaState,
  who: readonly number[],
): BattleLuck[] {
  const counts = who.map(() => ({ fought: 0, came: 0, expected: 0, variance: 0 }))
  let sides: Prepared[] = []
  let aside: number[] = []
  for (const fact of facts) {
    if (fact.kind === 'battle') {
      sides = []
      aside = []
    }
    if (fact.kind === 'prepared') sides.push(fact)
    if (fact.kind === 'set-aside') aside.push(fact.who)
    if (fact.kind !== 'battle-over' || !fact.fought) continue
    const odds = oddsOf(sides.map((side) => rollerOf(view, side, aside)))
    for (const [place, side] of sides.entries()) {
      const count = counts[who.indexOf(side.who)]
      if (count === undefined) continue
      const chance = odds.win[place]
      count.fought++
      count.expected += chance
      count.variance += chance * (1 - chance)
      if (fact.winner === side.who) count.came++
    }
  }
  return counts.map(({ fought, came, expected, variance }, at) => ({
    who: who[at],
    fought,
    wins: { came, expected },
    fortune: fortuneOf(variance > 0 ? (came - expected) / Math.sqrt(variance) : 0),
  }))
}

/** Veteran Crews stay with whoever has them: those of the end are taken for those of the battle. */
const rollerOf = (
  view: AndromedaState,
  { who, dice, targeting }: Prepared,
  aside: readonly number[],
): Roller => ({
  dice,
  targeting,
  aside: aside.includes(who),
  reroll: isPlayer(who) && hasPower(view, who, 'veteran-crews'),
})
