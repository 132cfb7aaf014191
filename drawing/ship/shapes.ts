/** Right halves of hulls, from the nose to the tail; a ship is as long as it is from -50 to 50. */
type Point = readonly [x: number, y: number]

interface ShipLines {
  readonly hull: readonly Point[]
  /** A plate on the hull, for depth. */
  readonly plate: readonly Point[]
  /** Where engines burn, on the right side and, but for those on the axis, on the left. */
  readonly engines: readonly { readonly x: number; readonly y: number; readonly width: number }[]
  /** Where the mark of its seat is, and how large. */
  readonly mark: { readonly y: number; readonly size: number }
}

export const SHIP_SHAPES = ['scout', 'frigate', 'cruiser', 'transport', 'titan', 'hostile'] as const
export type ShipShape = (typeof SHIP_SHAPES)[number]

export const SHIP_LINES: Readonly<Record<ShipShape, ShipLines>> = {
  scout: {
    hull: [
      [0, -50],
      [7, -22],
      [12, -2],
      [34, 30],
      [34, 42],
      [12, 32],
      [8, 40],
      [0, 40],
    ],
    plate: [
      [0, -36],
      [4, -18],
      [0, -8],
    ],
    engines: [{ x: 0, y: 40, width: 11 }],
    mark: { y: 12, size: 30 },
  },
  frigate: {
    hull: [
      [0, -50],
      [9, -34],
      [11, -12],
      [20, -6],
      [38, 18],
      [38, 36],
      [22, 30],
      [18, 42],
      [0, 38],
    ],
    plate: [
      [0, -40],
      [5, -28],
      [5, -14],
      [0, -10],
    ],
    engines: [{ x: 10, y: 40, width: 10 }],
    mark: { y: 12, size: 34 },
  },
  cruiser: {
    hull: [
      [0, -50],
      [12, -40],
      [15, -14],
      [24, -14],
      [28, -2],
      [28, 26],
      [22, 32],
      [20, 44],
      [6, 44],
      [0, 40],
    ],
    plate: [
      [0, -44],
      [7, -37],
      [9, -16],
      [0, -12],
    ],
    engines: [{ x: 13, y: 44, width: 12 }],
    mark: { y: 10, size: 36 },
  },
  transport: {
    hull: [
      [0, -46],
      [14, -44],
      [18, -32],
      [14, -24],
      [27, -20],
      [27, 30],
      [16, 34],
      [16, 44],
      [0, 44],
    ],
    plate: [
      [0, -41],
      [9, -40],
      [11, -32],
      [0, -30],
    ],
    engines: [{ x: 8, y: 44, width: 12 }],
    mark: { y: 6, size: 38 },
  },
  titan: {
    hull: [
      [0, -50],
      [7, -46],
      [16, -30],
      [16, -18],
      [30, -26],
      [36, -10],
      [36, 20],
      [26, 32],
      [26, 42],
      [0, 46],
    ],
    plate: [
      [0, -46],
      [9, -30],
      [9, -14],
      [0, -8],
    ],
    engines: [
      { x: 0, y: 46, width: 14 },
      { x: 19, y: 42, width: 10 },
    ],
    mark: { y: 10, size: 40 },
  },
  hostile: {
    hull: [
      [0, -22],
      [9, -30],
      [15, -50],
      [26, -26],
      [40, 6],
      [30, 44],
      [22, 16],
      [12, 26],
      [0, 46],
    ],
    plate: [
      [0, -10],
      [9, -14],
      [16, -2],
      [9, 10],
      [0, 14],
    ],
    engines: [],
    mark: { y: 0, size: 30 },
  },
}

/** Path data of a whole outline from its right half. */
export function mirrored(half: readonly Point[]): string {
  const left = half.toReversed().filter(([x]) => x !== 0)
  return `M${[...half, ...left.map(([x, y]): Point => [-x, y])].map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** Path data of the right half alone, closed along the axis. */
export const halved = (half: readonly Point[]): string => `M${half.map(([x, y]) => `${x} ${y}`).join('L')}Z`
