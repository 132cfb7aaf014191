import { Command, CommanderError } from 'commander'
import { Misuse } from '../arguments.ts'

/** What a command says to arguments that make no sense; these are the errors that end the program with code 2. */
export async function refusalOf(
  register: (program: Command) => void,
  command: string,
  args: string,
): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  register(program)
  try {
    await program.parseAsync([command, ...args.split(' ')], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError || error instanceof Misuse) return error.message
    throw error
  }
  return 'accepted'
}
