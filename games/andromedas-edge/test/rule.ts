import { keyOf, type Menu, type Refusal, seatsOf, Table } from '@astrolabe/kernel'
import { type Draw, ScriptedChance } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { copyState } from '../position/copy.ts'
import type { AndromedaState } from '../position/state.ts'
import type { Andromeda } from '../rules/andromeda.ts'
import type { AndromedaFact } from '../rules/facts.ts'
import type { AndromedaQuestion } from '../rules/questions.ts'
import type { Position } from './position.ts'

/** A question that a rule put. */
export interface Asked {
  /** The seats and the prompt: `0 repair`. */
  readonly question: string
  readonly about: unknown
  /** Keys of what could be answered. */
  readonly options: readonly string[]
  /** Why others could not be chosen, by their keys. */
  readonly refusals: Readonly<Record<string, Refusal>>
}

type FactOf<K extends AndromedaFact['kind']> = Extract<AndromedaFact, { readonly kind: K }>

/** What became of a single rule: the position after it, what was asked and what was told. */
export class Played {
  readonly state: AndromedaState
  readonly asked: Asked[] = []
  readonly heard: { readonly fact: AndromedaFact; readonly audience: readonly number[] | undefined }[] = []
  /** The last question waits for an answer. */
  waits = false

  constructor(state: AndromedaState) {
    this.state = state
  }

  get questions(): string[] {
    return this.asked.map(({ question }) => question)
  }

  /** The kinds of everything told, in order. */
  get told(): string[] {
    return this.heard.map(({ fact }) => fact.kind)
  }

  facts<K extends AndromedaFact['kind']>(kind: K): FactOf<K>[] {
    return this.heard.map(({ fact }) => fact).filter((fact): fact is FactOf<K> => fact.kind === kind)
  }
}

export interface Script {
  /** In order, by the keys of the options; several at once joined by ` + `, those of several seats as well; none is empty. */
  readonly answers?: readonly string[]
  /** What comes out of chance, in the order in which the rules draw. */
  readonly draws?: readonly Draw[]
}

/** Thrown when the answers run out. */
const WAITING = new Error('waiting for an answer')

/**
 * Calls a rule on a copy of a position, answers its questions from a script and stops at the first question that the
 * script does not answer. An answer that is not on offer, or that nobody asks for, fails.
 */
export function run(
  position: Position | AndromedaState,
  rule: (g: Andromeda) => void,
  { answers = [], draws = [] }: Script = {},
): Played {
  const played = new Played(copyState('state' in position ? position.state : position))
  let next = 0
  const choose = (menu: Menu): number[] => {
    played.asked.push(described(menu))
    if (next === answers.length) {
      played.waits = true
      throw WAITING
    }
    const answer = answers[next++]
    return answer === '' ? [] : answer.split(' + ').map((key) => indexOf(menu, key))
  }
  const table = new Table<AndromedaState, AndromedaFact, AndromedaQuestion>(
    played.state,
    new ScriptedChance(draws),
    { one: (menu) => choose(menu)[0], each: choose, some: choose },
    true,
  )
  table.listener = { hear: (fact, audience) => void played.heard.push({ fact, audience }) }
  try {
    rule(table)
  } catch (thrown) {
    if (thrown !== WAITING) throw thrown
  }
  if (next < answers.length) throw new Error(`nobody asked for “${answers[next]}”`)
  return played
}

function described(menu: Menu): Asked {
  const refused = menu.offered.flatMap(({ option, refusal }) =>
    refusal === undefined ? [] : [[keyOf(option), refusal] as const],
  )
  return {
    question: `${seatsOf(menu).join(' ')} ${menu.prompt}`,
    about: menu.about,
    options: menu.options.slice(0, menu.count).map(keyOf),
    refusals: Object.fromEntries(refused),
  }
}

function indexOf(menu: Menu, key: string): number {
  const keys = menu.options.slice(0, menu.count).map(keyOf)
  const index = keys.indexOf(key)
  if (index < 0) throw new Error(`“${key}” is not on offer at “${menu.prompt}”: ${keys.join(', ')}`)
  return index
}
