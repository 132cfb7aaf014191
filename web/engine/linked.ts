import type { GameRecord, House } from '@astrolabe/kernel'
import { recordIn } from './opening.ts'
import { EngineTrouble } from './trouble.ts'

interface Linked {
  readonly record: GameRecord
  readonly names: readonly string[]
}

const LONGEST_NAME = 40

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.slice(0, 16).map((name) => (typeof name === 'string' ? name.slice(0, LONGEST_NAME) : ''))
    : []
}

/**
 * The game that a link tells of, as far as that can be said before it is played again; nothing if it tells of none, or
 * of one with more answers than the game could ever ask.
 */
export async function linkedIn(
  text: string,
  houseOf: (game: string) => Promise<House<unknown>>,
): Promise<Linked | undefined> {
  try {
    const { names, ...rest } = JSON.parse(text) as { readonly names?: unknown }
    const record = await recordIn(JSON.stringify(rest))
    const { game } = await houseOf(record.game)
    return record.answers.length > game.maxDecisions ? undefined : { record, names: namesIn(names) }
  } catch (error) {
    if (error instanceof EngineTrouble || error instanceof SyntaxError || error instanceof TypeError)
      return undefined
    throw error
  }
}
