interface PlanetRingProps {
  /** The far half passes behind the planet. */
  readonly half: 'far' | 'near'
  readonly colour: string
  readonly tilt: number
}

const BANDS = [
  { radius: 122, width: 5, opacity: 0.45 },
  { radius: 134, width: 12, opacity: 0.75 },
  { radius: 147, width: 6, opacity: 0.4 },
] as const

const FLATTENED = 0.24

export function PlanetRing({ half, colour, tilt }: PlanetRingProps) {
  const turn = half === 'near' ? 0 : 1
  return (
    <g transform={`rotate(${tilt})`} fill="none" stroke={colour}>
      {BANDS.map(({ radius, width, opacity }) => (
        <path
          key={radius}
          d={`M${radius} 0A${radius} ${radius * FLATTENED} 0 0 ${1 - turn} ${-radius} 0`}
          stroke-width={width * 0.55}
          stroke-opacity={half === 'near' ? opacity : opacity * 0.6}
        />
      ))}
    </g>
  )
}
