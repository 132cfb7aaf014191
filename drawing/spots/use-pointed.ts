import { useState } from 'preact/hooks'

/** What somebody's pointer or focus is on. */
export interface Pointed {
  readonly id: string | undefined
  /** What the keys have led to. */
  readonly focused: string | undefined
  readonly handlers: {
    readonly onPointerOver: (event: Event) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onFocusIn: (event: Event) => void
    readonly onFocusOut: () => void
  }
}

const spotUnder = ({ target }: Event): string | undefined =>
  target instanceof Element
    ? target.closest<SVGElement | HTMLElement>('[data-spot]')?.dataset['spot']
    : undefined

const isByKeys = ({ target }: Event): boolean => target instanceof Element && target.matches(':focus-visible')

/** Follows both over whatever it gives its handlers to. */
export function usePointed(): Pointed {
  const [under, setUnder] = useState<string | undefined>(undefined)
  const [focused, setFocused] = useState<string | undefined>(undefined)
  return {
    id: under ?? focused,
    focused,
    handlers: {
      onPointerOver: (event) => setUnder(spotUnder(event)),
      // A finger that is lifted has not left: what it touched stays lit until it touches something else.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') setUnder(undefined)
      },
      // A press focuses as well; what is pressed is seen already.
      onFocusIn: (event) => setFocused(isByKeys(event) ? spotUnder(event) : undefined),
      onFocusOut: () => setFocused(undefined),
    },
  }
}
