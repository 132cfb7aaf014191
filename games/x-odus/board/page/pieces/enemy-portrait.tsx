import { centred, mirrored, pencilOf } from '@astrolabe/drawing'
import { useMemo } from 'preact/hooks'
import { ENEMIES } from '../../../content/enemies.ts'
import './foes.css'

interface EnemyPortraitProps {
  /** The number of the Enemy card. */
  readonly card: number
  readonly size: number
  /** Its middle, inside another drawing. */
  readonly x?: number
  readonly y?: number
}

type Point = readonly [x: number, y: number]

/** Barbs from nose to tail, more of them and longer on the strong ones; the same for the same card. */
function linesOf(card: number): {
  readonly hull: string
  readonly core: string
  readonly eyes: readonly Point[]
} {
  const { id, level } = ENEMIES[card]
  const pencil = pencilOf(`enemy ${id}`)
  const barbs = 3 + level
  const outline: Point[] = [[0, -30 - 4 * level]]
  for (let barb = 0; barb < barbs; barb++) {
    const along = -26 + (60 / barbs) * (barb + pencil.between(0.2, 0.8))
    const reach = pencil.between(18, 27) + 5 * level * pencil.between(0.5, 1)
    const root = pencil.between(8, 13)
    outline.push(
      [round(root), round(along - 6)],
      [round(Math.min(48, reach)), round(along + pencil.between(-16, 10))],
      [round(root + 3), round(along + 5)],
    )
  }
  outline.push([0, 34 + 3 * level])
  const core: Point[] = [
    [0, -18],
    [round(pencil.between(5, 10)), round(pencil.between(-8, 4))],
    [0, 20],
  ]
  const eyes = Array.from({ length: level }, (_, eye): Point => [0, -10 + (24 / (level + 1)) * (eye + 1)])
  return { hull: mirrored(outline), core: mirrored(core), eyes }
}

const round = (length: number): number => Math.round(length * 10) / 10

/** A ship of the Cultists, with as many eyes as it has levels. */
export function EnemyPortrait({ card, size, ...place }: EnemyPortraitProps) {
  const { hull, core, eyes } = useMemo(() => linesOf(card), [card])
  return (
    <svg
      class="xodus-portrait"
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      {...centred(size, place)}
      aria-hidden="true"
    >
      <path class="xodus-portrait-hull" d={hull} />
      <path class="xodus-portrait-core" d={core} />
      {eyes.map(([x, y]) => (
        <circle key={y} class="xodus-portrait-eye" cx={x} cy={y} r="3.2" />
      ))}
    </svg>
  )
}
