import { type Decision, Driver, FastChance, fastSeed, type Language, type Offer } from '@astrolabe/kernel'
import type { LegioFact } from '../../../rules/facts.ts'
import { viiLegio } from '../../../rules/game.ts'
import type { LegioQuestion } from '../../../rules/questions.ts'
import type { LegioState } from '../../../position/state.ts'
import type { LegioScene } from '../look.ts'

/** A question as the seat that is asked sees it. */
export interface Question {
  readonly driver: Driver<LegioState, LegioFact, LegioQuestion>
  readonly seat: number
  readonly view: LegioState
  readonly decision: Decision<LegioQuestion>
}

/** What is done once a question has been answered. */
type LegioOffer = Offer<LegioQuestion['option']>
type Afterwards = (chosen: LegioOffer) => void

/**
 * Plays games at random with the real driver, with 2, 3 and 4 UCs and both ways of leaving a planet. `ask` sees every
 * question before it is answered.
 */
export function playTables(
  games: number,
  ask: (question: Question) => Afterwards | undefined,
): Driver<LegioState, LegioFact, LegioQuestion>[] {
  return Array.from({ length: games }, (_, game) => {
    const chance = new FastChance(`table ${game}`)
    const driver = new Driver(viiLegio, {
      seats: Array.from({ length: 2 + (game % 3) }, () => 'human'),
      seed: fastSeed('tables on a page', game),
      options: { roundLimit: 14 + (game % 5) * 4, leaveEndsTurn: game % 4 === 3 },
    })
    while (driver.decision !== undefined) {
      const [seat] = driver.decision.seats
      const { state: view, decision } = driver.view(seat)
      if (decision === null) throw new Error('the seat that is asked has no question')
      const afterwards = ask({ driver, seat, view, decision })
      const chosen = choose(decision.offers, chance)
      driver.answer(seat, chosen.key)
      afterwards?.(chosen)
    }
    return driver
  })
}

/** At random; but a UC that stopped as readily as it goes on would never get far. */
function choose(offers: readonly LegioOffer[], chance: FastChance): LegioOffer {
  const legal = offers.filter((offer) => offer.refusal === undefined)
  const offer = legal[chance.below(legal.length)]
  return offer.key === 'end-turn' ? legal[chance.below(legal.length)] : offer
}

const names = (seat: number): string => ['Aude', 'Bob', 'Éloïse', 'Oscar'][seat]

export const sceneOf = (
  { view, seat, decision }: Pick<Question, 'view' | 'seat' | 'decision'>,
  language: Language,
): LegioScene => ({
  view,
  seat,
  language,
  names,
  decision,
  mode: 'answer',
  offers: new Map(decision.offers.map((offer) => [offer.key, offer])),
  ghosts: new Map(),
  armed: null,
  picked: null,
  point: () => {},
  news: [],
  lit: new Set(),
})
