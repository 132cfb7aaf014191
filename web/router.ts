import { computed, signal } from '@preact/signals'
import { decoded } from './pattern.ts'

/** Where the reader is. */
interface Place {
  readonly path: string
  readonly query: URLSearchParams
  /** Without its `#`. */
  readonly hash: string
  /** One for each entry of the history, so that it is found again as it was left. */
  readonly entry: string
}

interface EntryState {
  readonly entry: string
}

const hasEntry = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'

const newEntry = (): EntryState => ({ entry: Math.random().toString(36).slice(2) })

function read(): Place {
  if (!hasEntry(history.state)) history.replaceState(newEntry(), '')
  const { pathname, search, hash } = location
  return {
    path: pathname,
    query: new URLSearchParams(search),
    hash: decoded(hash.slice(1)) ?? '',
    entry: hasEntry(history.state) ? history.state.entry : '',
  }
}

const current = signal<Place>({ path: '/', query: new URLSearchParams(), hash: '', entry: '' })
export const place = computed(() => current.value)
/** Another one on every page the reader goes to; a part of the same page is none of its own. */
let stay = {}

function arrive(): void {
  const { path, query } = current.value
  current.value = read()
  if (path !== current.value.path || String(query) !== String(current.value.query)) stay = {}
}

/** Goes to an address of the page; `replace` leaves no way back to the one before. */
export function go(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(newEntry(), '', address)
  else history.pushState(newEntry(), '', address)
  arrive()
}

/** `go` for what takes a while: whoever has left the page meanwhile is not called away from where they are. */
export function wayOn(): typeof go {
  const here = stay
  return (address, how) => {
    if (stay === here) go(address, how)
  }
}

/** The address a press on a link leads to, if the page goes there by itself. */
function addressOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || /^\/api(?:\/|$)/.test(url.pathname)) return undefined
  const staysHere = url.pathname === location.pathname && url.search === location.search
  // A link to a part of this page is the browser's own business.
  if (staysHere && url.hash !== '') return undefined
  return url.pathname + url.search + url.hash
}

/** Follows the history, and every link to one of our own pages, without loading the page again. */
export function startRouter(): void {
  history.scrollRestoration = 'manual'
  arrive()
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const address = addressOf(event)
    if (address === undefined) return
    event.preventDefault()
    go(address, { replace: address === location.pathname + location.search })
  })
}
