import { isCooperative } from '@astrolabe/kernel'
import { accessSync, constants, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Level } from '@astrolabe/bots'
import { makeFolder } from '@astrolabe/server/folder'
import { runJobs, type ThreadPool } from '@astrolabe/threads'
import { type Command, Option } from 'commander'
import {
  checkedSetup,
  botOption,
  botsFor,
  EXAMPLE_GAME,
  gameArgument,
  Misuse,
  openHouse,
  seatsOption,
  tableOptionOption,
  wholeNumber,
  usualSeats,
} from './arguments.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'
import { reasonOf } from './record-file.ts'
import { reportPage } from './report/page.ts'
import { type SimulationJob, type SimulationPlan, simulation } from './simulation/games.ts'
import { type Summary, summarise } from './simulation/summary.ts'
import { summaryLines } from './simulation/text.ts'
import { Pace } from './simulation/pace.ts'
import { addTally, emptyTally, type Tally } from './simulation/tally.ts'
import { poolFor, threadsOption } from './threads.ts'

interface Flags {
  readonly seats?: number
  readonly games: number
  readonly bot: readonly Level[]
  readonly seed: number
  readonly option: readonly string[]
  readonly vary?: string
  readonly threads?: number
  readonly full?: true
  readonly json?: true
  readonly report?: string
  readonly records?: string
}

/** So many that a thread is not kept waiting, so few that all threads have some until the end. */
const MOST_GAMES_PER_JOB = 25

export function simulationJobs(plan: SimulationPlan, games: number): readonly SimulationJob[] {
  const each = Math.max(1, Math.min(MOST_GAMES_PER_JOB, Math.floor(games / 64)))
  return Array.from({ length: Math.ceil(games / each) }, (_, job) => ({
    ...plan,
    from: job * each,
    to: Math.min(games, (job + 1) * each),
  }))
}

/** Plays the games of a plan on the threads of a pool; `heard` is told what more has been played. */
export async function runSimulation(
  pool: ThreadPool,
  plan: SimulationPlan,
  games: number,
  heard: (more: Tally) => void = () => {},
  signal?: AbortSignal,
): Promise<Tally> {
  const total = emptyTally(plan.bots.length)
  const jobs = simulationJobs(plan, games)
  for await (const report of runJobs(pool, simulation, jobs, signal)) {
    if ('error' in report) {
      const { from, to } = jobs[report.job]
      total.failures.push({ seed: `games ${from} to ${to - 1}`, message: report.error.message })
    } else {
      addTally(total, report.result)
      heard(report.result)
    }
  }
  return total
}

