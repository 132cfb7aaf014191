import type { Outcome } from '@astrolabe/kernel'
import type { SeenTable } from '../seen-table.ts'
import type { TableWords } from '../words.ts'

type Seen = Pick<SeenTable, 'position' | 'yours'>

/** Whether there is nothing to celebrate here: nobody has won, or only others than the one who plays at this screen. */
export function isLost({ yours }: Pick<Seen, 'yours'>, { winners }: Outcome): boolean {
  const [only, ...more] = yours.value
  return winners.length === 0 || (only !== undefined && more.length === 0 && !winners.includes(only))
}

/** Everyone won, or everyone lost; otherwise whether the reader did, where one person plays at this screen. */
export function titleOf(seen: Seen, outcome: Outcome, says: TableWords['end']): string {
  const position = seen.position.value
  const isOne = seen.yours.value.length === 1
  const lost = isLost(seen, outcome)
  if (position?.cooperative !== true) return !isOne ? says.scores : lost ? says.lost : says.won
  const isAlone = position.seats.length === 1 && isOne
  if (lost) return isAlone ? says.lost : says.lostTogether
  return isAlone ? says.won : says.wonTogether
}
