import type { ComponentChildren } from 'preact'
import { useTitle } from '../title.ts'
import './page.css'

interface PageProps {
  /** Its one heading of the first order, and what the window is called. */
  readonly title: string
  /** How wide its lines run. */
  readonly width?: 'text' | 'full'
  /** Beneath the title. */
  readonly lead?: string
  readonly children?: ComponentChildren
}

/** A page that is read: a title, then the rest. */
export function Page({ title, width = 'full', lead, children }: PageProps) {
  useTitle(title)
  return (
    <main class={`page page-${width}`} id="main">
      <header class="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p class="page-lead">{lead}</p>}
      </header>
      {children}
    </main>
  )
}
