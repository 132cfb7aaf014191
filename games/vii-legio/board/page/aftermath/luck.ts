import { type Fortune, fortuneOf } from '@astrolabe/kernel'
import type { Tally } from '../../../text/en/aftermath.ts'
import { EXPLORATION } from '../../../content/decks.ts'
import type { ExplorationCard } from '../../../content/schema.ts'
import type { LegioFact } from '../../../rules/facts.ts'
import type { Item } from '../../../position/state.ts'
import { EXPERT_KINDS, TRACKS } from '../../fittings.ts'
import { damageOf, type Hull } from '../damage.ts'
import { boardOf, isExpert } from '../../../position/ship.ts'

/** What chance brought to one UC, beside what was to be expected. */
export interface Luck {
  readonly cards: number
  readonly planets: Tally
  readonly dangers: Tally
  readonly rolls: number
  readonly hits: Tally
  readonly fortune: Fortune
}

/** Follows the facts of a game, which tell all that is needed to know every chance as it was taken. */
export function luckOf(facts: readonly LegioFact[], seats: number): Luck[] {
  const pile = new Pile()
  const hulls = Array.from({ length: seats }, () => new FollowedHull())
  const counts = Array.from({ length: seats }, () => new Count())
  for (const fact of facts) {
    pile.hear(fact)
    if (!('seat' in fact)) continue
    const count = counts[fact.seat]
    if (fact.kind === 'turned-over') {
      const card = EXPLORATION[fact.card]
      count.draw(card, pile.share(isPlanet), pile.share(isDanger))
      pile.remove(fact.card)
    } else if (fact.kind === 'damage') {
      count.roll(fact.lost !== '', hulls[fact.seat].chanceOfLoss())
    }
    hulls[fact.seat].hear(fact)
  }
  return counts.map((count) => count.luck())
}

const isPlanet = ({ type }: ExplorationCard): boolean => type === 'planet'
const isDanger = ({ type }: ExplorationCard): boolean => type === 'risk' || type === 'hostile'

/** The cards that may come next: what is left of a deck, with the shuffled discards below it. */
class Pile {
  #top = new Set(EXPLORATION.keys())
  #below = new Set<number>()
  #discards = new Set<number>()

  hear(fact: LegioFact): void {
    if (fact.kind === 'paid') {
      for (const card of fact.cards) this.remove(card)
    } else if (fact.kind === 'deck-renewed') {
      this.#below = this.#discards
      this.#discards = new Set()
    } else if (fact.kind === 'reset') {
      this.#top = new Set(EXPLORATION.keys())
      this.#below.clear()
      this.#discards.clear()
    }
  }

  remove(card: number): void {
    this.#top.delete(card)
    this.#below.delete(card)
    this.#discards.add(card)
  }

  share(wanted: (card: ExplorationCard) => boolean): number {
    const next = [...(this.#top.size > 0 ? this.#top : this.#below)]
    return next.filter((card) => wanted(EXPLORATION[card])).length / next.length
  }
}

/** What a ship has to lose, as the facts tell it. */
class FollowedHull {
  #hull: Hull = bare(false)

  hear(fact: LegioFact): void {
    if (fact.kind === 'free-item' || fact.kind === 'bought') this.#change(fact.item, 1)
    else if (fact.kind === 'personnel-lost' || fact.kind === 'exo-installed') this.#change(fact.item, -1)
    else if (fact.kind === 'damage' && fact.lost !== '') this.#change(fact.lost, -1)
    else if (fact.kind === 'promoted') this.#hull = bare(true)
  }

  #change(item: Item, by: 1 | -1): void {
    const experts: Hull['experts'] = [...this.#hull.experts]
    if (isExpert(item)) experts[EXPERT_KINDS.indexOf(item)] += by
    this.#hull = isExpert(item)
      ? { ...this.#hull, experts }
      : { ...this.#hull, [item]: this.#hull[item] + by }
  }

  chanceOfLoss(): number {
    return damageOf(this.#hull, 1)
      .filter(({ lost }) => lost.length > 0)
      .reduce((sum, { chance }) => sum + chance, 0)
  }
}

/** A ship as it leaves the dock. */
function bare(spatha: boolean): Hull {
  const { tracks } = boardOf({ spatha })
  const [thrusters, scanners, lasers, detectors, squads] = TRACKS.map((track) => tracks[track].floor)
  return { spatha, thrusters, scanners, lasers, detectors, squads, experts: [0, 0, 0] }
}

class Count {
  #cards = 0
  #planets = { came: 0, expected: 0 }
  #dangers = { came: 0, expected: 0 }
  #rolls = 0
  #hits = { came: 0, expected: 0 }
  #variance = 0

  draw(card: ExplorationCard, planet: number, danger: number): void {
    this.#cards++
    if (isPlanet(card)) this.#planets.came++
    if (isDanger(card)) this.#dangers.came++
    this.#planets.expected += planet
    this.#dangers.expected += danger
    // Of what a card is worth when a planet counts for one and a danger against one.
    this.#variance += planet + danger - (planet - danger) ** 2
  }

  roll(hit: boolean, chance: number): void {
    this.#rolls++
    if (hit) this.#hits.came++
    this.#hits.expected += chance
    this.#variance += chance * (1 - chance)
  }

  luck(): Luck {
    const beyond = ({ came, expected }: Tally): number => came - expected
    const gain = beyond(this.#planets) - beyond(this.#dangers) - beyond(this.#hits)
    return {
      cards: this.#cards,
      planets: this.#planets,
      dangers: this.#dangers,
      rolls: this.#rolls,
      hits: this.#hits,
      fortune: fortuneOf(this.#variance > 0 ? gain / Math.sqrt(this.#variance) : 0),
    }
  }
}
