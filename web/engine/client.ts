import type { GameRecord } from '@astrolabe/kernel'
import type { TableSession } from '../table/session.ts'
import { IndexedKeeper } from './indexed-keeper.ts'
import { Link } from './link.ts'
import type { LocalGameSummary, NewLocalGame } from './local-game.ts'
import { LocalSession } from './local-session.ts'
import { joinTabs } from './tabs.ts'
import { EngineTrouble } from './trouble.ts'

// Games in this browser, for the page. They run in a worker; lists of them are read without starting it.

/** The page names the script of its worker, whose name changes with every build. */
function startWorker(): Worker {
  const address = document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content
  if (address === undefined) throw new Error('the page does not say where its engine is')
  return new Worker(address, { type: 'module', name: 'engine' })
}

export const engine = new Link(startWorker)
const keeper = new IndexedKeeper()

/** Begins a game with a secret of its own, and gives its id. */
export const startLocalGame = (game: NewLocalGame): Promise<string> => engine.call('start', game)

/** Begins a game that goes on from a milestone of another, and gives its id. */
export const branchLocalGame = (id: string, at: number): Promise<string | undefined> =>
  engine.call('branch', id, at)

/** The games kept in this browser, the newest first. */
export const listLocalGames = (): Promise<LocalGameSummary[]> => keeper.list()

export const openLocalTable = (id: string): TableSession => new LocalSession(engine, id, listLocalGames)

export async function deleteLocalGame(id: string): Promise<void> {
  await keeper.remove(id)
  const tabs = joinTabs()
  tabs.postMessage(id)
  tabs.close()
}

/** All there is to a game, for a file. */
export async function exportRecord(id: string): Promise<GameRecord> {
  const record = await engine.call('record', id)
  if (record === undefined) throw new EngineTrouble({ why: 'no-such-game' })
  return record
}

/**
 * Takes a game in from a file, and gives its id. `names` are those of its people, seat by seat. What is wrong with the
 * file comes as an `EngineTrouble`; `troubleText` has the words for it.
 */
export const importRecord = (text: string, names: readonly string[] = []): Promise<string> =>
  engine.call('importRecord', text, names)
