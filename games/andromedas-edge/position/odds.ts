import { DICE_MOST } from '../content/limits.ts'

// The chances of a battle, exactly. AE-BB-15 to AE-BB-18: of all sides that one wins whose dice, highest first, come after
// everybody else's in the order of a dictionary. So every hand of dice has one rank, and nobody's dice need be rolled to
// know how often a rank is beaten.

export const FACES = 6

/** Digits of a hand as a number: hands compare as these numbers do, and missing dice are lower than any. */
const BASE = FACES + 1

function keyOfHand(dice: readonly number[]): number {
  let key = 0
  for (let place = 0; place < DICE_MOST; place++) key = key * BASE + (dice[place] ?? 0)
  return key
}

/** Every hand of up to six dice, highest die first, from the weakest (no die) to the strongest. */
const HANDS: readonly (readonly number[])[] = handsBelow(FACES, DICE_MOST).toSorted(
  (a, b) => keyOfHand(a) - keyOfHand(b),
)

function handsBelow(highest: number, most: number): number[][] {
  const hands: number[][] = [[]]
  if (most === 0) return hands
  for (let die = 1; die <= highest; die++) {
    for (const rest of handsBelow(die, most - 1)) hands.push([die, ...rest])
  }
  return hands
}

const RANKS: ReadonlyMap<number, number> = new Map(HANDS.map((hand, rank) => [keyOfHand(hand), rank]))

const rankOf = (hand: readonly number[]): number => RANKS.get(keyOfHand(hand)) ?? 0

/** AE-BB-16 to AE-BB-18: the place of the hand that wins, each sorted from the highest die; -1 where everyone loses. */
export function winningHand(hands: readonly (readonly number[])[]): number {
  let best = -1
  let shared = false
  let highest = -1
  for (let hand = 0; hand < hands.length; hand++) {
    const key = keyOfHand(hands[hand])
    if (key > highest) {
      highest = key
      best = hand
      shared = false
    } else if (key === highest) shared = true
  }
  return shared ? -1 : best
}

/** What decides how a side rolls. */
export interface Roller {
  readonly dice: number
  readonly targeting: number
  /** Its highest die does not count, if it has two or more (Iron Marauder). */
  readonly aside?: boolean
  /** It may roll one die again when all dice lie open (Veteran Crews). */
  readonly reroll?: boolean
}

export interface Odds {
  /** By side, in the order asked. */
  readonly win: readonly number[]
  /** Everyone loses. */
  readonly nobody: number
}

/** By rank: how likely a side gets that hand, and how likely one below it. */
interface Law {
  /** The ranks that can come. */
  readonly ranks: readonly number[]
  readonly of: Float64Array
  readonly below: Float64Array
}

/** By rank of the best hand of the others: how likely the side that may reroll ends above it, and level with it. */
interface RerollLaw {
  readonly above: Float64Array
  readonly level: Float64Array
}

const counted = (hand: readonly number[], aside: boolean): readonly number[] =>
  aside && hand.length > 1 ? hand.slice(1) : hand

const FACTORIALS: readonly number[] = [1, 1, 2, 6, 24, 120, 720]

/** AE-BB-15: the chance of a hand of so many dice, each as likely to show any number from the targeting on. */
function chanceOf(hand: readonly number[], targeting: number): number {
  if (hand.length > 0 && hand[hand.length - 1] < targeting) return 0
  let ways = FACTORIALS[hand.length]
  for (let face = 1; face <= FACES; face++) {
    ways /= FACTORIALS[hand.filter((die) => die === face).length]
  }
  return ways / (FACES + 1 - targeting) ** hand.length
}

// Caches: there are sixty laws, and a search asks for them all the time.
const laws: Law[] = []
const rerollLaws: RerollLaw[] = []

const numberOf = ({ dice, targeting, aside = false }: Roller): number =>
  (dice * FACES + targeting) * 2 + (aside ? 1 : 0)

function lawOf(roller: Roller): Law {
  const number = numberOf(roller)
  laws[number] ??= newLaw(roller)
  return laws[number]
}

function newLaw({ dice, targeting, aside = false }: Roller): Law {
  const of = new Float64Array(HANDS.length)
  for (const hand of HANDS) {
    if (hand.length === dice) of[rankOf(counted(hand, aside))] += chanceOf(hand, targeting)
  }
  const below = new Float64Array(HANDS.length)
  for (let rank = 1; rank < HANDS.length; rank++) below[rank] = below[rank - 1] + of[rank - 1]
  return { ranks: [...of.keys()].filter((rank) => of[rank] > 0), of, below }
}

function rerollLawOf(roller: Roller): RerollLaw {
  const number = numberOf(roller)
  rerollLaws[number] ??= newRerollLaw(roller)
  return rerollLaws[number]
}

/**
 * To roll the lowest die again is never worse than another: whatever comes instead, no other rest is better. It is
 * assumed that a side keeps its dice when it wins or when no die could make it win, and rolls otherwise.
 */
function newRerollLaw({ dice, targeting, aside = false }: Roller): RerollLaw {
  const above = new Float64Array(HANDS.length)
  const level = new Float64Array(HANDS.length)
  const faces = FACES + 1 - targeting
  for (const hand of HANDS) {
    const chance = hand.length === dice ? chanceOf(hand, targeting) : 0
    if (chance === 0) continue
    const kept = rankOf(counted(hand, aside))
    const again = (face: number): number =>
      rankOf(counted([...hand.slice(0, -1), face].toSorted(descending), aside))
    const best = again(FACES)
    for (let others = 0; others < kept; others++) above[others] += chance
    if (best <= kept) level[kept] += chance
    for (let face = targeting; face <= FACES; face++) {
      const rank = again(face)
      for (let others = kept; others < rank; others++) above[others] += chance / faces
      if (rank >= kept && rank < best) level[rank] += chance / faces
    }
  }
  return { above, level }
}

export const descending = (a: number, b: number): number => b - a

/** AE-BB-16 to AE-BB-18: how likely each of any number of sides wins. Only one of them may reroll: there is one such token. */
export function oddsOf(sides: readonly Roller[]): Odds {
  const veteran = sides.findIndex(({ reroll = false }) => reroll)
  const all = sides.map(lawOf)
  const win = sides.map(() => 0)
  let sum = 0
  for (let side = 0; side < sides.length; side++) {
    win[side] =
      veteran === -1 ? winOf(all, side) : winWithReroll(all, side, veteran, rerollLawOf(sides[veteran]))
    sum += win[side]
  }
  return { win, nobody: Math.max(0, 1 - sum) }
}

function winOf(all: readonly Law[], side: number): number {
  let sum = 0
  for (const rank of all[side].ranks) {
    let chance = all[side].of[rank]
    for (let other = 0; other < all.length; other++) if (other !== side) chance *= all[other].below[rank]
    sum += chance
  }
  return sum
}

/** The others' best hand counts alone: whether the veteran beats it, equals it, or leaves it to whoever has it alone. */
function winWithReroll(all: readonly Law[], side: number, veteran: number, reroll: RerollLaw): number {
  let sum = 0
  for (let rank = 0; rank < HANDS.length; rank++) {
    let atMost = 1
    let below = 1
    for (let other = 0; other < all.length; other++) {
      if (other === veteran) continue
      if (other !== side) below *= all[other].below[rank]
      atMost *= all[other].below[rank] + all[other].of[rank]
    }
    if (side === veteran) sum += (atMost - below) * reroll.above[rank]
    else sum += all[side].of[rank] * below * (1 - reroll.above[rank] - reroll.level[rank])
  }
  return sum
}
