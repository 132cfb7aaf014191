import { MOONS } from '../../../content/moons.ts'
import { participants } from '../../../position/participants.ts'
import { EAST, WEST } from '../../../position/state.ts'
import type { Look } from '../look.ts'
import type { Detail } from './appearance.ts'
import { Leader } from './figures.tsx'
import { mirrored } from './geometry.ts'
import './in-nebulae.css'
import { Moon } from './moon.tsx'

interface InNebulaeProps {
  readonly look: Look
  readonly detail: Detail
}

/** Moons and leaders that wait in the nebulae. */
export function InNebulae({ look: { view }, detail }: InNebulaeProps) {
  return (
    <g class="edge-in-nebulae" aria-hidden="true">
      {[WEST, EAST].map((nebula) => {
        const { moons, leaders } = view.regions[nebula]
        const at = mirrored(nebula, { x: -126, y: 18 })
        const waiting = participants(view).filter(({ who }) => leaders[who] > 0)
        return (
          <g key={nebula}>
            {moons.length > 0 && (
              <Moon
                moon={MOONS[moons[moons.length - 1]]}
                count={moons.length}
                size={detail.mark * 1.25}
                {...at}
              />
            )}
            {waiting.map(({ who }, index) => (
              <Leader
                key={who}
                owner={who}
                count={leaders[who]}
                size={detail.leader}
                {...mirrored(nebula, { x: -138 + (index % 2) * 30, y: 268 + Math.floor(index / 2) * 34 })}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}
