import { bowOf, lineOf, plus, type Point } from '@astrolabe/drawing'
import { AVATAR_DIE } from '../../../content/dice.ts'
import type { XodusState } from '../../../position/state.ts'
import type { DrawnOnMap } from './drawn.ts'
import { middleOf } from './geometry.ts'
import type { Hunt } from './hunt.ts'
import './threat.css'
import { TILE_OUTLINE } from './tile-art.tsx'

interface ThreatProps extends DrawnOnMap {
  readonly hunts: readonly Hunt[]
  /** The number of the Avatar that somebody looks at. */
  readonly watched: number | undefined
}

/** Where Avatars would go if they moved now: a faint trail for each, and all they could reach for the one looked at. */
export function Threat({ look, hunts, watched, detail }: ThreatProps) {
  const { view } = look
  return (
    <g class="xodus-threats" aria-hidden="true">
      {hunts.map((hunt) => {
        const lit = hunt.avatar.card === watched
        return (
          <g key={hunt.avatar.card} class={lit ? 'xodus-threat xodus-threat-lit' : 'xodus-threat'}>
            {lit && <Reach view={view} hunt={hunt} />}
            {hunt.prospects.map(({ end, path, faces }) => (
              <path key={end} d={trailOf(view, path)} style={{ strokeWidth: `${2.5 + faces}px` }} />
            ))}
            {hunt.prospects.map(
              ({ end, faces, path }) =>
                path.length > 1 && (
                  <Chance
                    key={end}
                    at={plus(middleOf(view.systems[end]), { x: asideOf(hunts, hunt, end), y: -8 })}
                    faces={faces}
                    size={detail.sign}
                  />
                ),
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Along lanes in a line; through a Rift or a Wormhole in a bow. */
export function trailOf({ systems }: XodusState, path: readonly number[]): string {
  return path
    .slice(1)
    .map((place, index) => {
      const from = systems[path[index]]
      const ends = [middleOf(from), middleOf(systems[place])] as const
      return from.lanes.includes(place) ? lineOf(ends) : bowOf(...ends)
    })
    .join('')
}

/** Avatars that would stop in one System are told side by side. */
function asideOf(hunts: readonly Hunt[], hunt: Hunt, end: number): number {
  const there = hunts.filter(({ prospects }) =>
    prospects.some((prospect) => prospect.end === end && prospect.path.length > 1),
  )
  return (there.indexOf(hunt) - (there.length - 1) / 2) * 54
}

interface ChanceProps {
  readonly at: Point
  readonly faces: number
  readonly size: number
}

/** On how many faces of its die the Avatar stops here. */
function Chance({ at: { x, y }, faces, size }: ChanceProps) {
  const width = size * 1.3
  return (
    <g class="xodus-chance" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-size * 0.36} width={width} height={size * 0.72} rx={size * 0.16} />
      <text font-size={size * 0.52}>{`${faces}/${AVATAR_DIE.length}`}</text>
    </g>
  )
}

function Reach({ view, hunt }: { readonly view: XodusState; readonly hunt: Hunt }) {
  return (
    <>
      {view.systems.map((system, place) => {
        const faces = hunt.reach[place]
        if (faces === 0) return null
        const { x, y } = middleOf(system)
        return (
          <path
            key={place}
            class="xodus-reach"
            d={TILE_OUTLINE}
            transform={`translate(${x} ${y})`}
            style={{ fillOpacity: 0.03 + 0.04 * faces }}
          />
        )
      })}
    </>
  )
}
