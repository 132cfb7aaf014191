/** Places for labels at the wanted heights, moved apart as little as it takes; in the order given. */
export function apart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = [...wanted.keys()].toSorted((a, b) => wanted[a] - wanted[b])
  const places = [...wanted]
  for (const [rank, index] of order.entries()) {
    if (rank > 0) places[index] = Math.max(places[index], places[order[rank - 1]] + gap)
  }
  for (const [rank, index] of order.toReversed().entries()) {
    const limit = lowest - rank * gap
    places[index] = Math.min(places[index], limit)
  }
  return places
}

/** A line of steps through values, one for each round from 0. */
export function steps(
  values: readonly number[],
  x: (round: number) => number,
  y: (value: number) => number,
): string {
  const moves = values.flatMap((value, round) =>
    round > 0 && value !== values[round - 1] ? [`H${x(round)}V${y(value)}`] : [],
  )
  return `M${x(0)} ${y(values[0])}${moves.join('')}H${x(values.length - 1)}`
}
