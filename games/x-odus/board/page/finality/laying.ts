import { beyond, EDGES } from '@astrolabe/kernel'
import { TILES } from '../../../content/tiles.ts'
import { frontier, leadsOut, turnsThatFit } from '../../../position/map.ts'
import { NONE, type XodusState } from '../../../position/state.ts'
import type { SmallAnswer } from '../../../rules/questions.ts'
import { acting } from '../../../text/reading.ts'
import { learns } from './effects.ts'
import { ofRest } from './explorations.ts'
import { choosing, type First } from './first.ts'
import { drawingEnemyCards, revealingAlly } from './foes-met.ts'
import { has } from './losses.ts'

/** The tile comes now, unless somebody has seen it already. */
export function ofSpace(view: XodusState, { q, r }: Extract<SmallAnswer, { readonly kind: 'space' }>): First {
  if (view.drawn === NONE) return 'seal'
  const { place } = acting(view)[0]
  return choosing(turnsThatFit(view, view.drawn, q, r, place), () => afterLaying(view, place))
}

/** This tile's own space and one more: the next tile of an effect may come there, unasked. */
const LAST_SPACES = 2

/** An effect goes on with its next tile, a Blind Jump leads into this one. */
export function afterLaying(view: XodusState, from: number): First {
  if (from === NONE) return frontier(view).length > LAST_SPACES ? ofRest(view, 'reveal') : 'seal'
  if (view.turn?.blind !== true) return 'nothing'
  if (acting(view).some((ship) => learns(ship, 'reveal'))) return 'question'
  const { ally = false, surveillance = false, enemies = 0, strong = false } = TILES[view.drawn]
  if (ally) return revealingAlly(view)
  return surveillance ? drawingEnemyCards(view, enemies, strong) : 'nothing'
}

export function ofSecondProbe(view: XodusState): First {
  const group = acting(view)
  if (group.some((ship) => has(ship, 'foresee-tile'))) return 'seal'
  const { place } = group[0]
  const edges = Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => leadsOut(view, place, edge))
  return choosing(
    edges.map((edge) => beyond(view.systems[place], edge)),
    () => 'seal',
  )
}
