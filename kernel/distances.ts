/** Breadth-first search: steps from one place to every other, or -1 where there is no way. */
export function distances(
  places: number,
  from: number,
  /** Where a place leads to; what is below 0 leads nowhere. Asked once of each place, the nearest first. */
  waysFrom: (place: number) => readonly number[],
): number[] {
  const far: number[] = []
  for (let place = 0; place < places; place++) far.push(-1)
  far[from] = 0
  const queue = [from]
  for (let at = 0; at < queue.length; at++) {
    const place = queue[at]
    const ways = waysFrom(place)
    for (let way = 0; way < ways.length; way++) {
      const other = ways[way]
      if (other < 0 || far[other] >= 0) continue
      far[other] = far[place] + 1
      queue.push(other)
    }
  }
  return far
}
