import type { Outcome } from '@astrolabe/kernel'

/** How someone came out of a game. */
export interface Place {
  readonly seat: number
  /** From 1; shared by those who are equal. */
  readonly place: number
  readonly score: number
  readonly isWinner: boolean
}

/** Everyone by their place: winners first, whatever else decided between equal scores, then by score. */
export function placesOf({ scores, winners }: Outcome): readonly Place[] {
  const ranked = scores
    .map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.score - a.score)
  return ranked.map((one) => {
    if (one.isWinner) return { ...one, place: 1 }
    return { ...one, place: ranked.filter((other) => other.isWinner || other.score > one.score).length + 1 }
  })
}
