import { type Bot, FastChance, fastSeed, type GameMeasures, playGame, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import { watch } from './lab.ts'
import type { LegioFact } from './rules/facts.ts'
import { viiLegio } from './rules/game.ts'
import { ITEMS, type LegioState, type Ship } from './position/state.ts'
import { taking, transcript, type Transcript } from './test/transcript.ts'

interface Watched {
  readonly measures: GameMeasures
  readonly state: LegioState
  readonly facts: readonly LegioFact[]
}

function watchAtRandom(number: number): Watched {
  const seats = 2 + (number % 3)
  const setup = { seats, options: tableOptions(viiLegio, { roundLimit: 40 }) }
  const chance = new FastChance(`lab ${number}`)
  const bot: Bot<LegioState, LegioFact> = {
    looksAhead: false,
    choose: ({ menu }) => chance.below(menu.count),
  }
  const watcher = watch(viiLegio.start(setup, new FastChance('lab')))
  const facts: LegioFact[] = []
  const bots = Array.from({ length: seats }, () => bot)
  const { state } = playGame(viiLegio, setup, fastSeed('lab', number), bots, {
    listener: {
      hear(fact) {
        watcher.hear(fact)
        facts.push(fact)
      },
    },
  })
  return { measures: watcher.finish(state), state, facts }
}

const games = Array.from({ length: 30 }, (_, number) => watchAtRandom(number))
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

describe('the measures of a game', () => {
  test('have VP whose sources add up to the mean', () => {
    for (const {
      measures: { figures },
    } of games) {
      const sources = Object.entries(figures).filter(([name]) => name.startsWith('vpPerShipBy'))
      expect(sources).toHaveLength(5)
      expect(total(Object.fromEntries(sources))).toBeCloseTo(figures['meanVp'])
    }
  })

  test('are finite figures, and an end that has a name', () => {
    for (const { measures, state } of games) {
      expect(Object.values(measures.figures).every(Number.isFinite)).toBe(true)
      expect(['vp', 'charted', 'round-limit']).toContain(measures.outcome)
      expect(measures.rounds * state.seats).toBe(state.turnsPlayed)
    }
  })

  test('count what was told', () => {
    for (const {
      measures: { tallies, figures },
      facts,
    } of games) {
      const told = (kind: LegioFact['kind']): number => facts.filter((fact) => fact.kind === kind).length
      expect(total(tallies['turnedOver'])).toBe(told('turned-over'))
      expect(total(tallies['bought'])).toBe(told('bought'))
      expect(total(tallies['damage'])).toBe(told('damage'))
      expect(tallies['instruments']['scan']).toBe(told('scanned'))
      expect(total(tallies['fittedOut'])).toBe(told('bought') + told('exo-installed'))
      const begun = facts.filter((fact) => fact.kind === 'threshold' && fact.threshold === 1).length
      expect([total(tallies['contacts']), total(tallies['contacted'])]).toEqual([begun, begun])
      expect(figures['resets']).toBe(told('reset'))
    }
  })

  test('find no card useful more often than it was turned over', () => {
    for (const {
      measures: { tallies },
    } of games) {
      for (const [id, count] of Object.entries(tallies['useful'])) {
        expect(count).toBeLessThanOrEqual(tallies['turnedOver'][id])
      }
    }
  })

  test('label every seat with its opening and its place in the order', () => {
    for (const {
      measures: { labels },
      state,
    } of games) {
      expect(labels['opening']).toHaveLength(state.seats)
      for (const opening of labels['opening']) {
        const items = opening.split('+')
        expect(items).toHaveLength(2)
        expect(items.toSorted()).toEqual(items)
        expect(ITEMS).toEqual(expect.arrayContaining(items))
      }
      expect(labels['seatInOrder'][state.firstSeat]).toBe('1st')
      expect(new Set(labels['seatInOrder']).size).toBe(state.seats)
    }
  })
})

describe('a card is of use', () => {
  type Case = [why: string, card: string, ship: Partial<Ship>]
  const usefulIn = (t: Transcript): string[] => {
    const watcher = watch(t.state)
    for (const { fact } of t.driver.facts) watcher.hear(fact)
    const { useful } = watcher.finish(t.state).tallies
    return Object.keys(useful).filter((id) => useful[id] > 0)
  }
  const turnedOver = (
    id: string,
    ship: Partial<LegioState['ships'][number]>,
    ...answers: string[]
  ): string[] =>
    usefulIn(
      transcript({}, (p) => p.inSpace(0, 2, ship).charted(2, 1).deck(id)).play('turn-over', ...answers),
    )

  test.each([
    ['for its XP', 'EX-10', {}],
    ['for a discovery', 'EX-04', {}],
    ['for the Research of a risk', 'EX-18', {}],
    ['for a trophy', 'EX-24', { lasers: 2 }],
    ['for an exo-technology', 'EX-26', {}],
    ['for a promotion', 'EX-28', { vp: 12 }],
  ] satisfies Case[])('%s', (_, id, ship) => {
    const answers = id === 'EX-26' ? ['accept'] : []
    expect(turnedOver(id, ship, ...answers)).toEqual([id])
  })

  test('even if the mission it offers is declined', () => {
    expect(turnedOver('EX-30', { lasers: 1 }, 'decline')).toEqual(['EX-30'])
  })

  test.each([
    ['when the track is full', 'EX-10', { xp: [0, 8, 0, 0] }],
    ['when there is no laser for the trophy', 'EX-24', {}],
    ['when it only sends the ship home', 'EX-28', { vp: 3 }],
    ['when it is the reset', 'EX-01', {}],
  ] satisfies Case[])('but not %s', (_, id, ship) => {
    expect(turnedOver(id, ship)).toEqual([])
  })

  test('nor is a purchase or a flight home of its own the doing of the card before it', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, { ...taking(6), vp: 12, xp: [0, 0, 0, 8] }).deck('EX-19'))
    t.play('turn-over', 'buy lasers', 'land-on-base')
    expect(usefulIn(t)).toEqual([])
  })
})

test('every card of the deck was turned over somewhere', () => {
  for (const { id } of EXPLORATION_CARDS) {
    const times = games.map(({ measures }) => measures.tallies['turnedOver'][id])
    expect(Math.max(...times), id).toBeGreaterThan(0)
  }
})
