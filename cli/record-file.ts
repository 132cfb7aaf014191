import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BadRecord, type GameRecord, parseRecord } from '@astrolabe/kernel'
import { Misuse } from './arguments.ts'

/** Reads a record; one that is not there or not a record is the user's mistake, told in one sentence. */
export function readRecordFile(file: string): GameRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${reasonOf(error)}.`)
  }
  try {
    return parseRecord(text)
  } catch (error) {
    if (error instanceof BadRecord) throw new Misuse(`${file}: ${error.message}.`)
    throw error
  }
}

/** Replaces the file whole, so that a power cut leaves either the old record or the new one. */
export function writeRecordFile(file: string, record: GameRecord): void {
  const fresh = `${file}.${process.pid}.tmp`
  writeFileSync(fresh, `${JSON.stringify(record, null, 1)}\n`)
  renameSync(fresh, file)
}

/** Whether a file may be written for a game: it is not there, or already holds that same game. */
export function isFreeFor(file: string, record: GameRecord): boolean {
  if (!existsSync(file)) return true
  try {
    return originOf(readRecordFile(file)) === originOf(record)
  } catch {
    return false
  }
}

/** What no two games share: which game it is, and its secrets, of which a branch has one more. */
const originOf = ({ game, seed, forks = [] }: GameRecord): string =>
  JSON.stringify([game, seed, ...forks.map((fork) => fork.seed)])

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
}

/** Why the system refused, without its codes and paths. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message
}
