import { once } from './once.ts'

const and = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }))
const or = once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }))

/** Whether a whole number goes with the singular. */
export const isOne = (count: number): boolean => count === 1

/** A number with its noun: “0 Keys”, “1 Key”. */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${isOne(count) ? one : many}`

/** “A, B and C” */
export const listed = (things: readonly string[]): string => and().format(things)

/** “A, B or C” */
export const either = (things: readonly string[]): string => or().format(things)
