import type { ComponentChildren } from 'preact'
import './empty-state.css'

interface EmptyStateProps {
  readonly title: string
  readonly text: string
  /** What to do about it. */
  readonly children?: ComponentChildren
}

/** Said where there is nothing to show. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div class="empty-state">
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <ellipse cx="60" cy="30" rx="54" ry="17" transform="rotate(-12 60 30)" />
        <circle cx="60" cy="30" r="13" />
        <circle class="empty-state-moon" cx="104" cy="14" r="3.5" />
      </svg>
      <p class="empty-state-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
