import { Driver } from '../driver.ts'
import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { parseRecord } from '../record-file.ts'
import type { Fact } from '../table.ts'
import { everySeat } from './position.ts'

/** What a record comes to: the hash of its last position, and of all that everyone is sent there. */
export interface Replayed {
  readonly state: string
  readonly views: string
}

/** Replays a record of a game; used on both sides when Node and a browser are compared. */
export function replay<S, F extends Fact>(game: Game<S, F>, text: string): Replayed {
  const driver = Driver.open(game, parseRecord(text))
  return {
    state: hashOf(driver.state),
    views: hashOf(everySeat(driver.setup.seats).map((seat) => driver.view(seat))),
  }
}
