import { Icon, type IconName } from '@astrolabe/drawing'
import type { FactionId } from '../../content/factions.ts'
import './gallery.css'

interface Emblem {
  readonly icon: IconName
  readonly hue: number
  /** How many points its rays have. */
  readonly rays: number
}

const EMBLEMS: Readonly<Record<FactionId, Emblem>> = {
  F01: { icon: 'raider', hue: 350, rays: 7 },
  F02: { icon: 'footsteps', hue: 24, rays: 5 },
  F03: { icon: 'robot', hue: 200, rays: 8 },
  F04: { icon: 'crate', hue: 96, rays: 6 },
  F05: { icon: 'telescope', hue: 268, rays: 12 },
  F06: { icon: 'industry', hue: 14, rays: 6 },
  F07: { icon: 'commerce', hue: 150, rays: 10 },
  F08: { icon: 'planet', hue: 120, rays: 9 },
  F09: { icon: 'combat', hue: 0, rays: 16 },
  F10: { icon: 'orbit', hue: 190, rays: 7 },
  F11: { icon: 'seal', hue: 300, rays: 8 },
  F12: { icon: 'players', hue: 220, rays: 11 },
  F13: { icon: 'alien', hue: 174, rays: 5 },
  F14: { icon: 'black-hole', hue: 282, rays: 13 },
  F15: { icon: 'hostile', hue: 68, rays: 14 },
}

function raysPath(rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, each) => {
    const angle = (Math.PI * each) / rays - Math.PI / 2
    const reach = each % 2 === 0 ? 58 : 44
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The sign of a faction: rays of its own around what it is known for. */
export function FactionEmblem({ id, size }: { readonly id: FactionId; readonly size: number }) {
  const { icon, hue, rays } = EMBLEMS[id]
  return (
    <svg
      class="edge-emblem"
      viewBox="-62 -62 124 124"
      width={size}
      height={size}
      style={{ '--hue': hue }}
      aria-hidden="true"
    >
      <path class="edge-emblem-rays" d={raysPath(rays)} />
      <circle class="edge-emblem-disc" r="38" />
      <circle class="edge-emblem-ring" r="33" />
      <Icon name={icon} size={40} x={0} y={0} />
    </svg>
  )
}
