import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const CONTROLS = 'button:not([disabled]), a[href], summary'

/**
 * Buttons that come and go with the question take the focus with them. It goes on to the control at the same place,
 * or to the last one, or to what is marked `data-rests`.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, moment: string): void {
  const held = useRef<number | undefined>(undefined)
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const note = ({ target }: FocusEvent): void => {
      held.current = [...element.querySelectorAll(CONTROLS)].indexOf(target as Element)
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
    const element = region.current
    if (element === null || held.current === undefined) return
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)]
    const next = controls[Math.min(Math.max(0, held.current), controls.length - 1)]
    ;(next ?? element.querySelector<HTMLElement>('[data-rests]'))?.focus()
  }, [moment, region])
}

/** The focus goes from one question to the next: a key that is held down answers only the first. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
