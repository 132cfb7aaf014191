import { isLevel } from '@astrolabe/bots'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import type { Words } from './words/words.ts'

/** Who sits at a seat, as lists of tables tell it. */
interface Sitter {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name?: string
  readonly level?: string
}

function levelName({ seats }: Words, level: string): string {
  return isLevel(level) ? seats.levels[level].name : level
}

/** What a sitter is called in a list. Those whose game came from a file have no name. */
export function sitterName(words: Words, { kind, name, level }: Sitter, seat: number): string {
  switch (kind) {
    case 'open':
      return words.home.mine.openSeat
    case 'person':
      return name || words.seats.player(seatLetter(seat))
    case 'bot':
      return levelName(words, level ?? '')
  }
}
