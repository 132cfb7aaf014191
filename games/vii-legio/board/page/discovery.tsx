import { useIssue } from '@astrolabe/drawing'
import { SLOTS } from '../../position/state.ts'
import './discovery.css'
import type { DrawnOnMap } from './drawn.ts'
import { planetPoint } from './standing.ts'

/** Rays of light around a planet that has just been found. */
const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30)

/** A planet that nobody had seen flashes out of the dark: rings run outwards, and light breaks behind it. */
export function Discovery({ scene, look, arrangement }: DrawnOnMap) {
  const issue = useIssue(scene.news)
  const { view } = look
  const { planet } = arrangement
  return (
    <g class="legio-discoveries" aria-hidden="true">
      {scene.news.map((fact) => {
        if (fact.kind !== 'discovered') return null
        const index = SLOTS.indexOf(fact.slot)
        // In the same breath it may have been closed again.
        if (view.slots[index].sector === 0) return null
        const { x, y } = planetPoint(arrangement, view, index)
        return (
          <g
            key={`${issue} ${fact.slot}`}
            class="legio-discovery"
            data-passing
            transform={`translate(${x} ${y})`}
          >
            <circle class="legio-discovery-ring" r={planet * 0.9} />
            <circle class="legio-discovery-ring legio-discovery-ring-late" r={planet * 0.9} />
            <g class="legio-discovery-rays">
              {RAYS.map((turn) => (
                <path key={turn} d={`M0 ${-planet * 0.62}V${-planet * 1.05}`} transform={`rotate(${turn})`} />
              ))}
            </g>
          </g>
        )
      })}
    </g>
  )
}
