import type { Decision } from './decision.ts'
import type { Game, TableOptions } from './game.ts'
import type { House } from './house.ts'

/**
 * The rules a record names: today's, or those of the past that the house keeps, shown in today's shape; nothing if they
 * are not here.
 */
export async function gameUnder(
  { game, past = {} }: Pick<House<unknown>, 'game' | 'past'>,
  rules: string,
): Promise<Game<unknown> | undefined> {
  if (rules === game.rules) return game
  if (!Object.hasOwn(past, rules)) return undefined
  // Of states whose shape is the game's own business, nothing more can be said here than that they are shown for one another.
  const shown = <V>(view: V): V => (game.upgrade?.(view, rules) ?? view) as V
  // Frozen rules may say in a way of their time who plays together.
  const cooperative = (options: TableOptions): boolean => game.cooperative?.(options) === true
  const asked = (decision: Decision): Decision => game.upgradeQuestion?.(decision, rules) ?? decision
  return { ...(await past[rules]()), cooperative, shown, asked }
}
