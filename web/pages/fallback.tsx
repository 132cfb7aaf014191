import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { words } from '../words/words.ts'

const reload = (): void => location.reload()

/** There is no page at this address. */
export function MissingPage() {
  const { title, text, home } = words.value.shell.missing
  return (
    <Page title={title} width="text">
      <EmptyState title="404" text={text}>
        <Button kind="primary" href="/">
          {home}
        </Button>
      </EmptyState>
    </Page>
  )
}

/** The script of the page did not come. */
export function FailedPage() {
  const { title, text, again } = words.value.shell.failed
  return (
    <Page title={title} width="text" lead={text}>
      <div>
        <Button kind="primary" sign="replay" onClick={reload}>
          {again}
        </Button>
      </div>
    </Page>
  )
}

/** Shows its children; should they fail, says so instead of leaving the reader with an empty window. */
export function BrokenPage({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary((thrown: unknown) => console.error(thrown)) as [unknown, () => void]
  const { title, text, reload: name } = words.value.shell.broken
  if (error === undefined) return children
  return (
    <Page title={title} width="text" lead={text}>
      <div>
        <Button kind="primary" sign="replay" onClick={reload}>
          {name}
        </Button>
      </div>
      {error instanceof Error && <p class="field-help">{error.message}</p>}
    </Page>
  )
}
