import { thingsIn } from '../../things.ts'
import { signsOf } from './appearance.ts'
import type { DrawnOnMap } from './drawn.ts'
import { middleOf } from './geometry.ts'
import { KeySockets } from './key-sockets.tsx'
import { nameOf } from './look.ts'
import { Signs } from './signs.tsx'
import { enemiesIn } from './standing.ts'
import './tile-marks.css'

/** What lies on each tile and, from near, its name: over lanes and rings, under ships. */
export function TileMarks({ look, detail }: Pick<DrawnOnMap, 'look' | 'detail'>) {
  return (
    <g class="xodus-tile-marks" aria-hidden="true">
      {look.view.systems.map((system, place) => {
        const { x, y } = middleOf(system)
        const things = thingsIn(look, place)
        return (
          <g key={system.tile} transform={`translate(${x} ${y})`}>
            <Signs
              signs={signsOf(things, system, enemiesIn(look.view, place).length > 0)}
              size={detail.sign}
            />
            {things.colour === 'great-rift' && <KeySockets look={look} size={detail.sign} />}
            {detail.level === 'near' && <text y="67">{nameOf(look, place)}</text>}
          </g>
        )
      })}
    </g>
  )
}
