import type { Setup } from '@astrolabe/kernel'
import { randomReadings as readRandomGames, type Readings } from '@astrolabe/kernel/testing/readings.ts'
import { names } from '@astrolabe/words/testing/names.ts'
import { placeOf } from '../../content/designs.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { TRANSPORT } from '../../position/state.ts'
import { andromedasEdge } from '../../rules/game.ts'
import { text } from '../text.ts'

/** Players are called by one of the four names, however many there are. */
const called = (seat: number): string => (seat < 4 ? names(seat) : 'Zoé')

/** The same game, in which everyone is rich and builds from beside a planet: things that random play seldom comes to. */
const rich: typeof andromedasEdge = {
  ...andromedasEdge,
  step(g) {
    andromedasEdge.step(g)
    for (const player of g.state.players) {
      player.stock = [8, 4, 4, 4, 4]
      player.leaders = 3
      player.upgrades[TRANSPORT] = placeOf(UPGRADES, 'UX8')
    }
  },
}

/** Tables of all sorts: with and without the Unity, with all decks and all extras. */
function setup(game: number): Setup {
  const hasUnity = game % 2 === 1
  const events = [0, 1, 2, 2, 2][game % 5]
  const hasVoid = events === 2 || game % 4 === 0
  return {
    seats: hasUnity ? 1 + (game % 3) : 2 + (game % 4),
    options: {
      unity: hasUnity ? 1 + (game % 9) : 0,
      terminus: 70,
      events,
      void: hasVoid,
      dragon: hasVoid && (events === 2 || game % 8 === 0),
      moons: game % 3,
      relics: game % 2 === 0,
      special1: game % 4,
      special2: game % 4 === 0 ? 4 : 0,
      destiny: game % 2 === 0,
      expansion: true,
      scouts: game % 2,
      decideForUnity: game % 4 === 1,
    },
  }
}

/** Everything read in random games. */
export function randomReadings(games: number): readonly Readings[] {
  const setups = Array.from({ length: games }, (_, game) => setup(game))
  return [readRandomGames(andromedasEdge, text, called, setups), readRandomGames(rich, text, called, setups)]
}
