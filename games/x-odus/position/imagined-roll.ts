import { newDie, showFace } from './dice.ts'
import { type Die, type Face, HIT, NONE, type Roll, type RollKind } from './state.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Dice as they might lie. One is made for each purpose and used over and over again. */
export class ImaginedRoll implements Roll {
  kind: RollKind = 'attack'
  symbol = NONE
  needed = 0
  hits = 0
  specials = 0
  pierce = 0
  readonly dice: Die[] = []
  readonly used: number[] = []
  readonly declined: number[] = []
  readonly #spare: Writable<Die>[] = []

  /** A roll of which no die has been thrown yet. */
  begin(kind: RollKind, symbol: number = NONE, needed = 0): this {
    this.kind = kind
    this.symbol = symbol
    this.needed = needed
    this.hits = 0
    this.specials = 0
    this.pierce = 0
    this.dice.length = 0
    this.used.length = 0
    this.declined.length = 0
    return this
  }

  add(ship: number, colour: number, face: Face = HIT): Writable<Die> {
    const at = this.dice.length
    if (this.#spare.length === at) this.#spare.push(newDie(ship, colour, face))
    const die = this.#spare[at]
    die.ship = ship
    die.colour = colour
    die.rerolled = false
    die.used = false
    die.ignored = false
    showFace(die, face)
    this.dice.push(die)
    return die
  }

  copy(roll: Roll): this {
    this.begin(roll.kind, roll.symbol, roll.needed)
    this.hits = roll.hits
    this.specials = roll.specials
    this.pierce = roll.pierce
    for (const code of roll.used) this.used.push(code)
    for (const code of roll.declined) this.declined.push(code)
    for (const other of roll.dice) {
      const die = this.add(other.ship, other.colour, other.face)
      die.rerolled = other.rerolled
      die.used = other.used
      die.ignored = other.ignored
      die.hits = other.hits
    }
    return this
  }
}
