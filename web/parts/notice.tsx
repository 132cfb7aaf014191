import { signal } from '@preact/signals'
import { words } from '../words/words.ts'
import { Button } from './button.tsx'
import './notice.css'

interface Notice {
  readonly id: number
  readonly text: string
  readonly action?: { readonly name: string; readonly act: () => void }
}

const notices = signal<readonly Notice[]>([])
let told = 0

/** Longer than it takes to read, for what may be missed. */
const STAYS = 6000

const drop = (id: number): void => {
  notices.value = notices.value.filter((notice) => notice.id !== id)
}

/** Tells the reader something in passing. With something to do about it, it stays until it is dismissed. */
export function announce(text: string, action?: Notice['action']): void {
  const id = ++told
  // Said again, it replaces what was said before.
  const others = notices.value.filter((notice) => notice.text !== text)
  notices.value = [...others, { id, text, ...(action && { action }) }]
  if (action === undefined) setTimeout(drop, STAYS, id)
}

/** Where notices appear; read aloud when the reader has a moment. */
export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.value.map(({ id, text, action }) => (
        <div class={`notice ${action ? 'notice-asks' : ''}`} key={id}>
          <p>{text}</p>
          {action && <Button onClick={action.act}>{action.name}</Button>}
          <Button kind="quiet" sign="close" label={words.value.shell.dismiss} onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  )
}
