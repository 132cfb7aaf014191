import { existsSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { GAMES } from '@astrolabe/games'
import { gameUnder, type Verdict, verifyRecord } from '@astrolabe/kernel'
import { openTable } from '@astrolabe/tables'
import Database from 'libsql'
import { makeFolder } from '../folder.ts'
import { openForReading, UnusableStore } from '../store/opening.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { copyStore, Interrupted, type Progress, putInPlace, unfinished } from './copying.ts'

/** What became of the games that were played again. */
export interface Restored {
  readonly tables: number
  readonly finished: Readonly<Record<Verdict, number>>
  readonly underWay: Readonly<Record<Verdict, number>>
  /** Tables whose game is not what it claims to be, or cannot be opened at all. */
  readonly wrong: readonly string[]
  /** Whether the file is in its place now. */
  readonly isInPlace: boolean
}

interface RestoreWishes {
  readonly from: string
  readonly to: string
  /** Whether a file that is there already may go. */
  readonly replace: boolean
  /** Whether games that are wrong are no reason to stop. */
  readonly acceptWrong: boolean
  readonly copying: Progress
  readonly verifying: Progress
  readonly signal: AbortSignal
}

/** Puts a copy of a store where a server finds it, once all that is in it has proved sound. Throws `UnusableStore`. */
export async function restoreStore(wishes: RestoreWishes): Promise<Restored> {
  const { from, to, replace, acceptWrong, copying, signal } = wishes
  checkSound(from)
  if (existsSync(to) && !replace)
    throw new UnusableStore(`${to} is there already; --replace puts this one in its place`)
  makeFolder(dirname(to))
  const letGo = reserve(to)
  const part = unfinished(to)
  try {
    await copyStore(from, part, copying, signal)
    const found = await verifyGames(part, wishes)
    const isInPlace = found.wrong.length === 0 || acceptWrong
    if (isInPlace) {
      for (const beside of BESIDE) rmSync(to + beside, { force: true })
      putInPlace(part, to)
    }
    return { ...found, isInPlace }
  } finally {
    for (const file of ['', ...BESIDE]) rmSync(part + file, { force: true })
    letGo()
  }
}

/** What SQLite keeps beside a file while it is used. Beside another file it would ruin it. */
const BESIDE = ['-wal', '-shm', '-journal']

function checkSound(path: string): void {
  const database = openForReading(path)
  const said = database.prepare('PRAGMA integrity_check(5)').all([]) as { integrity_check: string }[]
  const faults = said.map(({ integrity_check: fault }) => fault).filter((fault) => fault !== 'ok')
  if (faults.length > 0)
    throw new UnusableStore(`${path} is damaged: ${faults.join('; ').replaceAll('\n', ' ')}`)
}

/** Makes sure that no server works on a file, and that none begins to; what it returns ends that. */
function reserve(path: string): () => void {
  if (!existsSync(path)) return () => {}
  const database = new Database(path)
  try {
    // Nobody else may have it open for this.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { readonly code?: string }).code?.startsWith('SQLITE_BUSY') === true)
      throw new UnusableStore(`a server is working on ${path}: end it first`, { cause: error })
    // Whatever is no database nobody works on.
    return () => {}
  }
  return () => database.close()
}

type Tally = Record<Verdict, number>
const none = (): Tally => ({ sound: 0, partly: 0, wrong: 0 })

async function verifyGames(
  path: string,
  { verifying, signal }: RestoreWishes,
): Promise<Omit<Restored, 'isInPlace'>> {
  const store = new SqliteStore(path)
  const tables = await store.tablesAfter('', Number.MAX_SAFE_INTEGER)
  const tallies = { finished: none(), underWay: none() }
  const wrong: string[] = []
  for (const [place, table] of tables.entries()) {
    verifying(place, tables.length)
    // Somebody may want it to end.
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) throw new Interrupted('interrupted')
    if (table.phase === 'gathering') continue
    const verdict = await verdictOn(store, table.table)
    tallies[table.phase === 'over' ? 'finished' : 'underWay'][verdict]++
    if (verdict === 'wrong') wrong.push(table.table)
  }
  await store.close()
  return { tables: tables.length, ...tallies, wrong }
}

/** Plays a game again, and compares where it leads to with what the table was last known to be. */
async function verdictOn(store: SqliteStore, id: string): Promise<Verdict> {
  try {
    const [events, known] = [await store.events(id), await store.table(id)]
    const open = GAMES[known?.game ?? '']
    if (known === undefined || open === undefined) return 'partly'
    const house = await open()
    const kept = async () => ({ snapshots: await store.snapshots(id), wasOver: known.phase === 'over' })
    const table = await openTable(house, events, kept)
    const record = table.record()
    if (record === undefined || events.length !== known.version || table.phase !== known.phase) return 'wrong'
    return verifyRecord((await gameUnder(house, record.rules)) ?? house.game, record).verdict
  } catch {
    return 'wrong'
  }
}
