import { join } from 'node:path'
import type { TableOptions } from '@astrolabe/kernel'
import { makeFolder } from '@astrolabe/server/folder'
import { runJobs } from '@astrolabe/threads'
import { type Command, Option } from 'commander'
import {
  checkedSetup,
  EXAMPLE_GAME,
  gameArgument,
  openHouse,
  seatCounts,
  seatsOption,
  tableOptionOption,
  wholeNumber,
} from './arguments.ts'
import { addTotals, type Failure, noTotals, type Totals, type TrialJob, trials } from './fuzz/trials.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'
import { writeRecordFile } from './record-file.ts'
import { poolFor, threadsOption } from './threads.ts'

interface Flags {
  readonly games: number
  readonly seed: number
  readonly seats?: number
  readonly option: readonly string[]
  readonly out: string
  readonly threads?: number
}

const GAMES_PER_JOB = 100

/** More failures than this are counted, not kept: they have the same cause as a rule. */
const KEPT_FAILURES = 20

export function register(program: Command): void {
  program
    .command('fuzz')
    .summary('play at random, and check that the rules hold together')
    .description(
      'Plays games at random, on as many cores as there is work for, and holds each to what every game must keep: there is always something to ' +
        'choose, nothing is lost, replaying and taking back lead to the same positions, nobody sees what they should ' +
        'not, every game ends. A game that fails is written to a record file. Exit code 1 if there is one. Ctrl-C ' +
        'stops, and reports what there is.',
    )
    .addArgument(gameArgument())
    .addOption(
      new Option('--games <number>', 'games at each number of seats')
        .argParser(wholeNumber(1, 100_000_000))
        .default(1000),
    )
    .addOption(new Option('--seed <number>', 'seed of the games').argParser(wholeNumber(0)).default(1))
    .addOption(seatsOption('number of seats (default: each that the game allows)'))
    .addOption(tableOptionOption().default([], 'those of the game, and drawn at random in every other game'))
    .addOption(new Option('--out <folder>', 'where records of failures are written').default('fuzz-failures'))
    .addOption(threadsOption())
    .addHelpText(
      'after',
      `
Examples:
  astrolabe fuzz ${EXAMPLE_GAME} --games 100000 --seed 1
  astrolabe fuzz ${EXAMPLE_GAME} --games 1000 --seats 2 --out failures`,
    )
    .action(async (game: string, flags: Flags) => {
      const house = await openHouse(game)
      const seats = seatCounts(house, flags.seats, flags.option)
      const options =
        flags.option.length > 0 ? checkedSetup(house, seats[0], flags.option).options : undefined
      process.exitCode = await fuzz(fuzzJobs(game, flags, seats, options), flags, flags.games * seats.length)
    })
}

function fuzzJobs(
  game: string,
  { games, seed }: Flags,
  seatNumbers: readonly number[],
  options: TableOptions | undefined,
): readonly TrialJob[] {
  const jobs: TrialJob[] = []
  for (const seats of seatNumbers) {
    for (let from = 0; from < games; from += GAMES_PER_JOB) {
      jobs.push({ game, seats, seed, options, from, to: Math.min(games, from + GAMES_PER_JOB) })
    }
  }
  return jobs
}

async function fuzz(jobs: readonly TrialJob[], { out, threads }: Flags, games: number): Promise<number> {
  const totals = noTotals()
  const began = performance.now()
  let failures = 0
  const interrupted = await interruptible(async (signal) => {
    const progress = new Progress(games, 'games')
    await using pool = poolFor(games, ['random'], threads)
    for await (const report of runJobs(pool, trials, jobs, signal)) {
      if ('error' in report) throw report.error
      addTotals(totals, report.result.totals)
      progress.advance(report.result.totals.games)
      for (const failure of report.result.failures) {
        progress.clear()
        if (++failures <= KEPT_FAILURES) tellFailure(failure, jobs[report.job], out)
      }
    }
    progress.clear()
    return signal.aborted
  })
  if (interrupted) console.log(`Stopped after ${totals.games} of ${games} games.`)
  for (const line of summary(totals, failures, (performance.now() - began) / 1000)) console.log(line)
  return failures > 0 ? 1 : interrupted ? INTERRUPTED : 0
}

/** Writes the record of a failure, and says how to look at it. */
export function tellFailure(
  { record, index, property, sentence, culprit }: Failure,
  job: TrialJob,
  out: string,
): void {
  const file = join(out, `${job.game}-${job.seats}-seats-seed-${job.seed}-game-${index}.json`)
  makeFolder(out)
  writeRecordFile(file, record)
  const place = `${job.seats} seats, game ${index}, after ${record.answers.length} answers`
  console.error(`FAILED  ${property}: ${sentence} (${place})`)
  if (culprit !== undefined)
    console.error(`  it fails at the answer “${culprit}”, which the record leaves to be played`)
  console.error(`  astrolabe play ${job.game} --record ${file}`)
}

function summary(totals: Totals, failures: number, seconds: number): string[] {
  const { games, answers, positions, views, badAnswers, undone, options, finalInVain } = totals
  return [
    `${games} games, ${answers} answers in ${seconds.toFixed(1)} s (${Math.round(games / Math.max(seconds, 0.001))} games/s)`,
    `looked at closely: ${positions} positions, ${views} views of twins, ${badAnswers} bad answers, ${undone} undone`,
    `${options} options were taken back or could not be, as was said of them; ${finalInVain} were called final in vain`,
    failures === 0 ? 'No failure.' : `${failures} games failed.`,
  ]
}
