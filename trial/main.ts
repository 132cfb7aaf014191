import { FastChance } from '@astrolabe/kernel'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { LIVELY } from './people/habits.ts'
import { pause } from './people/world.ts'
import { pageOf } from './report/page.ts'
import { type Report, written } from './report/report.ts'
import { diskIn } from './storm/disk.ts'
import { Trial } from './trial.ts'
import { HELP, type Wishes, wishesOf } from './wishes.ts'

const HOST = fileURLToPath(new URL('trial-host.js', import.meta.url))
const REPORT = fileURLToPath(new URL('../reports/trial.json', import.meta.url))
const SECOND = 1000
/** Between two kills, in milliseconds; on a busy machine longer, until something has been done at most tables. */
const SHORTEST_CALM = 1500
const LONGEST_CALM = 4000
const BUSY_CALM = 30_000
const INTERRUPTED = 130

function read(): Wishes | undefined {
  try {
    const wishes = wishesOf(process.argv.slice(2), REPORT)
    if (wishes === undefined) console.log(HELP)
    return wishes
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exitCode = 2
    return undefined
  }
}

/** A folder that is gone when the program is. Folders of the system may not be on a disk. */
function passingFolder(beside: string): string {
  mkdirSync(beside, { recursive: true })
  const folder = mkdtempSync(join(beside, 'trial-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The first time ends the trial, the second time the program. */
function whenInterrupted(): AbortSignal {
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (interrupt.signal.aborted) process.exit(INTERRUPTED)
      interrupt.abort()
    })
  return interrupt.signal
}

function showProgress(trial: Trial): () => void {
  const { isTTY, columns } = process.stderr
  const show = (): unknown =>
    process.stderr.write(isTTY ? `\r\x1b[K${trial.progress.slice(0, columns - 1)}` : `${trial.progress}\n`)
  const timer = setInterval(show, isTTY ? SECOND : 10 * SECOND)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stderr.write('\r\x1b[K')
  }
}

function write(report: Report, file: string): void {
  const page = file.replace(/(\.json)?$/, '.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(written(report), null, 2)}\n`)
  writeFileSync(page, pageOf(report))
  console.log(`${pageOf(report)}\nReport: ${relative('', file)}, ${relative('', page)}`)
}

async function run({ tables, seconds, servers, seed, report }: Wishes): Promise<void> {
  const interrupt = whenInterrupted()
  const disk = diskIn(passingFolder(dirname(REPORT)), true)
  process.prependListener('exit', () => disk.close())
  const chance = new FastChance(`${seed} calm`)
  const end = performance.now() + seconds * SECOND
  const nextRound = async (granted: (more: number) => Promise<void>): Promise<boolean> => {
    await Promise.all([
      pause(SHORTEST_CALM + chance.below(LONGEST_CALM - SHORTEST_CALM)),
      Promise.race([granted(tables), pause(BUSY_CALM)]),
    ])
    return performance.now() < end && !interrupt.aborted
  }
  const trial = new Trial({ host: HOST, disk, tables, servers, seed, habits: LIVELY, nextRound, interrupt })
  const shown = showProgress(trial)
  const result = await trial.run()
  shown()
  write(result, report)
  process.exit(result.passed ? 0 : 1)
}

const wishes = read()
if (wishes !== undefined) await run(wishes)
