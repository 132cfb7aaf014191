import { type Bot, fastSeed, FastChance, keyOf, type Option, playGame, tableOptions } from '@astrolabe/kernel'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import { copyState } from '../position/copy.ts'
import type { LegioState } from '../position/state.ts'

/** What a UC could choose from. */
interface SeenMenu {
  readonly seat: number
  readonly prompt: string
  readonly options: readonly Option[]
}

/** A turn of a random game: the position before and after it, what was told and what could be chosen. */
export interface PlayedTurn {
  readonly game: number
  readonly seat: number
  readonly before: LegioState
  readonly after: LegioState
  readonly facts: readonly LegioFact[]
  readonly menus: readonly SeenMenu[]
}

/** Enough for every card and every corner of the map to have been met. */
const GAMES = 24

let played: readonly PlayedTurn[] | undefined

/** All turns of a fixed set of games played at random by 2, 3 and 4 UCs; played once, for all tests. */
export function randomTurns(): readonly PlayedTurn[] {
  played ??= Array.from({ length: GAMES }, (_, game) => playAtRandom(game)).flat()
  return played
}

function playAtRandom(number: number): PlayedTurn[] {
  const turns: PlayedTurn[] = []
  let facts: LegioFact[] = []
  let menus: SeenMenu[] = []
  const watched: typeof viiLegio = {
    ...viiLegio,
    step(g) {
      const before = copyState(g.state)
      facts = []
      menus = []
      viiLegio.step(g)
      if (!before.endowed) return
      const [{ seat }] = factsOf(facts, 'turn')
      turns.push({ game: number, seat, before, after: copyState(g.state), facts, menus })
    },
  }
  const chance = new FastChance(`random UC ${number}`)
  const randomUc: Bot<LegioState, LegioFact> = {
    looksAhead: false,
    choose({ seat, menu }) {
      const options = menu.options.slice(0, menu.count)
      menus.push({ seat, prompt: menu.prompt, options })
      const choice = chance.below(options.length)
      // A UC that stopped as readily as it goes on would never get far.
      return keyOf(options[choice]) === 'end-turn' ? chance.below(options.length) : choice
    },
  }
  const seats = 2 + (number % 3)
  const setup = { seats, options: tableOptions(viiLegio, { roundLimit: 60 }) }
  const bots = Array.from({ length: seats }, () => randomUc)
  playGame(watched, setup, fastSeed('random turns', number), bots, {
    listener: { hear: (fact) => facts.push(fact) },
  })
  return turns
}

/** The facts of a kind among those told. */
export function factsOf<K extends LegioFact['kind']>(
  facts: readonly LegioFact[],
  kind: K,
): Extract<LegioFact, { kind: K }>[] {
  return facts.filter((fact): fact is Extract<LegioFact, { kind: K }> => fact.kind === kind)
}
