import { DAMAGE_DECK } from '../../../content/damage.ts'
import { attackIf, type AttackOdds, attackOdds } from '../../../position/odds.ts'
import type { Outlook } from '../../../position/outlook.ts'
import { type Combat, NONE, OFFENSIVE, type Ship, type XodusState } from '../../../position/state.ts'
import type { UseCard } from '../../../position/cards.ts'

// What a combat has come to, and what it may come to.

/** How far the attack under way is. */
export type Phase = 'choosing' | 'ahead' | 'rolled' | 'retaliation' | 'defeated'

export function phaseOf({ foes, roll }: XodusState, { foe, losses }: Combat): Phase {
  if (foe === NONE) return 'choosing'
  if (foes[foe].health === 0) return 'defeated'
  if (losses.length > 0) return 'retaliation'
  return roll?.kind === 'attack' ? 'rolled' : 'ahead'
}

/** An attack that is still to be rolled, on average. */
export interface Prospect {
  readonly damage: number
  /** From 0 to 1. */
  readonly defeats: number
  /** Health lost by each ship of the combat. */
  readonly lost: readonly number[]
}

const known = new WeakMap<XodusState, Map<string, Prospect>>()

/** With these manoeuvres, for those ships that have chosen; the others attack with all they have. */
export function prospectOf(view: XodusState, chosen: readonly number[], pierce = 0): Prospect | undefined {
  const { combat } = view
  if (combat === null || combat.foe === NONE) return undefined
  const manoeuvres = combat.ships.map((index, at) => chosen[at] ?? usual(combat, view.ships[index]))
  const of = known.get(view) ?? new Map<string, Prospect>()
  known.set(view, of)
  const name = [...manoeuvres, pierce].join(' ')
  const held = of.get(name)
  if (held !== undefined) return held
  const odds = attackOdds(view, manoeuvres, pierce)
  if (odds === undefined) return undefined
  const prospect = onAverage(odds)
  of.set(name, prospect)
  return prospect
}

/** A jammed turret keeps to one die in the first attack of a combat. */
export function usual({ attack }: Combat, { damage }: Ship): number {
  return attack <= 1 && damage.some((card) => DAMAGE_DECK[card] === 'jammed-turret') ? 1 : OFFENSIVE
}

const mean = (ways: readonly number[], of: number): number =>
  ways.reduce((sum, count, amount) => sum + count * amount, 0) / of

const onAverage = ({ of, damage, defeated, lost }: AttackOdds): Prospect => ({
  damage: mean(damage, of),
  defeats: defeated / of,
  lost: lost.map((ways) => mean(ways, of)),
})

/** What using a card changes: damage done, and Health that ships keep. */
export interface Gain {
  readonly damage: number
  readonly health: number
}

/** Of a card on the dice on the table; on the ship that it helps most. Dice rolled again are not guessed at. */
export function gainOf(view: XodusState, uses: readonly UseCard[]): Gain {
  const base = attackIf(view)
  if (base === undefined) return { damage: 0, health: 0 }
  const gains = uses.flatMap((use): Gain[] => {
    const more = attackIf(view, use)
    return more === undefined
      ? []
      : [{ damage: more.damage - base.damage, health: lossOf(view, base) - lossOf(view, more) }]
  })
  return (
    gains.toSorted((one, other) => other.damage + other.health - one.damage - one.health).at(0) ?? {
      damage: 0,
      health: 0,
    }
  )
}

const lossOf = ({ combat }: XodusState, { lost }: Outlook): number =>
  (combat?.ships ?? []).reduce((sum, index) => sum + lost[index], 0)

/** Of a card used before the roll, on average. */
export function gainBefore(view: XodusState, pierce: number): Gain {
  const chosen = view.combat?.manoeuvres ?? []
  const base = prospectOf(view, chosen)
  const more = prospectOf(view, chosen, pierce)
  if (base === undefined || more === undefined) return { damage: 0, health: 0 }
  const sum = (lost: readonly number[]): number => lost.reduce((total, each) => total + each, 0)
  return { damage: more.damage - base.damage, health: sum(base.lost) - sum(more.lost) }
}
