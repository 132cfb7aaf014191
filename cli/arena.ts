import { runJobs, type ThreadPool } from '@astrolabe/threads'
import { isCooperative } from '@astrolabe/kernel'
import { type Command, Option } from 'commander'
import { crewLines, Crews, type CrewsResult } from './arena/crews.ts'
import { type DealJob, deals as dealWork, type MatchPlan, type PlayedDeal } from './arena/deal.ts'
import { crewsOf, gamesOf, lineupOf } from './arena/lineup.ts'
import { type MatchResult, Standings } from './arena/standings.ts'
import { curveLines, matchLines } from './arena/text.ts'
import {
  checkedSetup,
  EXAMPLE_GAME,
  gameArgument,
  levelOf,
  Misuse,
  openHouse,
  seatsOption,
  tableOptionOption,
  wholeNumber,
  usualSeats,
} from './arguments.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'
import { poolFor, threadsOption } from './threads.ts'

interface Flags {
  readonly bots?: readonly string[]
  readonly curve?: string
  readonly from: number
  readonly doublings: number
  readonly seats?: number
  readonly deals: number
  readonly seed: number
  readonly option: readonly string[]
  readonly threads?: number
  readonly json?: true
}

/** Counts the deals of a match. */
interface Counter<R> {
  add(deal: PlayedDeal): void
  result(seconds: number): R
}

/** Plays the deals of a match on the threads of a pool; `heard` is told of each deal played. */
export async function runMatch<R>(
  pool: ThreadPool,
  plan: MatchPlan,
  standings: Counter<R>,
  deals: number,
  heard: () => void = () => {},
  signal?: AbortSignal,
): Promise<R> {
  const began = performance.now()
  const jobs = Array.from({ length: deals }, (_, deal): DealJob => ({ ...plan, deal }))
  for await (const report of runJobs(pool, dealWork, jobs, signal)) {
    // A match with a game missing would compare seats that were not dealt alike.
    if ('error' in report) throw new Error(`deal ${report.job} failed: ${report.error.message}`)
    standings.add(report.result)
    heard()
  }
  return standings.result((performance.now() - began) / 1000)
}

export function register(program: Command): void {
  program
    .command('arena')
    .summary('let bots play against each other, and tell which is stronger')
    .description(
      'Plays the same deals with every rotation of the bots over the seats, so that neither luck of the deal nor ' +
        'the seat favours any. A list of two bots sets one of the first against the second on all other seats; a ' +
        'list as long as the table is taken as it stands. A level may have its own number of iterations: captain@600. ' +
        'In a game that all win or lose together, each bot of the list plays every deal at all seats by itself.',
    )
    .addArgument(gameArgument())
    .addOption(
      new Option('--bots <levels>', 'the bots: captain,pilot').argParser((text: string) =>
        text.split(',').map((name) => name.trim()),
      ),
    )
    .addOption(seatsOption('number of seats (default: as few as the game allows)'))
    .addOption(
      new Option('--deals <number>', 'number of deals').argParser(wholeNumber(1, 1_000_000)).default(200),
    )
    .addOption(new Option('--seed <number>', 'seed of the deals').argParser(wholeNumber(0)).default(1))
    .addOption(
      new Option('--curve <level>', 'set doubled budgets of a level against each other').argParser(levelOf),
    )
    .addOption(
      new Option('--from <iterations>', 'the smallest budget of the curve')
        .argParser(wholeNumber(1, 1_000_000))
        .default(75),
    )
    .addOption(
      new Option('--doublings <number>', 'how often the curve doubles it')
        .argParser(wholeNumber(1, 12))
        .default(4),
    )
    .addOption(tableOptionOption())
    .addOption(threadsOption())
    .addOption(new Option('--json', 'print the numbers as JSON'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe arena ${EXAMPLE_GAME} --bots captain,pilot --seats 2 --deals 200 --seed 1
  astrolabe arena ${EXAMPLE_GAME} --bots captain,pilot --seats 4   one captain against three pilots
  astrolabe arena ${EXAMPLE_GAME} --curve captain --doublings 4 --deals 100`,
    )
    .action(async (game: string, flags: Flags) => {
      const house = await openHouse(game)
      const { seats, options } = checkedSetup(
        house,
        flags.seats ?? usualSeats(house, 'fewest', flags.option),
        flags.option,
      )
      const matches = matchesOf(flags)
      const plan = { game, options, seed: flags.seed }
      process.exitCode = isCooperative(house.game, { seats, options })
        ? await crews({ ...plan, ...crewsOf(matches.flat(), seats) }, flags)
        : await arena(
            matches.map((names) => ({ ...plan, ...lineupOf(names, seats) })),
            flags,
          )
    })
}

/** The lists of bots to be matched: the one given, or those of a curve. */
function matchesOf({ bots, curve, from, doublings }: Flags): readonly (readonly string[])[] {
  if ((bots === undefined) === (curve === undefined)) {
    throw new Misuse('The arena takes either --bots, such as captain,pilot, or --curve with a level.')
  }
  if (bots !== undefined) return [bots]
  return Array.from({ length: doublings }, (_, doubling) => [
    `${curve}@${from * 2 ** (doubling + 1)}`,
    `${curve}@${from * 2 ** doubling}`,
  ])
}

/** Plays the matches between rivals one after the other, prints their results, and gives the exit code. */
const arena = (plans: readonly MatchPlan[], flags: Flags): Promise<number> =>
  playMatches(
    plans,
    (plan) => new Standings(plan),
    flags,
    (matches) => print(matches, flags),
  )

const crews = (plan: MatchPlan, flags: Flags): Promise<number> =>
  playMatches(
    [plan],
    (one) => new Crews(one),
    flags,
    ([result]) => printCrews(result, flags),
  )

async function playMatches<R extends { readonly deals: number }>(
  plans: readonly MatchPlan[],
  counterOf: (plan: MatchPlan) => Counter<R>,
  flags: Flags,
  tell: (played: readonly R[]) => void,
): Promise<number> {
  const { results, interrupted } = await interruptible(async (signal) => {
    const progress = new Progress(plans.length * flags.deals, 'deals')
    const heard = (): void => progress.advance(1)
    const levels = plans.flatMap(({ entrants }) => entrants.map(({ level }) => level))
    const matches: R[] = []
    await using pool = poolFor(flags.deals * gamesOf(plans[0]).length, levels, flags.threads)
    for (const plan of plans) {
      if (signal.aborted) break
      matches.push(await runMatch(pool, plan, counterOf(plan), flags.deals, heard, signal))
    }
    progress.clear()
    return { results: matches, interrupted: signal.aborted }
  })
  const played = results.filter(({ deals }) => deals > 0)
  if (interrupted) {
    const deals = played.reduce((sum, match) => sum + match.deals, 0)
    console.error(`Stopped after ${deals} of ${plans.length * flags.deals} deals.`)
  }
  if (played.length > 0) tell(played)
  return interrupted ? INTERRUPTED : 0
}

function printCrews(result: CrewsResult, { json }: Flags): void {
  console.log(json === true ? JSON.stringify(result, null, 2) : crewLines(result).join('\n'))
}

function print(matches: readonly MatchResult[], { curve, json }: Flags): void {
  if (json === true)
    console.log(JSON.stringify(curve === undefined ? matches[0] : { curve, matches }, null, 2))
  else console.log((curve === undefined ? matchLines(matches[0]) : curveLines(curve, matches)).join('\n'))
}
