import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { SingleChoices } from './choices.ts'
import { Driver } from './driver.ts'
import type { Game } from './game.ts'
import { canonicalJson } from './hash.ts'
import { reshuffleUnseen } from './hidden.ts'
import { keyOf, type Menu } from './menu.ts'
import type { Ask } from './questions.ts'
import type { Fact } from './table.ts'
import { ambush } from './tiny/ambush.ts'
import type { Ambush, AmbushFact } from './tiny/ambush-round.ts'
import { Worlds } from './worlds.ts'

/** Chooses at random and remembers every menu it was shown. */
class Watcher<S, F extends Fact = Fact> extends SingleChoices<S, F> {
  readonly menus: { readonly seat: number; readonly prompt: string; readonly keys: string }[] = []
  readonly #chance = new FastChance('watcher')

  one(menu: Menu): number {
    const keys = menu.options.slice(0, menu.count).map(keyOf).join()
    this.menus.push({ seat: menu.seat, prompt: menu.prompt, keys })
    return this.#chance.below(menu.count)
  }
}

const asFar = () => true
const toTheEnd = () => false

const ambushTable = (seed: string): Driver<Ambush, AmbushFact> =>
  new Driver(ambush, { seats: ['a', 'b', 'c'], seed })

/** Answers with the first option of whoever is asked, until a question of some kind comes. */
function playTo(driver: Driver<Ambush, AmbushFact>, prompt: string): Driver<Ambush, AmbushFact> {
  while (driver.decision !== undefined && driver.decision.prompt !== prompt) {
    const { seats, offers } = driver.decision
    const offer = offers.find(({ seat, refusal }) => seat === seats[0] && refusal === undefined)
    driver.answer(seats[0], offer?.key ?? '')
  }
  return driver
}

describe('an imagined future', () => {
  const driver = playTo(ambushTable('fast:worlds'), 'ambush.play')

  test('begins with the question and its options, and plays the step to its end', () => {
    const player = new Watcher<Ambush, AmbushFact>()
    const worlds = new Worlds(driver.game, driver.moment(), 1, new FastChance('bot'))
    const state = worlds.imagine(player, asFar)
    expect(player.menus[0]).toEqual({ seat: 1, prompt: 'ambush.play', keys: driver.state.hands[1].join() })
    expect(state.round).toBe(driver.state.round + 1)
    expect(worlds.imagine(player, toTheEnd).round).toBe(4)
  })

  test('leaves the table as it is', () => {
    const before = JSON.stringify([driver.state, driver.record(), driver.moment().chance.mark()])
    new Worlds(driver.game, driver.moment(), 0, new FastChance('bot')).imagine(new Watcher(), toTheEnd)
    expect(JSON.stringify([driver.state, driver.record(), driver.moment().chance.mark()])).toBe(before)
  })

  test('deals anew what the seat cannot see, and draws from the imaginer’s chance', () => {
    const worlds = new Worlds(driver.game, driver.moment(), 0, new FastChance('bot'))
    const futures = Array.from({ length: 12 }, () => worlds.imagine(new Watcher(), asFar))
    expect(new Set(futures.map(({ deck }) => deck.join())).size).toBe(12)
    expect(
      new Set(futures.map(({ hands }) => hands[1].toSorted((a, b) => a - b).join())).size,
    ).toBeGreaterThan(6)
    for (const future of futures) expect(ambush.components(future)).toEqual({ cards: 24, prizes: 12 })
  })

  test('never depends on the truth: where hidden cards lie, and what others chose in secret', () => {
    const start = ambushTable('fast:truth').record()
    const imagined = new Set<string>()
    for (let truth = 0; truth < 10; truth++) {
      const state = ambush.copy(start.snapshot?.state as Ambush)
      reshuffleUnseen(ambush, state, 2, new FastChance(`truth ${truth}`))
      const table = Driver.carryOver(ambush, {
        ...start,
        snapshot: { rules: '1', at: 0, state, chance: [...(start.snapshot?.chance ?? [])] },
      })
      playTo(table, 'ambush.play')
      table.answer(0, String(table.state.hands[0][truth % 3]))
      const player = new Watcher<Ambush, AmbushFact>()
      const worlds = new Worlds(table.game, table.moment(), 2, new FastChance('bot'))
      imagined.add(canonicalJson([worlds.imagine(player, toTheEnd), player.menus]))
    }
    expect(imagined.size).toBe(1)
  })
})

