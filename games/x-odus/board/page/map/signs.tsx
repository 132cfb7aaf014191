import { Icon, type Point } from '@astrolabe/drawing'
import type { Sign } from './appearance.ts'
import './signs.css'

/** Between the ways of a tile, from the upper left; the lower ones lie under the ships. */
export const PLACES: readonly Point[] = [
  { x: -32, y: -52 },
  { x: 32, y: -52 },
  { x: -64, y: -2 },
  { x: 64, y: -2 },
  { x: -38, y: 62 },
  { x: 38, y: 62 },
]

/** Where each kind of sign is looked for, if that place is free. */
const WANTED: Partial<Readonly<Record<Sign['kind'], number>>> = {
  exploration: 0,
  key: 0,
  enemies: 1,
  'pacified-once': 1,
  'pacified-twice': 1,
  wormhole: 2,
  ally: 3,
  surveillance: 3,
}

function placesOf(signs: readonly Sign[]): Point[] {
  const taken = new Set(signs.flatMap(({ kind }) => WANTED[kind] ?? []))
  const free = PLACES.map((_, index) => index).filter((index) => !taken.has(index))
  return signs.map(({ kind }) => PLACES[WANTED[kind] ?? free.shift() ?? 0])
}

interface SignsProps {
  readonly signs: readonly Sign[]
  readonly size: number
}

/** What lies in a System or is printed on its tile: icons in medallions, always in the same places. */
export function Signs({ signs, size }: SignsProps) {
  const places = placesOf(signs)
  return (
    <>
      {signs.map((sign, index) => (
        <Medallion key={sign.kind} sign={sign} size={size} {...places[index]} />
      ))}
    </>
  )
}

/** How far a medallion may reach to the side: the upper corners of a tile are near. */
const WIDEST = 68

interface MedallionProps extends Point {
  readonly sign: Sign
  readonly size: number
}

export function Medallion({ sign: { kind, icon, times, text }, size, x: side, y }: MedallionProps) {
  const parts = times + (text === '' ? 0 : 1)
  // Two things in one medallion stand closer than two medallions would.
  const step = size * 0.62
  const width = size + (parts - 1) * step
  const x =
    Math.sign(side) *
    (Math.abs(side) > WIDEST / 2 ? Math.abs(side) : Math.min(Math.abs(side), WIDEST - width / 2))
  const left = x - ((parts - 1) * step) / 2
  return (
    <g class={`xodus-sign xodus-sign-${kind}`}>
      <rect x={x - width / 2} y={y - size / 2} width={width} height={size} rx={size / 2} />
      {icon === 'skull' && (
        <rect
          class="xodus-sign-strong"
          x={x - width / 2 - 4}
          y={y - size / 2 - 4}
          width={width + 8}
          height={size + 8}
          rx={size / 2 + 4}
        />
      )}
      {Array.from({ length: times }, (_, index) => (
        <Icon key={index} name={icon} size={size * 0.66} x={left + index * step} y={y} />
      ))}
      {text !== '' && (
        <text x={left + times * step} y={y} font-size={size * 0.56}>
          {text}
        </text>
      )}
    </g>
  )
}
