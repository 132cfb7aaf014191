/** Where a piece stands in the drawing around it: its middle. */
export interface Place {
  readonly x?: number
  readonly y?: number
}

export const placed = ({ x = 0, y = 0 }: Place): string => `translate(${x} ${y})`

/** The upper left corner of a square with that middle; nothing where none is given. */
export function centred(size: number, { x, y }: Place): Place {
  return x === undefined && y === undefined ? {} : { x: (x ?? 0) - size / 2, y: (y ?? 0) - size / 2 }
}
