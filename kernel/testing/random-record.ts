import type { Bot } from '../bot.ts'
import { Driver } from '../driver.ts'
import type { Game, Setup } from '../game.ts'
import { tableOptions } from '../setup.ts'
import type { GameRecord } from '../record-file.ts'
import { seedHashOf } from '../record.ts'
import { playGame } from '../simulate.ts'
import type { Fact } from '../table.ts'

/** Chooses at random. */
export function randomBot<S, F extends Fact>(): Bot<S, F> {
  return { looksAhead: false, choose: ({ menu, chance }) => chance.below(menu.count) }
}

/** The record of a game played at random to its end. */
export function randomRecord<S, F extends Fact>(game: Game<S, F>, setup: Setup, seed: string): GameRecord {
  const options = tableOptions(game, setup.options)
  const seats = Array.from({ length: setup.seats }, () => 'random')
  const bots = seats.map(() => randomBot<S, F>())
  const { answers } = playGame(game, { seats: setup.seats, options }, seed, bots, { keepAnswers: true })
  const record: GameRecord = {
    game: game.id,
    rules: game.rules,
    options,
    seats,
    seed,
    seedHash: seedHashOf(seed),
    answers: [...answers],
    end: null,
  }
  return Driver.open(game, record).record()
}
