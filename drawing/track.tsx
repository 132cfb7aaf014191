import './track.css'
import { type Tone, toneColour } from './tone.ts'

/** A place on a track: what it would become, or what it has to reach. */
export interface TrackMark {
  readonly at: number
  readonly sort: 'planned' | 'threshold'
  /** Read aloud after the value. */
  readonly label?: string
}

interface TrackProps {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly marks?: readonly TrackMark[]
  readonly kind?: Tone
}

type Pip = 'full' | 'gained' | 'lost' | 'empty'

/** How each step of a track looks when it would go from `value` to `planned`. */
export function pipsOf(value: number, planned: number, max: number): readonly Pip[] {
  return Array.from({ length: max }, (_, at): Pip => {
    const step = at + 1
    if (step <= Math.min(value, planned)) return 'full'
    if (step <= planned) return 'gained'
    return step <= value ? 'lost' : 'empty'
  })
}

export function Track({ value, max, label, marks = [], kind = 'plain' }: TrackProps) {
  const planned = marks.findLast(({ sort }) => sort === 'planned')?.at ?? value
  const thresholds = new Set(marks.filter(({ sort }) => sort === 'threshold').map(({ at }) => at))
  const said = [`${value} / ${max}`, ...marks.flatMap((mark) => mark.label ?? [])]
  return (
    <span
      class="track"
      style={{ '--tone': toneColour(kind) }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={said.join(', ')}
    >
      {pipsOf(value, planned, max).map((pip, at) => (
        <span key={at} class={`track-pip track-${pip}${thresholds.has(at + 1) ? ' track-threshold' : ''}`} />
      ))}
    </span>
  )
}
