/** Marks where the focus may rest; of several places, the last is the nearest to what is done. */
const RESTS = '[data-rests]'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Gives a focus that was lost with what held it a place to rest: in the window that lies over the page, or on it. */
export function restFocus(): void {
  if (!isLost()) return
  const scope = document.querySelector('dialog[open]') ?? document
  ;[...scope.querySelectorAll<HTMLElement>(RESTS)].at(-1)?.focus({ preventScroll: true })
}

/** As long as something within has the focus, it is never lost with it. */
export function keepFocusWithin(page: HTMLElement): () => void {
  let held: EventTarget | null = null
  const hold = ({ target }: FocusEvent): void => {
    held = target
  }
  const watcher = new MutationObserver(() => {
    if (!(held instanceof Node) || held.isConnected) return
    held = null
    // Whatever takes the place of what is gone does so first.
    queueMicrotask(restFocus)
  })
  page.addEventListener('focusin', hold)
  watcher.observe(page, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', hold)
    watcher.disconnect()
  }
}

/** The reader begins at the title; until that has come, at the page as a whole. */
export function beginAt(page: HTMLElement): () => void {
  const begin = (): boolean => {
    const title = page.querySelector<HTMLElement>('h1')
    ;(title ?? page).focus({ preventScroll: true })
    return title !== null
  }
  if (begin()) return () => {}
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== page || begin()) watcher.disconnect()
  })
  watcher.observe(page, { childList: true, subtree: true })
  return () => watcher.disconnect()
}
