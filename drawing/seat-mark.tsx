import { centred } from './placed.ts'
import { type SeatShape, seatColour, seatLetter, seatShape } from './seat.ts'
import './seat-mark.css'
import { voiced } from './voice.ts'

/** On a square of 24 around the origin; the letter sits in the widest part of each. */
const OUTLINES: Readonly<Record<SeatShape, { readonly d: string; readonly letterY: number }>> = {
  circle: { d: 'M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z', letterY: 0 },
  triangle: { d: 'M0-11.5L11.5 9.5H-11.5Z', letterY: 3 },
  square: { d: 'M-9.5-9.5H9.5V9.5H-9.5Z', letterY: 0 },
  diamond: { d: 'M0-12L12 0L0 12L-12 0Z', letterY: 0 },
  hexagon: { d: 'M-11.5 0L-5.75-10H5.75L11.5 0L5.75 10H-5.75Z', letterY: 0 },
  star: {
    d: 'M0-12L3.6-5L11.5-3.9L5.8 1.7L7.2 9.7L0 6L-7.2 9.7L-5.8 1.7L-11.5-3.9L-3.6-5Z',
    letterY: 0.5,
  },
}

interface SeatMarkProps {
  readonly seat: number
  readonly size?: number
  /** That of the seat, unless the seat has several things to tell apart. */
  readonly letter?: string
  /** Read aloud in its place; without it the letter is, and an empty one makes it decoration. */
  readonly label?: string
  /** Its middle, inside another SVG. */
  readonly x?: number
  readonly y?: number
}

export function SeatMark({ seat, size = 24, letter = seatLetter(seat), label, ...place }: SeatMarkProps) {
  const { d, letterY } = OUTLINES[seatShape(seat)]
  return (
    <svg
      class="seat-mark"
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      {...centred(size, place)}
      {...voiced(label ?? letter)}
    >
      <path d={d} style={{ fill: seatColour(seat) }} />
      <text y={letterY}>{letter}</text>
    </svg>
  )
}
