import { EXPLORATIONS } from '../../../content/explorations.ts'
import type { Effect } from '../../../content/schema.ts'
import { SHIPS } from '../../../content/ships.ts'
import type { Exploring, Ship, XodusState } from '../../../position/state.ts'
import type { Decision } from '@astrolabe/kernel'
import { acting } from '../../../text/reading.ts'
import { ofEffects } from './effects.ts'
import { type First, firstOf } from './first.ts'
import { has } from './losses.ts'

const hasBit = (bits: number, option: number): boolean => ((bits >> option) & 1) === 1

/** An option of the card on the table is chosen, for a ship or for all. */
export function ofOption(
  view: XodusState,
  exploring: Exploring,
  { about, offers }: Decision,
  option: number,
): First {
  const { type, options } = EXPLORATIONS[exploring.card]
  const group = acting(view)
  if (options[option].roll !== undefined) return 'seal'
  if (type === 'warning') return ofEffects(view, options[option].effects, group)
  const ship = view.ships[about ?? 0]
  // What a card of its own gives a ship, it may also leave, and has at once.
  if (offers.some(({ key }) => key === 'enough')) return ofEffects(view, options[option].effects, [ship])
  return group.at(-1) === ship ? ofPicks(view, exploring, group, option) : 'question'
}

/** All have picked: their options are resolved in the order of the card. */
function ofPicks(view: XodusState, exploring: Exploring, group: readonly Ship[], option: number): First {
  const { options } = EXPLORATIONS[exploring.card]
  return firstOf(
    ...options.map(({ effects }, each) => () => {
      const others = hasBit(exploring.picked, each) ? 1 : 0
      const takers = others + (each === option ? 1 : 0)
      return takers === 0 ? 'nothing' : ofEffects(view, effects, group.slice(0, takers))
    }),
  )
}

/** Another option is wanted: which one is asked, unless it is the only one. */
export function ofAnother(view: XodusState, { card, taken }: Exploring): First {
  const group = acting(view)
  const open = EXPLORATIONS[card].options.filter(
    ({ class: lock }, option) =>
      !hasBit(taken, option) &&
      (lock === undefined ||
        group.some((ship) => SHIPS[ship.board].class === lock || has(ship, 'every-class'))),
  )
  return open.length > 1 ? 'question' : ofEffects(view, open[0]?.effects ?? [], group)
}

/** What is still to come of the Exploration on the table, after a question about an effect. */
export function ofRest(view: XodusState, kind: Effect['do']): First {
  const { exploring } = view
  if (exploring === null) return 'nothing'
  const { type, options } = EXPLORATIONS[exploring.card]
  const group = acting(view)
  const underWay = options.findLast(
    ({ effects }, option) =>
      (type === 'danger' || hasBit(exploring.taken & ~exploring.picked, option)) &&
      effects.some((effect) => effect.do === kind),
  )
  const effects = underWay?.effects ?? []
  return firstOf(
    () => ofEffects(view, effects.slice(effects.findIndex((effect) => effect.do === kind) + 1), group),
    ...options.map(
      (pending, option) => () =>
        hasBit(exploring.picked, option) ? ofEffects(view, pending.effects, group.slice(0, 1)) : 'nothing',
    ),
  )
}
