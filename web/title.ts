import { useLayoutEffect } from 'preact/hooks'

/** Names the window after the page. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === '' ? 'Astrolabe' : `${title} · Astrolabe`
  }, [title])
}
