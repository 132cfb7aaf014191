import { type Chance, type ChanceMark, FastChance } from '../chance.ts'

/** A draw that a test names: out of how many, and which of them it is to be. */
export interface Draw {
  readonly of: number
  readonly is: number
}

/** A die as a test names it: its sides, and the number it shows. */
export const die = (sides: number, shows: number): Draw => ({ of: sides, is: shows - 1 })

/** The draws of a shuffle of so many cards, which leaves every card where it was. */
export function unshuffled(cards: number): Draw[] {
  return Array.from({ length: Math.max(0, cards - 1) }, (_, drawn) => ({
    of: cards - drawn,
    is: cards - drawn - 1,
  }))
}

/** The draws of a shuffle of so many cards, which lays the first one behind the last. */
export function rotated(cards: number): Draw[] {
  return unshuffled(cards).map(({ of }) => ({ of, is: 0 }))
}

/**
 * Chance that comes out as a test has it, draw by draw; after the last one named it is ordinary chance. A draw from
 * another number of things than the script has is a mistake of the script, and fails.
 */
export class ScriptedChance implements Chance {
  readonly #script: readonly Draw[]
  readonly #afterwards = new FastChance('after the script')
  #next = 0

  constructor(script: readonly Draw[]) {
    for (const { of, is } of script)
      if (!(is >= 0 && is < of)) throw new RangeError(`there is no number ${is} among ${of}`)
    this.#script = script
  }

  below(n: number): number {
    if (this.#next >= this.#script.length) return this.#afterwards.below(n)
    const { of, is } = this.#script[this.#next]
    if (of !== n)
      throw new RangeError(`draw ${this.#next + 1} of the script is out of ${of}, the rules draw out of ${n}`)
    this.#next++
    return is
  }

  mark(): ChanceMark {
    return [this.#next, ...this.#afterwards.mark()]
  }

  goTo([next, ...afterwards]: ChanceMark): void {
    this.#next = next
    this.#afterwards.goTo(afterwards)
  }

  /** What was still to come of the script never comes. */
  renew(): void {
    this.#next = this.#script.length
    this.#afterwards.renew()
  }

  /** Nothing to do: a script has no secret. */
  rekey(): void {}

  fork(): ScriptedChance {
    const twin = new ScriptedChance(this.#script)
    twin.goTo(this.mark())
    return twin
  }
}
