import { makeBot } from '@astrolabe/bots'
import { fastSeed, type House, playGame, tableOptions } from '@astrolabe/kernel'
import { type Effort, interleave } from './measure.ts'
import { rateRow, type Section, withGuide } from './row.ts'

const BATCH = 5

/** What is hoped for, in decisions and games a second. */
export interface SpeedGuide {
  readonly decisions: number
  readonly games: number
}

/** Whole games with random bots, as a researcher runs them, on one core. */
export function simulation(house: House<unknown>, seats: number, effort: Effort, guide: SpeedGuide): Section {
  const { game } = house
  const bots = Array.from({ length: seats }, () => makeBot(house, 'random'))
  const setup = { seats, options: tableOptions(game) }
  let games = 0
  let decisions = 0
  const [rates] = interleave(
    [
      () => {
        const before = decisions
        for (let played = 0; played < BATCH; played++) {
          decisions += playGame(game, setup, fastSeed('bench', games++), bots).decisions
        }
        return decisions - before
      },
    ],
    effort,
  )
  const row = rateRow('decisions', 'decisions/s', rates)
  const wholeGames = rateRow('whole games', 'games/s', rates, games / decisions)
  return {
    title: `${game.id}, ${seats} seats, random bots, one core (${Math.round(decisions / games)} decisions a game)`,
    rows: [
      withGuide(row, `${guide.decisions.toLocaleString('en')}/s`, guide.decisions),
      withGuide(wholeGames, `${guide.games.toLocaleString('en')}/s (stretch)`, guide.games),
    ],
  }
}
