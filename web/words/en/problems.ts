import { countIn } from '@astrolabe/words'

const count = countIn('en')

/** What a person is told when the server says no, or nothing. */
export const problems = {
  offline: 'The server cannot be reached. Check your connection; games on this device still work.',
  missing: 'This table does not exist, or no longer does.',
  forbidden: 'This seat is not yours on this device.',
  stale: 'Something happened at the table meanwhile. Look again, then choose.',
  refused: 'The rules do not allow that.',
  tooMany: (seconds: number) => `Too many requests. Try again in ${count(seconds, 'second', 'seconds')}.`,
  failure: (reference: string | undefined) =>
    reference === undefined
      ? 'The server met a fault. Nothing was lost; try again.'
      : `The server met a fault. Nothing was lost; try again. Reference: ${reference}`,
}
