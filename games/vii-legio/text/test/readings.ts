import {
  coverFor,
  describeMenu,
  FastChance,
  keyOf,
  type Language,
  LANGUAGES,
  type Menu,
  SingleChoices,
  Table,
  tableOptions,
} from '@astrolabe/kernel'
import type { LegioFact } from '../../rules/facts.ts'
import { viiLegio } from '../../rules/game.ts'
import { copyState } from '../../rules/copy.ts'
import type { LegioState } from '../../rules/state.ts'
import { text } from '../text.ts'

/** Everything that was read at a set of tables, in each language, once. */
export interface Readings {
  readonly prompts: Set<string>
  readonly facts: Set<LegioFact['kind']>
  readonly said: Readonly<Record<Language, Set<string>>>
  readonly labels: Set<string>
  /** Menus in which two options read the same. */
  readonly alike: string[]
}

/** Names that show a wrong article or elision before them. */
export const NAMES = ['Aurélie', 'Bastien', 'Hélène', 'Oscar'] as const
export const names = (seat: number): string => NAMES[seat]

/** Plays at random with a person looking, who reads every question, option, refusal, warning and fact. */
class Reader extends SingleChoices<LegioState, LegioFact> {
  readonly #readings: Readings
  readonly #chance: FastChance

  constructor(readings: Readings, chance: FastChance) {
    super()
    this.#readings = readings
    this.#chance = chance
  }

  one(menu: Menu, table: Table<LegioState, LegioFact>): number {
    this.#read(menu, table.state)
    const choice = this.#chance.below(menu.count)
    // A UC that stopped as readily as it goes on would never get far.
    return keyOf(menu.options[choice]) === 'end-turn' ? this.#chance.below(menu.count) : choice
  }

  #read(menu: Menu, state: LegioState): void {
    const { seat } = menu
    const view = copyState(state)
    coverFor(viiLegio, view, seat)
    const decision = describeMenu(viiLegio, state, menu, 0, new Set())
    this.#readings.prompts.add(decision.prompt)
    for (const language of LANGUAGES) {
      const words = text[language]
      const said = this.#readings.said[language]
      said.add(words.prompt(decision, view, seat))
      const labels = decision.offers.map(({ option }) => words.option(decision, option, view, seat))
      for (const label of labels) {
        said.add(label)
        this.#readings.labels.add(label)
      }
      if (new Set(labels).size < labels.length) this.#readings.alike.push(labels.join(' | '))
      for (const { refusal, warnings = [] } of decision.offers) {
        if (refusal !== undefined) said.add(words.refusal(refusal))
        for (const warning of warnings) said.add(words.warning(warning))
      }
    }
  }
}

/** Everything read in a number of random games of 2, 3 and 4 UCs, with and without each table option. */
export function randomReadings(games: number): Readings {
  const readings: Readings = {
    prompts: new Set(),
    facts: new Set(),
    said: { en: new Set(), fr: new Set() },
    labels: new Set(),
    alike: [],
  }
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`readings ${game}`)
    const options = tableOptions(viiLegio, { leaveEndsTurn: game % 5 === 0, roundLimit: 8 + (game % 20) })
    const start = viiLegio.start({ seats: 2 + (game % 3), options }, chance)
    const table = new Table(start, chance, new Reader(readings, new FastChance(`reader ${game}`)), true)
    table.listener = {
      hear(fact) {
        readings.facts.add(fact.kind)
        for (const language of LANGUAGES) {
          const line = text[language].fact(fact, names)
          if (line !== undefined) readings.said[language].add(line)
        }
      },
    }
    while (!viiLegio.isOver(table.state)) viiLegio.step(table)
  }
  return readings
}
