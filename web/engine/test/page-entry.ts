import type { TableMessage } from '@astrolabe/tables'
import {
  deleteLocalGame,
  exportRecord,
  importRecord,
  listLocalGames,
  openLocalTable,
  startLocalGame,
} from '../client.ts'
import { EngineTrouble } from '../trouble.ts'

/** Answers for the people of a game until it is over, or so many answers have been given; how it stands then. */
async function play(id: string, answers: number): Promise<{ number: number; phase: string; view: unknown }> {
  const session = openLocalTable(id)
  let given = 0
  const position = await new Promise<TableMessage['position']>((resolve, reject) => {
    session.connection.subscribe((connection) => {
      if (connection === 'gone') reject(new Error('the table is gone'))
    })
    session.message.subscribe((message) => {
      if (message === undefined) return
      const { phase, decision, seat, number } = message.position
      if (phase === 'over' || (given >= answers && decision !== null)) resolve(message.position)
      else if (decision !== null) {
        const legal = decision.offers.filter(({ refusal }) => refusal === undefined)
        given++
        session.answer(seat, number, legal[(number * 7) % legal.length].key).then((problem) => {
          // Another tab was quicker: its answer counts, and the next question comes by itself.
          if (problem !== undefined && problem.why !== 'stale') reject(new Error(problem.why))
        }, reject)
      }
    })
  })
  session.close()
  return { number: position.number, phase: position.phase, view: position.view }
}

/** Opens a table and leaves it open; whether it still is. */
function watch(id: string): () => string {
  const session = openLocalTable(id)
  return () => session.connection.value
}

const troubleOf = (deed: Promise<unknown>): Promise<string> =>
  deed.then(
    () => 'none',
    (error: unknown) => (error instanceof EngineTrouble ? error.trouble.why : String(error)),
  )

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })

/** Makes the database what it was in its first version: the same games, and no place for chapters. */
async function asBeforeChapters(): Promise<void> {
  const names = ['games', 'events']
  const now = await resultOf(indexedDB.open('astrolabe'))
  const kept = await Promise.all(
    names.map(async (name) => {
      const store = now.transaction(name).objectStore(name)
      return Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll() as IDBRequest<unknown[]>)])
    }),
  )
  now.close()
  await resultOf(indexedDB.deleteDatabase('astrolabe'))
  const first = indexedDB.open('astrolabe', 1)
  first.onupgradeneeded = () => {
    for (const [index, name] of names.entries()) {
      const store = first.result.createObjectStore(name)
      const [keys, values] = kept[index]
      for (const [place, key] of keys.entries()) store.put(values[place], key)
    }
  }
  ;(await resultOf(first)).close()
}

/** What a test calls in the page. */
const entry = {
  startLocalGame,
  listLocalGames,
  exportRecord,
  importRecord,
  deleteLocalGame,
  play,
  watch,
  troubleOf,
  asBeforeChapters,
}

export type PageEntry = typeof entry

Object.assign(globalThis, { entry })
