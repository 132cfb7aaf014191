import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from '../point.ts'

/** A step of the way, and the longest way, in milliseconds. */
const STEP = 260
const LONGEST = 900

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets a piece travel along the points it passed, once for each `issue` of news; it already stands at the last one.
 * Without a way it does not move at all: taken back, it is simply where it was.
 */
export function useGlide<E extends SVGElement>(way: readonly Point[], issue: number): RefObject<E | null> {
  const ref = useRef<E>(null)
  const shown = useRef(issue)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || shown.current === issue) return
    shown.current = issue
    if (way.length < 2 || isStill()) return
    const gliding = element.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' })),
      { duration: Math.min(LONGEST, STEP * (way.length - 1)) },
    )
    return () => gliding.cancel()
  }, [issue])
  return ref
}
