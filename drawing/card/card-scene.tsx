import { useMemo } from 'preact/hooks'
import { PLANET_KINDS } from '../planet/families.ts'
import { Planet } from '../planet/planet.tsx'
import { type Pencil, pencilOf } from '../seeded.ts'
import { Ship } from '../ship/ship.tsx'
import { SHIP_SHAPES } from '../ship/shapes.ts'
import { Star } from '../star.tsx'
import { Station } from '../station.tsx'
import { useUniqueId } from '../unique-id.ts'

interface CardSceneProps {
  readonly seed: string
  /** A CSS colour that the sky takes on. */
  readonly colour: string
}

export const SCENE_WIDTH = 160
export const SCENE_HEIGHT = 100

const SUBJECTS = ['orbit', 'horizon', 'station', 'convoy', 'moons'] as const

/** What stands before the sky; the pencil is used in reading order, so a scene stays itself. */
function subjectOf(pencil: Pencil, seed: string) {
  const kind = pencil.pick(PLANET_KINDS)
  const subject = pencil.pick(SUBJECTS)
  const side = pencil.pick([-1, 1])
  const middle = SCENE_WIDTH / 2
  switch (subject) {
    case 'orbit':
      return (
        <>
          <Planet seed={seed} kind={kind} size={70} x={middle + side * 20} y={54} />
          <Ship shape={pencil.pick(SHIP_SHAPES)} size={26} x={middle - side * 38} y={38} angle={side * 62} />
        </>
      )
    case 'horizon':
      return (
        <>
          <Star size={16} x={middle - side * 40} y={26} />
          <Planet seed={seed} kind={kind} size={190} x={middle + side * 14} y={146} />
        </>
      )
    case 'station':
      return (
        <>
          <Planet seed={seed} kind={kind} size={120} x={middle - side * 62} y={96} />
          <Station size={52} x={middle + side * 22} y={46} />
        </>
      )
    case 'convoy':
      return (
        <>
          <Planet seed={seed} kind={kind} size={40} x={middle - side * 36} y={26} />
          {[0, 1, 2].map((rank) => (
            <Ship
              key={rank}
              shape={rank === 0 ? 'cruiser' : 'frigate'}
              size={34 - rank * 7}
              x={middle + side * (28 - rank * 30)}
              y={54 + (rank % 2) * 18}
              angle={side * 74}
            />
          ))}
        </>
      )
    case 'moons':
      return (
        <>
          <Planet seed={seed} kind={kind} size={62} x={middle - side * 26} y={50} />
          <Planet seed={`${seed} moon`} kind="rock" size={20} x={middle + side * 34} y={30} />
          <Planet
            seed={`${seed} far moon`}
            kind={pencil.pick(PLANET_KINDS)}
            size={12}
            x={middle + side * 56}
            y={70}
          />
        </>
      )
  }
}

/** The picture of a card that has none of its own: the same for the same seed. */
export function CardScene({ seed, colour }: CardSceneProps) {
  const id = useUniqueId()
  const scene = useMemo(() => {
    const pencil = pencilOf(`scene ${seed}`)
    const stars = Array.from({ length: 46 }, () => ({
      x: Math.round(pencil.next() * SCENE_WIDTH),
      y: Math.round(pencil.next() * SCENE_HEIGHT),
      r: pencil.between(0.25, 0.8),
    }))
    return { stars, glowX: pencil.between(0.15, 0.85), subject: subjectOf(pencil, seed) }
  }, [seed])
  return (
    <svg
      class="card-scene"
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <radialGradient id={id} cx={scene.glowX} cy="0.25" r="0.9" style={{ color: colour }}>
        <stop offset="0" stop-color="currentColor" stop-opacity="0.55" />
        <stop offset="0.55" stop-color="currentColor" stop-opacity="0.16" />
        <stop offset="1" stop-color="currentColor" stop-opacity="0" />
      </radialGradient>
      <rect class="card-sky" width={SCENE_WIDTH} height={SCENE_HEIGHT} />
      <rect width={SCENE_WIDTH} height={SCENE_HEIGHT} fill={`url(#${id})`} />
      {scene.stars.map(({ x, y, r }, each) => (
        <circle key={each} class="card-star" cx={x} cy={y} r={r} />
      ))}
      {scene.subject}
    </svg>
  )
}