interface Mixed {
  log: string[]
  over: boolean
}

/** One step that asks in all four ways, with a roll before each question. */
const mixed: Game<Mixed, Fact, Ask<'one' | 'any' | 'each' | 'some' | 'last', string>> = {
  id: 'mixed',
  rules: '1',
  seats: { min: 3, max: 3 },
  options: [],
  maxDecisions: 20,
  start: () => ({ log: [], over: false }),
  step(g) {
    const { log } = g.state
    const roll = () => log.push(`rolled ${g.roll(1_000_000)}`)
    roll()
    const one = g.menu(0, 'one')
    for (const word of ['a', 'b']) one.offer(word)
    log.push(one.ask())
    roll()
    const any = g.menu(-1, 'any')
    for (const seat of [0, 1, 2]) for (const word of ['c', 'd']) any.offer(`${word}${seat}`, undefined, seat)
    log.push(any.askAny().option)
    roll()
    const each = g.menu(0, 'each')
    for (const seat of [0, 1, 2]) for (const word of ['e', 'f']) each.offer(`${word}${seat}`, undefined, seat)
    log.push(...each.askEach())
    roll()
    const some = g.menu(1, 'some')
    for (const word of ['g', 'h', 'i']) some.offer(word)
    log.push(...some.askSome(1, 2))
    roll()
    const last = g.menu(0, 'last')
    for (const word of ['j', 'k']) last.offer(word)
    log.push(last.ask())
    roll()
    g.state.over = true
  },
  isOver: (state) => state.over,
  outcome: () => ({ scores: [], winners: [] }),
  copy: ({ log, over }) => ({ log: [...log], over }),
  secrets() {},
  components: () => ({}),
}

describe('at every kind of question, the past is what happened and the future is imagined', () => {
  const answers = ['a', '@2 d2', '@1 f1', '@0 e0', '@2 e2', 'g + i', 'j']
  const record = {
    seats: ['a', 'b', 'c'],
    seed: 'fast:mixed',
    answers,
    game: 'mixed',
    rules: '1',
    options: {},
    seedHash: '',
    end: null,
  }
  const truth = Driver.open(mixed, record).state.log

  test.each([
    [0, 0, 1, 'a,b'],
    [1, 0, 3, 'c0,d0'],
    [1, 2, 3, 'c2,d2'],
    [2, 1, 5, 'e1,f1'],
    [3, 2, 5, 'e2,f2'],
    [5, 1, 9, 'g,h,i'],
    [6, 0, 12, 'j,k'],
  ])('after %i answers, seat %i', (number, seat, past, options) => {
    const table = Driver.open(mixed, record, number)
    const worlds = new Worlds(mixed, table.moment(), seat, new FastChance('bot'))
    const player = new Watcher<Mixed>()
    const { log } = worlds.imagine(player, asFar)
    expect(log.slice(0, past)).toEqual(truth.slice(0, past))
    expect(player.menus[0]).toMatchObject({ seat, keys: options })
    const futures = new Set([log.at(-1), worlds.imagine(player, asFar).log.at(-1), truth.at(-1)])
    expect(futures.size).toBe(3)
  })

  test('picks already made are kept', () => {
    const table = Driver.open(mixed, record, 5)
    const player = new Watcher<Mixed>()
    const worlds = new Worlds(mixed, { ...table.moment(), picked: [1] }, 1, new FastChance('bot'))
    expect(worlds.imagine(player, asFar).log).toContain('h')
    expect(player.menus[0].keys).toBe('i,enough')
  })

  test('chance that started afresh in the step is replayed so', () => {
    const table = Driver.open(mixed, record, 3)
    table.rewind(1)
    table.answer(1, 'c1')
    table.rewind(1)
    table.answer(2, 'd2')
    const { log } = new Worlds(mixed, table.moment(), 1, new FastChance('bot')).imagine(new Watcher(), asFar)
    expect(log.slice(0, 5)).toEqual(table.state.log)
    expect(log[4]).not.toBe(truth[4])
  })
})
