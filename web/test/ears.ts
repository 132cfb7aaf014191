import type { Page } from 'playwright-core'
import type { Person } from './people.ts'

/** Something a screen reader has read aloud by itself. */
export interface Heard {
  readonly text: string
  /** At once, whatever is being read; else when there is a pause. */
  readonly isAssertive: boolean
}

type Listening = typeof globalThis & { heard?: Heard[] }

/** Writes down all that is put into live regions, on every page opened from now on. */
export async function listen({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const heard: Heard[] = []
    ;(globalThis as Listening).heard = heard
    const hear = ({ target }: MutationRecord): void => {
      const changed = target instanceof Element ? target : target.parentElement
      const region = changed?.closest('[aria-live], [role="status"], [role="alert"]')
      const text = region?.textContent?.trim() ?? ''
      const isAssertive = region?.matches('[aria-live="assertive"], [role="alert"]') ?? false
      if (text !== '') heard.push({ text, isAssertive })
    }
    new MutationObserver((changes) => changes.forEach(hear)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

export const heardOn = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as Listening).heard ?? [])
