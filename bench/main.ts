import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from '@astrolabe/games'
import { answering } from './answering.ts'
import { peerPlayouts, type PeerPlayouts } from './boardgame-io.ts'
import { copying } from './copying.ts'
import { calibrate, type Effort, interleave, median } from './measure.ts'
import { installPeers, PEERS } from './peers.mjs'
import { playouts } from './playouts.ts'
import { allHold, REFERENCE, type Section } from './row.ts'
import { simulation, type SpeedGuide } from './simulation.ts'
import { spreading } from './spreading.ts'
import { headline, readable, sectionText } from './table.ts'
import { thinking } from './thinking.ts'

/** The games that are measured, and how fast they should be simulated. */
const GUIDES: Readonly<Record<string, SpeedGuide>> = {
  'vii-legio': { decisions: 1_000_000, games: 5000 },
  'x-odus': { decisions: 300_000, games: 1000 },
}
const SEATS = 4

const RESULTS = fileURLToPath(new URL('../reports/bench.json', import.meta.url))

const HELP = `Measures Astrolabe: playouts, whole games, copies, bots and answers; in CPU seconds of one core.

Usage: npm run bench -- [options]

  --quick       a short run, to see that all is well; its figures are rough
  --out <file>  where the results go as JSON (reports/bench.json)
  -h, --help    print this help

A figure is the median of several runs by turns. Beside it stands the same figure calibrated: as it would be where
a fixed piece of work runs ${readable(REFERENCE)} times a second, so that results from a busy machine, or another, compare.
Ratios are those of the same run. The exit code is 1 if a hard one is missed (FAIL); guides are only reported.
Peers are installed from npm into .peers/, outside the dependencies; without them the run goes on.`

interface Wishes {
  readonly quick: boolean
  readonly out: string
}

/** What was asked for; nothing if that makes no sense, or was only help. */
function wishesOf(args: readonly string[]): Wishes | undefined {
  const options = {
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: RESULTS },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    const { quick, out, help } = parseArgs({ args: [...args], options }).values
    if (!help) return { quick, out: resolve(out) }
    console.log(HELP)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exitCode = 2
  }
  return undefined
}

function findPeer(): PeerPlayouts | undefined {
  const name = `boardgame.io ${PEERS['boardgame.io']}`
  const failure = installPeers()
  if (failure === undefined) return peerPlayouts()
  console.log(`${name} could not be installed, so its rows are missing: ${failure}\n`)
  return undefined
}

async function run({ quick, out }: Wishes): Promise<void> {
  const effort: Effort = quick ? { rounds: 3, seconds: 0.25 } : { rounds: 7, seconds: 0.6 }
  const tables = quick ? 3 : 8
  const peer = findPeer()
  const parts: (() => Section | Promise<Section>)[] = [...playouts(effort, peer)]
  for (const [game, guide] of Object.entries(GUIDES)) {
    const house = await GAMES[game]()
    parts.push(
      () => simulation(house, SEATS, effort, guide),
      () => copying(house, SEATS, tables, effort),
      () => thinking(house, SEATS, tables, effort),
      () => spreading(house, SEATS, tables, effort.rounds),
      () => answering(house, SEATS, quick ? 3 : 20),
    )
  }
  const calibration = median(interleave([calibrate], effort)[0].rounds)
  console.log(`Calibration: ${readable(calibration)} deals a second (reference ${readable(REFERENCE)})\n`)
  console.log(headline())
  const sections: Section[] = []
  for (const part of parts) {
    const section = await part()
    sections.push(section)
    console.log(`${sectionText(section)}\n`)
  }
  const passed = allHold(sections)
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', cores: availableParallelism() }
  const peers = peer === undefined ? {} : PEERS
  const results = { machine, peers, quick, effort, calibration, reference: REFERENCE, passed, sections }
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`)
  console.log(
    `${passed ? 'Every hard ratio that was measured holds.' : 'A hard ratio was missed.'} Results: ${relative('', out)}`,
  )
  process.exitCode = passed ? 0 : 1
}

const wishes = wishesOf(process.argv.slice(2))
if (wishes !== undefined) await run(wishes)
