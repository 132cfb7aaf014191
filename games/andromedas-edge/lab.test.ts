import {
  type Bot,
  FastChance,
  fastSeed,
  type GameMeasures,
  playGame,
  type TableOptions,
  tableOptions,
} from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { watch } from './lab.ts'
import { type AndromedaState, UNITY } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import { andromedasEdge } from './rules/game.ts'

interface Watched {
  readonly measures: GameMeasures
  readonly state: AndromedaState
  readonly facts: readonly AndromedaFact[]
}

function watchAtRandom(seats: number, wishes: TableOptions): Watched {
  const setup = { seats, options: tableOptions(andromedasEdge, wishes) }
  const chance = new FastChance(`lab ${seats}`)
  const bot: Bot<AndromedaState, AndromedaFact> = {
    looksAhead: false,
    choose: ({ menu }) => chance.below(menu.count),
  }
  const watcher = watch(andromedasEdge.start(setup, new FastChance('lab')))
  const facts: AndromedaFact[] = []
  const bots = Array.from({ length: seats }, () => bot)
  const { state } = playGame(andromedasEdge, setup, fastSeed('lab', seats), bots, {
    listener: {
      hear(fact) {
        watcher.hear(fact)
        facts.push(fact)
      },
    },
  })
  return { measures: watcher.finish(state), state, facts }
}

const games = [
  watchAtRandom(2, {}),
  watchAtRandom(4, { events: 1, destiny: true }),
  watchAtRandom(5, { expansion: true, events: 2, void: true, dragon: true, relics: true, moons: 2 }),
  watchAtRandom(1, { unity: 2 }),
  watchAtRandom(3, { unity: 8, void: true }),
]
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

describe('the measures of a game', () => {
  test('are finite figures, and an end that has a name', () => {
    for (const { measures, state } of games) {
      expect(Object.values(measures.figures).every(Number.isFinite)).toBe(true)
      const ends = state.unity === null ? ['terminus', 'events'] : ['the Unity wins', 'the Unity is beaten']
      expect(ends).toContain(measures.outcome)
      expect(measures.figures['winnerVp']).toBe(Math.max(...state.players.map(({ vp }) => vp)))
    }
  })

  test('count what was told of players', () => {
    for (const {
      measures: { tallies, figures },
      state,
      facts,
    } of games) {
      const told = (kind: AndromedaFact['kind']): number =>
        facts.filter((fact) => fact.kind === kind && !('who' in fact && fact.who === UNITY)).length
      expect(total(tallies['launches'])).toBe(told('launched'))
      expect(total(tallies['modules'])).toBe(told('module'))
      expect(total(tallies['docks'])).toBe(told('docked'))
      expect(total(tallies['factions'])).toBe(state.seats)
      expect(total(tallies['events'])).toBe(state.eventsResolved)
      expect(figures['events']).toBe(state.eventsResolved)
    }
  })

  test('points by where they come from add up to the points', () => {
    for (const { measures, state } of games) {
      const mean = state.players.reduce((sum, { vp }) => sum + vp, 0) / state.seats
      const sources = Object.entries(measures.figures).filter(([name]) => name.startsWith('vpBy'))
      expect(sources.reduce((sum, [, vp]) => sum + vp, 0)).toBeCloseTo(mean)
    }
  })

  test('label every seat with its faction and its place in the order', () => {
    for (const { measures, state } of games) {
      expect(measures.labels['faction']).toHaveLength(state.seats)
      expect(new Set(measures.labels['placeInOrder']).size).toBe(state.seats)
    }
  })
})
