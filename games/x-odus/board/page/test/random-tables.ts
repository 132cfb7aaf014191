import { type Decision, Driver, FastChance, fastSeed, type Language, type Offer } from '@astrolabe/kernel'
import type { XodusFact } from '../../../rules/facts.ts'
import { xodus } from '../../../rules/game.ts'
import type { XodusQuestion } from '../../../rules/questions.ts'
import type { XodusState } from '../../../position/state.ts'
import type { XodusScene } from '../map/look.ts'

/** A question as a seat that is asked sees it. */
export interface Question {
  readonly driver: Driver<XodusState, XodusFact, XodusQuestion>
  readonly seat: number
  readonly view: XodusState
  readonly decision: Decision<XodusQuestion>
}

/** Plays games at random with the real driver, with 1 to 4 captains. `ask` sees every question before it is answered. */
export function playTables(games: number, ask: (question: Question) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`table ${game}`)
    const driver = new Driver(xodus, {
      seats: Array.from({ length: 1 + (game % 4) }, () => 'human'),
      seed: fastSeed('tables on a page', game),
      options: {
        difficulty: game % 3,
        ships: 0,
        nightmare: false,
        chooseShips: game % 2 === 0,
        keysFirst: false,
      },
    })
    while (driver.decision !== undefined) {
      for (const seat of driver.decision.seats) {
        const { state: view, decision } = driver.view(seat)
        if (decision === null) throw new Error('the seat that is asked has no question')
        ask({ driver, seat, view, decision })
      }
      const chosen = choose(driver.decision.offers, chance)
      driver.answer(chosen.seat, chosen.key)
    }
  }
}

/** At random, but curious: whoever stopped as readily as they go on would not see much of the galaxy. */
function choose(offers: readonly Offer[], chance: FastChance): Offer {
  const legal = offers.filter((offer) => offer.refusal === undefined)
  const curious = legal.filter(({ key }) => /^(?:probe|blind-jump|jump|explore)/.test(key))
  const among = curious.length > 0 && chance.below(2) === 0 ? curious : legal
  return among[chance.below(among.length)]
}

const names = (seat: number): string => ['Aude', 'Bob', 'Éloïse', 'Oscar'][seat]

export const sceneOf = (
  { view, seat, decision }: Pick<Question, 'view' | 'seat' | 'decision'>,
  language: Language,
): XodusScene => ({
  view,
  seat,
  language,
  names,
  mode: 'answer',
  decision,
  offers: new Map(decision.offers.map((offer) => [offer.key, offer])),
  ghosts: new Map(),
  armed: null,
  picked: null,
  point: () => {},
  news: [],
  lit: new Set(),
})
