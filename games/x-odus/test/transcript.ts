import type { TableOptions } from '@astrolabe/kernel'
import { GameTranscript } from '@astrolabe/kernel/testing/transcript.ts'
import type { ShipId } from '../content/schema.ts'
import { TILES } from '../content/tiles.ts'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import { takeBoard } from '../rules/new-ship.ts'
import type { Ship, System, XodusState } from '../position/state.ts'
import { type Chosen, drawsOf } from './chosen-dice.ts'
import { board, Position } from './position.ts'

export * from './position.ts'

export interface TranscriptWishes {
  /** Four unless said otherwise, with a ship each: Warship, Proto-Ship, Battlecruiser, Explorer. */
  readonly seats?: number
  readonly options?: TableOptions
  /** What the dice will show, in the order in which they are rolled. */
  readonly dice?: readonly Chosen[]
  /** Whether ships and level-1 Mods have been chosen: those of the first team, in another order, and the first half of each. */
  readonly ready?: boolean
}

/** A game of X-ODUS played answer by answer from a position of one's making. */
export class Transcript extends GameTranscript<XodusState, XodusFact, XodusQuestion> {
  constructor(wishes: TranscriptWishes, arrange: (position: Position) => void) {
    const { seats = 4, options, dice = [], ready = true } = wishes
    super(xodus, { seats, options, draws: dice.flatMap(drawsOf) }, (state) => {
      if (ready) makeReady(state)
      arrange(new Position(state))
      return state
    })
  }

  ship(index: number): Ship {
    return this.state.ships[index]
  }

  system(place: number): System {
    return this.state.systems[place]
  }

  /** The id of the tile of a System. */
  tile(place: number): string {
    return TILES[this.state.systems[place].tile].id
  }

  /** Everyone plays an empty turn, and uses no card, until the next round begins or the game is over. */
  endRound(): this {
    const { round } = this.state
    while (this.state.round === round && this.prompt !== 'over') {
      const choice = ['end-turn', 'hide', 'go-on'].find((key) => this.options.includes(key))
      if (choice === undefined && this.prompt !== 'order')
        throw new Error(`nobody would know what to do at “${this.asked}”: ${this.options.join(', ')}`)
      this.play(choice ?? this.options[0])
    }
    return this
  }
}

/** In the order of the seats; where three fly, the Battlecruiser does not. */
const TEAM: readonly ShipId[] = ['warship', 'proto-ship', 'battlecruiser', 'explorer']

function makeReady(state: XodusState): void {
  const team = TEAM.filter((id) => state.ships.length === 4 || id !== 'battlecruiser')
  for (const ship of state.ships) {
    takeBoard(ship, board(team[ship.index]))
    ship.mods[0] = 1
  }
  state.ready = true
}

export function transcript(
  wishes: TranscriptWishes = {},
  arrange: (position: Position) => void = () => {},
): Transcript {
  return new Transcript(wishes, arrange)
}
