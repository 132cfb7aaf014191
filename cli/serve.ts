import {
  LIMIT_MEANINGS,
  LOG_LEVELS,
  type LimitSettings,
  type LogLevel,
  parseLimits,
  type ServerSettings,
  USUAL_KEEP,
  USUAL_LIMITS,
} from '@astrolabe/server/settings'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { fileURLToPath } from 'node:url'
import { wholeNumber } from './arguments.ts'
import { dataOption, fileIn, loadServer } from './data-folder.ts'
import packageFile from './package.json' with { type: 'json' }

interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly publicUrl?: string
  readonly behindProxy: boolean
  readonly hosts?: readonly string[]
  readonly limits: LimitSettings
  readonly keepFinished?: number
  readonly keepIdle?: number
  readonly keepGathering?: number
  readonly keepGuests: number
  readonly botThreads?: number
  readonly log: LogLevel
}

const PAGES = fileURLToPath(new URL('./web', import.meta.url))

export function register(program: Command): void {
  program
    .command('serve')
    .summary('serve the page and its tables')
    .description(
      'Serves the page, and the tables that people far apart play at. Everything is kept in one file.',
    )
    .addOption(
      new Option('--port <number>', 'port to listen on; 0 for any free one')
        .env('PORT')
        .argParser(wholeNumber(0, 65_535))
        .default(8080),
    )
    .addOption(
      new Option('--host <address>', 'address to listen on; 0.0.0.0 for the whole network')
        .env('HOST')
        .argParser(hostOf)
        .default('localhost'),
    )
    .addOption(dataOption('; it is made if it is not there'))
    .addOption(
      new Option('--public-url <address>', 'where people find the page, if that is elsewhere')
        .env('ASTROLABE_PUBLIC_URL')
        .argParser(publicUrlOf),
    )
    .addOption(
      new Option('--behind-proxy [yes|no]', 'the proxy in front, and it alone, says where requests come from')
        .env('ASTROLABE_BEHIND_PROXY')
        .preset('yes')
        .argParser(yesOrNo)
        .default(false, 'no'),
    )
    .addOption(
      new Option('--hosts <names>', 'further names by which the server may be called; see below')
        .env('ASTROLABE_HOSTS')
        .argParser(hostsOf),
    )
    .addOption(
      new Option('--limits <list>', 'off, or limits to change, such as chat=10/60')
        .env('ASTROLABE_LIMITS')
        .argParser(limitsOf)
        .default(USUAL_LIMITS, 'see below'),
    )
    .addOption(keepOption('finished', 'days for which finished games are kept, or forever'))
    .addOption(keepOption('idle', 'days for which games under way are kept after the last move, or forever'))
    .addOption(
      keepOption(
        'gathering',
        'days for which tables are kept whose game never began, or forever',
        USUAL_KEEP.gathering,
      ),
    )
    .addOption(
      new Option(
        '--keep-guests <days>',
        'days after which guests who were not here are forgotten; at most 90',
      )
        .env('ASTROLABE_KEEP_GUESTS')
        .argParser(wholeNumber(1, USUAL_KEEP.guests))
        .default(USUAL_KEEP.guests),
    )
    .addOption(
      new Option(
        '--bot-threads <number>',
        'threads on which bots think (default: one per core, or one less where they cannot give way)',
      )
        .env('ASTROLABE_BOT_THREADS')
        .argParser(wholeNumber(1, 64)),
    )
    .addOption(
      new Option('--log <level>', 'what is logged, as lines of JSON')
        .env('ASTROLABE_LOG')
        .choices(LOG_LEVELS)
        .default('warn'),
    )
    .addHelpText('after', `\n${HOSTS_HELP}\n\n${LIMITS_HELP}\n\n${KEEP_HELP}\n\n${EXAMPLES}`)
    .action(async (flags: Flags) => await serve(flags))
}

