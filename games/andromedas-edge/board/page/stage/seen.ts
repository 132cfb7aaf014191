import type { AndromedaFact } from '../../../rules/facts.ts'
import type { FactOf } from '@astrolabe/kernel'
import { hasPower } from '../../../position/abilities.ts'
import { SHIP_TYPES, type ShipType } from '../../../content/schema.ts'
import { type Odds, oddsOf } from '../../../position/odds.ts'
import { shieldsOf, shipsAt } from '../../../position/ships.ts'
import { type AndromedaState, type Battle, type BattleStep, NONE, RAIDER } from '../../../position/state.ts'
import { isPlayer, shipsOfSide } from '../../../position/strength.ts'
import { rollerOf } from '../../../position/battle.ts'
import type { DiceSum } from '../../../text/en/page/stage.ts'
import { diceSum } from './reckoning.ts'

/** A ship as it is drawn in the row of its side. */
interface SeenShip {
  readonly type: ShipType
  readonly damage: number
  readonly shields: number
}

export interface SeenSide {
  readonly who: number
  readonly ships: readonly SeenShip[]
  /** Where its dice come from, as long as that can be told. */
  readonly sum: DiceSum | undefined
  readonly dice: number
  readonly targeting: number
  readonly cards: readonly number[]
  /** Highest first; none before the roll. */
  readonly rolled: readonly number[]
  readonly aside: readonly number[]
}

/** A battle under way, or one that is just over, from what it told. */
export interface SeenBattle {
  readonly region: number
  /** The raider by its card, NONE without one. */
  readonly raider: number
  readonly step: BattleStep
  readonly sides: readonly SeenSide[]
  /** As it stood before the roll. */
  readonly odds: Odds
  /** Who won, NONE where everyone lost; nothing while that is open. */
  readonly winner: number | undefined
  /** What came of it, after the dice. */
  readonly came: readonly AndromedaFact[]
}

const shipSeen = (view: AndromedaState, number: number): SeenShip => {
  const ship = view.ships[number]
  return { type: SHIP_TYPES[ship.type], damage: ship.damage, shields: shieldsOf(view, ship) - ship.damage }
}

const COMPARED: ReadonlySet<BattleStep> = new Set(['outcome', 'damage'])

export function seenOf(view: AndromedaState, battle: Battle, came: readonly AndromedaFact[]): SeenBattle {
  const rollers = battle.sides.map((side) => rollerOf(view, battle, side))
  return {
    region: battle.region,
    raider: battle.raider === NONE ? NONE : view.raiders[battle.raider].card,
    step: battle.step,
    sides: battle.sides.map((side, place) => ({
      who: side.who,
      ships: shipsOfSide(view, battle, side.who).map((ship) => shipSeen(view, ship)),
      sum: diceSum(view, battle, side),
      dice: rollers[place].dice,
      targeting: rollers[place].targeting,
      cards: side.cards,
      rolled: side.rolled,
      aside: side.aside,
    })),
    odds: oddsOf(rollers),
    winner: COMPARED.has(battle.step) ? battle.winner : undefined,
    came: afterDice(came),
  }
}

const afterDice = (facts: readonly AndromedaFact[]): readonly AndromedaFact[] => {
  const over = facts.findIndex(({ kind }) => kind === 'battle-over')
  return over < 0 ? [] : facts.slice(over + 1)
}

/** A battle that is over, from all it told since it began; nothing where no dice were rolled. */
export function seenAfter(view: AndromedaState, facts: readonly AndromedaFact[]): SeenBattle | undefined {
  const begun = facts.find((fact): fact is FactOf<AndromedaFact, 'battle'> => fact.kind === 'battle')
  const over = facts.find((fact): fact is FactOf<AndromedaFact, 'battle-over'> => fact.kind === 'battle-over')
  if (begun === undefined || over === undefined || !over.fought) return undefined
  const prepared = facts.filter((fact): fact is FactOf<AndromedaFact, 'prepared'> => fact.kind === 'prepared')
  const came = afterDice(facts)
  return {
    region: over.region,
    raider: begun.raider,
    step: 'damage',
    sides: prepared.map(({ who, dice, targeting }) => ({
      who,
      ships: shipsAfter(view, over.region, who, came),
      sum: undefined,
      dice,
      targeting,
      cards: facts.flatMap((fact) =>
        (fact.kind === 'played' || fact.kind === 'conflict') && fact.who === who ? [fact.card] : [],
      ),
      rolled: rolledBy(facts, who),
      aside: facts.flatMap((fact) => (fact.kind === 'set-aside' && fact.who === who ? [fact.die] : [])),
    })),
    odds: oddsOf(
      prepared.map(({ who, dice, targeting }) => ({
        dice,
        targeting,
        aside: facts.some((fact) => fact.kind === 'set-aside' && fact.who === who),
        reroll: isPlayer(who) && hasPower(view, who, 'veteran-crews'),
      })),
    ),
    winner: over.winner,
    came,
  }
}

/** Those still there, and those that were hit and are gone. */
function shipsAfter(
  view: AndromedaState,
  region: number,
  who: number,
  came: readonly AndromedaFact[],
): SeenShip[] {
  if (who === RAIDER) return []
  const there = shipsAt(view, who, region).map((ship) => shipSeen(view, ship))
  const gone = came.flatMap((fact) =>
    fact.kind === 'ship-damaged' && fact.who === who && fact.to !== 'marker'
      ? [{ type: fact.ship, damage: 1, shields: 0 }]
      : [],
  )
  return [...there, ...gone]
}

/** The dice of a side as they lay in the end. */
function rolledBy(facts: readonly AndromedaFact[], who: number): readonly number[] {
  let rolled: readonly number[] = []
  for (const fact of facts) {
    if (fact.kind === 'rolled' && fact.who === who) rolled = fact.dice
    if (fact.kind !== 'rerolled' || fact.who !== who) continue
    const at = rolled.indexOf(fact.from)
    if (at >= 0) rolled = rolled.with(at, fact.to).toSorted((a, b) => b - a)
  }
  return rolled
}

/** What ends what a battle told: another act of the same turn, or another turn. */
const AFTERWARDS: ReadonlySet<AndromedaFact['kind']> = new Set([
  'turn',
  'spent-moon',
  'spent-token',
  'synthesis',
  'game-over',
])

/** Whether a battle has told all it had to tell. */
function isClosed(heard: readonly AndromedaFact[]): boolean {
  const over = heard.findIndex(({ kind }) => kind === 'battle-over')
  return over >= 0 && heard.slice(over).some(({ kind }) => AFTERWARDS.has(kind))
}

/** What the last battle has told so far, with news that have just come. */
export function heardOfBattle(
  before: readonly AndromedaFact[],
  news: readonly AndromedaFact[],
): readonly AndromedaFact[] {
  let heard = [...before]
  for (const fact of news) {
    if (fact.kind === 'battle') heard = [fact]
    else if (heard.length > 0 && !isClosed(heard)) heard.push(fact)
  }
  return heard
}
