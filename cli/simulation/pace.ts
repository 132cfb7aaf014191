import type { Tally } from './tally.ts'

export interface Speed {
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}

type Played = Pick<Tally, 'games' | 'decisions'>

/**
 * How fast games are played. What counts is their second half: at first a thread spends most of its time on compiling,
 * so that the speed of the whole would say how many games there were.
 */
export class Pace {
  readonly #games: number
  readonly #now: () => number
  readonly #began: number
  #played: Played = { games: 0, decisions: 0 }
  #half: Played & { readonly at: number }

  constructor(games: number, now = () => performance.now()) {
    this.#games = games
    this.#now = now
    this.#began = now()
    this.#half = { ...this.#played, at: this.#began }
  }

  add({ games, decisions }: Played): void {
    const isFirstHalf = 2 * this.#played.games < this.#games
    this.#played = { games: this.#played.games + games, decisions: this.#played.decisions + decisions }
    if (isFirstHalf && 2 * this.#played.games >= this.#games)
      this.#half = { ...this.#played, at: this.#now() }
  }

  speed(): Speed {
    const end = this.#now()
    const seconds = (end - this.#half.at) / 1000
    const perSecond = (all: number, before: number): number => (seconds > 0 ? (all - before) / seconds : 0)
    return {
      seconds: (end - this.#began) / 1000,
      decisionsPerSecond: perSecond(this.#played.decisions, this.#half.decisions),
      gamesPerSecond: perSecond(this.#played.games, this.#half.games),
    }
  }
}
