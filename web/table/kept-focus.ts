import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { restFocus } from '../focus.ts'

const CONTROLS = 'button:not([disabled]), a[href]'
/** Marks what holds the choices of a question, whose buttons come and go. */
const CHOICES = '[data-choices]'

const controlsOf = (region: Element | null): readonly HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>(`${CHOICES} :is(${CONTROLS})`) ?? []),
]

/**
 * Buttons that come and go with the question take the focus with them. It goes on to the choice at the same place, or
 * to the last one; never to a button that does something else.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, moment: string): void {
  const held = useRef<number | undefined>(undefined)
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const note = ({ target }: FocusEvent): void => {
      held.current = controlsOf(element).indexOf(target as HTMLElement)
    }
    const forget = ({ relatedTarget }: FocusEvent): void => {
      // Leaving for somewhere else is a choice; losing a removed button leads nowhere.
      if (relatedTarget !== null) held.current = undefined
    }
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', forget)
    }
  })
  useLayoutEffect(() => {
    if (held.current === undefined) return
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const controls = controlsOf(region.current)
    const same = held.current < 0 ? undefined : controls[Math.min(held.current, controls.length - 1)]
    held.current = undefined
    if (same === undefined) restFocus()
    else same.focus()
  }, [moment, region])
}

/** The focus goes from one question to the next: a key that is held down answers only the first. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
