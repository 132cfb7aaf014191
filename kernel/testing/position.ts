import type { ChanceMark } from '../chance.ts'
import { parseAnswer } from '../decision.ts'
import type { Driver } from '../driver.ts'
import { SPECTATOR, unseenBy } from '../hidden.ts'
import type { Fact } from '../table.ts'
import { textOf } from './plain.ts'

/** What lies on a table, as text that can be compared. */
export interface Sight {
  readonly state: string
  readonly decision: string
  readonly facts: number
}

/** A position of a table, with what there is to come to know. */
export interface Position extends Sight {
  readonly chance: ChanceMark
  /** By seat, spectator first: the cards of each group that it cannot see. */
  readonly unseen: readonly ReadonlyMap<string, readonly number[]>[]
}

export function sightOf<S, F extends Fact>(driver: Driver<S, F>): Sight {
  return {
    state: textOf(driver.state),
    decision: JSON.stringify(driver.decision ?? null),
    facts: driver.facts.length,
  }
}

export function positionOf<S, F extends Fact>(driver: Driver<S, F>): Position {
  const { game, state, setup } = driver
  return {
    ...sightOf(driver),
    chance: chanceAt(driver),
    unseen: everySeat(setup.seats).map((seat) => unseenBy(game, state, seat)),
  }
}

export const chanceAt = <S, F extends Fact>(driver: Driver<S, F>): ChanceMark => driver.moment().chance.mark()

/** All who are sent a view: the spectator, then the seats. */
export function everySeat(seats: number): number[] {
  return Array.from({ length: seats + 1 }, (_, place) => place + SPECTATOR)
}

/** The cards of which there are not as many among others. */
export function beyond(cards: readonly number[], others: readonly number[]): readonly number[] {
  let same = 0
  while (same < cards.length && cards[same] === others[same]) same++
  const left = others.slice(same)
  return cards.slice(same).filter((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** What differs between two positions, or nothing. */
export function differenceOf(one: Sight, other: Sight): string | undefined {
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
