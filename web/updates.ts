import { TAKE_OVER } from './offline.ts'
import { announce } from './parts/notice.tsx'
import { words } from './words/words.ts'

/** An hour: whoever leaves the page open for days still hears of a new version. */
const LOOK_EVERY = 3_600_000

/** Lets the page work without a network, and tells the reader when a newer one is ready. */
export function keepUpToDate(): void {
  addEventListener('offline', () => announce(words.value.shell.offline))
  addEventListener('online', () => announce(words.value.shell.online))
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers === undefined) return
  // Not before the page stands: what is kept for later must not hold up what is wanted now.
  if (document.readyState === 'complete') void register(workers)
  else addEventListener('load', () => void register(workers))
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  let isFirst = workers.controller === null
  let reloading = false
  workers.addEventListener('controllerchange', () => {
    // The first version takes over a page that is already its own: nothing to reload.
    if (!isFirst && !reloading) {
      reloading = true
      location.reload()
    }
    isFirst = false
  })
  const registration = await workers.register('/service-worker.js').catch(() => undefined)
  if (registration === undefined) return
  offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration))
  })
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY)
}

/** A new version waits until the reader wants it: a game is not interrupted. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null || navigator.serviceWorker.controller === null) return
  const { ready, reload } = words.value.shell.update
  announce(ready, { name: reload, act: () => waiting.postMessage(TAKE_OVER) })
}
