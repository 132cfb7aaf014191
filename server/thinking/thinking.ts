import type { Work } from '@astrolabe/threads'
import type { Houses } from '../rooms/rooms.ts'
import { Minds } from './minds.ts'
import type { Thought } from './thinker.ts'

export const THINK = 'think'

/** Thinking, as work for a thread: its one result is the text of the answer. */
export function thinking(houses: Houses): Work<Thought, string> {
  const minds = new Minds(houses)
  return {
    kind: THINK,
    async *run(thought) {
      yield await minds.think(thought)
    },
  }
}