const HOSTS_HELP = `A request that calls the server by a name not its own is refused: a page elsewhere may have sent it.
Its own are that of --public-url, or without one that of this machine and any address; behind a proxy whose
public address was not said, any; and those of --hosts, such as "games.lan astrolabe".`

const LIMITS_HELP = `Limits, each count/seconds, count/seconds+burst, or a number; off for none.
A network is an IPv4 address, or the first 64 bits of an IPv6 address; all that begin with the same 48 bits
have eight times as much together.
${Object.entries(LIMIT_MEANINGS)
  .map(([name, meaning]) => `  ${limitInWords(name as keyof LimitSettings).padEnd(24)} ${meaning}`)
  .join('\n')}`

const KEEP_HELP = `Nothing is cleared away while somebody has it open. Table, log, links and what
failed there go together; what was cleared is in the log at level info. The
room is used again; astrolabe backup and restore make the file smaller.`

const EXAMPLES = `Examples:
  astrolabe serve
  astrolabe serve --host 0.0.0.0 --port 80 --data /var/lib/astrolabe
  astrolabe serve --public-url https://play.example --behind-proxy
  astrolabe serve --limits "chat=10/60 streams=8 botGames=off"
  astrolabe serve --keep-finished 365 --keep-idle 180 --log info`

/** How long tables of a kind are kept; for ever unless the host wants otherwise. */
function keepOption(kind: 'finished' | 'idle' | 'gathering', says: string, usual?: number): Option {
  // Commander does not show that nothing is the usual.
  const option = new Option(
    `--keep-${kind} <days>`,
    usual === undefined ? `${says} (default: forever)` : says,
  )
    .env(`ASTROLABE_KEEP_${kind.toUpperCase()}`)
    .argParser(daysOf)
  return usual === undefined ? option : option.default(usual)
}

function daysOf(text: string): number | undefined {
  if (text === 'forever') return undefined
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('It takes a number of days, from 1 on, or forever.')
}

function limitInWords(name: keyof LimitSettings): string {
  const limit: Required<LimitSettings>[typeof name] = USUAL_LIMITS[name]
  if (typeof limit === 'number') return `${name}=${limit}`
  const { count, seconds, burst } = limit
  return `${name}=${count}/${seconds}${burst === undefined ? '' : `+${burst}`}`
}

/** Nothing at all would be every address there is. */
function hostOf(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('It takes an address, such as localhost or 0.0.0.0.')
}

function hostsOf(text: string): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  if (names.every((name) => /^[\w.-]+$/.test(name))) return names
  throw new InvalidArgumentError('It takes names without http:// and port, such as games.lan.')
}

function yesOrNo(text: string): boolean {
  if (/^(?:yes|true|1)$/i.test(text)) return true
  if (/^(?:no|false|0|)$/i.test(text)) return false
  throw new InvalidArgumentError('It takes yes or no.')
}

function publicUrlOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new InvalidArgumentError('It takes an address, such as https://play.example.')
}

function limitsOf(text: string): LimitSettings {
  try {
    return parseLimits(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? `${error.message}.` : '')
  }
}

async function serve({
  port,
  host,
  data,
  publicUrl,
  behindProxy,
  hosts,
  limits,
  botThreads,
  log,
  keepFinished: finished,
  keepIdle: idle,
  keepGathering: gathering,
  keepGuests: guests,
}: Flags): Promise<void> {
  const settings: ServerSettings = {
    port,
    host,
    data: fileIn(data),
    limits,
    keep: { finished, idle, gathering, guests },
    logLevel: log,
    pages: PAGES,
    version: packageFile.version,
    publicUrl,
    behindProxy,
    hosts,
    threads: botThreads,
  }
  // The secrets of games under way are in the file: it is nobody else's on this machine.
  process.umask(0o077)
  const { startServer } = await loadServer()
  const server = await startServer(settings)
  console.log(`Astrolabe is at ${publicUrl ?? server.address}`)
  console.log(`Everything is kept in ${settings.data}. Ctrl-C ends it.`)
  await interrupted()
  await server.stop()
}

/** Resolves when somebody wants the program to end. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
