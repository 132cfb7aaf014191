import { writeFileSync } from 'node:fs'
import { type Example, fitOdds, fitScores, type Level, placesOf, weightsOf } from '@astrolabe/bots'
import {
  fittingSeats,
  isCooperative,
  type LinearKnowledge,
  type TableOptions,
  type Weights,
} from '@astrolabe/kernel'
import { runJobs, type ThreadPool } from '@astrolabe/threads'
import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  botOption,
  botsFor,
  checkedSetup,
  EXAMPLE_GAME,
  gameArgument,
  levelOf,
  openHouse,
  seatsOption,
  tableOptionOption,
  wholeNumber,
  usualSeats,
} from './arguments.ts'
import { calibrationOf } from './fit/calibration.ts'
import { type LessonJob, lessons, linearOf } from './fit/lessons.ts'
import { type TrialDeal, trialMatch } from './fit/match.ts'
import { fitPage, type FitResult, matchInWords } from './fit/page.ts'
import { weightsFile } from './fit/weights-file.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'
import { poolFor, threadsOption } from './threads.ts'

interface Flags {
  readonly seats?: number
  readonly games: number
  readonly bot: readonly Level[]
  readonly trust: number
  readonly deals: number
  readonly judge: Level
  readonly seed: number
  readonly option: readonly string[]
  readonly threads?: number
  readonly out?: string
  readonly report?: string
}

const GAMES_PER_JOB = 10

const positive = (text: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('It takes a number above 0.')
  return number
}

