import { beforeEach, expect, test, vi } from 'vitest'
import { go, place, startRouter, wayOn } from './router.ts'

/** The address bar and the history of a browser, as far as they are needed here. */
function openBrowser() {
  const listeners = new Map<string, () => void>()
  const visit = (state: unknown, _title: string, address?: string): void => {
    const { pathname, search, hash } = new URL(address ?? location.href, location.href)
    Object.assign(location, { href: `http://here${pathname}${search}${hash}`, pathname, search, hash })
    Object.assign(history, { state })
  }
  vi.stubGlobal('location', { href: 'http://here/', pathname: '/', search: '', hash: '' })
  vi.stubGlobal('history', { state: null, pushState: visit, replaceState: visit })
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  /** The browser itself goes somewhere: back, or to a part of the page. */
  return (address: string): void => {
    visit(null, '', address)
    listeners.get('popstate')?.()
  }
}

let browse: (address: string) => void

beforeEach(() => {
  browse = openBrowser()
  startRouter()
  go('/new/chess?how=link')
})

test('what took a while leads on from the page it was asked for on', () => {
  const goOn = wayOn()
  browse('/new/chess?how=link#main')
  goOn('/local/1')
  expect(place.value.path).toBe('/local/1')
})

test.each(['/', '/new/chess?how=screen', '/new/go?how=link'])(
  'whoever has gone to %s meanwhile stays there',
  (address) => {
    const goOn = wayOn()
    go(address)
    goOn('/local/1')
    expect(place.value.path).toBe(address.split('?')[0])
  },
)

test('whoever has left and come back has begun anew', () => {
  const goOn = wayOn()
  browse('/')
  browse('/new/chess?how=link')
  goOn('/local/1')
  expect(place.value.path).toBe('/new/chess')
})
