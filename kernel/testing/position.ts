import type { ChanceMark } from '../chance.ts'
import { parseAnswer } from '../decision.ts'
import type { Driver } from '../driver.ts'
import { canonicalJson } from '../hash.ts'
import { SPECTATOR, unseenBy } from '../hidden.ts'
import type { Fact } from '../table.ts'

/** A position of a table, as text that can be compared. */
export interface Position {
  readonly state: string
  readonly decision: string
  readonly facts: number
  readonly chance: ChanceMark
  /** By seat, spectator first: how many it cannot see of each card. */
  readonly unseen: readonly Unseen[]
}

/** By group and card, how many of it a seat cannot see. */
type Unseen = ReadonlyMap<string, number>

export function positionOf<S, F extends Fact>(driver: Driver<S, F>): Position {
  const { game, state, setup } = driver
  return {
    state: canonicalJson(state),
    decision: JSON.stringify(driver.decision ?? null),
    facts: driver.facts.length,
    chance: driver.moment().chance.mark(),
    unseen: everySeat(setup.seats).map((seat) => countUnseen(unseenBy(game, state, seat))),
  }
}

/** All who are sent a view: the spectator, then the seats. */
export function everySeat(seats: number): number[] {
  return Array.from({ length: seats + 1 }, (_, place) => place + SPECTATOR)
}

function countUnseen(unseen: ReadonlyMap<string, readonly number[]>): Unseen {
  const counts = new Map<string, number>()
  for (const [group, cards] of unseen) {
    for (const card of cards) counts.set(`${group} ${card}`, (counts.get(`${group} ${card}`) ?? 0) + 1)
  }
  return counts
}

/** What differs between two positions, or nothing. */
export function differenceOf(one: Position, other: Position): string | undefined {
  if (one.state !== other.state) return `state ${whereDiffer(one.state, other.state)}`
  if (one.decision !== other.decision) return `decision ${whereDiffer(one.decision, other.decision)}`
  return one.facts === other.facts ? undefined : `${one.facts} facts became ${other.facts}`
}

/** The first place where two texts differ, with a little of what stands around it. */
export function whereDiffer(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  const from = Math.max(0, at - 40)
  return `…${one.slice(from, at + 40)}… became …${other.slice(from, at + 40)}…`
}

/** Gives a recorded answer in the name of the seat it belongs to; says whether it was accepted. */
export function giveRecorded<S, F extends Fact>(driver: Driver<S, F>, answer: string): boolean {
  const asked = driver.decision?.seats[0] ?? SPECTATOR
  const { seat, text } = parseAnswer(answer, asked)
  return driver.answer(seat, text) === undefined
}
