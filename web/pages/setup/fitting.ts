import { cannotSetUp, type House, type Refusal, type TableOption, type TableOptions } from '@astrolabe/kernel'

/** The rule that forbids a table with so many seats and these options. What is out of range is never offered. */
export function forbidden(
  house: Pick<House<unknown>, 'game'> | undefined,
  seats: number,
  options: TableOptions,
): Refusal | undefined {
  const unfit = house && cannotSetUp(house.game, seats, options)
  return unfit?.why === 'rule' ? unfit.refusal : undefined
}

/** The number that an option can be and that was meant; what is no number means the usual one. */
export function inRange(
  { min = 0, max = Number.MAX_SAFE_INTEGER, initial }: TableOption,
  typed: number,
): number {
  return Number.isNaN(typed) ? Number(initial) : Math.min(max, Math.max(min, Math.round(typed)))
}

/** Each rule once, however many ways it forbids. */
export const rulesOf = (refusals: readonly (Refusal | undefined)[]): readonly Refusal[] =>
  refusals.flatMap((refusal, at) =>
    refusal === undefined || refusals.findIndex((other) => other?.rule === refusal.rule) < at
      ? []
      : [refusal],
  )
