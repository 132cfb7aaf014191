import { Command, CommanderError } from 'commander'
import { register as registerArena } from './arena.ts'
import { EXAMPLE_GAME, Misuse } from './arguments.ts'
import { register as registerBackup } from './backup.ts'
import { register as registerFailures } from './failures.ts'
import { register as registerFit } from './fit.ts'
import { register as registerFuzz } from './fuzz.ts'
import { register as registerPlay } from './play.ts'
import { register as registerPositions } from './positions.ts'
import { register as registerReplay } from './replay.ts'
import { register as registerRestore } from './restore.ts'
import { register as registerRules } from './rules.ts'
import { register as registerServe } from './serve.ts'
import { register as registerSimulate } from './simulate.ts'
import { register as registerVerify } from './verify.ts'
import packageFile from './package.json' with { type: 'json' }

const COMMANDS = [
  registerPlay,
  registerServe,
  registerBackup,
  registerRestore,
  registerFailures,
  registerReplay,
  registerVerify,
  registerRules,
  registerSimulate,
  registerArena,
  registerFuzz,
  registerFit,
  registerPositions,
]

/** What was asked for makes no sense. */
const MISUSED = 2
const FAILED = 1

function createProgram(): Command {
  const program = new Command('astrolabe')
    .description('A table for space board games: the program knows the rules.')
    .version(packageFile.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .addHelpText(
      'after',
      `
Examples:
${examples([
  [`play ${EXAMPLE_GAME}`, 'play against bots'],
  [`play ${EXAMPLE_GAME} --record game.json`, 'the same, saved as you go'],
  ['replay game.json', 'read that game again'],
  ['serve', 'the page and its tables'],
  ['play --help', 'all there is to say about playing'],
])}`,
    )
  for (const register of COMMANDS) register(program)
  program.showHelpAfterError(`Commands: ${program.commands.map((command) => command.name()).join(', ')}.`)
  for (const command of program.commands) command.showHelpAfterError(acceptedBy(command))
  return program
}

function examples(all: readonly (readonly [command: string, what: string])[]): string {
  const wide = Math.max(...all.map(([command]) => command.length))
  return all.map(([command, what]) => `  astrolabe ${command.padEnd(wide)}  ${what}`).join('\n')
}

/** A few lines for whoever mistyped: what the command takes. */
function acceptedBy(command: Command): string {
  const args = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  )
  const flags = command.options.map(({ flags: spelling }) => spelling)
  return [
    `Usage: astrolabe ${[command.name(), ...args].join(' ')}`,
    `Options: ${flags.join(', ')}.`,
    `More: astrolabe ${command.name()} --help`,
  ].join('\n')
}

/** Runs the program and sets the exit code: 0, 1 when what was asked for failed, 2 when it made no sense. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const program = createProgram()
  try {
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(sensible(program, args), { from: 'user' })
  } catch (error) {
    process.exitCode = exitCodeOf(error)
  }
}

/** Nothing is asked of a command that does not exist: with --help, Commander would print that of the program. */
function sensible(program: Command, args: readonly string[]): readonly string[] {
  const [first = ''] = args
  const known =
    first.startsWith('-') || first === 'help' || program.commands.some((one) => one.name() === first)
  return known ? args : [first]
}

function exitCodeOf(error: unknown): number {
  // Commander has said what was wrong; its code is 0 for help and version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED
  if (error instanceof Misuse) {
    console.error(`error: ${error.message}`)
    return MISUSED
  }
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof Error && process.env['ASTROLABE_DEBUG'] !== undefined) console.error(error.stack)
  return FAILED
}
