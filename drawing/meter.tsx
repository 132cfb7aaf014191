import './meter.css'
import { type Tone, toneColour } from './tone.ts'

interface MeterProps {
  /** From 0 to 1. */
  readonly share: number
  readonly label: string
  readonly kind?: Tone
}

/** A share as a bar; the number is written beside it, in the language of the page. */
export function Meter({ share, label, kind = 'info' }: MeterProps) {
  return (
    <span
      class="meter"
      style={{ '--tone': toneColour(kind) }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span class="meter-share" style={{ width: `${share * 100}%` }} />
    </span>
  )
}
