import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Size } from './point.ts'

/** The room an element has, in whole pixels, followed as it changes. */
export function useBox<E extends Element>(initial: Size): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E>(null)
  const [room, setRoom] = useState(initial)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = (): void => {
      const width = Math.round(element.clientWidth)
      const height = Math.round(element.clientHeight)
      if (width === 0 || height === 0) return
      setRoom((held) => (held.width === width && held.height === height ? held : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, room]
}
