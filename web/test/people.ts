import type { Language } from '@astrolabe/kernel'
import type { Browser, BrowserContext, Page } from 'playwright-core'

export const SIZES = {
  phone: { width: 390, height: 844 },
  /** The same on its side. */
  landscape: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1920, height: 1080 },
  /** A laptop at 200 % zoom: half the width and height, twice the dots. */
  zoomed: { width: 640, height: 360 },
} as const
export type Size = keyof typeof SIZES

/** Somebody with a browser of their own: cookies, storage and screen. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly language: Language
  readonly touch: boolean
  /** What went wrong in their pages and was not handled: nothing, if all is well. */
  readonly troubles: readonly string[]
}

export interface Manners {
  readonly size?: Size
  readonly language?: Language
  readonly touch?: boolean
  /** What may be said on the console, where the network is cut or the server refuses on purpose. */
  readonly bears?: RegExp
}

export async function person(browser: Browser, address: string, manners: Manners = {}): Promise<Person> {
  const { size = 'laptop', language = 'en', touch = size === 'phone', bears } = manners
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[size],
    deviceScaleFactor: size === 'zoomed' ? 2 : 1,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  })
  const troubles = troublesOf(context, bears)
  return { context, page: await context.newPage(), language, touch, troubles }
}

/**
 * Exceptions that nobody caught, whatever else is said as an error (a file that did not come, a breach of the
 * security policy), in all pages and workers, also after a reload.
 */
function troublesOf(context: BrowserContext, bears: RegExp | undefined): readonly string[] {
  const troubles: string[] = []
  context.on('weberror', (error) => troubles.push(error.error().stack ?? error.error().message))
  context.on('console', (message) => {
    const said = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && bears?.test(said) !== true) troubles.push(said)
  })
  return troubles
}
