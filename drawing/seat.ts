/** How many seats have a colour, a shape and a letter of their own. */
export const SEAT_MARKS = 6

/** Outlines around the origin, in a circle of radius 1. */
const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star'] as const
export type SeatShape = (typeof SHAPES)[number]

/** The spectator, and whoever sits beyond the marks, has none. */
const isMarked = (seat: number): boolean => seat >= 0 && seat < SEAT_MARKS

/** A CSS colour. */
export const seatColour = (seat: number): string =>
  isMarked(seat) ? `var(--seat-${seat + 1})` : 'var(--ink-soft)'

export const seatLetter = (seat: number): string => (isMarked(seat) ? 'ABCDEF'.charAt(seat) : '')

export const seatShape = (seat: number): SeatShape => (isMarked(seat) ? SHAPES[seat] : 'circle')
