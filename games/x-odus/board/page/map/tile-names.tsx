import type { DrawnOnMap } from './drawn.ts'
import { FAMILY } from './appearance.ts'
import { middleOf } from './geometry.ts'
import { nameOf } from './look.ts'
import { tileOf } from '../../../position/map.ts'
import { shipsIn } from '../../../position/state.ts'
import './tile-names.css'

/**
 * The widest plate: near, it stays between the lower corners of a tile; from far, where it would be too small to read,
 * it goes a little beyond. And what a letter takes of its height.
 */
const WIDEST = { near: 155, far: 205 } as const
const LETTER = 0.56

/**
 * What Systems are called, on plates over everything else: no ship hides them. From far, ships are as large as plates
 * and the dock says where they are: there they go without.
 */
export function TileNames({ look, detail }: Pick<DrawnOnMap, 'look' | 'detail'>) {
  if (detail.name === 0) return null
  const far = detail.level === 'far'
  return (
    <g class="xodus-tile-names" aria-hidden="true">
      {look.view.systems.map((system, place) => {
        if (far && shipsIn(look.view, place).length > 0) return null
        const { x, y } = middleOf(system)
        const name = nameOf(look, place)
        const size = Math.min(detail.name, (WIDEST[far ? 'far' : 'near'] - 12) / (name.length * LETTER))
        const width = name.length * size * LETTER + 12
        return (
          <g
            key={system.tile}
            class={FAMILY[tileOf(look.view, place).colour]}
            transform={`translate(${x} ${y + 68})`}
          >
            <rect x={-width / 2} y={-size * 0.72} width={width} height={size * 1.44} rx={size * 0.3} />
            <text y={size * 0.35} font-size={size}>
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}
