import { between, lineOf, type Point } from '@astrolabe/drawing'
import type { XodusState } from '../../../position/state.ts'
import { middleOf } from './geometry.ts'
import './lanes.css'

/** Every lane once, from System to System: nothing else on the map looks like one. */
export function Lanes({ view }: { readonly view: XodusState }) {
  const d = lanesOf(view).map(lineOf).join('')
  return (
    <g class="xodus-lanes" aria-hidden="true">
      <path class="xodus-lane-glow" d={d} />
      <path class="xodus-lane" d={d} />
      {view.systems.map((system) => {
        const { x, y } = middleOf(system)
        return <circle key={system.tile} class="xodus-hub" cx={x} cy={y} r="9" />
      })}
    </g>
  )
}

function lanesOf({ systems }: XodusState): (readonly Point[])[] {
  return systems.flatMap((system, place) =>
    system.lanes.flatMap((other) =>
      other > place ? [apart(middleOf(system), middleOf(systems[other]))] : [],
    ),
  )
}

/** From hub to hub, without covering them. */
const apart = (from: Point, to: Point): readonly Point[] => [between(from, to, 0.07), between(from, to, 0.93)]
