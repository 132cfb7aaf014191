import type { Outcome } from '@astrolabe/kernel'

/** How someone, or what has a score and no seat, came out of a game. */
export type Place = ({ readonly seat: number } | { readonly other: string }) & {
  /** From 1; shared by those who are equal. */
  readonly place: number
  readonly score: number
  readonly isWinner: boolean
}

/** Everyone by their place: winners first, whatever else decided between equal scores, then by score. */
export function placesOf({ scores, winners, others = [] }: Outcome): readonly Place[] {
  const ranked = [
    ...scores.map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) })),
    ...others.map(({ name, score, wins = false }) => ({ other: name, score, isWinner: wins })),
  ].sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.score - a.score)
  return ranked.map((one) => {
    if (one.isWinner) return { ...one, place: 1 }
    return { ...one, place: ranked.filter((other) => other.isWinner || other.score > one.score).length + 1 }
  })
}
