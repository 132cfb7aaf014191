import type { ComponentChildren } from 'preact'
import { placed } from '../placed.ts'
import type { Point } from '../point.ts'
import './rising.css'

/** What news brings to something, or takes from it. */
export interface Change {
  /** Where it is shown: at what has it. */
  readonly at: Point
  readonly isLoss?: boolean
  /** Drawn around its middle. */
  readonly sign: ComponentChildren
}

interface RisingProps {
  readonly changes: readonly Change[]
  readonly issue: number
  /** How far a gain rises. */
  readonly reach: number
}

/** Milliseconds from one change to the next. */
const APART = 140

/** Gains rise from where they belong, losses sink, and are gone. */
export function Rising({ changes, issue, reach }: RisingProps) {
  return (
    <g key={issue} class="rising" style={{ '--rise': `${reach}px` }} aria-hidden="true" data-passing>
      {changes.map(({ at, isLoss = false, sign }, rank) => (
        <g key={rank} transform={placed(at)}>
          <g
            class={isLoss ? 'rising-change rising-loss' : 'rising-change'}
            style={{ animationDelay: `${rank * APART}ms` }}
          >
            {sign}
          </g>
        </g>
      ))}
    </g>
  )
}
