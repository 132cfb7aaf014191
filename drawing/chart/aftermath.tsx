import type { ComponentChildren } from 'preact'
import './aftermath.css'

/** What is told after a game: parts, then the figures. */
export function AftermathParts({ children }: { readonly children: ComponentChildren }) {
  return <div class="aftermath">{children}</div>
}

interface AftermathPartProps {
  readonly title: string
  readonly note?: string
  readonly children: ComponentChildren
}

export function AftermathPart({ title, note, children }: AftermathPartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
      {note !== undefined && <p class="aftermath-note">{note}</p>}
    </section>
  )
}
