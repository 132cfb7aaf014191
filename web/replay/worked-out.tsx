import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from '../loaded.ts'
import { Button } from '../parts/button.tsx'
import { words } from '../words/words.ts'
import { replayWords } from './words.ts'

interface WorkedOutProps<T> {
  /** Asked again when it changes. */
  readonly ask: () => Promise<T>
  readonly children: (found: T) => ComponentChildren
}

/** What the worker has to play the record for; should that fail, it can be asked again. */
export function WorkedOut<T>({ ask, children }: WorkedOutProps<T>) {
  const [tries, setTries] = useState(0)
  const loaded = useLoaded(String(tries), ask)
  const { working, failed } = replayWords.value.after
  switch (loaded.state) {
    case 'loading':
      return <p role="status">{working}</p>
    case 'failed':
      return (
        <div>
          <p role="alert">{failed}</p>
          <Button sign="replay" onClick={() => setTries(tries + 1)}>
            {words.value.shell.failed.again}
          </Button>
        </div>
      )
    case 'ready':
      return <>{children(loaded.value)}</>
  }
}
