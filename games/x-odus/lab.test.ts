import { type Bot, FastChance, fastSeed, type GameMeasures, playGame, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXPLORATIONS } from './content/explorations.ts'
import { MODULES } from './content/modules.ts'
import { watch } from './lab.ts'
import type { XodusFact } from './rules/facts.ts'
import { xodus } from './rules/game.ts'
import { FIRST_MODULE, type XodusState } from './position/state.ts'
import { transcript } from './test/transcript.ts'

interface Watched {
  readonly measures: GameMeasures
  readonly state: XodusState
  readonly facts: readonly XodusFact[]
}

function watchAtRandom(number: number): Watched {
  const seats = 1 + (number % 4)
  const setup = { seats, options: tableOptions(xodus, { difficulty: number % 3 }) }
  const chance = new FastChance(`lab ${number}`)
  const bot: Bot<XodusState, XodusFact> = {
    looksAhead: false,
    choose: ({ menu }) => chance.below(menu.count),
  }
  const watcher = watch(xodus.start(setup, new FastChance('lab')))
  const facts: XodusFact[] = []
  const bots = Array.from({ length: seats }, () => bot)
  const { state } = playGame(xodus, setup, fastSeed('lab', number), bots, {
    listener: {
      hear(fact) {
        watcher.hear(fact)
        facts.push(fact)
      },
    },
  })
  return { measures: watcher.finish(state), state, facts }
}

const games = Array.from({ length: 20 }, (_, number) => watchAtRandom(number))
const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

describe('the measures of a game', () => {
  test('are finite figures, and an end that has a name', () => {
    for (const { measures, state } of games) {
      expect(Object.values(measures.figures).every(Number.isFinite)).toBe(true)
      expect(['victory', 'destruction', 'awakening']).toContain(measures.outcome)
      expect(measures.rounds).toBe(state.round)
    }
  })

  test('count what was told', () => {
    for (const {
      measures: { tallies, figures },
      facts,
    } of games) {
      const told = (kind: XodusFact['kind']): number => facts.filter((fact) => fact.kind === kind).length
      expect(total(tallies['explorations'])).toBe(told('exploration'))
      expect(total(tallies['damageCards'])).toBe(told('damage-card'))
      expect(total(tallies['foesBeaten'])).toBe(told('defeated'))
      expect(total(tallies['signalsSolved'])).toBe(told('key-taken'))
      expect(total(tallies['modHalves'])).toBe(told('mod'))
      expect(total(tallies['cardsUsed'])).toBe(told('card-used'))
      expect(figures['fights']).toBe(told('combat'))
      expect(figures['tilesRevealed']).toBe(told('revealed'))
      expect(figures['shipsLost']).toBe(told('destroyed'))
      expect(figures['strains']).toBe(told('strained'))
      expect(figures['fleetsJoined']).toBe(told('fleet-joined'))
      expect([figures['modulesGained'], figures['modulesBought']]).toEqual([
        told('module-gained'),
        told('module-bought'),
      ])
      expect([figures['alliesMet'], figures['servicesUsed']]).toEqual([told('ally'), told('service')])
      const met = facts.flatMap((fact) => (fact.kind === 'combat' ? fact.foes : []))
      expect(total(tallies['foesMet'])).toBe(met.length)
      expect(figures['avatarsMet']).toBe(met.filter(({ avatar }) => avatar).length)
      expect(figures['modulesUsed']).toBe(
        facts.filter((fact) => fact.kind === 'card-used' && fact.card >= FIRST_MODULE).length,
      )
    }
  })

  test('count what nobody used as none', () => {
    const { tallies } = measured(transcript())
    expect(Object.keys(tallies['explorations'])).toEqual(EXPLORATIONS.map(({ id }) => id))
    expect(Object.keys(tallies['modulesBought'])).toEqual(MODULES.map(({ id }) => id))
    for (const kind of ['explorations', 'modulesBought', 'alliesMet', 'foesMet', 'deeds'])
      expect(total(tallies[kind]), kind).toBe(0)
    expect(tallies['energyAtTheEnd']).toEqual({ '1 Energy': 4 })
    expect(tallies['levelsReached']).toEqual({ 'level 1': 4 })
  })

  test('agree with the position at the end', () => {
    for (const {
      measures: { figures },
      state,
    } of games) {
      expect(figures['tilesRevealed']).toBe(state.systems.length - 1)
      expect(figures['shipsLost']).toBe(state.ships.filter(({ destroyed }) => destroyed).length)
      expect(figures['keysWon']).toBe(state.signals.filter(({ solved }) => solved).length)
      expect(figures['fightsWon']).toBeLessThanOrEqual(figures['fights'])
      expect(figures['marker']).toBe(state.marker)
      const levels = Object.entries(figures).filter(([name]) => /^levelOf[A-Z]/.test(name))
      expect(total(Object.fromEntries(levels))).toBe(state.ships.reduce((sum, { level }) => sum + level, 0))
    }
  })

  test('say how a table lost', () => {
    for (const {
      measures: { tallies, outcome },
    } of games) {
      const losses = Object.keys(tallies['lossWithKeys']).map((loss) => loss.split(',')[0])
      expect(losses).toEqual(outcome === 'victory' ? [] : [outcome])
    }
  })

  test('label every seat with its ships', () => {
    for (const {
      measures: { labels },
      state,
    } of games) {
      expect(labels['crew']).toHaveLength(state.seats)
      expect(labels['crew'].flatMap((crew) => crew.split('+'))).toHaveLength(state.ships.length)
      expect(new Set(labels['team']).size).toBe(1)
    }
  })
})

/** What a watcher makes of a game that was played in a test. */
function measured(t: ReturnType<typeof transcript>): GameMeasures {
  const watcher = watch(t.state)
  for (const { fact } of t.driver.facts) watcher.hear(fact)
  return watcher.finish(t.state)
}

describe('a fight', () => {
  const arranged = (dice: Parameters<typeof transcript>[0]) =>
    transcript(dice, (p) => p.startingSystem('R4').system('O01', 0, 1).at(1, 0).enemies(1, 'E01')).play(
      'activate 0',
      'fight',
    )

  test('is won when no foe is left', () => {
    const t = arranged({ dice: ['red hit', 'red hit'] }).play('offensive')
    if (t.prompt === 'after-attack') t.play('go-on')
    const { figures, tallies } = measured(t)
    expect([figures['fights'], figures['fightsWon']]).toEqual([1, 1])
    expect(tallies['foesBeaten']).toMatchObject({ E01: 1, E02: 0 })
  })

  test('is fled from when ships disengage', () => {
    const { figures, tallies } = measured(arranged({ dice: ['red hit', 'red hit'] }).play('disengage'))
    expect([figures['fights'], figures['fightsWon']]).toEqual([1, 0])
    expect(tallies['foesFled']).toEqual({ E01: 1 })
    expect(tallies['healthLost']).toEqual({ skill: 1 })
  })
})
