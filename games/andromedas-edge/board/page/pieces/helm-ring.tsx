import { Icon, placed } from '@astrolabe/drawing'
import type { Commander } from '../../../content/schema.ts'
import { helmSign } from './signs.ts'
import './helm-ring.css'

interface HelmRingProps {
  readonly commander: Commander
  /** The space of the marker, from 0. */
  readonly helm: number
  readonly size: number
}

const MIDDLE = 44
/** How many spaces ahead are named. */
const HELM_AHEAD = 3

const at = (space: number, spaces: number) => {
  const angle = (2 * Math.PI * space) / spaces - Math.PI / 2
  return { x: Math.cos(angle) * MIDDLE, y: Math.sin(angle) * MIDDLE }
}

/** The spaces after the marker, in the order in which it comes to them. */
export const helmAhead = ({ helm: spaces }: Commander, helm: number): number[] =>
  Array.from({ length: HELM_AHEAD }, (_, step) => (helm + 1 + step) % spaces.length)

/** The Helm of the Unity: a ring of bonuses, the marker, and the next three brighter, by number. */
export function HelmRing({ commander, helm, size }: HelmRingProps) {
  const { helm: spaces } = commander
  const next = helmAhead(commander, helm)
  return (
    <svg class="edge-helm" viewBox="-60 -60 120 120" width={size} height={size} aria-hidden="true">
      <circle class="edge-helm-orbit" r={MIDDLE} />
      <g class="edge-helm-core">
        <circle r="22" />
        <Icon name="unity" size={28} x={0} y={0} />
      </g>
      {spaces.map((bonuses, space) => {
        const place = next.indexOf(space)
        const state = space === helm ? 'here' : place >= 0 ? 'next' : 'far'
        return (
          <g
            key={space}
            class={`edge-helm-space edge-helm-${state}`}
            transform={placed(at(space, spaces.length))}
          >
            <circle r="12" />
            <Icon name={helmSign(bonuses[0]).icon} size={15} x={0} y={0} />
            {bonuses.length > 1 && <circle class="edge-helm-more" cx="9" cy="-9" r="3.5" />}
          </g>
        )
      })}
    </svg>
  )
}
