import { isLevel } from '@astrolabe/bots'
import type { Words } from './words/words.ts'

/** Who sits at a seat, as lists of tables tell it. */
interface Sitter {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name?: string
  readonly level?: string
}

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat)

export function levelName({ seats }: Words, level: string): string {
  return isLevel(level) ? seats.levels[level].name : level
}

/** What a sitter is called in a list. */
export function sitterName(words: Words, { kind, name, level }: Sitter, seat: number): string {
  switch (kind) {
    case 'open':
      return words.home.mine.openSeat
    case 'person':
      return name ?? words.seats.player(letterOf(seat))
    case 'bot':
      return levelName(words, level ?? '')
  }
}
