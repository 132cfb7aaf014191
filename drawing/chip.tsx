import './chip.css'
import { Icon, type IconName } from './icons/icon.tsx'
import { type Tone, toneColour } from './tone.ts'

interface ChipProps {
  readonly icon: IconName
  readonly value: number | string
  /** What the number counts: read aloud, and written where `wide`. */
  readonly label: string
  readonly kind?: Tone
  readonly wide?: boolean
}

export function Chip({ icon, value, label, kind = 'plain', wide = false }: ChipProps) {
  return (
    <span
      class="chip"
      style={{ '--tone': toneColour(kind) }}
      role="img"
      aria-label={`${label}, ${value}`}
      title={label}
    >
      <Icon name={icon} />
      <span class="chip-value">{value}</span>
      {wide && <span class="chip-label">{label}</span>}
    </span>
  )
}
