import { pencilOf } from '@astrolabe/drawing'
import type { SpecialRegion } from '../../../content/schema.ts'
import './phenomena.css'

const pencil = pencilOf('the Shattered Belt')

/** Rocks along a bow, larger in the middle. */
const ROCKS = Array.from({ length: 26 }, (_, each) => {
  const along = (each / 25) * 2 - 1
  const size = (1 - along ** 2 * 0.6) * pencil.between(4, 13)
  const [x, y] = [along * 74, along * along * 26 - 18 + pencil.between(-15, 15)]
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI * corner) / 3 + pencil.between(-0.3, 0.3)
    const reach = size * pencil.between(0.7, 1.15)
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.85).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
})

/** What lies in a special region, around 0, 0: not a place to live. */
export function Phenomenon({ region }: { readonly region: SpecialRegion }) {
  switch (region) {
    case 'quasar':
      return (
        <g class="edge-quasar">
          <path class="edge-quasar-jet" d="M-5-4L-2-82H2L5-4ZM-5 4L-2 66H2L5 4Z" transform="rotate(18)" />
          <ellipse class="edge-quasar-disc" rx="58" ry="19" transform="rotate(18)" />
          <ellipse class="edge-quasar-inner" rx="38" ry="11" transform="rotate(18)" />
          <circle class="edge-quasar-core" r="12" />
        </g>
      )
    case 'vortex':
      return (
        <g class="edge-vortex">
          {[0, 90, 180, 270].map((turn) => (
            <path
              key={turn}
              d="M0-8C26-34 64-14 58 26C46-4 26-14 2-10Z"
              transform={`scale(1 0.78) rotate(${turn})`}
            />
          ))}
          <ellipse rx="13" ry="10" />
        </g>
      )
    case 'shattered-belt':
      return (
        <g class="edge-belt">
          {ROCKS.map((rock) => (
            <path key={rock} d={rock} />
          ))}
        </g>
      )
    case 'silent-gate':
      return (
        <g class="edge-gate">
          <ellipse class="edge-gate-inside" rx="40" ry="47" />
          <ellipse class="edge-gate-ring" rx="44" ry="52" />
          <ellipse class="edge-gate-runes" rx="44" ry="52" />
          <path class="edge-gate-stars" d="M-14-18h.1M10-26h.1M18 4h.1M-8 14h.1M4 32h.1M-22 28h.1M22-12h.1" />
        </g>
      )
    case 'void':
      return (
        <g class="edge-void">
          <circle class="edge-void-halo" r="62" />
          <ellipse class="edge-void-disc" rx="70" ry="15" transform="rotate(-16)" />
          <circle class="edge-void-hole" r="38" />
          <circle class="edge-void-ring" r="40" />
          <path class="edge-void-front" d="M-70 0A70 15 0 0 0 70 0" transform="rotate(-16)" />
        </g>
      )
  }
}
