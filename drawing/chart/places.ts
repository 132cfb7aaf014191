/** Places for labels at the wanted heights, moved apart as little as it takes; in the order given. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = [...wanted.keys()].toSorted((a, b) => wanted[a] - wanted[b])
  const places: number[] = []
  let free = Number.NEGATIVE_INFINITY
  for (const index of order) {
    places[index] = Math.max(wanted[index], free)
    free = places[index] + apart
  }
  let limit = lowest
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index], limit)
    limit = places[index] - apart
  }
  return places
}

/** Path data of a line of steps through values. */
export function steps(
  values: readonly number[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const moves = values.flatMap((value, index) =>
    index > 0 && value !== values[index - 1] ? [`H${x(index)}V${y(value)}`] : [],
  )
  return `M${x(0)} ${y(values[0])}${moves.join('')}H${x(values.length - 1)}`
}

const NAME_LENGTH = 13

/** A name that fits beside a line. */
export const shortName = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name
