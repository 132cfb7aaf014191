// IndexedDB.
import type { Snapshot } from '@astrolabe/kernel'
import type { TableEvent } from '@astrolabe/tables'
import type { Keeper, Kept } from './keeper.ts'
import type { KeptGame, LocalGameSummary } from './local-game.ts'

const DATABASE = 'astrolabe'
const GAMES = 'games'
/** Under the id of the game and the number of events before. */
const EVENTS = 'events'
/** Under the id of the game and the number of answers before. */
const MILESTONES = 'milestones'

const STORES: readonly string[] = [GAMES, EVENTS, MILESTONES]

interface Row extends KeptGame {
  readonly version: number
}

const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Games in the database of the browser. */
export class IndexedKeeper implements Keeper {
  #database: Promise<IDBDatabase> | undefined

  async #stores(mode: IDBTransactionMode) {
    this.#database ??= open(() => {
      this.#database = undefined
    })
    const transaction = (await this.#database).transaction(STORES, mode, { durability: 'strict' })
    return {
      games: transaction.objectStore(GAMES),
      events: transaction.objectStore(EVENTS),
      milestones: transaction.objectStore(MILESTONES),
      done: outcomeOf(transaction),
    }
  }

  async read(id: string): Promise<Kept | undefined> {
    const { games, events, milestones } = await this.#stores('readonly')
    const [row, kept, chapters] = await Promise.all([
      resultOf(games.get(id) as IDBRequest<Row | undefined>),
      resultOf(events.getAll(rowsOf(id)) as IDBRequest<TableEvent[]>),
      resultOf(milestones.getAll(rowsOf(id)) as IDBRequest<Snapshot[]>),
    ])
    if (row === undefined) return undefined
    const { version: _version, ...game } = row
    return { game, events: kept, milestones: chapters }
  }

  async version(id: string): Promise<number> {
    const { games } = await this.#stores('readonly')
    const row = await resultOf(games.get(id) as IDBRequest<Row | undefined>)
    return row?.version ?? 0
  }

  async append(
    id: string,
    version: number,
    happened: readonly TableEvent[],
    game: KeptGame,
    chapters: readonly Snapshot[],
  ): Promise<boolean> {
    // Transactions that write wait for each other, also across tabs: nobody writes between the look and the words.
    const { games, events, milestones, done } = await this.#stores('readwrite')
    const row = await resultOf(games.get(id) as IDBRequest<Row | undefined>)
    const isNext = (row?.version ?? 0) === version
    if (isNext) {
      for (const [index, event] of happened.entries()) events.add(event, [id, version + index])
      games.put({ ...game, version: version + happened.length } satisfies Row, id)
      await keepChapters(milestones, id, chapters)
    }
    await done
    return isNext
  }

  async list(): Promise<LocalGameSummary[]> {
    const { games } = await this.#stores('readonly')
    const rows = await resultOf(games.getAll() as IDBRequest<Row[]>)
    return rows.map(({ summary }) => summary).sort((a, b) => b.changedAt - a.changedAt)
  }

  async remove(id: string): Promise<void> {
    const { games, events, milestones, done } = await this.#stores('readwrite')
    games.delete(id)
    events.delete(rowsOf(id))
    milestones.delete(rowsOf(id))
    await done
  }
}

/** Writes those that are not there yet, and forgets those that were taken back. */
async function keepChapters(store: IDBObjectStore, id: string, chapters: readonly Snapshot[]): Promise<void> {
  const known = (await resultOf(store.getAllKeys(rowsOf(id)))) as [string, number][]
  const numbers = known.map(([, at]) => at)
  for (const at of numbers) if (!chapters.some((chapter) => chapter.at === at)) store.delete([id, at])
  for (const chapter of chapters) if (!numbers.includes(chapter.at)) store.put(chapter, [id, chapter.at])
}

function open(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2)
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result
    for (const name of STORES) if (!objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  const opened = resultOf(request).then((database) => {
    // Another tab needs a newer database, or the browser took this one away: it is opened again when it is needed.
    database.onversionchange = () => {
      database.close()
      closed()
    }
    database.onclose = closed
    return database
  })
  opened.catch(closed)
  return opened
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })
}

function outcomeOf(transaction: IDBTransaction): Promise<void> {
  const outcome = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'))
  })
  // Whoever only reads hears of a failure from the request.
  outcome.catch(() => {})
  return outcome
}
