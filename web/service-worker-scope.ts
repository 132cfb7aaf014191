/** What a service worker is given by the browser: the library of types knows windows only. */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

interface WindowClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<WindowClient>
  navigate(address: string): Promise<WindowClient | null>
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  push: ExtendableEvent
  notificationclick: NotificationEvent
  message: MessageEvent
}

export interface ServiceWorkerScope {
  readonly location: Location
  readonly navigator: Navigator
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }): Promise<WindowClient[]>
    openWindow(address: string): Promise<WindowClient | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void
}
