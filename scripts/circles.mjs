/**
 * Chapters of a rulebook build on one another, and the verbs of the cards reach up to all of them: a card can move a
 * ship into a combat in which another card is used. Only functions go that way, and none runs while the files load.
 */
const UPWARD = 'effects.ts'

export const NO_CIRCLE = `files of rules/ import one another in no circle, but through ${UPWARD}`

/**
 * @param {ReadonlyMap<string, readonly string[]>} graph from each file of rules/ to those it imports, but for types alone
 * @returns {readonly string[] | undefined} files of which each imports the next, and the last the first
 */
export function circleIn(graph) {
  /** @type {Set<string>} */
  const done = new Set()
  /** @type {string[]} */
  const way = []

  /**
   * @param {string} file
   * @returns {readonly string[] | undefined}
   */
  function follow(file) {
    if (way.includes(file)) return way.slice(way.indexOf(file))
    if (done.has(file) || file.endsWith(`/${UPWARD}`)) return undefined
    done.add(file)
    way.push(file)
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next)
      if (circle) return circle
    }
    way.pop()
    return undefined
  }

  for (const file of graph.keys()) {
    const circle = follow(file)
    if (circle) return circle
  }
  return undefined
}
