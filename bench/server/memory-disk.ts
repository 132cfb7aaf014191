import { statfsSync } from 'node:fs'

/** Where Linux has a disk in memory. */
const PLACE = '/dev/shm'
/** What such a disk calls itself. */
const TMPFS = 0x01021994
/** A run leaves less than this behind. */
const ROOM = 1e9

/** A folder that is on no disk, where there is one with room. */
export function memoryDisk(): string | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(PLACE)
    return type === TMPFS && bavail * bsize >= ROOM ? PLACE : undefined
  } catch {
    return undefined
  }
}
