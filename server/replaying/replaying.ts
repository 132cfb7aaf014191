import { IllegalAnswer } from '@astrolabe/kernel'
import { forkOf, OtherRules } from '@astrolabe/tables'
import type { Work } from '@astrolabe/threads'
import type { Houses } from '../rooms/rooms.ts'
import type { Forked, WantedFork } from './replayer.ts'

export const REPLAY = 'replay'

/** Playing a record again, as work for a thread. */
export function replaying(houses: Houses): Work<WantedFork, Forked> {
  return {
    kind: REPLAY,
    async *run(wanted) {
      yield await forkNow(houses, wanted)
    },
  }
}

/** Plays a record again, here and now. Whatever it does to the rules, it is the record's fault. */
export async function forkNow(houses: Houses, { record, at, secret }: WantedFork): Promise<Forked> {
  try {
    const fork = await forkOf(await houses[record.game](), record, at, secret)
    return fork === undefined ? { why: 'over' } : { fork }
  } catch (error) {
    if (error instanceof OtherRules) return { why: 'other-rules', message: error.message }
    const isClear = error instanceof IllegalAnswer || error instanceof RangeError
    return { why: 'bad-record', message: isClear ? error.message : 'it cannot be played' }
  }
}
