import { pencilOf, SpotMark } from '@astrolabe/drawing'
import { useMemo } from 'preact/hooks'
import { NEBULAE } from '../../../content/board.ts'
import { WEST } from '../../../position/state.ts'
import type { AndromedaScene, Look } from '../look.ts'
import { shortName } from '../look.ts'
import type { Detail } from './appearance.ts'
import { APOTHEM, mirrored, nebulaOutline } from './geometry.ts'
import './nebula.css'
import type { RegionSpot } from './spots.ts'

interface Cloud {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  readonly turn: number
  readonly tone: number
}

/** As many as fill it. */
const countOf = (rows: number, nebula: number): number => Math.round((rows * (nebula + 130)) / 22)

/** Clouds along the side of the map, some large and faint, some small and bright. */
function cloudsOf(region: number, rows: number, nebula: number): readonly Cloud[] {
  const pencil = pencilOf(`nebula ${region}`)
  return Array.from({ length: countOf(rows, nebula) }, (_, each) => {
    const size = pencil.between(26, 84) * (each % 3 === 0 ? 1.5 : 0.8) * (1 + nebula / 900)
    const point = mirrored(region, {
      x: -APOTHEM - nebula + pencil.between(-30, nebula + 24),
      y: -110 + ((each + pencil.next()) / countOf(rows, nebula)) * (rows * 150 + 60),
    })
    return {
      ...point,
      across: size,
      down: size * pencil.between(0.5, 0.95),
      turn: Math.round(pencil.between(-70, 70)),
      tone: each % 3,
    }
  })
}

function dustOf(region: number, rows: number, nebula: number): string {
  const pencil = pencilOf(`dust ${region}`)
  return Array.from({ length: Math.round((rows * (nebula + 60)) / 8) }, () => {
    const { x, y } = mirrored(region, {
      x: -APOTHEM - nebula + pencil.next() ** 1.6 * (nebula + 76),
      y: pencil.between(-110, rows * 150),
    })
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.1`
  }).join('')
}

interface NebulaProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly spot: RegionSpot
  readonly rows: number
  readonly width: number
  readonly detail: Detail
}

/** A nebula along one side of the map: a place to which ships go. */
export function Nebula({ scene, look, spot, rows, width, detail }: NebulaProps) {
  const { region } = spot
  const side = region === WEST ? 'west' : 'east'
  const art = useMemo(
    () => (
      <g class="edge-nebula-clouds">
        {cloudsOf(region, rows, width).map(({ x, y, across, down, turn, tone }) => (
          <ellipse
            key={`${x} ${y}`}
            class={`edge-cloud-${tone}`}
            rx={across}
            ry={down}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
          />
        ))}
        <path class="edge-nebula-dust" d={dustOf(region, rows, width)} />
      </g>
    ),
    [region, rows, width],
  )
  const label = mirrored(region, { x: -APOTHEM - Math.min(width, 84) + 8, y: -66 })
  const [nebula] = NEBULAE.filter((each) => each.region === region)
  return (
    <SpotMark
      scene={scene}
      spot={spot}
      ring={nebulaOutline(region, rows, width)}
      class={`edge-nebula edge-nebula-${side}`}
    >
      {art}
      <g class="edge-nebula-name" aria-hidden="true" style={{ fontSize: `${detail.name}px` }}>
        <text x={label.x} y={label.y}>
          {shortName(look, region)}
        </text>
        <text class="edge-nebula-dice" x={label.x} y={label.y + detail.name * 1.05}>
          {nebula.dice[0]}–{nebula.dice.at(-1)}
        </text>
      </g>
    </SpotMark>
  )
}

/** What clouds are painted with. */
export function NebulaPaints() {
  return (
    <defs>
      {(['west', 'east'] as const).flatMap((side) =>
        [0, 1, 2].map((tone) => (
          <radialGradient key={`${side} ${tone}`} id={`edge-cloud-${side}-${tone}`}>
            <stop
              class={`edge-cloud-stop-${side}-${tone}`}
              offset="0"
              stop-opacity={[0.55, 0.6, 0.7][tone]}
            />
            <stop
              class={`edge-cloud-stop-${side}-${tone}`}
              offset="0.5"
              stop-opacity={[0.26, 0.26, 0.26][tone]}
            />
            <stop class={`edge-cloud-stop-${side}-${tone}`} offset="1" stop-opacity="0" />
          </radialGradient>
        )),
      )}
    </defs>
  )
}
