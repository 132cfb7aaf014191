/** The part of an address after `#` that names the moment after so many answers. */
export const hashOfMoment = (number: number): string => `a${number}`

/** The same with the game itself in it, as `packed` makes it. */
export const hashOfLinked = (number: number, link: string): string => `${hashOfMoment(number)}.${link}`

/** The game in an address, if there is one. */
export const linkIn = (hash: string): string => /^a\d{1,7}\.(.*)$/s.exec(hash)?.[1] ?? ''

/** The moment an address names; nothing if it names none. */
export function momentIn(hash: string): number | undefined {
  const found = /^a(\d{1,7})(?:\.|$)/.exec(hash)
  return found === null ? undefined : Number(found[1])
}
