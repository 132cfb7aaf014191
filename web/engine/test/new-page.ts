import { type Line, Link } from '../link.ts'
import type { Call, Said } from '../talk.ts'
import { troubleOf } from '../trouble.ts'
import { MemoryKeeper } from './memory-keeper.ts'
import { Browser, type Tab } from './tab.ts'

/** A worker without a thread: an engine that is spoken to as one. */
class FakeWorker implements Line {
  onmessage: ((event: MessageEvent<Said>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  readonly #tab: Tab
  #ended = false

  constructor(browser: Browser) {
    this.#tab = browser.open((session, news) => this.#say({ session, news }))
  }

  #say(said: Said): void {
    if (!this.#ended) this.onmessage?.({ data: structuredClone(said) } as MessageEvent<Said>)
  }

  postMessage({ call, method, args }: Call): void {
    const { engine } = this.#tab
    void Promise.resolve()
      .then(() => Reflect.apply(engine[method], engine, args) as Promise<unknown>)
      .then(
        (value) => this.#say({ call, value }),
        (error: unknown) => this.#say({ call, trouble: troubleOf(error) }),
      )
  }

  breakDown(): void {
    this.onerror?.(new Event('error') as ErrorEvent)
  }

  terminate(): void {
    this.#ended = true
  }
}

/** A page whose workers can be broken. */
export function newPage() {
  const keeper = new MemoryKeeper()
  const browser = new Browser(keeper)
  const workers: FakeWorker[] = []
  const link = new Link(() => {
    const worker = new FakeWorker(browser)
    workers.push(worker)
    return worker
  })
  return { link, workers, keeper }
}
