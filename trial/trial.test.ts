import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { build } from '../scripts/build.mjs'
import { LIVELY } from './people/habits.ts'
import { pageOf } from './report/page.ts'
import { diskIn } from './storm/disk.ts'
import { Trial } from './trial.ts'

const HOST = fileURLToPath(new URL('../dist/trial-host.js', import.meta.url))
const ROUNDS = 4
/** Requests that are granted between two kills. */
const BETWEEN = 60
/** In a short time people do more of what they seldom do. */
const EAGER = {
  ...LIVELY,
  think: 20,
  talk: 50,
  order: 100,
  takeBack: 80,
  askToTakeBack: 20,
  carry: 20,
  handOver: 20,
}
/** For a game that hangs: it is said to be stuck before that. */
const HANGING = 600_000

test(
  'a server killed in the midst of games loses nothing, repeats nothing and shows nothing that it should not',
  async () => {
    await build()
    const folder = mkdtempSync(join(tmpdir(), 'astrolabe-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    // Nothing is mounted: that is for those who ask for a trial.
    const disk = diskIn(folder, false)
    let round = 0
    const trial = new Trial({
      host: HOST,
      disk,
      tables: 4,
      servers: 1,
      seed: 'short',
      habits: EAGER,
      nextRound: async (granted) => {
        await granted(BETWEEN)
        return round++ < ROUNDS
      },
      interrupt: new AbortController().signal,
    })
    const report = await trial.run()
    expect(report.faults).toEqual([])
    expect(report.passed, pageOf(report)).toBe(true)
    // After the storm all are started anew, and once more before the last look into the books.
    expect(report.kills).toBe(ROUNDS + 2)
    expect(report.totals['games finished']).toBe(report.gamesOpened)
    expect(report.gamesOpened).toBeGreaterThanOrEqual(4)
    expect(report.totals['answers acknowledged']).toBeGreaterThan(ROUNDS * BETWEEN)
    expect(report.totals['positions compared']).toBeGreaterThan(ROUNDS * BETWEEN)
    expect('503 unwritable' in report.replies).toBe(disk.canBeFull)
    expect(report.deeds['streams resumed']).toBeGreaterThan(ROUNDS)
  },
  HANGING,
)
