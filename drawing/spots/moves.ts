import type { Point } from '../point.ts'
import { type Direction, nearest } from './nearest.ts'

export type SpotElement = HTMLElement | SVGElement

export const spotsIn = (board: Element): readonly SpotElement[] => [
  ...board.querySelectorAll<SpotElement>('[data-spot]'),
]

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

const isOpen = (spot: SpotElement): boolean => spot.classList.contains('spot-open')

/** Where a key leads from a spot, which is itself at the edge of the board; nothing for other keys. */
export function leadsTo(
  key: string,
  from: SpotElement,
  spots: readonly SpotElement[],
): SpotElement | undefined {
  const direction = DIRECTIONS[key]
  if (direction !== undefined) {
    const index = nearest(middleOf(from), spots.map(middleOf), direction)
    return index === undefined ? from : spots[index]
  }
  const at = spots.indexOf(from)
  const others = [...spots.slice(at + 1), ...spots.slice(0, at)]
  switch (key) {
    case 'Home':
      return spots[0]
    case 'End':
      return spots.at(-1)
    case 'PageDown':
      return others.find(isOpen) ?? from
    case 'PageUp':
      return others.findLast(isOpen) ?? from
    default:
      return undefined
  }
}
