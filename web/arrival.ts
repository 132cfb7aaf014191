import { useLayoutEffect } from 'preact/hooks'
import { place } from './router.ts'
import { depthOf, standAt } from './scroll.ts'

/** Looks where the reader wants to: as far down as they were, at the part they asked for, or at the top. */
export function arrive(): void {
  const { entry, hash } = place.value
  standAt(entry)
  const depth = depthOf(entry)
  const target = hash === '' ? null : document.getElementById(hash)
  if (depth !== undefined) scrollTo(0, depth)
  else if (target !== null) target.scrollIntoView()
  else scrollTo(0, 0)
}

/** For a page whose content comes after it: the reader arrives when it has come. */
export function useArrivalWhen(ready: boolean): void {
  useLayoutEffect(() => {
    if (ready) arrive()
  }, [ready])
}
