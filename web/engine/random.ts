const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

const randomBytes = (count: number): number[] => [...crypto.getRandomValues(new Uint8Array(count))]

/** 128 bits, written in hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The id of a game of this browser; it looks like the id of a table. */
export function newId(): string {
  return randomBytes(10)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
}
