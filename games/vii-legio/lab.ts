import { type GameMeasures, type GameWatcher, type Hearing, hear, Tally } from '@astrolabe/kernel'
import { capital } from '@astrolabe/words'
import { EXPLORATION } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import type { LegioFact } from './rules/facts.ts'
import { type LegioState, NONE, VP_SOURCES } from './position/state.ts'
import { Uses } from './uses.ts'

/** Follows one game for the simulator. */
export function watch(state: LegioState): GameWatcher<LegioState, LegioFact> {
  return new LegioWatcher(state)
}

class LegioWatcher implements GameWatcher<LegioState, LegioFact> {
  readonly #uses = new Uses()
  readonly #useful = new Tally(EXPLORATION_CARDS.map(({ id }) => id))
  readonly #openings: string[][]
  readonly #promotions: number[] = []
  #round = 0
  #openedX = 0
  #contacts = 0
  #thresholds = 0
  #xpLost = 0
  #resets = 0
  #outcome = 'unfinished'
  /** The Exploration card turned over last, until it has been of use or something else is done. */
  #card = NONE

  constructor(state: LegioState) {
    this.#openings = state.ships.map(() => [])
  }

  hear(fact: LegioFact): void {
    this.#uses.hear(fact)
    hear(this.#listens, fact)
  }

  readonly #listens: Hearing<LegioFact> = {
    'free-item': ({ seat, item }) => {
      // Items chosen at a promotion are no opening.
      if (this.#round === 0) this.#openings[seat].push(item)
    },
    turn: ({ round }) => {
      this.#round = round
      this.#card = NONE
    },
    'turned-over': ({ card }) => {
      this.#card = card
    },
    xp: ({ gained, lost, source }) => {
      this.#xpLost += lost
      if (gained > 0 && source !== 'purchase' && source !== 'installation') this.#wasOfUse()
    },
    vp: () => this.#wasOfUse(),
    'exo-taken': () => this.#wasOfUse(),
    'special-mission': () => this.#wasOfUse(),
    declined: () => this.#wasOfUse(),
    'to-base': ({ forced }) => {
      // A promotion is the card's doing only if the card sent the ship home.
      if (!forced) this.#card = NONE
    },
    promoted: () => {
      this.#promotions.push(this.#round)
      this.#wasOfUse()
    },
    reset: () => {
      this.#resets++
    },
    threshold: ({ threshold }) => {
      if (threshold === 1) this.#contacts++
      this.#thresholds++
    },
    'x-opened': () => {
      this.#openedX = this.#round
    },
    'end-triggered': ({ why }) => {
      this.#outcome = why
    },
  }

  /** A card is of use when it changes something for the better, or leaves the UC a choice. */
  #wasOfUse(): void {
    if (this.#card === NONE) return
    this.#useful.add(EXPLORATION[this.#card].id)
    this.#card = NONE
  }

  finish(state: LegioState): GameMeasures {
    const { seats } = state
    const scores = state.ships.map((ship) => ship.vp)
    const promotions = this.#promotions
    const figures: Record<string, number> = {
      winnerVp: Math.max(...scores),
      meanVp: sum(scores) / seats,
      promotedShare: promotions.length / seats,
      sectorXOpened: this.#openedX > 0 ? 1 : 0,
      contactsPerShip: this.#contacts / seats,
      xpLostPerShip: this.#xpLost / seats,
      resets: this.#resets,
    }
    for (const [index, source] of VP_SOURCES.entries()) {
      figures[`vpPerShipBy${capital(source)}`] = sum(state.ships.map((ship) => ship.vpFrom[index])) / seats
    }
    // A mean of nothing is no figure: these are left out of games where they do not arise.
    if (promotions.length > 0) figures['promotionRound'] = sum(promotions) / promotions.length
    if (this.#openedX > 0) figures['sectorXRound'] = this.#openedX
    if (this.#contacts > 0) figures['thresholdsPerContact'] = this.#thresholds / this.#contacts
    return {
      rounds: Math.floor(state.turnsPlayed / seats),
      outcome: this.#outcome,
      figures,
      tallies: { ...this.#uses.tallies, useful: this.#useful.counts },
      labels: {
        opening: this.#openings.map((items) => items.toSorted().join('+')),
        seatInOrder: state.ships.map(({ seat }) => ORDER[(seat - state.firstSeat + seats) % seats]),
      },
    }
  }
}

const ORDER = ['1st', '2nd', '3rd', '4th']

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
