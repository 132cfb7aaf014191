import { circlePath, type Spot, SpotMark, Station } from '@astrolabe/drawing'
import type { DrawnOnMap } from './drawn.ts'

interface BaseProps extends DrawnOnMap {
  readonly spot: Spot
}

export function Base({ scene, look, arrangement, spot }: BaseProps) {
  const { base, station, roomy } = arrangement
  const reach = station * 0.58
  return (
    <SpotMark scene={scene} spot={spot} ring={circlePath(reach, base.x, base.y)} class="legio-base">
      <Station size={station} x={base.x} y={base.y} />
      {roomy && (
        <text class="legio-label" x={base.x} y={base.y - reach - 8}>
          {look.words.page.base}
        </text>
      )}
    </SpotMark>
  )
}
