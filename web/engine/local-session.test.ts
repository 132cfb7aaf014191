import { expect, test } from 'vitest'
import { Link, type Line } from './link.ts'
import { LocalSession } from './local-session.ts'
import type { Call, Said } from './talk.ts'
import { MemoryKeeper } from './test/memory-keeper.ts'
import { anyAnswer, Browser, SOLO, type Tab } from './test/tab.ts'
import { troubleOf } from './trouble.ts'

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
function newPage() {
  const browser = new Browser(new MemoryKeeper())
  const workers: FakeWorker[] = []
  const link = new Link(() => {
    const worker = new FakeWorker(browser)
    workers.push(worker)
    return worker
  })
  return { link, workers }
}

const position = (session: LocalSession) => session.message.value?.position

async function openGame(link: Link): Promise<LocalSession> {
  const session = new LocalSession(link, await link.call('start', SOLO))
  await expect.poll(() => position(session)?.decision).toBeTruthy()
  return session
}

test('a session tells all facts and answers with problems in one word', async () => {
  const session = await openGame(newPage().link)
  const { number = 0, seat = 0, decision = null } = position(session) ?? {}
  expect(await session.answer(seat, number + 5, 'nonsense')).toEqual({ why: 'stale' })
  expect(await session.answer(seat, number, 'nonsense')).toEqual({ why: 'not-on-offer' })
  expect(await session.answer(seat, number, anyAnswer(decision))).toBeUndefined()
  expect(position(session)).toMatchObject({ since: -1, number: number + 1 })
  expect(await session.replyToUndo()).toEqual({ why: 'no-request' })
  expect(await session.say('Well')).toBeUndefined()
  expect(session.message.value?.chat.map(({ text }) => text)).toEqual(['Well'])
})

test('a worker that breaks down is replaced, and nothing acknowledged is lost', async () => {
  const { link, workers } = newPage()
  const session = await openGame(link)
  const { number = 0, seat = 0, decision = null } = position(session) ?? {}
  expect(await session.answer(seat, number, anyAnswer(decision))).toBeUndefined()
  const lost = session.say('Well')
  workers[0].breakDown()
  expect(session.connection.value).toBe('retrying')
  expect(await lost).toEqual({ why: 'failed' })
  await expect.poll(() => session.connection.value).toBe('live')
  expect(workers).toHaveLength(2)
  expect(position(session)?.number).toBeGreaterThan(number)
})

test('one that breaks down again and again is given up', async () => {
  const { link, workers } = newPage()
  const session = await openGame(link)
  for (let times = 0; times < 4; times++) workers.at(-1)?.breakDown()
  expect(session.connection.value).toBe('gone')
})

test('a table that is not kept here is gone', async () => {
  const session = new LocalSession(newPage().link, 'elsewhere')
  await expect.poll(() => session.connection.value).toBe('gone')
})

test('a closed session hears nothing more', async () => {
  const { link } = newPage()
  const session = await openGame(link)
  const before = session.message.value
  session.close()
  session.look(-1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.message.value).toBe(before)
})
