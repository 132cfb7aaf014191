import type { GameRecord } from '@astrolabe/kernel'
import { isFreeFor, writeRecordFile } from '../record-file.ts'

/** Keeps the record of a game under way in a file, if there is one. */
export class Keeper {
  #file: string | undefined

  constructor(file?: string) {
    this.#file = file
  }

  get file(): string | undefined {
    return this.#file
  }

  keep(record: GameRecord): void {
    if (this.#file !== undefined) writeRecordFile(this.#file, record)
  }

  /** Keeps it in another file from now on, unless that holds something else or cannot be written. */
  keepIn(file: string, record: GameRecord): 'done' | 'taken' | 'failed' {
    if (!isFreeFor(file, record)) return 'taken'
    try {
      writeRecordFile(file, record)
    } catch {
      return 'failed'
    }
    this.#file = file
    return 'done'
  }
}
