import type { ComponentChildren } from 'preact'
import './entry.css'

/** What a panel holds: entries, one below the other. */
export function Entries({ children }: { readonly children: ComponentChildren }) {
  return <div class="entries">{children}</div>
}

interface EntryProps {
  /** A sign and a name; what is less important in a `small`. */
  readonly title: ComponentChildren
  /** Whether the reader is being shown what it is about. */
  readonly lit?: boolean
  readonly children?: ComponentChildren
}

/** A thing told in a panel: a player, a card, a deck. */
export function Entry({ title, lit = false, children }: EntryProps) {
  return (
    <section class={lit ? 'entry entry-lit' : 'entry'}>
      <EntryTitle>{title}</EntryTitle>
      {children}
    </section>
  )
}

export function EntryTitle({ children }: { readonly children: ComponentChildren }) {
  return <h3 class="entry-title">{children}</h3>
}
