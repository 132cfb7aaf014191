import { columns } from '@astrolabe/drawing/ink.ts'
import {
  type Bot,
  coveredFor,
  FastChance,
  fastSeed,
  LANGUAGES,
  type Paint,
  playGame,
  reshuffleUnseen,
  SPECTATOR,
  type TableOptions,
  tableOptions,
} from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { copyState } from '../position/copy.ts'
import { type AndromedaState, UNITY } from '../position/state.ts'
import type { AndromedaFact } from '../rules/facts.ts'
import { andromedasEdge } from '../rules/game.ts'
import { Position, SCIENCE_FIELD, VOLCANIC } from '../test/position.ts'
import { NAMES } from '../text/names/en.ts'
import { drawTable } from './terminal.ts'

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, seat: (_, text) => text }
/** Stands for colours: marks around the text, easy to take off again. */
const COLOURED: Paint = {
  bold: (text) => `⟦${text}⟧`,
  dim: (text) => `⟦${text}⟧`,
  seat: (_, text) => `⟦${text}⟧`,
}
const names = (seat: number): string =>
  ['Aude', 'Bob', 'Maximilien-Théodose de la Nébuleuse', 'Éloïse', 'Dee'][seat]
const how = { language: 'en', names, width: 80, paint: PLAIN } as const

const viewOf = (state: AndromedaState, seat: number): AndromedaState =>
  coveredFor(andromedasEdge, state, seat)

const TABLES: readonly (readonly [seats: number, options: TableOptions])[] = [
  [2, {}],
  [3, { events: 1, destiny: true, special1: 1, special2: 4 }],
  [5, { events: 2, void: true, dragon: true, expansion: true, moons: 2, relics: true }],
  [1, { unity: 3, void: true }],
  [2, { unity: 9, together: true, destiny: true }],
]

/** Positions of random games, as they are whenever something is asked: battles and plans of returns too. */
function positions(): AndromedaState[] {
  const seen: AndromedaState[] = []
  const chance = new FastChance('tables')
  let asked = 0
  let playing: AndromedaState | undefined
  const game: typeof andromedasEdge = {
    ...andromedasEdge,
    step(g) {
      playing = g.state
      andromedasEdge.step(g)
    },
  }
  const bot: Bot<AndromedaState, AndromedaFact> = {
    looksAhead: false,
    choose({ menu }) {
      if (asked++ % 97 === 0 && playing !== undefined) seen.push(copyState(playing))
      return chance.below(menu.count)
    },
  }
  for (const [number, [seats, wishes]] of TABLES.entries()) {
    const options = tableOptions(andromedasEdge, wishes)
    const bots = Array.from({ length: seats }, () => bot)
    seen.push(playGame(game, { seats, options }, fastSeed('tables', number), bots).state)
  }
  return seen
}

const states = positions()

describe('the drawn table', () => {
  test('has battles and plans to draw', () => {
    expect(states.some(({ battle }) => battle !== null)).toBe(true)
    expect(states.some(({ turn }) => turn.kind === 'return')).toBe(true)
  })

  test.each([120, 80, 60, 40])('keeps within %i columns, whole and brief', (width) => {
    const wide = states.flatMap((state) =>
      LANGUAGES.flatMap((language) =>
        [true, false].flatMap((brief) =>
          drawTable(viewOf(state, 0), 0, { ...how, language, width, brief }).filter(
            (line) => columns(line) > width,
          ),
        ),
      ),
    )
    expect(wide).toEqual([])
  })

  test('says the same without colours', () => {
    for (const state of states) {
      const coloured = drawTable(viewOf(state, 0), 0, { ...how, paint: COLOURED })
      expect(coloured.map((line) => line.replaceAll(/[⟦⟧]/g, ''))).toEqual(
        drawTable(viewOf(state, 0), 0, how),
      )
    }
  })

  test('shows nothing that the seat, or the spectator, cannot see', () => {
    const chance = new FastChance('another deal')
    for (const state of states) {
      for (let seat = SPECTATOR; seat < state.seats; seat++) {
        const other = copyState(state)
        reshuffleUnseen(andromedasEdge, other, seat, chance)
        expect(drawTable(viewOf(other, seat), seat, how)).toEqual(drawTable(viewOf(state, seat), seat, how))
      }
    }
  })

  test('leaves no hole', () => {
    for (const state of states) {
      for (const language of LANGUAGES) {
        const drawn = drawTable(viewOf(state, 0), 0, { ...how, language }).join('\n')
        expect(drawn).not.toMatch(/undefined|NaN|Infinity|null|\[object/)
      }
    }
  })
})

describe('a position', () => {
  test('says who is where: ships, leaders, a raider, the Probe', () => {
    const { state } = new Position({ unity: 'L1A' })
      .ship(0, 'fighter', VOLCANIC)
      .ship(UNITY, 'transport', VOLCANIC)
      .raider('RD-A1', VOLCANIC)
    const drawn = drawTable(state, 0, how)
    expect(drawn.find((line) => line.startsWith('A3 Brannok'))).toBeDefined()
    expect(drawn.join('\n')).toContain('A:F U:T !')
    expect(drawn.join('\n')).toContain('! Corsair Frigate · A fighter · U transport')
    expect(drawn.find((line) => line.startsWith('A2 Odessa Field ·'))).toContain('leaders a u')
  })

  test('marks what can be paid for', () => {
    const position = new Position().column('science', 'S02', 'S14').stock(0, { nanocarbon: 2 })
    const drawn = drawTable(position.state, 0, how)
    expect(drawn.find((line) => line.includes('Fusion Lab'))).toMatch(/^ \* /)
    expect(drawn.find((line) => line.includes(NAMES.modules.S14))).toMatch(/^ {3}\S/)
  })

  test('tells a hand to its owner alone', () => {
    const { state } = new Position().hand(0, 'K01').ship(0, 'transport', SCIENCE_FIELD)
    const drawn = (seat: number): string => drawTable(viewOf(state, seat), seat, how).join('\n')
    expect(drawn(0)).toContain('Overcharge')
    expect(drawn(1)).not.toContain('Overcharge')
    expect(drawn(1)).toContain('hand 1/4')
  })
})
