import { parseRecord } from '../record-file.ts'
import { type Replayed, replay } from '../testing/replay.ts'
import { ambush } from './ambush.ts'
import { connectFour } from './connect-four.ts'
import { ticTacToe } from './tic-tac-toe.ts'

/** Replays records of the tiny games, here or in a browser. */
export function replayTiny(records: readonly string[]): Replayed[] {
  return records.map((text) => {
    switch (parseRecord(text).game) {
      case ticTacToe.id:
        return replay(ticTacToe, text)
      case connectFour.id:
        return replay(connectFour, text)
      default:
        return replay(ambush, text)
    }
  })
}
