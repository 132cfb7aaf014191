import { placed } from '../placed.ts'
import { seatColour } from '../seat.ts'
import { SeatMark } from '../seat-mark.tsx'
import { halved, mirrored, SHIP_LINES, type ShipShape } from './shapes.ts'
import './ship.css'

interface ShipProps {
  readonly shape: ShipShape
  /** Whose it is; a ship of nobody's is grey, and a hostile one red. */
  readonly seat?: number
  /** Its length. */
  readonly size: number
  readonly x?: number
  readonly y?: number
  /** Where it heads: 0 up, 90 to the right. The mark stays upright. */
  readonly angle?: number
}

export function Ship({ shape, seat, size, x = 0, y = 0, angle = 0 }: ShipProps) {
  const { hull, plate, engines, mark } = SHIP_LINES[shape]
  const scale = size / 100
  const turn = (angle * Math.PI) / 180
  const colour = seat === undefined ? {} : { '--ship': seatColour(seat) }
  return (
    <g class={`ship ship-${shape}`} transform={placed({ x, y })} style={colour} aria-hidden="true">
      <g transform={`rotate(${angle}) scale(${scale})`}>
        {engines.flatMap((engine) =>
          (engine.x === 0 ? [0] : [-engine.x, engine.x]).map((at) => (
            <ellipse
              class="ship-flame"
              key={at}
              cx={at}
              cy={engine.y + 3}
              rx={engine.width / 2}
              ry={engine.width * 0.85}
            />
          )),
        )}
        <path class="ship-hull" d={mirrored(hull)} />
        <path class="ship-shade" d={halved(hull)} />
        <path class="ship-plate" d={mirrored(plate)} />
        {shape === 'hostile' && <circle class="ship-eye" cy="0" r="6" />}
      </g>
      {seat !== undefined && (
        <SeatMark
          seat={seat}
          size={mark.size * scale}
          x={-Math.sin(turn) * mark.y * scale}
          y={Math.cos(turn) * mark.y * scale}
          label=""
        />
      )}
    </g>
  )
}
