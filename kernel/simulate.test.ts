import { describe, expect, test } from 'vitest'
import type { Bot, BotQuestion } from './bot.ts'
import { fastSeed } from './chance.ts'
import { SingleChoices } from './choices.ts'
import { Driver } from './driver.ts'
import { hashOf } from './hash.ts'
import { HIDDEN } from './hidden.ts'
import { keyOf, type Menu } from './menu.ts'
import { EndlessGame, playGame } from './simulate.ts'
import type { Fact } from './table.ts'
import { randomBot, randomRecord } from './testing/random-record.ts'
import { ambush } from './tiny/ambush.ts'
import type { Ambush, AmbushFact } from './tiny/ambush-round.ts'

const FOUR = { seats: 4, options: { rounds: 4 } }
const randomBots = (seats: number) => Array.from({ length: seats }, () => randomBot<Ambush, AmbushFact>())

describe('a simulated game', () => {
  test('is the same for the same seed, and another for another', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((seed) =>
      playGame(ambush, FOUR, fastSeed(seed), randomBots(4)),
    )
    expect(same).toEqual(one)
    expect(hashOf(other.state)).not.toBe(hashOf(one.state))
    expect(one.answers).toEqual([])
    expect(one.decisions).toBeLessThanOrEqual(ambush.maxDecisions)
  })

  test('leaves a record that a driver replays to the same hash', () => {
    for (let game = 0; game < 30; game++) {
      const seed = game % 2 === 0 ? fastSeed('simulate', game) : `secret ${game}`
      const played = playGame(ambush, FOUR, seed, randomBots(4), { keepAnswers: true })
      const { end, answers } = randomRecord(ambush, FOUR, seed)
      expect(answers).toEqual(played.answers)
      expect(end?.state).toBe(hashOf(played.state))
    }
  })

  test('tells its facts to a listener', () => {
    const heard: string[] = []
    const listener = { hear: (fact: Fact) => heard.push(fact.kind) }
    playGame(ambush, FOUR, 'fast:facts', randomBots(4), { listener })
    expect(heard.filter((kind) => kind === 'ground').length).toBe(4)
    expect(heard.at(-1)).toBe('reserves')
  })

  test('of more decisions than the game declares is stopped', () => {
    const endless = { ...ambush, maxDecisions: 5 }
    expect(() => playGame(endless, FOUR, 'fast:endless', randomBots(4))).toThrow(EndlessGame)
    expect(() => playGame(endless, FOUR, 'fast:endless', randomBots(4))).toThrow('ambush does not end')
  })
})

class FirstOption extends SingleChoices<Ambush, AmbushFact> {
  firstKeys: string[] | undefined

  one(menu: Menu): number {
    this.firstKeys ??= menu.options.slice(0, menu.count).map(keyOf)
    return 0
  }
}

describe('a bot', () => {
  /** Looks at every question, then answers at random. */
  function observer(
    look: (question: BotQuestion<Ambush, AmbushFact>) => void,
    looksAhead: boolean,
  ): Bot<Ambush, AmbushFact> {
    return {
      looksAhead,
      choose(question) {
        look(question)
        return question.chance.below(question.menu.count)
      },
    }
  }

  test('is asked for its own seat, with its own options and its own view', () => {
    const prompts = new Set<string>()
    const bots = Array.from({ length: 4 }, (_, seat) =>
      observer(({ seat: asked, menu, view }) => {
        prompts.add(menu.prompt)
        expect([asked, menu.seat]).toEqual([seat, seat])
        expect(menu.owners.slice(0, menu.count).every((owner) => owner === seat)).toBe(true)
        expect(view.hands[seat].includes(HIDDEN)).toBe(false)
        const others = view.hands.filter((_, other) => other !== seat)
        expect([...others, view.deck].flat().every((card) => card === HIDDEN)).toBe(true)
      }, false),
    )
    for (let game = 0; game < 20; game++) playGame(ambush, FOUR, fastSeed('view', game), bots)
    expect(prompts).toEqual(new Set(['ambush.ground', 'ambush.play', 'ambush.prizes', 'ambush.rally']))
  })

  test('of any seat may be the quickest', () => {
    const rallied = new Set<number>()
    for (let game = 0; game < 60; game++) {
      playGame(ambush, FOUR, fastSeed('quick', game), randomBots(4), {
        listener: { hear: (fact) => (fact.kind === 'rallied' ? rallied.add(fact.seat) : undefined) },
      })
    }
    expect(rallied).toEqual(new Set([0, 1, 2, 3]))
  })

  test('that does not look ahead has no worlds to look at', () => {
    const bots = Array.from({ length: 4 }, () => observer((question) => question.worlds, false))
    expect(() => playGame(ambush, FOUR, 'fast:worlds', bots)).toThrow('a bot that looks ahead must say so')
  })

  test('that looks ahead imagines from its question, and changes nothing by it', () => {
    const ahead = observer(({ menu, worlds, view }) => {
      const player = new FirstOption()
      const keys = menu.options.slice(0, menu.count).map(keyOf)
      const state = worlds.imagine(player, () => true)
      expect(player.firstKeys).toEqual(keys)
      expect(state.round).toBe(view.round + 1)
      expect(ambush.components(state)).toEqual({ cards: 24, prizes: 12 })
    }, true)
    const seed = fastSeed('ahead')
    const { state, answers } = playGame(ambush, FOUR, seed, [ahead, ...randomBots(3)], { keepAnswers: true })
    const record = { ...randomRecord(ambush, FOUR, seed), answers: [...answers] }
    expect(hashOf(Driver.open(ambush, record).state)).toBe(hashOf(state))
  })
})
