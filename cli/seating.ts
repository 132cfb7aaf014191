import { isLevel } from '@astrolabe/bots'
import type { Names } from '@astrolabe/kernel'
import type { Sitter, Words } from './words.ts'

/** The letter that marks a seat beside its colour. */
function letterOf(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat)
}

export function isSitter(word: string): word is Sitter {
  return word === 'human' || isLevel(word)
}

/** What the seats of a record are called. */
export function namesOf(seats: readonly string[], words: Words): Names {
  const names = seats.map((sitter, seat) =>
    isSitter(sitter) ? words.sitter[sitter](letterOf(seat)) : `${sitter} ${letterOf(seat)}`,
  )
  return (seat) => names[seat]
}
