import type { Restored } from '@astrolabe/server'
import { type Command, Option } from 'commander'
import { dataOption, fileIn, loadServer } from './data-folder.ts'
import { INTERRUPTED, interruptible } from './interruption.ts'
import { Progress } from './progress.ts'

interface Flags {
  readonly data: string
  readonly replace: boolean
  readonly acceptWrong: boolean
}

export function register(program: Command): void {
  program
    .command('restore')
    .summary('put a backup where a server finds it, once its games have proved sound')
    .description(
      'Checks a backup page by page, copies it to where a server finds it, and plays every game in it again: those that ' +
        'are over lead to their end by legal answers alone, those under way can go on. Only then is it put in its ' +
        'place. Exit code 0 if it was, 1 if the file is damaged, a game is wrong, or a server is working there.',
    )
    .argument('<from>', 'a backup, or any file of a server')
    .addOption(dataOption('; it is made if it is not there'))
    .addOption(
      new Option('--replace', 'put it in the place of a file that is there already').default(false, 'no'),
    )
    .addOption(new Option('--accept-wrong', 'put it there even if some games are wrong').default(false, 'no'))
    .addHelpText(
      'after',
      `
A file is made smaller the same way: back it up, end the server, restore it.

Examples:
  astrolabe restore copy.sqlite --data /var/lib/astrolabe
  astrolabe restore copy.sqlite --data /tmp/trial
  astrolabe restore copy.sqlite --replace`,
    )
    .action(async (from: string, flags: Flags) => await restore(from, flags))
}

async function restore(from: string, { data, replace, acceptWrong }: Flags): Promise<void> {
  const began = performance.now()
  const to = fileIn(data)
  const { Interrupted, restoreStore } = await loadServer()
  // The secrets of games under way are in the file: it is nobody else's on this machine.
  process.umask(0o077)
  let bar: Progress | undefined
  const copying = (done: number, total: number): void => (bar ??= Progress.ofBytes(total)).reach(done)
  const verifying = (done: number, total: number): void => {
    if (done === 0) bar = new Progress(total, 'tables')
    bar?.reach(done)
  }
  let restored: Restored
  try {
    restored = await interruptible((signal) =>
      restoreStore({ from, to, replace, acceptWrong, copying, verifying, signal }),
    )
  } catch (error) {
    bar?.clear()
    // What is still at work in the driver of the database cannot be called off.
    if (error instanceof Interrupted) process.exit(INTERRUPTED)
    throw error
  }
  bar?.clear()
  for (const line of inWords(restored)) console.log(line)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (restored.isInPlace) console.log(`${to}: ${restored.tables} tables in ${seconds} s.`)
  else {
    process.exitCode = 1
    console.error(`error: ${to} was left as it was; --accept-wrong puts the backup there all the same`)
  }
}

const SHOWN = 20

function inWords({ finished, underWay, wrong }: Restored): string[] {
  const partly = finished.partly + underWay.partly
  return [
    `${finished.sound} finished games verified, ${underWay.sound} under way can go on.`,
    ...(partly === 0 ? [] : [`${partly} could be checked in part only: their rules are not all here.`]),
    ...(wrong.length === 0 ? [] : [`${wrong.length} NOT what they claim to be: ${listed(wrong)}.`]),
  ]
}

const listed = (tables: readonly string[]): string =>
  tables.length <= SHOWN
    ? tables.join(', ')
    : `${tables.slice(0, SHOWN).join(', ')} and ${tables.length - SHOWN} more`
