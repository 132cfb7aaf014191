import type { Direction } from './schema.ts'

// AE-BS-4

const SLOTS_IN_ROW = [5, 4, 5, 4, 5, 4] as const

interface Hex {
  /** Row and place in it, as printed: A1 to F4. */
  readonly id: string
  readonly row: number
  readonly x: number
}

/** In reading order. */
export const HEXES: readonly Hex[] = SLOTS_IN_ROW.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({
    id: `${'ABCDEF'[row]}${column + 1}`,
    row,
    x: 2 * column + (row % 2),
  })),
)

/** AE-BS-7: B3. */
export const VOID_SLOT = 7

const STEPS: Readonly<Record<Direction, readonly [rows: number, x: number]>> = {
  east: [0, 2],
  'south-east': [1, 1],
  'south-west': [1, -1],
  west: [0, -2],
  'north-west': [-1, -1],
  'north-east': [-1, 1],
}
export const DIRECTIONS = Object.keys(STEPS) as readonly Direction[]

/** The next slot that way, -1 across the border. */
export const slotTowards = (slot: number, direction: Direction): number => {
  const { row, x } = HEXES[slot]
  const [rows, across] = STEPS[direction]
  return HEXES.findIndex((other) => other.row === row + rows && other.x === x + across)
}

// AE-BZ-7

/** All slots from the leftmost on, those above one another from the top. */
export const SLOTS_FROM_LEFT: readonly number[] = HEXES.map((_, slot) => slot).toSorted(
  (a, b) => HEXES[a].x - HEXES[b].x || a - b,
)

// AE-BS-8

interface Nebula {
  readonly id: string
  readonly region: number
  readonly dice: readonly number[]
  /** The slots it touches. */
  readonly slots: readonly number[]
}

const isFirst = (slot: number): boolean => slotTowards(slot, 'west') < 0
const isLast = (slot: number): boolean => slotTowards(slot, 'east') < 0

/** West and East: the regions after the slots. */
export const NEBULAE: readonly [west: Nebula, east: Nebula] = [
  {
    id: 'NW',
    region: HEXES.length,
    dice: [1, 2, 3],
    slots: HEXES.map((_, slot) => slot).filter(isFirst),
  },
  {
    id: 'NE',
    region: HEXES.length + 1,
    dice: [4, 5, 6],
    slots: HEXES.map((_, slot) => slot).filter(isLast),
  },
]

/** The region of the nebula that a die names. */
export const nebulaOf = (die: number): number =>
  NEBULAE[0].dice.includes(die) ? NEBULAE[0].region : NEBULAE[1].region

/** By region, whether tiles lie there or not: the regions next to it, slots first. Nebulae touch slots only. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  ...HEXES.map((_, slot) => [
    ...DIRECTIONS.map((direction) => slotTowards(slot, direction)).filter((other) => other >= 0),
    ...NEBULAE.filter(({ slots }) => slots.includes(slot)).map(({ region }) => region),
  ]),
  ...NEBULAE.map(({ slots }) => slots),
]
