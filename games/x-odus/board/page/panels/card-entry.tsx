import { Icon, toneColour } from '@astrolabe/drawing'
import { CostSigns } from '../pieces/card-plate.tsx'
import type { CardSeen } from '../pieces/card-seen.ts'

interface CardEntryProps {
  readonly seen: Pick<CardSeen, 'title' | 'icon' | 'tone' | 'text'> & Partial<Pick<CardSeen, 'cost'>>
  readonly sort: string
}

/** A card with all its words, where it is only read. */
export function CardEntry({ seen: { title, icon, tone, text, cost }, sort }: CardEntryProps) {
  return (
    <li class="xodus-entry-card">
      <span class="xodus-plate-sign" style={{ color: toneColour(tone) }}>
        <Icon name={icon} />
      </span>
      <p>
        <b>{title}</b> <small>{sort}</small>
      </p>
      {cost && <CostSigns cost={cost} />}
      <p class="xodus-entry-text">{text}</p>
    </li>
  )
}
