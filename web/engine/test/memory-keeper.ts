import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import type { Keeper, Kept } from '../keeper.ts'
import type { KeptGame } from '../local-game.ts'

/** Keeps games as text, so that nothing is shared with whoever wrote them. */
export class MemoryKeeper implements Keeper {
  readonly games = new Map<string, string>()
  /** Fails to write, as a full disk does. */
  full = false

  #read(id: string): Kept | undefined {
    const text = this.games.get(id)
    return text === undefined ? undefined : (JSON.parse(text) as Kept)
  }

  async read(id: string): Promise<Kept | undefined> {
    return this.#read(id)
  }

  async version(id: string): Promise<number> {
    return this.#read(id)?.events.length ?? 0
  }

  async append(
    id: string,
    version: number,
    events: readonly TableEvent[],
    game: KeptGame,
    milestones: readonly Snapshot[],
  ): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve))
    if (this.full) throw new Error('the disk is full')
    const before = this.#read(id)?.events ?? []
    if (before.length !== version) return false
    this.games.set(id, JSON.stringify({ game, events: [...before, ...events], milestones }))
    return true
  }
}
