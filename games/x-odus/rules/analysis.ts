import { EXPLORATIONS } from '../content/explorations.ts'
import { type Exploring, isOver, type Ship } from '../position/state.ts'
import { traitOf } from '../position/traits.ts'
import { groupActions } from '../position/turn.ts'
import { spendAction } from './acting.ts'
import { gainExp } from './experience.ts'
import { cannotTake, offerOptions, takeOption } from './exploration-options.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

const ANOTHER = { kind: 'another' } as const
const ENOUGH = { kind: 'enough' } as const

/** XO-EXP-03, XO-EXP-04: the Action of exploring gives an option to each ship; so does every further Action. */
export function analyse(g: Xodus, exploring: Exploring, ships: readonly Ship[], before: number[]): void {
  // Ships that have had the extra option of a card of theirs, one bit each.
  let helped = 0
  takeOptions(g, exploring, ships)
  for (;;) {
    for (const ship of ships) {
      const bit = 1 << ship.index
      if ((helped & bit) === 0 && takeExtraOption(g, exploring, ship, ships)) helped |= bit
    }
    if (!wantsAnother(g, exploring, ships)) return
    learnFromScraps(g, ships, before)
    spendAction(g)
    takeOptions(g, exploring, ships)
  }
}

// XO-EXP-04
function wantsAnother(g: Xodus, exploring: Exploring, ships: readonly Ship[]): boolean {
  if (!isOptionLeft(exploring, ships)) return false
  const menu = g.menu(ships[0].seat, 'extra-option')
  menu.offer(ANOTHER, groupActions(g.state) < 1 ? refuse('XO-EXP-04', 1) : undefined)
  menu.offer(ENOUGH)
  return menu.ask().kind === 'another'
}

/** XO-EXP-06: each ship picks an option that no earlier Action has taken; those picked at the same time are shared. */
function takeOptions(g: Xodus, exploring: Exploring, ships: readonly Ship[]): void {
  const picks: number[] = []
  for (const ship of ships) {
    const menu = g.menu(ship.seat, 'exploration', { ship: ship.index })
    offerOptions(menu, exploring, ships)
    // The card is read before anything on it is taken; whoever wants another option knows which are left.
    const { option } = exploring.taken === 0 ? menu.askAlways() : menu.ask()
    picks.push(option)
    exploring.picked |= 1 << option
  }
  exploring.taken |= exploring.picked
  const { options } = EXPLORATIONS[exploring.card]
  for (let option = 0; option < options.length; option++) {
    exploring.picked &= ~(1 << option)
    const takers = ships.filter((_, index) => picks[index] === option)
    if (takers.length > 0) takeOption(g, exploring, option, takers)
  }
}

/** A card of a ship gives it one more option, of those that are left; whether it was used. */
function takeExtraOption(g: Xodus, exploring: Exploring, ship: Ship, ships: readonly Ship[]): boolean {
  if (traitOf(ship, 'extra-option') === undefined || !isOptionLeft(exploring, ships)) return false
  const menu = g.menu(ship.seat, 'bonus-option', { ship: ship.index })
  offerOptions(menu, exploring, ships)
  menu.offer(ENOUGH)
  const pick = menu.ask()
  if (pick.kind === 'enough') return false
  exploring.taken |= 1 << pick.option
  takeOption(g, exploring, pick.option, [ship])
  return true
}

function isOptionLeft(exploring: Exploring, ships: readonly Ship[]): boolean {
  const { options } = EXPLORATIONS[exploring.card]
  return options.some((_, option) => cannotTake(exploring, options, option, ships) === undefined)
}

/** A ship that has more Scraps after an Action than before it may learn from that, once. XO-MOD-17 */
export function learnFromScraps(g: Xodus, ships: readonly Ship[], before: number[]): void {
  for (const [index, ship] of ships.entries()) {
    if (ship.scraps > before[index] && !ship.destroyed && !isOver(g.state)) gainExp(g, ship, 'scraps')
    before[index] = ship.scraps
  }
}
