/** So many bytes that nobody can guess. */
export type RandomBytes = (length: number) => Uint8Array

/** Letters that are not mistaken for one another, however they are written. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 10
const SECRET_BYTES = 16

/** The name of a table or of a failure: short enough to be read aloud, too long to be guessed by trying. */
export function newId(random: RandomBytes): string {
  // 32 letters: every byte gives one of them, each as likely.
  return Array.from(random(ID_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The secret of a table, or of a bot’s thoughts: 128 bits. */
export function newSecret(random: RandomBytes): string {
  return Array.from(random(SECRET_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
