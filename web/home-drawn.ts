import { place } from './router.ts'
import { language } from './settings.ts'

/**
 * Whether the page has come with the home page in it, drawn by `draw-home.tsx`, and just as this reader would be shown
 * it: then it is only brought to life. Otherwise it is drawn anew.
 */
export function isAsDrawn(root: HTMLElement): boolean {
  return root.dataset['drawnIn'] === language.value && place.value.path === '/'
}

let comingAlive = false
/** Whether what is asked for right now is in the page already. */
export const isComingAlive = (): boolean => comingAlive

/** Brings to life what is in the page already. */
export function bringToLife(hydrate: () => void): void {
  comingAlive = true
  try {
    hydrate()
  } finally {
    comingAlive = false
  }
}
