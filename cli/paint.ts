import type { Paint } from '@astrolabe/kernel'

/** Text between two codes; the second undoes the first alone, so that paints can be nested. */
const coded =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`

/** Cyan, yellow, magenta, green, blue, red: told apart by most eyes, on dark and on light grounds. */
const SEAT_CODES = [36, 33, 35, 32, 34, 31]

export const COLOURED: Paint = {
  bold: coded(1, 22),
  dim: coded(2, 22),
  seat: (seat, text) => coded(SEAT_CODES[seat % SEAT_CODES.length], 39)(text),
}

const asItIs = (text: string): string => text

export const PLAIN: Paint = { bold: asItIs, dim: asItIs, seat: (_, text) => text }

export interface Surroundings {
  readonly isTerminal: boolean
  readonly settings: Readonly<Record<string, string | undefined>>
}

/** Whether a terminal can show more than lines of text. */
export function isPlainTerminal({ isTerminal, settings }: Surroundings): boolean {
  return !isTerminal || settings['TERM'] === 'dumb'
}

/** Colour where it is wanted and can be shown; https://no-color.org says how people tell. */
export function paintFor(surroundings: Surroundings, wanted: boolean): Paint {
  const refused = !wanted || (surroundings.settings['NO_COLOR'] ?? '') !== ''
  return refused || isPlainTerminal(surroundings) ? PLAIN : COLOURED
}
