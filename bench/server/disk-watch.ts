import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { sleep } from './load.ts'

/** What is written, and how long it is until the next time, in milliseconds. */
const PAGE = Buffer.alloc(4096)
const PAUSE = 5
/** Who waits longer than this for the disk, in milliseconds, is held up. */
const HELD_UP = 2.5

/** The part of a file that this needs. */
export type WatchedFile = Pick<FileHandle, 'write' | 'datasync' | 'close'>

/**
 * Writes a little to the disk again and again, and asks no server: whatever it waits for, every server waits for. On a
 * shared machine others may keep a disk busy for a tenth of a second, and a program from running for some milliseconds.
 */
export class DiskWatch {
  readonly #file: WatchedFile
  #began = 0
  #heldUp = 0
  #watching: Promise<void> | undefined
  #isOver = false

  constructor(file: WatchedFile) {
    this.#file = file
  }

  static async in(folder: string): Promise<DiskWatch> {
    const file = await open(join(folder, 'disk-watch'), 'w')
    await file.write(PAGE, 0, PAGE.length, 0)
    await file.sync()
    return new DiskWatch(file)
  }

  begin(): void {
    this.#began = performance.now()
    this.#heldUp = 0
    this.#isOver = false
    this.#watching = this.#watch()
  }

  /** The share of the time since `begin` for which it was held up. */
  async end(): Promise<number> {
    this.#isOver = true
    await this.#watching
    return this.#heldUp / (performance.now() - this.#began)
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      const before = performance.now()
      await this.#file.write(PAGE, 0, PAGE.length, 0)
      await this.#file.datasync()
      const wait = performance.now() - before
      if (wait > HELD_UP) this.#heldUp += wait
      await sleep(PAUSE)
    }
  }
}
