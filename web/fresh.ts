import { useCallback, useEffect, useRef, useState } from 'preact/hooks'

/**
 * What a promise gives, once it has: asked for again whenever the reader comes back to the window, and whenever the
 * second of the pair is called.
 */
export function useFresh<T>(load: () => Promise<T>): readonly [value: T | undefined, refresh: () => void] {
  const [value, setValue] = useState<T>()
  const wanted = useRef(true)
  const refresh = useCallback(() => {
    void load().then((fresh) => wanted.current && setValue(() => fresh))
  }, [load])
  useEffect(() => {
    wanted.current = true
    const look = (): void => {
      if (document.visibilityState === 'visible') refresh()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted.current = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  return [value, refresh]
}
