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
