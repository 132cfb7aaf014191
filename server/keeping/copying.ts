import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import AsyncDatabase from 'libsql/promise'
import { openForReading, plain, Unwritable, UnusableStore } from '../store/opening.ts'

/** How far a copy has come, in bytes. */
export type Progress = (done: number, total: number) => void

/** Somebody wanted it to end. Nothing is left of it. */
export class Interrupted extends Error {}

/** Milliseconds between two looks at how far it is. */
const LOOK = 100

/** A name beside a file, for what becomes it once it is whole. */
export const unfinished = (path: string): string => `${path}.${process.pid}.part`

/**
 * Copies a store as it stands at this moment, packed as closely as can be, also while a server writes to it; the server
 * does not wait for it. The copy is on disk when this resolves, and can be read by its owner alone.
 */
export async function copyStore(
  from: string,
  to: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const total = sizeOf(from)
  closeSync(openSync(to, 'wx', 0o600))
  const look = setInterval(() => progress(Math.min(statSync(to).size, total), total), LOOK)
  try {
    await Promise.race([vacuumInto(from, to), untilAborted(signal)])
    sync(to)
  } catch (error) {
    for (const file of [to, `${to}-journal`]) rmSync(file, { force: true })
    if (plain(error) instanceof Unwritable)
      throw new UnusableStore(
        `there is no room for the copy in ${dirname(resolve(to))}; nothing was left there`,
        {
          cause: error,
        },
      )
    throw error
  } finally {
    clearInterval(look)
  }
}

async function vacuumInto(from: string, to: string): Promise<void> {
  const database = new AsyncDatabase(from, {})
  await database.exec(`VACUUM INTO '${resolve(to).replaceAll("'", "''")}'`)
  database.close()
}

/** What the copy will take. */
function sizeOf(path: string): number {
  const database = openForReading(path)
  const number = (pragma: string): number =>
    Object.values((database.prepare(`PRAGMA ${pragma}`).all([]) as Record<string, number>[])[0])[0]
  return (number('page_count') - number('freelist_count')) * number('page_size')
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const interrupt = (): void => reject(new Interrupted('interrupted'))
    if (signal.aborted) interrupt()
    else signal.addEventListener('abort', interrupt, { once: true })
  })

function sync(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

/** Puts a finished file in its place, for good even if the power fails. */
export function putInPlace(part: string, path: string): void {
  renameSync(part, path)
  // Not every system lets a folder be opened.
  if (process.platform === 'win32' || !existsSync(dirname(resolve(path)))) return
  const folder = openSync(dirname(resolve(path)), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
