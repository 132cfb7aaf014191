import type { GameMeasures, GameWatcher } from '@astrolabe/kernel'
import { EXPLORATION, EXTRASOLARS } from './content/decks.ts'
import type { LegioFact } from './rules/facts.ts'
import { type LegioState, NONE, VP_SOURCES } from './rules/state.ts'

/** Follows one game for the simulator. */
export function watch(state: LegioState): GameWatcher<LegioState, LegioFact> {
  return new LegioWatcher(state)
}

class Tally {
  readonly counts: Record<string, number> = {}

  add(thing: string): void {
    this.counts[thing] = (this.counts[thing] ?? 0) + 1
  }
}

class LegioWatcher implements GameWatcher<LegioState, LegioFact> {
  readonly #seats: number
  readonly #contacted = new Tally()
  readonly #turnedOver = new Tally()
  readonly #useful = new Tally()
  readonly #bought = new Tally()
  readonly #openings: string[][]
  readonly #inContact = new Set<number>()
  readonly #promotions: number[] = []
  #round = 0
  #openedX = 0
  #contacts = 0
  #thresholds = 0
  #xpLost = 0
  #resets = 0
  #outcome = 'unfinished'
  /** The Exploration card turned over last, until it has been useful or something else is done. */
  #card = NONE

  constructor(state: LegioState) {
    this.#seats = state.seats
    this.#openings = state.ships.map(() => [])
  }

  hear(fact: LegioFact): void {
    this.#followCard(fact)
    switch (fact.kind) {
      case 'free-item':
        // Items chosen at a promotion are no opening.
        if (this.#round === 0) this.#openings[fact.seat].push(fact.item)
        break
      case 'turn':
        this.#round = fact.round
        break
      case 'bought':
        this.#bought.add(fact.item)
        break
      case 'xp':
        this.#xpLost += fact.lost
        break
      case 'reset':
        this.#resets++
        break
      case 'landed':
        if (fact.zone === 'contact') this.#inContact.add(fact.seat)
        break
      case 'went-to-contact':
        this.#inContact.add(fact.seat)
        break
      case 'threshold':
        if (fact.threshold === 1) this.#contacts++
        this.#thresholds++
        break
      case 'left-planet':
        if (this.#inContact.delete(fact.seat)) this.#contacted.add(EXTRASOLARS[fact.card].id)
        break
      case 'promoted':
        this.#promotions.push(this.#round)
        break
      case 'x-opened':
        this.#openedX = this.#round
        break
      case 'end-triggered':
        this.#outcome = fact.why
        break
      default:
        break
    }
  }

  /** Notes which cards are turned over, and which of them changed something for the better or opened a choice. */
  #followCard(fact: LegioFact): void {
    switch (fact.kind) {
      case 'turned-over':
        this.#card = fact.card
        this.#turnedOver.add(EXPLORATION[fact.card].id)
        return
      case 'turn':
        this.#card = NONE
        return
      case 'to-base':
        // A promotion is the card's doing only if the card sent the ship home.
        if (!fact.forced) this.#card = NONE
        return
      case 'xp':
        if (fact.gained > 0 && fact.source !== 'purchase' && fact.source !== 'installation') this.#wasUseful()
        return
      case 'vp':
      case 'exo-taken':
      case 'special-mission':
      case 'promoted':
      case 'declined':
        this.#wasUseful()
        return
      default:
        return
    }
  }

  #wasUseful(): void {
    if (this.#card === NONE) return
    this.#useful.add(EXPLORATION[this.#card].id)
    this.#card = NONE
  }

  finish(state: LegioState): GameMeasures {
    const seats = this.#seats
    const scores = state.ships.map((ship) => ship.vp)
    const promotions = this.#promotions
    const figures: Record<string, number> = {
      winnerVp: Math.max(...scores),
      meanVp: sum(scores) / seats,
      promotedShare: promotions.length / seats,
      sectorXOpened: this.#openedX > 0 ? 1 : 0,
      contactsPerUc: this.#contacts / seats,
      xpLostPerUc: this.#xpLost / seats,
      resets: this.#resets,
    }
    for (const [index, source] of VP_SOURCES.entries()) {
      figures[`vpPerUcBy${capital(source)}`] = sum(state.ships.map((ship) => ship.vpFrom[index])) / seats
    }
    // A mean of nothing is no figure: these are left out of games where they do not arise.
    if (promotions.length > 0) figures['promotionRound'] = sum(promotions) / promotions.length
    if (this.#openedX > 0) figures['sectorXRound'] = this.#openedX
    if (this.#contacts > 0) figures['thresholdsPerContact'] = this.#thresholds / this.#contacts
    return {
      rounds: Math.floor(state.turnsPlayed / seats),
      outcome: this.#outcome,
      figures,
      tallies: {
        contacted: this.#contacted.counts,
        turnedOver: this.#turnedOver.counts,
        useful: this.#useful.counts,
        bought: this.#bought.counts,
      },
      labels: {
        opening: this.#openings.map((items) => items.toSorted().join('+')),
        seatInOrder: state.ships.map(({ seat }) => ORDER[(seat - state.firstSeat + seats) % seats]),
      },
    }
  }
}

const ORDER = ['1st', '2nd', '3rd', '4th']

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
