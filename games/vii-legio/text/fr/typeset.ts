import { frenchSpaces } from '@astrolabe/words/french.ts'
import { unparted } from '../unparted.ts'

/** French, as `french` sets it, and with its numbers. */
export function fr(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: literals.map((literal) => unparted(frenchSpaces(literal))) }, ...values)
}
