import type { Game, OptionValue, TableOption, TableOptions } from './game.ts'
import type { GameText } from './house.ts'
import type { Refusal } from './refusal.ts'

/** Why there can be no such table: a number of seats or an option that the game does not know, or one of its rules. */
export type Unfit =
  | { readonly why: 'seats'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly why: 'no-such-option'; readonly key: string; readonly keys: readonly string[] }
  | { readonly why: 'option'; readonly option: TableOption; readonly value: OptionValue }
  | { readonly why: 'rule'; readonly refusal: Refusal }

type Ranges = Pick<Game<never>, 'seats' | 'options'>

/** The options of a table: the game's own, with those given put over them. */
export function tableOptions({ options }: Pick<Ranges, 'options'>, given: TableOptions = {}): TableOptions {
  const usual = Object.fromEntries(options.map(({ key, initial }) => [key, initial]))
  // Frozen, so that copies of a state may share them.
  return Object.freeze({ ...usual, ...given })
}

/** Why a table cannot be set up with so many seats and these options; those left out have their usual value. */
export function cannotSetUp(
  game: Ranges & Pick<Game<never>, 'cannotSetUp'>,
  seats: number,
  given: TableOptions = {},
): Unfit | undefined {
  const unfit = outOfRange(game, seats, given)
  if (unfit !== undefined) return unfit
  const refusal = game.cannotSetUp?.({ seats, options: tableOptions(game, given) })
  return refusal && { why: 'rule', refusal }
}

/** The numbers of seats that tables with these options can have; those left out have their usual value. */
export function fittingSeats(
  game: Ranges & Pick<Game<never>, 'cannotSetUp'>,
  given: TableOptions = {},
): readonly number[] {
  const { min, max } = game.seats
  const all = Array.from({ length: max - min + 1 }, (_, place) => min + place)
  return all.filter((seats) => cannotSetUp(game, seats, given) === undefined)
}

/** Options for a table with so many seats: the usual ones or, if they do not go with it, the first that differs in one. */
export function fittingOptions(
  game: Ranges & Pick<Game<never>, 'cannotSetUp'>,
  seats: number,
): TableOptions | undefined {
  const changed = game.options.flatMap((option) => valuesOf(option).map((value) => ({ [option.key]: value })))
  const given = [{}, ...changed].find((options) => cannotSetUp(game, seats, options) === undefined)
  return given && tableOptions(game, given)
}

function valuesOf({ initial, min = 0, max = min, choices }: TableOption): readonly OptionValue[] {
  if (typeof initial === 'boolean') return [!initial]
  return choices ?? [min, max]
}

/** Why a table is out of range, whatever the rules of the game say: a table of the past may have been set up under others. */
export function outOfRange(game: Ranges, seats: number, given: TableOptions = {}): Unfit | undefined {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return { why: 'seats', seats, min, max }
  for (const [key, value] of Object.entries(given)) {
    const option = game.options.find((candidate) => candidate.key === key)
    if (option === undefined)
      return { why: 'no-such-option', key, keys: game.options.map((candidate) => candidate.key) }
    if (!takes(option, value)) return { why: 'option', option, value }
  }
  return undefined
}

function takes({ initial, min, max, choices }: TableOption, value: OptionValue): boolean {
  if (typeof value !== typeof initial) return false
  if (typeof value === 'boolean') return true
  if (choices !== undefined) return choices.includes(value)
  return Number.isInteger(value) && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)
}

/** Throws where a table is out of range: whoever may be told so has asked before. */
export function mustFit(game: Ranges, seats: number, given?: TableOptions): void {
  const unfit = outOfRange(game, seats, given)
  if (unfit !== undefined) throw new RangeError(unfitInEnglish(unfit))
}

/** In a sentence without its capital and its stop. A rule is told in the words of the game, or by its id. */
export function unfitInEnglish(unfit: Unfit, text?: Pick<GameText<never, never>, 'refusal'>): string {
  switch (unfit.why) {
    case 'seats':
      return `this game is played with ${unfit.min} to ${unfit.max} seats, not ${unfit.seats}`
    case 'no-such-option':
      return `there is no option “${unfit.key}”; options are: ${unfit.keys.join(', ') || 'none'}`
    case 'option': {
      const { option, value } = unfit
      return `option “${option.key}” takes ${accepted(option)}, not ${JSON.stringify(value)}`
    }
    case 'rule':
      return text?.refusal(unfit.refusal).replace(/\.$/, '') ?? unfit.refusal.rule
  }
}

function accepted({ initial, min = 0, max = Number.MAX_SAFE_INTEGER, choices }: TableOption): string {
  if (typeof initial === 'boolean') return 'true or false'
  return choices === undefined ? `a whole number from ${min} to ${max}` : `one of ${choices.join(', ')}`
}
