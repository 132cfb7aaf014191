import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

  /** Where a file of that name lies beside the one in which the game is kept. */
  beside(name: string): string {
    return this.#file === undefined ? name : join(dirname(this.#file), name)
  }

  /** Writes another game in a file that is not there yet. */
  keepApart(file: string, record: GameRecord): 'done' | 'taken' | 'failed' {
    return existsSync(file) ? 'taken' : written(file, record)
  }

  /** Keeps it in another file from now on, unless that holds something else or cannot be written. */
  keepIn(file: string, record: GameRecord): 'done' | 'taken' | 'failed' {
    if (!isFreeFor(file, record)) return 'taken'
    const outcome = written(file, record)
    if (outcome === 'done') this.#file = file
    return outcome
  }
}

function written(file: string, record: GameRecord): 'done' | 'failed' {
  try {
    writeRecordFile(file, record)
    return 'done'
  } catch {
    return 'failed'
  }
}
