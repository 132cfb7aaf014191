const NARROW = '\u202f'
const FULL = '\u00a0'

function typeset(literal: string): string {
  return literal
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:»%])|(?<=«) /g, FULL)
    .replace(/(?<=^|\d) (?=PV\b)/g, FULL)
}

/**
 * French, typed with ordinary spaces and set with the no-break spaces its typography asks for. Only what is written
 * here is set: names of players and cards stand as they are.
 */
export function fr(literals: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: literals.map(typeset) }, ...values)
}
