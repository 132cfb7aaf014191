import type { KeptFailure } from '@astrolabe/server'
import { type Command, Option } from 'commander'
import { existsSync } from 'node:fs'
import { Misuse } from './arguments.ts'
import { dataOption, fileIn, loadServer } from './data-folder.ts'
import { reasonOf, writeRecordFile } from './record-file.ts'

interface Flags {
  readonly data: string
  readonly record?: string
}

export function register(program: Command): void {
  program
    .command('failures')
    .summary('what went wrong on a server: all of it, or one by its reference')
    .description(
      'Lists the failures that a server has kept, the latest first: the reference that people quote, when it was, the ' +
        'game, the table, and the error. With a reference, shows that one whole, and writes the record of the game if ' +
        'you want it. The server may be running. What is shown holds secrets of games under way.',
    )
    .argument('[reference]', 'what somebody quoted')
    .addOption(dataOption())
    .addOption(new Option('--record <file>', 'write the record of that game here, for replay and verify'))
    .addHelpText(
      'after',
      `
Examples:
  astrolabe failures --data /var/lib/astrolabe
  astrolabe failures hpne32slaw
  astrolabe failures hpne32slaw --record failed.json
  astrolabe replay failed.json`,
    )
    .action(async (reference: string | undefined, flags: Flags) => await showFailures(reference, flags))
}

async function showFailures(reference: string | undefined, { data, record }: Flags): Promise<void> {
  if (record !== undefined && reference === undefined)
    throw new Misuse('--record needs the reference of a failure; without one, astrolabe failures lists them.')
  const { readFailure, readFailures } = await loadServer()
  const file = fileIn(data)
  if (reference === undefined) {
    const all = readFailures(file)
    console.log(all.length === 0 ? `Nothing went wrong in ${file}.` : all.map(inALine).join('\n'))
    return
  }
  const failure = readFailure(file, reference)
  if (failure === undefined)
    throw new Misuse(`There is no failure “${reference}” in ${file}. Without a reference, all are listed.`)
  console.log(inFull(failure))
  if (record !== undefined) keepRecord(failure, record)
}

function keepRecord({ reference, record }: KeptFailure, file: string): void {
  if (record === null) throw new Misuse(`${reference} happened before there was a game: it has no record.`)
  if (existsSync(file)) throw new Misuse(`${file} is there already; choose another name.`)
  // The secrets of a game under way are nobody else's on this machine.
  process.umask(0o077)
  try {
    writeRecordFile(file, record)
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${reasonOf(error)}.`)
  }
  console.log(`\nIts record is in ${file}: ${record.answers.length} answers.`)
}

const LONGEST = 100
const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
/** Whatever would move the cursor or colour the screen is left out. */
const legible = (text: string): string => text.replace(/[^\P{C}\n]/gu, ' ')

function inALine({ reference, at, game, table, error }: KeptFailure): string {
  const [line = ''] = legible(error).split('\n')
  return [reference, when(at), game ?? '?', table, line.slice(0, LONGEST)].join('  ')
}

function inFull({ reference, at, game, table, version, attempt, error }: KeptFailure): string {
  return [
    `reference  ${reference}`,
    `when       ${when(at)} UTC`,
    `game       ${game ?? 'unknown'}`,
    `table      ${table}, after ${version} events`,
    `attempt    ${legible(JSON.stringify(attempt))}`,
    '',
    legible(error),
  ].join('\n')
}
