import { GAMES } from '@astrolabe/games'
import { GAMES as CAMPAIGN } from '../../test/campaign/games.ts'
import type { Decision, GameRecord } from '@astrolabe/kernel'
import type { TableMessage } from '@astrolabe/tables'
import { mergeMessage } from '../../table/merge.ts'
import { Engine } from '../engine.ts'
import type { NewLocalGame } from '../local-game.ts'
import type { News } from '../talk.ts'
import { MemoryKeeper } from './memory-keeper.ts'

export const SOLO: NewLocalGame = {
  game: 'vii-legio',
  seats: ['human', 'cadet'],
  names: ['Ada', ''],
  options: {},
}
export const HOT_SEAT: NewLocalGame = { ...SOLO, seats: ['human', 'human'], names: ['Ada', 'Bo'] }

/** The tabs of a browser: they share what is kept, and hear of each other. */
export class Browser {
  readonly keeper: MemoryKeeper
  readonly tabs: Tab[] = []
  #secrets = 0
  #alone: Promise<void> = Promise.resolve()

  constructor(keeper: MemoryKeeper) {
    this.keeper = keeper
  }

  /** `listen` hears what the engine of the tab tells its sessions. */
  open(listen?: (session: number, news: News) => void): Tab {
    const tab = new Tab(
      (tell) =>
        new Engine({
          games: { ...GAMES, ...CAMPAIGN },
          keeper: this.keeper,
          now: () => 0,
          newSecret: () => `secret ${++this.#secrets}`,
          newId: () => `game${++this.#secrets}`,
          alone: (_what, work) => (this.#alone = this.#alone.then(work)),
          tellOthers: (id) => {
            for (const other of this.tabs) if (other !== tab) other.engine.heardOf(id)
          },
          tell: listen ?? tell,
        }),
    )
    this.tabs.push(tab)
    return tab
  }
}

/** A tab with one table open. */
export class Tab {
  readonly engine: Engine
  readonly heard: TableMessage[] = []
  gone: string | undefined
  #session = 0

  constructor(make: (tell: (session: number, news: News) => void) => Engine) {
    this.engine = make((session, news) => this.#hear(session, news))
  }

  #hear(session: number, news: News): void {
    if (session !== this.#session) return
    if ('gone' in news) {
      this.gone = news.gone.why
      return
    }
    const known = this.heard.at(-1)
    const { seat } = news.message.position
    const merged = mergeMessage(known?.position.seat === seat ? known : undefined, news.message)
    if (merged === undefined) throw new Error('something was missed')
    this.heard.push(merged)
  }

  async sit(id: string): Promise<this> {
    this.heard.length = 0
    await this.engine.open(++this.#session, id)
    return this
  }

  get message(): TableMessage {
    const message = this.heard.at(-1)
    if (message === undefined) throw new Error('nothing was heard yet')
    return message
  }

  /** Waits until bots are done, and looks from the seat that is asked; unless the game is over. */
  async turn(): Promise<TableMessage> {
    while (this.gone === undefined) {
      const { position, yours } = this.message
      if (position.decision !== null || position.phase === 'over') break
      const asked = position.waitingFor.find((seat) => yours.includes(seat))
      if (asked === undefined) await new Promise((resolve) => setTimeout(resolve))
      else await this.look(asked)
    }
    return this.message
  }

  answer(text: string) {
    const { position } = this.message
    return this.engine.answer(this.#session, position.seat, position, text)
  }

  order(prompt: string, answer: string) {
    return this.engine.order(this.#session, this.message.position.seat, prompt, answer, true)
  }

  withdrawOrder(prompt: string) {
    return this.engine.withdrawOrder(this.#session, this.message.position.seat, prompt)
  }

  advise(number = this.message.position.number) {
    return this.engine.advise(this.#session, this.message.position.seat, number)
  }

  explain(number: number) {
    return this.engine.explain(this.#session, this.message.position.seat, number)
  }

  undo(to: number) {
    return this.engine.undo(this.#session, this.message.position.seat, to)
  }

  look(seat: number): Promise<void> {
    return this.engine.look(this.#session, seat)
  }

  say(text: string) {
    return this.engine.say(this.#session, this.message.position.seat, text)
  }

  close(): Promise<void> {
    return this.engine.close(this.#session)
  }
}

/** A legal answer to a question that is asked; another one for another `nth`. */
export function anyAnswer(decision: Decision | null, nth = 0): string {
  if (decision === null) throw new Error('nothing is asked')
  const legal = decision.offers.filter(({ refusal }) => refusal === undefined)
  return legal[nth % legal.length].key
}

/** Answers for the people of a tab until the game is over, or so many answers have been given. */
export async function play(tab: Tab, answers = Number.POSITIVE_INFINITY, seed = 0): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const { position } = await tab.turn()
    if (position.decision === null) return
    const problem = await tab.answer(anyAnswer(position.decision, position.number * 7 + seed))
    if (problem !== undefined) throw new Error(`a legal answer was not accepted: ${problem.why}`)
  }
}

/** A tab of a new browser with a new game. */
export async function newGame(game = SOLO) {
  const browser = new Browser(new MemoryKeeper())
  const tab = browser.open()
  const id = await tab.engine.start(game)
  return { browser, tab: await tab.sit(id), id }
}

/** The record of a game as far as it was played. */
export async function recordOf(tab: Tab, id: string): Promise<GameRecord> {
  await tab.turn()
  const record = await tab.engine.record(id)
  if (record === undefined) throw new Error('there is no record')
  return record
}
