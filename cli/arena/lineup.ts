import { isLevel, type Level, LEVELS } from '@astrolabe/bots'
import { Misuse } from '../arguments.ts'

/** A bot as it is entered in the arena: a level, perhaps with its own number of iterations (`captain@600`). */
interface Entrant {
  readonly name: string
  readonly level: Level
  readonly budget?: number
}

/** Who sits where in the first game of a deal; in the others everyone moves on by a seat. */
export interface Lineup {
  readonly entrants: readonly Entrant[]
  /** The entrant at each seat, as its place in `entrants`. */
  readonly seats: readonly number[]
  /** Every entrant plays at all seats by itself: all win or lose together. */
  readonly together?: true
}

function entrantOf(name: string): Entrant {
  const [, level = '', budget] = /^([^@]*)(?:@(\d+))?$/.exec(name) ?? []
  if (!isLevel(level) || budget === '0') {
    const levels = LEVELS.join(', ')
    throw new Misuse(
      `There is no bot “${name}”. Levels: ${levels}; with a number of iterations: captain@600.`,
    )
  }
  return budget === undefined ? { name, level } : { name, level, budget: Number(budget) }
}

/**
 * Seats the bots of a list: one for every seat, or two, of which the second then fills all seats but one. A bot
 * named several times is one entrant on several seats; if it is the only one, the first seat is set against the rest.
 */
export function lineupOf(names: readonly string[], seats: number): Lineup {
  if (names.length !== 2 && names.length !== seats) {
    const accepted = seats === 2 ? '2' : `2, or ${seats} for ${seats} seats`
    throw new Misuse(`The arena takes ${accepted} bots, not ${names.length}.`)
  }
  const all = Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)])
  const [first] = all
  const mirror = all.every((name) => name === first)
  const distinct = mirror ? [first, first] : [...new Set(all)]
  return {
    entrants: distinct.map(entrantOf),
    seats: all.map((name, seat) => (mirror ? Math.min(seat, 1) : distinct.indexOf(name))),
  }
}

/** Crews of one bot each, for a game that all win or lose together. */
export function crewsOf(names: readonly string[], seats: number): Lineup {
  const entrants = [...new Set(names)].map(entrantOf)
  return { entrants, seats: Array.from({ length: seats }, () => 0), together: true }
}

/** The entrant at each seat of every game of a deal. */
export function gamesOf(lineup: Lineup): readonly (readonly number[])[] {
  const { entrants, seats, together } = lineup
  return together ? entrants.map((_, crew) => seats.map(() => crew)) : rotationsOf(lineup)
}

export function rotationsOf({ seats }: Pick<Lineup, 'seats'>): readonly (readonly number[])[] {
  return seats.map((_, turn) => seats.map((__, seat) => seats[(seat + turn) % seats.length]))
}
