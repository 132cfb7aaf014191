import { once } from './once.ts'

const and = once(() => new Intl.ListFormat('fr', { type: 'conjunction' }))
const or = once(() => new Intl.ListFormat('fr', { type: 'disjunction' }))

/** Whether a whole number goes with the singular: 0 does in French. */
export const isOne = (count: number): boolean => count < 2

/** A number with its noun: « 0 Clé », « 2 Clés ». */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${isOne(count) ? one : many}`

/** « A, B et C » */
export const listed = (things: readonly string[]): string => and().format(things)

/** « A, B ou C » */
export const either = (things: readonly string[]): string => or().format(things)

const NARROW = '\u202f'
const FULL = '\u00a0'

/** French typed with ordinary spaces, set with the no-break spaces its typography asks for. */
export function frenchSpaces(text: string): string {
  return text.replace(/ (?=[;!?])/g, NARROW).replace(/ (?=[:»%])|(?<=«) /g, FULL)
}

/** Only what is written here is set: names of players and cards stand as they are. */
export function french(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: literals.map(frenchSpaces) }, ...values)
}
