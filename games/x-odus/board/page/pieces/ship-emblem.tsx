import { centred, seatColour } from '@astrolabe/drawing'
import { SHIPS } from '../../../content/ships.ts'
import type { Ship } from '../../../position/state.ts'
import { shipLetter } from '../../drawing.ts'
import { HULLS } from '../map/hulls.ts'
import './ship-emblem.css'

interface ShipEmblemProps {
  readonly ship: Pick<Ship, 'index' | 'seat' | 'board'>
  readonly size: number
  /** A wreck is dark and broken; a ship that hides is an outline. */
  readonly state?: 'sound' | 'hidden' | 'wreck'
  /** Read aloud in its place; without it, the emblem is decoration. */
  readonly label?: string
  /** Without the letter, where a name stands beside it. */
  readonly plain?: boolean
  /** Its middle, inside another drawing. */
  readonly x?: number
  readonly y?: number
}

/** One of the six ships: its silhouette, its captain's colour, and its letter, since a captain may have several. */
export function ShipEmblem({ ship, size, state = 'sound', label, plain = false, ...place }: ShipEmblemProps) {
  const { body, detail } = HULLS[SHIPS[ship.board].id]
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg
      class={`xodus-emblem xodus-emblem-${state}`}
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      style={{ '--ship': seatColour(ship.seat) }}
      {...centred(size, place)}
      {...said}
    >
      <path class="xodus-emblem-hull" d={body} fill-rule="evenodd" />
      <path class="xodus-emblem-detail" d={detail} />
      {state === 'wreck' && <path class="xodus-emblem-crack" d="M-40-34L-6-8L-14 6L14 12L4 26L36 44" />}
      {!plain && (
        <g transform="translate(31 33)">
          <circle class="xodus-emblem-ground" r="21" />
          <text class="xodus-emblem-letter">{shipLetter(ship.index)}</text>
        </g>
      )}
    </svg>
  )
}