export function register(program: Command): void {
  program
    .command('simulate')
    .summary('let bots play many games, and count what happens')
    .description(
      'Lets bots play many games, on as many cores as there is work for, and counts what happens: lengths, scores, who wins from which ' +
        'seat and with which opening, and how often each thing of the game is used. The same seed gives the same numbers. Ctrl-C stops, and reports what there is. ' +
        'Rates by seat follow the order of play where the game tells it; by seat number they stand beside.',
    )
    .addArgument(gameArgument())
    .addOption(seatsOption('number of seats (default: as many as the game allows)'))
    .addOption(
      new Option('--games <number>', 'number of games').argParser(wholeNumber(1, 10_000_000)).default(1000),
    )
    .addOption(botOption('level of the bots, or one level for each seat: pilot,cadet,cadet', 'random'))
    .addOption(new Option('--seed <number>', 'seed of the games').argParser(wholeNumber(0)).default(1))
    .addOption(tableOptionOption())
    .addOption(
      new Option('--vary <question>', 'answer this question at random, to see all its choices: opening'),
    )
    .addOption(threadsOption())
    .addOption(new Option('--full', 'print all rows of every list, not only the first'))
    .addOption(new Option('--json', 'print the numbers as JSON'))
    .addOption(new Option('--report <file>', 'write a page with plots (HTML, all in one file)'))
    .addOption(new Option('--records <folder>', 'keep each game as a record file'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe simulate ${EXAMPLE_GAME} --seats 4 --games 2000 --bot random --seed 1
  astrolabe simulate ${EXAMPLE_GAME} --seats 2 --games 500 --bot pilot,cadet --report report.html
  astrolabe simulate ${EXAMPLE_GAME} --seats 3 --games 2000 --bot pilot --vary opening
  astrolabe simulate ${EXAMPLE_GAME} --games 100 --records games --json > numbers.json`,
    )
    .action(async (game: string, flags: Flags) => {
      const house = await openHouse(game)
      const { seats, options } = checkedSetup(
        house,
        flags.seats ?? usualSeats(house, 'most', flags.option),
        flags.option,
      )
      const plan: SimulationPlan = {
        game,
        options,
        bots: botsFor(flags.bot, seats),
        seed: flags.seed,
        ...(isCooperative(house.game, { seats, options }) && { together: true }),
        ...(flags.vary === undefined ? {} : { vary: flags.vary }),
        ...(flags.records === undefined ? {} : { records: folderFor(flags.records) }),
      }
      if (flags.report !== undefined) checkFolderOf(flags.report)
      process.exitCode = await simulate(house.text.en.title, plan, flags)
    })
}

/** Plays, prints and writes what was asked for, and gives the exit code. */
async function simulate(title: string, plan: SimulationPlan, flags: Flags): Promise<number> {
  const pace = new Pace(flags.games)
  const { tally, interrupted } = await interruptible(async (signal) => {
    const progress = new Progress(flags.games, 'games')
    const heard = (more: Tally): void => {
      progress.advance(more.games)
      pace.add(more)
    }
    await using pool = poolFor(flags.games, plan.bots, flags.threads)
    const counted = await runSimulation(pool, plan, flags.games, heard, signal)
    progress.clear()
    return { tally: counted, interrupted: signal.aborted }
  })
  if (!interrupted) checkVaried(plan, tally)
  const summary = summarise(plan, tally, pace.speed())
  if (interrupted) console.error(`Stopped after ${tally.games} of ${flags.games} games.`)
  const lines = (): string[] => summaryLines(summary, flags.full === true ? Infinity : undefined)
  console.log(flags.json === true ? JSON.stringify(summary, null, 2) : lines().join('\n'))
  if (flags.report !== undefined) {
    writeFileSync(flags.report, reportPage(summary, tally, { title, command: commandOf(plan, flags.games) }))
    console.error(`Report: ${flags.report}`)
  }
  return interrupted ? INTERRUPTED : exitCodeOf(summary)
}

/** What questions a game asks is known when it has been played: the numbers would not be those asked for. */
function checkVaried({ vary }: SimulationPlan, { games, asked }: Tally): void {
  if (vary === undefined || games === 0 || asked.has(vary)) return
  throw new Misuse(
    `--vary ${vary} changes nothing: that question never came up. Those that did: ${[...asked].sort().join(', ')}.`,
  )
}

/** What to type to get the same games again. */
function commandOf({ game, bots, seed, options, vary }: SimulationPlan, games: number): string {
  const levels = new Set(bots).size === 1 ? bots[0] : bots.join(',')
  const choices = Object.entries(options).map(([key, value]) => ` --option ${key}=${value}`)
  const varied = vary === undefined ? '' : ` --vary ${vary}`
  return `astrolabe simulate ${game} --seats ${bots.length} --games ${games} --bot ${levels} --seed ${seed}${choices.join('')}${varied}`
}

function exitCodeOf({ failures }: Summary): number {
  for (const { seed, message } of failures.slice(0, 5)) console.error(`Failed (${seed}): ${message}`)
  if (failures.length > 5) console.error(`… and ${failures.length - 5} more.`)
  return failures.length > 0 ? 1 : 0
}

function folderFor(records: string): string {
  const folder = resolve(records)
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Misuse(`There can be no folder ${records}: ${reasonOf(error)}.`)
  }
  return folder
}

/** Better to find out before the games than after them. */
function checkFolderOf(file: string): void {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${reasonOf(error)}.`)
  }
}
