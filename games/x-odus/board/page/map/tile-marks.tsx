import { thingsIn } from '../../things.ts'
import { signsOf } from './appearance.ts'
import type { DrawnOnMap } from './drawn.ts'
import { middleOf } from './geometry.ts'
import { KeySockets } from './key-sockets.tsx'
import { Signs } from './signs.tsx'
import { enemiesIn } from './standing.ts'

/** What lies on each tile: over lanes and rings, under ships. */
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
          </g>
        )
      })}
    </g>
  )
}