export function register(program: Command): void {
  program
    .command('fit')
    .summary('find out what the features of a position are worth to a bot')
    .description(
      'Lets bots play games, looks at every position of them, and finds the weights with which the sum of its ' +
        'features comes closest to what became of it. Then bots with these weights play against those with the old ' +
        'ones. Where games teach little, a weight stays near what it was. The same seed gives the same weights. Ctrl-C stops, and goes on with the games there are.',
    )
    .addArgument(gameArgument())
    .addOption(seatsOption('number of seats (default: as many as the game allows)'))
    .addOption(
      new Option('--games <number>', 'games to learn from')
        .argParser(wholeNumber(1, 1_000_000))
        .default(2000),
    )
    .addOption(botOption('who plays them: one level, or one for each seat', 'pilot'))
    .addOption(
      new Option('--trust <share>', 'how much the weights there are count beside the games: 1 is as much')
        .argParser(positive)
        .default(1),
    )
    .addOption(
      new Option('--deals <number>', 'deals on which new weights play against old ones')
        .argParser(wholeNumber(0, 100_000))
        .default(100),
    )
    .addOption(new Option('--judge <level>', 'who plays those').argParser(levelOf).default('captain'))
    .addOption(new Option('--seed <number>', 'seed of the games').argParser(wholeNumber(0)).default(1))
    .addOption(tableOptionOption())
    .addOption(threadsOption())
    .addOption(new Option('--out <file>', 'where the weights go as source (default: they are printed)'))
    .addOption(new Option('--report <file>', 'write a page with the weights and how well they foretell'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe fit ${EXAMPLE_GAME} --games 2000 --bot pilot --report fit.html
  astrolabe fit ${EXAMPLE_GAME} --out games/${EXAMPLE_GAME}/bot/weights.ts`,
    )
    .action(async (game: string, flags: Flags) => {
      process.exitCode = await fit(game, flags)
    })
}

async function fit(game: string, flags: Flags): Promise<number> {
  const house = await openHouse(game)
  const linear = await linearOf(game)
  const { seats, options } = checkedSetup(
    house,
    flags.seats ?? usualSeats(house, 'most', flags.option),
    flags.option,
  )
  const command = `astrolabe fit ${game} --seats ${seats} --games ${flags.games} --bot ${flags.bot.join()} --trust ${flags.trust} --seed ${flags.seed}`
  return await interruptible(async (signal) => {
    const { games, examples } = await learn(game, seats, options, flags, signal)
    if (games === 0) return INTERRUPTED
    const found = solve(linear, examples, flags.trust)
    const weights = weightsOf(linear, found)
    const match = signal.aborted
      ? 'They were not tried: it was interrupted.'
      : await tryOut(
          { game, options, seats: matchSeats(fittingSeats(house.game, options), seats), weights },
          flags,
          signal,
        )
    const result: FitResult = {
      title: house.text.en.title,
      command,
      games,
      examples: examples.length,
      weights,
      before: linear.weights,
      calibration: calibrationOf(examples, found, linear.foretells),
      match,
    }
    const source = weightsFile(linear, weights, command)
    if (flags.out === undefined) console.log(source)
    else writeFileSync(flags.out, source)
    if (flags.report !== undefined) writeFileSync(flags.report, fitPage(result))
    console.error(`${games} games, ${examples.length} positions. ${match}`)
    return signal.aborted ? INTERRUPTED : 0

    /** Together, a table is as it was learnt from; rivals meet in pairs, where there are the most games to a deal. */
    function matchSeats(possible: readonly number[], learnt: number): number {
      if (isCooperative(house.game, { seats: learnt, options })) return learnt
      return possible.find((count) => count > 1) ?? learnt
    }
  })
}

async function learn(
  game: string,
  seats: number,
  options: TableOptions,
  { games, bot, seed, threads }: Flags,
  signal: AbortSignal,
): Promise<{ readonly games: number; readonly examples: readonly Example[] }> {
  const bots = botsFor(bot, seats)
  const jobs = Array.from(
    { length: Math.ceil(games / GAMES_PER_JOB) },
    (_, job): LessonJob => ({
      game,
      options,
      bots,
      seed,
      from: job * GAMES_PER_JOB,
      to: Math.min(games, (job + 1) * GAMES_PER_JOB),
    }),
  )
  const progress = new Progress(games, 'games')
  // In the order of the games, whichever thread was quicker: the same seed gives the same weights.
  const byJob: Example[][] = jobs.map(() => [])
  let played = 0
  await using pool = poolFor(games, bots, threads)
  for await (const { job, result } of resultsOf(pool, lessons, jobs, signal)) {
    byJob[job].push(...result)
    played++
    progress.advance(1)
  }
  progress.clear()
  return { games: played, examples: byJob.flat() }
}

function solve(linear: LinearKnowledge<unknown>, examples: readonly Example[], trust: number): Float64Array {
  const beliefs = placesOf(linear, linear.weights)
  return linear.foretells === 'odds'
    ? fitOdds(examples, { beliefs, trust, neverNegative: false })
    : fitScores(examples, { beliefs, trust, neverNegative: true })
}

/** How bots with new weights do, in words. */
async function tryOut(
  plan: {
    readonly game: string
    readonly options: TableOptions
    readonly seats: number
    readonly weights: Weights
  },
  { deals, judge: level, seed, threads }: Flags,
  signal: AbortSignal,
): Promise<string> {
  if (deals === 0) return 'They were not tried.'
  const jobs = Array.from(
    { length: deals },
    (_, deal): TrialDeal => ({ ...plan, level, seed: seed + 1, deal }),
  )
  const progress = new Progress(deals, 'deals')
  let games = 0
  let won = 0
  let wonByOld = 0
  await using pool = poolFor(deals * plan.seats, [level], threads)
  for await (const { result } of resultsOf(pool, trialMatch, jobs, signal)) {
    games += result.games
    won += result.won
    wonByOld += result.wonByOld
    progress.advance(1)
  }
  progress.clear()
  return matchInWords({ games, won, wonByOld })
}

/** Results as they come; a job that fails ends it all. */
async function* resultsOf<J, R>(
  pool: ThreadPool,
  work: Parameters<typeof runJobs<J, R>>[1],
  jobs: readonly J[],
  signal: AbortSignal,
): AsyncGenerator<{ readonly job: number; readonly result: R }> {
  for await (const report of runJobs(pool, work, jobs, signal)) {
    if ('error' in report) throw report.error
    yield report
  }
}
