import { FastChance, fastSeed } from '../chance.ts'
import type { Decision, Offer } from '../decision.ts'
import { Driver } from '../driver.ts'
import type { Game, TableOptions } from '../game.ts'
import type { Question } from '../questions.ts'
import type { Fact } from '../table.ts'

/** A question as a seat that is asked sees it. */
export interface AskedSeat<S, F extends Fact, Q extends Question> {
  readonly driver: Driver<S, F, Q>
  readonly seat: number
  readonly view: S
  readonly decision: Decision<Q>
}

/** Told of a question before it is answered; what it gives back is told the answer of that seat. */
export type Ask<S, F extends Fact, Q extends Question> = (
  asked: AskedSeat<S, F, Q>,
) => ((key: string) => void) | void

interface RandomTables {
  readonly tables: number
  /** How each of them is set up. */
  readonly setupOf: (table: number) => { readonly seats: number; readonly options: TableOptions }
  /** One of the legal offers: whoever stops as readily as they go on does not see much of a game. */
  readonly choose: (legal: readonly Offer[], chance: FastChance) => Offer
}

/** Plays whole games at random with the real driver. `ask` sees every question, once for each seat it is put to. */
export function playTables<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  ask: Ask<S, F, Q>,
  { tables, setupOf, choose }: RandomTables,
): readonly Driver<S, F, Q>[] {
  return Array.from({ length: tables }, (_, table) => {
    const chance = new FastChance(`table ${table}`)
    const { seats, options } = setupOf(table)
    const driver = new Driver(game, {
      seats: Array.from({ length: seats }, () => 'human'),
      seed: fastSeed('tables on a page', table),
      options,
    })
    while (driver.decision !== undefined) {
      const asked = driver.decision.seats.map((seat) => {
        const { state: view, decision } = driver.view(seat)
        if (decision === null) throw new Error('the seat that is asked has no question')
        return { seat, answered: ask({ driver, seat, view, decision }) }
      })
      const chosen = choose(
        driver.decision.offers.filter(({ refusal }) => refusal === undefined),
        chance,
      )
      driver.answer(chosen.seat, chosen.key)
      for (const { seat, answered } of asked) if (seat === chosen.seat) answered?.(chosen.key)
    }
    return driver
  })
}
