import type { PushNews } from '@astrolabe/server/protocol'
import { spokenLanguage } from '@astrolabe/words'
import { noticeSaid } from './notice-words.ts'
import { sourceOf, TAKE_OVER } from './offline.ts'
import type { FetchEvent, ServiceWorkerScope } from './service-worker-scope.ts'

// Written in by the build: a name for exactly these files, and their addresses.
declare const BUILD: string
declare const ASSETS: readonly string[]

const scope = globalThis as unknown as ServiceWorkerScope
const CACHE = `astrolabe-${BUILD}`
const HOME = '/'
/** Stands for every address: what was drawn for a first visit is not what a reader who comes back is shown. */
const PAGE = '/index.html'
const assets = new Set(ASSETS)

/** A file whose name has its hash in it never changes: an older version may have it already. */
const isHashed = (address: string): boolean => address.startsWith('/assets/')

async function keepAll(): Promise<void> {
  const cache = await scope.caches.open(CACHE)
  await Promise.all(
    ASSETS.map(async (address) => {
      const known = isHashed(address) ? await scope.caches.match(address) : undefined
      if (known !== undefined) return cache.put(address, known)
      return cache.add(new Request(address, { cache: isHashed(address) ? 'default' : 'reload' }))
    }),
  )
}

async function forgetOthers(): Promise<void> {
  const names = await scope.caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => scope.caches.delete(name)))
  await scope.clients.claim()
}

async function kept(address: string | Request): Promise<Response> {
  const cache = await scope.caches.open(CACHE)
  const found = await cache.match(address)
  if (found !== undefined) return found
  const response = await fetch(address)
  if (response.ok && response.type === 'basic') await cache.put(address, response.clone())
  return response
}

function answer(event: FetchEvent): void {
  const source = sourceOf(event.request, scope.location.origin, assets)
  if (source === 'page') event.respondWith(kept(PAGE))
  if (source === 'asset') event.respondWith(kept(event.request))
}

async function pushNews(): Promise<PushNews> {
  const response = await fetch('/api/push')
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return (await response.json()) as PushNews
}

/** A push carries nothing: what waits for the reader is asked for, so that no table is told to strangers. */
async function tell(): Promise<void> {
  const news = await pushNews().catch((): PushNews => ({ tables: [] }))
  const language = news.language ?? spokenLanguage(scope.navigator.languages)
  const { title, body, address } = noticeSaid(news, language)
  await scope.registration.showNotification(title, {
    body,
    lang: language,
    icon: '/icon-192.png',
    // A newer one takes the place of the one before.
    tag: 'turn',
    data: address,
  })
}

/** Goes to what the notice was about, in a window that is already open if there is one. */
async function follow({ data }: Notification): Promise<void> {
  const address = typeof data === 'string' ? data : HOME
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === address)
  if (there !== undefined) await there.focus()
  else await scope.clients.openWindow(address)
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
scope.addEventListener('fetch', answer)
scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting()
})
scope.addEventListener('push', (event) => event.waitUntil(tell()))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification))
})
