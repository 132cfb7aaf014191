import { effect, signal, untracked } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { arrive } from './arrival.ts'
import { beginAt, keepFocusWithin } from './focus.ts'
import { BrokenPage, FailedPage, MissingPage } from './pages/fallback.tsx'
import { place } from './router.ts'
import { HOME, openPage } from './routes.tsx'
import { standAt } from './scroll.ts'

interface Shown {
  readonly path: string
  readonly draw: () => VNode
  readonly whole: boolean
}

/** The page in sight: it stays until the next one has come. */
export const shown = signal<Shown | undefined>(undefined)
/** Whether the next one takes so long that the reader should be told. */
export const opening = signal(false)

const PATIENCE = 250

/** Shows the home page, for which nothing has to be loaded. */
export function showHome(): void {
  shown.value = { path: '/', ...HOME }
}

/** Opens the page of every place the reader goes to. */
export function followPlaces(): void {
  effect(() => {
    const { path, entry } = place.value
    if (untracked(() => shown.value?.path) !== path) return openAt(path)
    standAt(entry)
    return undefined
  })
}

function openAt(path: string): () => void {
  let wanted = true
  const impatience = setTimeout(() => {
    opening.value = true
  }, PATIENCE)
  const show = (draw: () => VNode, whole = false): void => {
    if (!wanted) return
    clearTimeout(impatience)
    opening.value = false
    shown.value = { path, draw, whole }
  }
  const opened = openPage(path)
  if (opened === undefined) show(() => <MissingPage />)
  else
    opened.then(
      (page) => show(page.draw, page.whole),
      () => show(() => <FailedPage />),
    )
  return () => {
    wanted = false
    clearTimeout(impatience)
  }
}

export function Outlet({ path, draw }: Shown) {
  const outlet = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  // Another part of the same page is found by the browser.
  useLayoutEffect(() => {
    arrive()
    // On the first page the browser begins at the top by itself.
    const isFirst = first.current
    first.current = false
    return isFirst || outlet.current === null ? undefined : beginAt(outlet.current)
  }, [path])
  useEffect(() => (outlet.current === null ? undefined : keepFocusWithin(outlet.current)), [])
  return (
    <div class="outlet" ref={outlet} tabIndex={-1} data-rests>
      <BrokenPage key={path}>{draw()}</BrokenPage>
    </div>
  )
}
