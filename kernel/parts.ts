import { type Chance, FastChance } from './chance.ts'
import type { Fact } from './table.ts'
import type { Worlds } from './worlds.ts'

/** A part of a thought: the futures it imagines, by a chance of its own. */
export interface Part<S, F extends Fact = Fact> {
  readonly worlds: Worlds<S, F>
  readonly chance: Chance
}

/** Has all parts of a thought thought, and gives what each found. */
export type Spread = <R>(parts: number, think: (part: number) => R) => readonly R[]

/** One after the other, here. */
export const allHere: Spread = (parts, think) => Array.from({ length: parts }, (_, part) => think(part))

const SEEDS = 2 ** 27

/** Sources of chance for the parts of a thought. As much is drawn for them, whoever thinks them and however many. */
export function chancesOf(chance: Chance): (part: number) => Chance {
  const seed = `${chance.below(SEEDS)} ${chance.below(SEEDS)}`
  return (part) => new FastChance(`${seed} ${part}`)
}
