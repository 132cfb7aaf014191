/** @typedef {{ readonly letter: string, readonly numbers: readonly number[] }} Segment */

/** How many numbers each command of path data takes. @type {Readonly<Record<string, number>>} */
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const LETTER = /[\s,]*([a-z])/iy
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
/** The two flags of an arc may stand with nothing between them. */
const FLAG = /[\s,]*([01])/y

/**
 * @param {string} path
 * @returns {readonly Segment[]}
 */
export function readPath(path) {
  /** @type {Segment[]} */
  const segments = []
  let at = 0
  /** @param {RegExp} pattern */
  const take = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(path)?.[1]
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  let letter = ''
  while (at < path.length) {
    const next = take(LETTER)
    // What follows a move without a letter of its own is a line.
    letter = next ?? { M: 'L', m: 'l' }[letter] ?? letter
    const count = COUNTS[letter.toUpperCase()]
    if (count === undefined || (next === undefined && count === 0)) throw new Error(`Not path data: ${path}`)
    const numbers = Array.from({ length: count }, (_, each) => {
      const isFlag = letter.toUpperCase() === 'A' && (each === 3 || each === 4)
      return Number(take(isFlag ? FLAG : NUMBER))
    })
    if (numbers.some(Number.isNaN)) throw new Error(`Not path data: ${path}`)
    segments.push({ letter, numbers })
  }
  return segments
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {number} number */
const hundredths = (number) => Math.round(number * 100) / 100

/**
 * What each number of a command moves along; those of an arc that are no place are left out.
 * @param {string} command
 * @param {readonly number[]} numbers
 * @returns {readonly { readonly axis: 'x' | 'y', readonly number: number }[]}
 */
function placesOf(command, numbers) {
  const places = command === 'A' ? numbers.slice(5) : numbers
  return places.map((number, each) => ({
    axis: command === 'H' || (command !== 'V' && each % 2 === 0) ? 'x' : 'y',
    number,
  }))
}

/**
 * The same path in whole numbers, but for arcs: half a unit more between the ends of a half circle would move its
 * middle far away. Each point is rounded where it truly is, not the step to it, so that no error grows on the way.
 * @param {string} path
 */
export function roundedPath(path) {
  /** @type {Point} */
  let exact = { x: 0, y: 0 }
  /** @type {Point} */
  let written = { x: 0, y: 0 }
  let start = { exact, written }
  let result = ''
  for (const { letter, numbers } of readPath(path)) {
    const command = letter.toUpperCase()
    if (command === 'Z') {
      exact = start.exact
      written = start.written
      result += 'z'
      continue
    }
    const from = letter === command ? { x: 0, y: 0 } : exact
    const places = placesOf(command, numbers).map(({ axis, number }) => ({ axis, at: from[axis] + number }))
    const isArc = command === 'A'
    const [base, here] = [exact, written]
    const steps = places.map(({ axis, at }) =>
      hundredths(isArc ? at - base[axis] : Math.round(at) - here[axis]),
    )
    for (const [each, { axis, at }] of places.entries()) {
      if (each < places.length - 2) continue
      exact = { ...exact, [axis]: at }
      written = { ...written, [axis]: hundredths(here[axis] + steps[each]) }
    }
    if (command === 'M') start = { exact, written }
    const arc = isArc ? numbers.slice(0, 5).map(hundredths) : []
    result += command.toLowerCase() + [...arc, ...steps].join(' ').replaceAll(' -', '-')
  }
  return result.replace(/^m/, 'M')
}
