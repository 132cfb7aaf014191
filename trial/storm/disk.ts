import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the servers keep their file, and how it is made to be full. */
export interface Disk {
  /** In words, for the report. */
  readonly way: string
  readonly folder: string
  readonly canBeFull: boolean
  fill(pids: readonly number[]): void
  free(pids: readonly number[]): void
  close(): void
}

const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Bytes; on the disk itself no more than is used of it. */
const IMAGE = 2 ** 31
const MORE = 2 ** 20

/** A file system of its own in a file, which root can mount: to fill it is to take all that is left of it. */
function mounted(folder: string): Disk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const image = join(folder, 'disk.img')
  const inside = join(folder, 'disk')
  const filler = join(inside, 'filler')
  mkdirSync(inside)
  writeFileSync(image, '')
  truncateSync(image, IMAGE)
  const isMounted =
    succeeds('mkfs.ext4', '-q', '-m', '0', image) && succeeds('mount', '-o', 'loop', image, inside)
  if (!isMounted) {
    rmSync(image)
    return undefined
  }
  return {
    way: 'a mounted file system of its own, filled to the last block',
    folder: inside,
    canBeFull: true,
    fill() {
      const { bavail, bsize } = statfsSync(inside)
      // It takes what there is, and fails for the rest.
      succeeds('fallocate', '-l', String(bavail * bsize + MORE), filler)
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void succeeds('umount', '-l', inside),
  }
}

const SMALLEST = 4096

/** A limit on the size of the files that the processes of the servers may write. */
function limited(folder: string): Disk | undefined {
  if (process.platform !== 'linux' || !succeeds('prlimit', '--version')) return undefined
  const limit = (pids: readonly number[], size: string): void => {
    for (const pid of pids) succeeds('prlimit', `--pid=${pid}`, `--fsize=${size}:unlimited`)
  }
  return {
    way: 'a limit on the size of files for the processes of the servers',
    folder,
    canBeFull: true,
    fill: (pids) => limit(pids, String(SMALLEST)),
    free: (pids) => limit(pids, 'unlimited'),
    close() {},
  }
}

function plain(folder: string): Disk {
  return {
    way: 'none: nothing here can be made to look full',
    folder,
    canBeFull: false,
    fill() {},
    free() {},
    close() {},
  }
}

/** The most honest way there is here; without `mount`, one that leaves the machine as it is. */
export function diskIn(folder: string, mount: boolean): Disk {
  return (mount ? mounted(folder) : undefined) ?? limited(folder) ?? plain(folder)
}
