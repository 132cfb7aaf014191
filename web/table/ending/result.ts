import type { Outcome } from '@astrolabe/kernel'
import type { SeenTable } from '../seen-table.ts'
import type { TableWords } from '../words.ts'

type Seen = Pick<SeenTable, 'position' | 'yours' | 'session'>

/** Whether whoever sat there has given up; a bot has played on for them. */
export function hasResigned({ position }: Pick<Seen, 'position'>, seat: number): boolean {
  const sitter = position.value?.seats[seat]
  return sitter?.kind === 'bot' && sitter.resigned === true
}

/** Whether whoever looks has. */
const hasGivenUp = (seen: Seen): boolean =>
  seen.session.message.value?.owned?.some((seat) => hasResigned(seen, seat)) === true

/** Whether there is nothing to celebrate here: nobody has won, or only others than the one who plays at this screen. */
export function isLost(seen: Seen, { winners }: Outcome): boolean {
  const { yours } = seen
  if (hasGivenUp(seen)) return true
  const [only, ...more] = yours.value
  return winners.length === 0 || (only !== undefined && more.length === 0 && !winners.includes(only))
}

/** Everyone won, or everyone lost; otherwise whether the reader did, where one person plays at this screen. */
export function titleOf(seen: Seen, outcome: Outcome, says: TableWords['end']): string {
  const position = seen.position.value
  const isOne = seen.yours.value.length === 1
  const lost = isLost(seen, outcome)
  if (hasGivenUp(seen)) return says.lost
  if (position?.cooperative !== true) return !isOne ? says.scores : lost ? says.lost : says.won
  const isAlone = position.seats.length === 1 && isOne
  if (lost) return isAlone ? says.lost : says.lostTogether
  return isAlone ? says.won : says.wonTogether
}
