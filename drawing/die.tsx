import type { ComponentChildren } from 'preact'
import './die.css'

interface DieProps {
  /** Which face is up, from 1. */
  readonly value: number
  /** What is on the faces, from the first; without them, pips. */
  readonly faces?: readonly ComponentChildren[]
  /** Tumbles once, and ends on the face that is already known. */
  readonly rolling?: boolean
  /** Read aloud in its place: what die it is and what it shows. */
  readonly label: string
  readonly size?: number
}

const [LEFT, MIDDLE, RIGHT] = [24, 50, 76]

/** The pips of faces one to six, on a square of 100. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LEFT, RIGHT],
    [RIGHT, LEFT],
  ],
  [
    [LEFT, RIGHT],
    [MIDDLE, MIDDLE],
    [RIGHT, LEFT],
  ],
  [
    [LEFT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, LEFT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [LEFT, RIGHT],
    [MIDDLE, MIDDLE],
    [RIGHT, LEFT],
    [RIGHT, RIGHT],
  ],
  [
    [LEFT, LEFT],
    [LEFT, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, LEFT],
    [RIGHT, MIDDLE],
    [RIGHT, RIGHT],
  ],
]

function Face({ value }: { readonly value: number }) {
  const pips = PIPS[value - 1]
  if (pips === undefined) return <span class="die-number">{value}</span>
  return (
    <svg class="die-pips" viewBox="0 0 100 100">
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10.5" />
      ))}
    </svg>
  )
}

export function Die({ value, faces, rolling = false, label, size = 44 }: DieProps) {
  return (
    <span
      class={rolling ? 'die die-rolling' : 'die'}
      style={{ '--die': `${size}px` }}
      role="img"
      aria-label={label}
    >
      <span class="die-face">{faces?.[value - 1] ?? <Face value={value} />}</span>
    </span>
  )
}
