/** The part of an address after `#` that names the moment after so many answers. */
export const hashOfMoment = (number: number): string => `a${number}`

/** The moment an address names; nothing if it names none. */
export function momentIn(hash: string): number | undefined {
  const found = /^a(\d{1,7})$/.exec(hash)
  return found === null ? undefined : Number(found[1])
}
