import type { Menu, Refusal } from '@astrolabe/kernel'
import { EXPLORATIONS } from '../content/explorations.ts'
import type { ExplorationOption, ShipClass } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import type { Exploring, Ship } from '../position/state.ts'
import { traitOf } from '../position/traits.ts'
import { applyEffects } from './effects.ts'
import type { Chosen } from './questions.ts'
import { refuse } from '../position/refuse.ts'
import { skillRoll } from './rolls.ts'
import type { Xodus } from './xodus.ts'

const OPTION = [0, 1, 2].map((option): Chosen => ({ kind: 'option', option }))

/** XO-EXP-07, XO-FLT-16: one member of the class opens the option for all. */
function hasClass(ships: readonly Ship[], wanted: ShipClass): boolean {
  for (const ship of ships) {
    if (SHIPS[ship.board].class === wanted || traitOf(ship, 'every-class') !== undefined) return true
  }
  return false
}

// XO-EXP-06, XO-EXP-07
export function cannotTake(
  exploring: Exploring,
  options: readonly ExplorationOption[],
  option: number,
  ships: readonly Ship[],
): Refusal | undefined {
  const lock = options[option].class
  if (lock !== undefined && !hasClass(ships, lock)) return refuse('XO-EXP-07')
  return (exploring.taken & (1 << option)) === 0 ? undefined : refuse('XO-EXP-06')
}

/** A menu that options can be put on, whatever else there is on it. */
type OptionMenu = Pick<Menu<Chosen>, 'offer'>

export function offerOptions(menu: OptionMenu, exploring: Exploring, ships: readonly Ship[]): void {
  const { options } = EXPLORATIONS[exploring.card]
  for (let option = 0; option < options.length; option++) {
    menu.offer(OPTION[option], cannotTake(exploring, options, option, ships))
  }
}

// XO-EXP-05, XO-EXP-09, XO-EFF-15
export function takeOption(g: Xodus, exploring: Exploring, option: number, ships: readonly Ship[]): void {
  const { card } = exploring
  g.tell({ kind: 'option-taken', card, option, boards: ships.map(({ board }) => board) })
  resolveOption(g, EXPLORATIONS[card].options[option], ships)
}

// XO-EXP-09 to XO-EXP-11, XO-EXP-13
export function resolveOption(g: Xodus, option: ExplorationOption, ships: readonly Ship[]): void {
  const { roll, effects, failure = [] } = option
  const succeeds = roll === undefined || skillRoll(g, ships, roll)
  applyEffects(g, succeeds ? effects : failure, ships, 'exploration')
}
