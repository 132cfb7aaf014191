import type { PushSubscription as PushTarget } from '@astrolabe/server/protocol'
import { api, ask } from '../../api.ts'
import { keep, readKept } from '../../kept.ts'
import { language } from '../../settings.ts'

/** Whether this browser could tell of a turn while the page is closed. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether the reader has said yes or no already: nobody is asked twice. */
export const wasAsked = (): boolean =>
  readKept('notify') !== undefined || Notification.permission === 'denied'
export const declineNotices = (): void => keep('notify', false)
export const isNotified = (): boolean => readKept('notify') === true

const targetOf = (subscription: PushSubscription): PushTarget => {
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: language.value,
  }
}

/** Asks the browser, then the server, to tell of turns; says whether they will. */
export async function notifyOfTurns(): Promise<boolean> {
  const info = await api.info()
  if (!info.ok || info.value.pushKey === null) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: info.value.pushKey,
    })
    const reply = await ask('POST', '/push', targetOf(subscription))
    if (reply.ok) keep('notify', true)
    if (reply.ok) keep('notify-language', language.value)
    return reply.ok
  } catch {
    // The browser's own service for notices is blocked or out of reach.
    return false
  }
}

/** Has notices told in the language of the page, after it has changed. */
export async function tellInLanguage(): Promise<void> {
  if (!isNotified() || !canNotify() || readKept('notify-language') === language.value) return
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.getSubscription()
  if (subscription === null) return
  const reply = await ask('POST', '/push', targetOf(subscription))
  if (reply.ok) keep('notify-language', language.value)
}

export async function stopNotifying(): Promise<void> {
  keep('notify', false)
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.getSubscription()
  if (subscription === null) return
  await ask('DELETE', '/push', targetOf(subscription))
  await subscription.unsubscribe()
}
