import type { HealthCause } from '../../../text/en/page/aftermath.ts'
import { DAMAGE_DECK } from '../../../content/damage.ts'
import { SHIPS } from '../../../content/ships.ts'
import type { XodusFact } from '../../../rules/facts.ts'

export interface HealthLoss {
  readonly n: number
  readonly cause: HealthCause
}

/** The Health of one ship, as the facts tell it. A marker that is put away may take Health with it untold. */
export class FollowedHealth {
  readonly board: number
  #health: number
  #markers: number

  constructor(board: number) {
    this.board = board
    this.#health = SHIPS[board].health
    this.#markers = this.#health
  }

  get health(): number {
    return this.#health
  }

  /** What the fact cost this ship. */
  hear(fact: XodusFact): HealthLoss | undefined {
    if (fact.kind === 'repaired') {
      if (fact.on === this.board) this.#health += fact.n
      return undefined
    }
    if (!('board' in fact) || fact.board !== this.board) return undefined
    if (fact.kind === 'lost-health') {
      this.#health = fact.left
      return { n: fact.n, cause: fact.why }
    }
    if (fact.kind === 'healed') this.#health += fact.n
    else if (fact.kind === 'mended' && isCracked(fact.card)) this.#markers++
    else if (takesMarker(fact)) return this.#putMarkerAway()
    return undefined
  }

  #putMarkerAway(): HealthLoss | undefined {
    const before = this.#health
    this.#markers--
    this.#health = Math.min(before, this.#markers)
    return this.#health < before ? { n: before - this.#health, cause: 'marker' } : undefined
  }
}

const takesMarker = (fact: XodusFact): boolean =>
  fact.kind === 'damage-card' ? isCracked(fact.card) : fact.kind === 'discarded' && fact.what === 'health'

const isCracked = (card: number): boolean => DAMAGE_DECK[card] === 'cracked-hull'
