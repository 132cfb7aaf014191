import { names } from '@astrolabe/words/testing/names.ts'
import { randomReadings as readRandomGames, type Readings } from '@astrolabe/kernel/testing/readings.ts'
import { viiLegio } from '../../rules/game.ts'
import { text } from '../text.ts'

/** Everything read in a number of random games of 2, 3 and 4 UCs, with and without each table option. */
export function randomReadings(games: number): Readings {
  const setups = Array.from({ length: games }, (_, game) => ({
    seats: 2 + (game % 3),
    options: { leaveEndsTurn: game % 5 === 0, roundLimit: 8 + (game % 20) },
  }))
  return readRandomGames(viiLegio, text, names, setups)
}
