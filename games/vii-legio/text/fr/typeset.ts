import { frenchSpaces } from '@astrolabe/kernel'

/** Points are not parted from their number. */
function typeset(literal: string): string {
  return frenchSpaces(literal).replace(/(?<=^|\d) (?=PV\b)/g, '\u00a0')
}

/** French, as `french` sets it, and with victory points. */
export function fr(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: literals.map(typeset) }, ...values)
}
