import { useMemo } from 'preact/hooks'
import { placed } from '../placed.ts'
import { pencilOf } from '../seeded.ts'
import { valueNoise } from '../space/noise.ts'
import { useUniqueId } from '../unique-id.ts'
import { type PlanetKind, paletteOf } from './families.ts'
import { featuresOf } from './features.ts'
import { PlanetRing } from './planet-ring.tsx'

interface PlanetProps {
  readonly seed: string
  readonly kind: PlanetKind
  /** Its diameter; a ring reaches two thirds of it from the middle. */
  readonly size: number
  readonly x?: number
  readonly y?: number
}

function sketched(seed: string, kind: PlanetKind) {
  const pencil = pencilOf(`planet ${kind} ${seed}`)
  const noise = valueNoise(`planet ${seed}`)
  const palette = paletteOf(kind, pencil)
  const sag = pencil.between(6, 20)
  const tilt = Math.round(pencil.between(-28, 28))
  return { palette, tilt, features: featuresOf(kind, { noise, pencil, palette, sag }) }
}

/** The same planet for the same seed, anywhere. Drawn with a radius of 100, lit from the upper left. */
export function Planet({ seed, kind, size, ...place }: PlanetProps) {
  const id = useUniqueId()
  const { palette, tilt, features } = useMemo(() => sketched(seed, kind), [seed, kind])
  const named = (part: string): string => `${id}-${part}`
  const painted = (part: string): string => `url(#${id}-${part})`
  return (
    <g class="planet" transform={`${placed(place)} scale(${size / 200})`} aria-hidden="true">
      <defs>
        <radialGradient id={named('air')}>
          <stop offset="0.84" stop-color={palette.air} stop-opacity="0.55" />
          <stop offset="1" stop-color={palette.air} stop-opacity="0" />
        </radialGradient>
        <radialGradient id={named('ground')} cx="0.34" cy="0.3" r="0.8">
          <stop offset="0" stop-color={palette.bright} />
          <stop offset="0.5" stop-color={palette.ground} />
          <stop offset="1" stop-color={palette.deep} />
        </radialGradient>
        <radialGradient id={named('night')} cx="0.3" cy="0.26" r="0.86">
          <stop offset="0" stop-color="#fff" stop-opacity="0.22" />
          <stop offset="0.3" stop-color="#fff" stop-opacity="0" />
          <stop offset="0.5" stop-color="#03040c" stop-opacity="0.1" />
          <stop offset="0.8" stop-color="#03040c" stop-opacity="0.62" />
          <stop offset="1" stop-color="#03040c" stop-opacity="0.92" />
        </radialGradient>
        <linearGradient id={named('rim')} x1="0.1" y1="0.05" x2="0.7" y2="0.75">
          <stop offset="0" stop-color={palette.air} stop-opacity="0.95" />
          <stop offset="0.6" stop-color={palette.air} stop-opacity="0.1" />
          <stop offset="1" stop-color={palette.air} stop-opacity="0" />
        </linearGradient>
        <clipPath id={named('disc')}>
          <circle r="100" />
        </clipPath>
      </defs>
      {palette.ringed && <PlanetRing half="far" colour={palette.bright} tilt={tilt} />}
      <circle cx="-6" cy="-7" r="112" fill={painted('air')} />
      <circle r="100" fill={painted('ground')} />
      <g clip-path={painted('disc')}>
        <g transform={`rotate(${tilt})`}>
          {features.map(({ d, colour, opacity, line }) =>
            line === undefined ? (
              <path key={d} d={d} fill={colour} fill-opacity={opacity} />
            ) : (
              <path key={d} d={d} fill="none" stroke={colour} stroke-opacity={opacity} stroke-width={line} />
            ),
          )}
        </g>
      </g>
      <circle r="100" fill={painted('night')} />
      <circle r="98" fill="none" stroke={painted('rim')} stroke-width="4" />
      {palette.ringed && <PlanetRing half="near" colour={palette.bright} tilt={tilt} />}
    </g>
  )
}
