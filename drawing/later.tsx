import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part that most who open a page never see: its script comes when it is first drawn, and nothing is drawn before. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  return function Later(props: P) {
    const [, setCome] = useState(Part !== undefined)
    useEffect(() => {
      let isWanted = true
      if (Part === undefined)
        load().then(
          (come) => {
            Part = come
            if (isWanted) setCome(true)
          },
          // Without a network it stays away, and is asked for again the next time it is drawn.
          () => undefined,
        )
      return () => {
        isWanted = false
      }
    }, [])
    return Part === undefined ? null : <Part {...props} />
  }
}
