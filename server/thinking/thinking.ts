import type { GameRecord } from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import type { Houses } from '../rooms/rooms.ts'
import { Minds } from './minds.ts'
import type { Thought } from './thinker.ts'

export const THINK = 'think'

export interface ThinkJob {
  readonly thought: Thought
  readonly record?: GameRecord | undefined
}

/** Thinking, as work for a thread: its one result is the text of the answer, or nothing if it does not know the game. */
export function thinking(houses: Houses): Work<ThinkJob, string | undefined> {
  const minds = new Minds(houses)
  return {
    kind: THINK,
    async *run({ thought, record }) {
      yield await minds.think(thought, record)
    },
  }
}
