// Remote procedure calls to a worker: the worker.
import { GAMES } from '@astrolabe/games'
import { Engine } from './engine.ts'
import { IndexedKeeper } from './indexed-keeper.ts'
import { newId, newSecret, type RandomBytes } from '@astrolabe/tables'
import { joinTabs } from './tabs.ts'
import type { Call, Said } from './talk.ts'
import { troubleOf } from './trouble.ts'

const tabs = joinTabs()
const say = (said: Said): void => postMessage(said)

/** Where a browser knows no locks, two tabs may think at the same time; the slower thought is thrown away. */
const alone = async (what: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? await navigator.locks.request(what, work) : await work()

const random: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

const engine = new Engine({
  games: GAMES,
  keeper: new IndexedKeeper(),
  now: Date.now,
  newSecret: () => newSecret(random),
  newId: () => newId(random),
  alone,
  tellOthers: (id) => tabs.postMessage(id),
  tell: (session, news) => say({ session, news }),
})

tabs.addEventListener('message', ({ data }: MessageEvent<string>) => engine.heardOf(data))

async function obey({ call, method, args }: Call): Promise<void> {
  try {
    const asked = engine[method] as (...args: readonly unknown[]) => Promise<unknown>
    say({ call, value: await asked.apply(engine, [...args]) })
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble.why === 'failed') console.error(error)
    say({ call, trouble })
  }
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  void obey(data)
})
