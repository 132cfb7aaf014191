import { centred } from '@astrolabe/drawing'
import './foes.css'

interface AvatarEmblemProps {
  /** 1 to 4; face down, it is not known. */
  readonly number: number | undefined
  readonly size: number
  /** Read aloud in its place; without it, the emblem is decoration. */
  readonly label?: string
  /** Its middle, inside another drawing. */
  readonly x?: number
  readonly y?: number
}

/** Thorns all around, as on the map. */
const THORNS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  const reach = index % 2 === 0 ? 52 : 40
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`
}).join('L')

const LEGS = [-62, -38, -14, 14, 38, 62]
const TEETH = Array.from({ length: 9 }, (_, each) => each * 40)

/** A scythe, an empty ring, a spider at its loom, a mouth. */
function Sign({ number }: { readonly number: number }) {
  switch (number) {
    case 1:
      return (
        <>
          <path d="M-26 -24C-4 -46 30 -34 34 4C22 -16 2 -20 -18 -10Z" />
          <path class="xodus-seal-line" d="M-20 -18L16 36" />
        </>
      )
    case 2:
      return (
        <>
          <circle class="xodus-seal-ring" r="23" />
          <circle class="xodus-seal-void" r="12" />
          <path class="xodus-seal-line" d="M-36 0H-30M30 0H36M0 -36V-30M0 30V36" />
        </>
      )
    case 3:
      return (
        <>
          {LEGS.map((turn) => (
            <g key={turn} transform={`rotate(${turn})`} class="xodus-seal-line">
              <path d="M7 0Q18 -10 33 -4M-7 0Q-18 -10 -33 -4" />
            </g>
          ))}
          <path d="M0 -17L9 -3L6 15L0 21L-6 15L-9 -3Z" />
        </>
      )
    default:
      return (
        <>
          <circle class="xodus-seal-ring" r="27" />
          {TEETH.map((turn) => (
            <path key={turn} d="M-8 -26L0 -7L8 -26Z" transform={`rotate(${turn})`} />
          ))}
        </>
      )
  }
}

/** The token of an Avatar: thorns around its sign, and its number; or its back. */
export function AvatarEmblem({ number, size, label, ...place }: AvatarEmblemProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg
      class="xodus-seal"
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      {...centred(size, place)}
      {...said}
    >
      <path class="xodus-seal-ground" d={`M${THORNS}Z`} />
      {number !== undefined && (
        <g class="xodus-seal-sign" transform="scale(0.8)">
          <Sign number={number} />
        </g>
      )}
      <g transform={number === undefined ? 'scale(1.5)' : 'translate(30 34)'}>
        {number !== undefined && <circle class="xodus-seal-number-ground" r="19" />}
        <text class={number === undefined ? 'xodus-seal-unknown' : 'xodus-seal-number'}>{number ?? '?'}</text>
      </g>
    </svg>
  )
}
