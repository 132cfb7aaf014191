import { type Command, Option } from 'commander'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Misuse } from './arguments.ts'
import { dataOption, fileIn, loadServer } from './data-folder.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'
import { reasonOf } from './record-file.ts'

interface Flags {
  readonly data: string
  readonly replace: boolean
}

export function register(program: Command): void {
  program
    .command('backup')
    .summary('copy everything a server keeps, also while it runs')
    .description(
      'Copies the file of a server to another one, as it stands at this moment, packed as closely as can be. The server ' +
        'may be running, and does not wait. The copy has its name once it is whole and on disk; only you can read it.',
    )
    .argument('<to>', 'the file to make; in a folder, one with the date in its name')
    .addOption(dataOption())
    .addOption(
      new Option('--replace', 'put it in the place of a file that is there already').default(false, 'no'),
    )
    .addHelpText(
      'after',
      `
Examples:
  astrolabe backup copy.sqlite
  astrolabe backup /backups --data /var/lib/astrolabe
  astrolabe backup /backups/latest.sqlite --replace`,
    )
    .action(async (to: string, flags: Flags) => await backUp(to, flags))
}

async function backUp(to: string, { data, replace }: Flags): Promise<void> {
  const began = performance.now()
  const from = fileIn(data)
  const file = isFolder(to) ? join(to, `astrolabe-${stamp(new Date())}.sqlite`) : to
  if (existsSync(file) && !replace)
    throw new Misuse(
      `${file} is there already; choose another name, or put this in its place with --replace.`,
    )
  const { copyStore, Interrupted, putInPlace, unfinished } = await loadServer()
  const part = unfinished(file)
  let bar: Progress | undefined
  try {
    await interruptible((signal) =>
      copyStore(from, part, (done, total) => (bar ??= Progress.ofBytes(total)).reach(done), signal),
    )
    putInPlace(part, file)
  } catch (error) {
    bar?.clear()
    // What is still at work in the driver of the database cannot be called off.
    if (error instanceof Interrupted) process.exit(INTERRUPTED)
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw /^E[A-Z]+$/.test(code) ? new Misuse(`${file} cannot be written: ${reasonOf(error)}.`) : error
  }
  bar?.clear()
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  console.log(`${file}: ${megabytes} MB in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** As it can stand in the name of a file, in the order of time: 2026-07-30-141500. */
const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
