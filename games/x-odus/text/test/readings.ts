import { names } from '@astrolabe/words/testing/names.ts'
import { randomReadings as readRandomGames, type Readings } from '@astrolabe/kernel/testing/readings.ts'
import { xodus } from '../../rules/game.ts'
import { midway } from '../../test/rich-positions.ts'
import { text } from '../text.ts'

/** Everything read in random games of one to four captains: some from the start, most from the midst of a game. */
export function randomReadings(games: number): readonly Readings[] {
  const setups = Array.from({ length: games }, (_, game) => ({
    seats: 1 + (game % 4),
    options: { difficulty: game % 3, nightmare: game % 6 === 5, keysFirst: game % 2 === 0 },
  }))
  return [
    readRandomGames(xodus, text, names, setups.slice(0, games / 5)),
    readRandomGames(midway, text, names, setups.slice(games / 5)),
  ]
}
