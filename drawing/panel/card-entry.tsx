import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../icons/icon.tsx'
import { type Tone, toneColour } from '../tone.ts'
import './card-entry.css'

interface CardEntryProps {
  readonly title: string
  readonly sort: string
  readonly icon: IconName
  readonly tone: Tone
  readonly text: string
  /** At the end of its title: what it costs. */
  readonly children?: ComponentChildren
}

/** A card of a list with all its words, where it is only read. */
export function CardEntry({ title, sort, icon, tone, text, children }: CardEntryProps) {
  return (
    <li class="card-entry">
      <span class="card-entry-sign" style={{ color: toneColour(tone) }}>
        <Icon name={icon} />
      </span>
      <p>
        <b>{title}</b> <small>{sort}</small>
      </p>
      {children}
      <p class="card-entry-text">{text}</p>
    </li>
  )
}
