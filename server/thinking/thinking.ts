import type { GameRecord } from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import type { Houses } from '../rooms/rooms.ts'
import { Minds } from './minds.ts'
import type { Here, Progress, Round } from './spreading.ts'
import type { Thought } from './thinker.ts'

export const THINK = 'think'

export interface ThinkJob {
  readonly thought: Thought
  readonly record?: GameRecord | undefined
  /** Rounds of parts that are behind the thought. */
  readonly rounds: readonly Round[]
  readonly here: Here
}

/** Thinking, as work for a thread: its one result is how far it came, or nothing if it does not know the game. */
export function thinking(houses: Houses): Work<ThinkJob, Progress | undefined> {
  const minds = new Minds(houses)
  return {
    kind: THINK,
    async *run(job) {
      yield await minds.think(job)
    },
  }
}
