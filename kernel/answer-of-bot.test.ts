import { expect, test } from 'vitest'
import { answerOfBot } from './answer-of-bot.ts'
import type { Bot } from './bot.ts'
import { FastChance } from './chance.ts'
import { SingleChoices } from './choices.ts'
import { Driver } from './driver.ts'
import { HIDDEN } from './hidden.ts'
import { keyOf, type Menu, type MenuKind } from './menu.ts'
import type { Spread } from './parts.ts'
import type { Option } from './questions.ts'
import { ambush } from './tiny/ambush.ts'
import type { Ambush, AmbushFact } from './tiny/ambush-round.ts'

const random: Bot<Ambush, AmbushFact> = {
  looksAhead: false,
  choose: ({ menu, chance }) => chance.below(menu.count),
}

/** Imagines one future, to learn what it is asked there first, and compares that with the question itself. */
class Imaginer extends SingleChoices<Ambush, AmbushFact> implements Bot<Ambush, AmbushFact> {
  readonly looksAhead = true
  asked: readonly Option[] = []

  choose({ menu, worlds, chance, seat, view }: Parameters<Bot<Ambush, AmbushFact>['choose']>[0]): number {
    const offered = menu.options.slice(0, menu.count)
    this.asked = []
    worlds.imagine(this, () => true)
    if (String(this.asked.map(keyOf)) !== String(offered.map(keyOf)))
      throw new Error('imagined another question')
    if (menu.seat !== seat) throw new Error('asked for another seat')
    if (view.deck.some((card) => card !== HIDDEN)) throw new Error('shown the deck')
    return chance.below(menu.count)
  }

  one(menu: Menu): number {
    if (this.asked.length === 0) this.asked = menu.options.slice(0, menu.count)
    return 0
  }
}

function playWith(bot: Bot<Ambush, AmbushFact>, seed: string): Set<MenuKind> {
  const kinds = new Set<MenuKind>()
  const driver = new Driver(ambush, { seats: ['a', 'b', 'c'], seed })
  for (let { decision } = driver; decision !== undefined; { decision } = driver) {
    kinds.add(decision.kind)
    const chance = new FastChance(`${seed} ${driver.answers.length}`)
    const seat = decision.seats[chance.below(decision.seats.length)]
    const before = JSON.stringify(driver.record())
    const answer = answerOfBot(driver, seat, bot, chance)
    expect(JSON.stringify(driver.record())).toBe(before)
    expect(driver.answer(seat, answer)).toBeUndefined()
  }
  return kinds
}

test.each([
  ['looks at the menu alone', () => random],
  ['looks ahead', () => new Imaginer()],
])(
  'a bot that %s answers legally at questions of all kinds, and changes nothing by thinking',
  (_, makeBot) => {
    const kinds = new Set<MenuKind>()
    for (let game = 0; game < 20; game++) {
      for (const kind of playWith(makeBot(), `bots at a driver ${game}`)) kinds.add(kind)
    }
    expect([...kinds].sort()).toEqual(['any', 'each', 'one', 'some'])
  },
)

test('the same chance gives the same answer', () => {
  const driver = new Driver(ambush, { seats: ['a', 'b'], seed: 'again' })
  const ask = (): string => answerOfBot(driver, 0, random, new FastChance('bot'))
  expect(ask()).toBe(ask())
})

test('a thought in parts is the same in whatever order they are thought, and no two parts are', () => {
  const founds: (readonly number[])[] = []
  const bot: Bot<Ambush, AmbushFact> = {
    looksAhead: true,
    choose(question) {
      const found = question.inParts(3, ({ chance }) => chance.below(1000))
      founds.push(found)
      return (found[0] + question.chance.below(1000)) % question.menu.count
    },
  }
  const backwards: Spread = (parts, think) =>
    Array.from({ length: parts }, (_, part) => think(parts - 1 - part)).reverse()
  const driver = new Driver(ambush, { seats: ['a', 'b'], seed: 'again' })
  const ask = (spread?: Spread): string => answerOfBot(driver, 0, bot, new FastChance('bot'), spread)
  expect(ask(backwards)).toBe(ask())
  const [first, second] = [founds.slice(0, founds.length / 2), founds.slice(founds.length / 2)]
  expect(first).toEqual(second)
  const all = first.flat()
  expect(new Set(all).size).toBe(all.length)
})

test('a seat that is not asked has no answer', () => {
  const driver = new Driver(ambush, { seats: ['a', 'b'], seed: 'turns' })
  expect(() => answerOfBot(driver, 1, random, new FastChance('bot'))).toThrow('seat 1 is not asked')
})

test('a bot is lent a view: what it could not see is uncovered again, even if it gives up', () => {
  const driver = new Driver(ambush, { seats: ['a', 'b', 'c'], seed: 'lent' })
  const before = structuredClone(driver.state)
  const ask = (answer: () => number): string => {
    const bot: Bot<Ambush, AmbushFact> = {
      looksAhead: false,
      choose({ view }) {
        expect(new Set(view.deck)).toEqual(new Set([HIDDEN]))
        return answer()
      },
    }
    return answerOfBot(driver, driver.decision?.seats[0] ?? 0, bot, new FastChance('bot'))
  }
  ask(() => 0)
  expect(driver.state).toEqual(before)
  expect(() =>
    ask(() => {
      throw new Error('this bot is lost')
    }),
  ).toThrow('this bot is lost')
  expect(driver.state).toEqual(before)
})
