/** The message that tells a waiting version of the page to take over. */
export const TAKE_OVER = 'take-over'

/** From where a request is answered: the page from what was kept, the API never. */
export type Source = 'network' | 'page' | 'asset'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Every address of the page is the one page, which finds out by itself what to show. */
export function sourceOf({ method, mode, url }: Asked, origin: string, assets: ReadonlySet<string>): Source {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || /^\/api(?:\/|$)/.test(asked.pathname)) return 'network'
  if (assets.has(asked.pathname)) return 'asset'
  if (mode === 'navigate') return 'page'
  return asked.pathname.startsWith('/assets/') ? 'asset' : 'network'
}
