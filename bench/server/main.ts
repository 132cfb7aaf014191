import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from '@astrolabe/games'
import { installPeers, PEERS } from '../peers.mjs'
import { allHold, REFERENCE, type Section } from '../row.ts'
import { headline, readable, sectionText } from '../table.ts'
import { openTally } from './astrolabe-tables.ts'
import { openMatch } from './boardgame-io-tables.ts'
import type { Contender } from './contender.ts'
import { contest, type Effort } from './contest.ts'
import { HostedServer } from './hosted.ts'
import { longPast, wholeGame } from './legio.ts'
import { closedLoopSections, type Contest, type Measured, pacedSections } from './sections.ts'

const RESULTS = fileURLToPath(new URL('../reports/bench-server.json', import.meta.url))
const COUNTS = { closedLoop: 500, paced: 1000 }
const SECONDS = 15
const WINDOWS = 5
const LEAD_IN = 1.5
const QUICK_SECONDS = 2
const QUICK_WINDOWS = 2
const LONGEST_SECONDS = 600

const HELP = `Measures the server of Astrolabe under load on this machine, beside boardgame.io where it can be installed.

Usage: npm run bench:server -- [options]

  --quick            a short run, to see that all is well; its figures are rough
  --seconds <n>      seconds under each load (${SECONDS}; ${QUICK_SECONDS} if quick)
  --profile <folder> write a profile of the server's CPU there, for a browser's developer tools
  --out <file>       where the results go as JSON (reports/bench-server.json)
  -h, --help         print this help

The servers run in processes of their own and take turns, in several windows; waits are those of all answers. Ours
writes every answer to disk before it acknowledges it, in a folder that is removed afterwards; boardgame.io keeps its
matches in memory. Beside them stands what is no server to speak of: it takes lines by HTTP, writes them to the same
disk and acknowledges them, without rules or checks: what people wait for there is the disk alone. The exit code is 1 if
a hard target is missed (FAIL).
CPU is also given calibrated: as it would be where a fixed piece of work runs ${readable(REFERENCE)} times a second.`

interface Wishes {
  readonly quick: boolean
  readonly seconds: number
  readonly out: string
  readonly profile: string | undefined
}

/** What was asked for; nothing if that makes no sense, or was only help. */
function wishesOf(args: readonly string[]): Wishes | undefined {
  const options = {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    profile: { type: 'string' },
    out: { type: 'string', default: RESULTS },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    const { quick, seconds, profile, out, help } = parseArgs({ args: [...args], options }).values
    const given = Number(seconds ?? (quick ? QUICK_SECONDS : SECONDS))
    if (!(given >= 1 && given <= LONGEST_SECONDS))
      throw new RangeError(`--seconds takes a number from 1 to ${LONGEST_SECONDS}, not ${seconds}`)
    if (!help) return { quick, seconds: given, out: resolve(out), profile: profile && resolve(profile) }
    console.log(HELP)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exitCode = 2
  }
  return undefined
}

const say = (what: string): void => console.error(`… ${what}`)

/** A folder for the data of the server, gone when the program is. Folders of the system may not be on a disk. */
function passingFolder(): string {
  mkdirSync(dirname(RESULTS), { recursive: true })
  const folder = mkdtempSync(join(dirname(RESULTS), 'bench-server-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const contender = (name: string, host: HostedServer, failed: (error: Error) => void): Contender => ({
  name,
  host,
  open: () => openTally(host.port, failed),
})

async function startPeer(failed: (error: Error) => void): Promise<Contender | undefined> {
  const name = `boardgame.io ${PEERS['boardgame.io']}`
  const failure = installPeers()
  if (failure !== undefined) {
    console.log(`${name} could not be installed, so its rows are missing: ${failure}\n`)
    return undefined
  }
  const host = await HostedServer.start('boardgame.io')
  return {
    name: `${name}, in memory`,
    host,
    open: (number) => openMatch(host.port, `match-${number}`, failed),
  }
}

/** In the order in which they compete. */
const named = ([ours, plain, peer]: readonly Measured[]): Contest => ({ ours, plain, peer })

async function run({ quick, seconds, out, profile }: Wishes, failed: (error: Error) => void): Promise<void> {
  const warmUp = quick ? { answers: 5000, seconds: 5 } : { answers: 40_000, seconds: 20 }
  const effort: Effort = {
    seconds,
    windows: quick ? QUICK_WINDOWS : WINDOWS,
    leadIn: LEAD_IN,
    warmUp,
  }
  const folder = passingFolder()
  const startOurs = (): Promise<HostedServer> => HostedServer.start('astrolabe', [folder], { profile })
  const ours = contender('astrolabe, on disk', await startOurs(), failed)
  const plain = contender(
    'no server to speak of, on disk',
    await HostedServer.start('plain', [folder]),
    failed,
  )
  const peer = await startPeer(failed)

  console.log(headline())
  const sections: Section[] = []
  const show = (more: readonly Section[]): void => {
    sections.push(...more)
    for (const section of more) console.log(`${sectionText(section)}\n`)
  }

  const contenders = peer === undefined ? [ours, plain] : [ours, plain, peer]
  const result = await contest(contenders, COUNTS, effort, say)
  await Promise.all(contenders.map((contender) => contender.host.stop()))
  show(closedLoopSections(`Tally, ${COUNTS.closedLoop} tables, always answering`, named(result.closedLoop)))
  show(pacedSections(`Tally, ${COUNTS.paced} tables, an answer a second`, named(result.paced)))

  const house = await GAMES['vii-legio']()
  const fresh = await startOurs()
  show(await wholeGame(house, fresh, effort, say, failed))
  show(await longPast(house, fresh, startOurs, say, failed))

  const passed = allHold(sections)
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', cores: availableParallelism() }
  const results = { machine, peers: peer === undefined ? {} : PEERS, quick, effort, passed, sections }
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`)
  const verdict = passed ? 'Every hard target that was measured is met.' : 'A hard target was missed.'
  console.log(`${verdict} Results: ${relative('', out)}`)
  process.exitCode = passed ? 0 : 1
}

// Whatever ends the program takes the servers and their folder with it: both are tied to its exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const wishes = wishesOf(process.argv.slice(2))
if (wishes !== undefined) {
  const broken = new Promise<never>((_, reject) => {
    run(wishes, reject).then(() => process.exit(), reject)
  })
  await broken.catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
}
