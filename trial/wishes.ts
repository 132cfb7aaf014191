import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const TABLES = 100
const MOST_TABLES = 1000
const SECONDS = 120
const MOST_SECONDS = 12 * 3600
const MOST_SERVERS = 4

export const HELP = `Plays tables on a real server that is killed again and again, and checks that nothing was lost.

Usage: npm run trial -- [options]

  --tables <n>      tables at a time, of every game (${TABLES})
  --minutes <n>     how long servers are killed; afterwards every game is played to its end
  --seconds <n>     the same in seconds (${SECONDS})
  --servers <n>     servers on one file at the same time (1)
  --seed <text>     what people and the storm do depends on it; when it happens depends on the machine
  --report <file>   where the report goes as JSON, and beside it as a page, .md (reports/trial.json)
  -h, --help        print this help

People over HTTP and bots play; servers are killed every few seconds and started again on the same file, their clock is
set, their disk is full now and then. Ctrl-C ends it early, with a report. The exit code is 1 if anything was lost,
doubled, out of order, shown to the wrong seat, stuck or not to be verified.`

export interface Wishes {
  readonly tables: number
  readonly seconds: number
  readonly servers: number
  readonly seed: string
  readonly report: string
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  throw new RangeError(`--${name} takes a whole number from 1 to ${most}, not ${text}`)
}

/** What was asked for; nothing if it was only help. Throws what makes no sense. */
export function wishesOf(args: readonly string[], usualReport: string): Wishes | undefined {
  const options = {
    tables: { type: 'string', default: String(TABLES) },
    minutes: { type: 'string' },
    seconds: { type: 'string', default: String(SECONDS) },
    servers: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'trial' },
    report: { type: 'string', default: usualReport },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const { help, tables, minutes, seconds, servers, seed, report } = parseArgs({
    args: [...args],
    options,
  }).values
  if (help) return undefined
  return {
    tables: wholeNumber('tables', tables, MOST_TABLES),
    seconds:
      minutes === undefined
        ? wholeNumber('seconds', seconds, MOST_SECONDS)
        : 60 * wholeNumber('minutes', minutes, MOST_SECONDS / 60),
    servers: wholeNumber('servers', servers, MOST_SERVERS),
    seed,
    report: resolve(report),
  }
}
