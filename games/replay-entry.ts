import { parseRecord } from '@astrolabe/kernel'
import { type Replayed, replay } from '@astrolabe/kernel/testing/replay.ts'
import { GAMES } from './registry.ts'

/** Replays records of any game, here or in a browser. */
export async function replayRecords(texts: readonly string[]): Promise<Replayed[]> {
  return Promise.all(texts.map(async (text) => replay((await GAMES[parseRecord(text).game]()).game, text)))
}
