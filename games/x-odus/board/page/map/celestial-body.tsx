import { TILES } from '../../../content/tiles.ts'
import './celestial-body.css'

/** How many kinds of stars and planets there are to tell Systems apart by. */
const KINDS = 5

/** What a System turns around: a star where its number is even, a planet where it is odd; Rifts have taken the rest. */
export function CelestialBody({ tile }: { readonly tile: number }) {
  const { colour } = TILES[tile]
  if (colour === 'corrupted' || colour === 'great-rift') return null
  const kind = `xodus-body xodus-body-${tile % KINDS}`
  return tile % 2 === 0 ? (
    <g class={`${kind} xodus-star`}>
      <circle class="xodus-glow" r="48" />
      <circle r="27" />
    </g>
  ) : (
    <g class={`${kind} xodus-planet`} transform="scale(1.25)">
      <circle r="25" />
      <path class="xodus-bands" d="M-23-9Q0-3 23-9M-25 2Q0 8 25 2M-20 13Q0 19 20 13" />
      <path class="xodus-night" d="M9-23.3A25 25 0 1 1-14 20.7A31 31 0 0 0 9-23.3Z" />
      {tile % 3 === 0 && <ellipse class="xodus-ring" rx="39" ry="9" transform="rotate(-18)" />}
    </g>
  )
}
