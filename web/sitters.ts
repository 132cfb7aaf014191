import { isLevel } from '@astrolabe/bots/levels.ts'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import type { Words } from './words/words.ts'

/** Who sits at a seat, as lists of tables tell it. */
interface Sitter {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name?: string
  readonly level?: string
  /** Whose seat it is, where they do not sit there themselves. */
  readonly for?: string
}

function levelName({ seats }: Words, level: string): string {
  return isLevel(level) ? seats.levels[level].name : level
}

/** What a sitter is called in a list. Those whose game came from a file have no name. */
export function sitterName(words: Words, { kind, name, level, for: owner }: Sitter, seat: number): string {
  switch (kind) {
    case 'open':
      return owner === undefined ? words.home.mine.openSeat : words.seats.keptFor(owner)
    case 'person':
      return name || words.seats.player(seatLetter(seat))
    case 'bot':
      return owner === undefined
        ? levelName(words, level ?? '')
        : words.seats.standIn(owner, levelName(words, level ?? ''))
  }
}
