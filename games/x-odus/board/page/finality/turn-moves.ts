import { ALLIES } from '../../../content/allies.ts'
import { SIGNALS } from '../../../content/signals.ts'
import { TRACKS } from '../../../content/track.ts'
import { cardOf, type UseCard } from '../../../position/cards.ts'
import { colourOf } from '../../../position/map.ts'
import { NONE, type Ship, type XodusState } from '../../../position/state.ts'
import { isHeld } from '../../../position/targets.ts'
import type { TurnMove } from '../../../rules/questions.ts'
import { acting, keysAboard, signalCardAt } from '../../../text/reading.ts'
import { isGuarded } from '../../sights.ts'
import { ofEffects } from './effects.ts'
import { drawing, type First } from './first.ts'
import { drawingEnemies, drawingEnemyCards, entering, facingFoes } from './foes-met.ts'

/** What comes first of a move in a turn. */
export function ofTurnMove(view: XodusState, move: TurnMove): First {
  const group = acting(view)
  const { place } = group[0]
  switch (move.kind) {
    case 'probe':
    case 'blind-jump':
    case 'hide':
    case 'end-turn':
      return 'seal'
    case 'jump':
    case 'rush':
      return entering(view, move.system, group)
    case 'explore':
      return exploring(view, place)
    case 'pacify':
      return drawingEnemies(view, place)
    case 'work':
      return working(view, place)
    case 'fleet':
      return joining(view, view.ships[move.ship], group)
    case 'service': {
      const { does } = ALLIES[view.systems[view.ships[move.ship].place].ally].services[move.service]
      return ofEffects(view, [does], [view.ships[move.on === NONE ? move.ship : move.on]])
    }
    case 'use':
      return ofCard(view, move)
    case 'scavenge':
    case 'recover-keys':
    case 'trade':
    case 'maintain':
    case 'take-key':
    case 'strain':
      return 'nothing'
  }
}

/** A card used in a turn, for its owner alone. */
export function ofCard(view: XodusState, { ship, card }: UseCard): First {
  const owner = view.ships[ship]
  return ofEffects(view, cardOf(owner, card)?.effects ?? [], [owner])
}

function exploring(view: XodusState, place: number): First {
  if (colourOf(view, place) === 'great-rift') return placingKeys(view)
  if (view.systems[place].key !== NONE) return 'seal'
  return drawing(view.explorations, view.explorationDiscard)
}

/** With the last Key every Avatar that is free rolls its die. */
function placingKeys(view: XodusState): First {
  const isLast = view.keysPlaced.length + keysAboard(view) === TRACKS[view.ships.length].keys
  return isLast && view.foes.some((foe) => foe.avatar && !isHeld(view, foe)) ? 'seal' : 'nothing'
}

function working(view: XodusState, place: number): First {
  const { work } = SIGNALS[signalCardAt(view, place)]
  switch (work.work) {
    case 'roll':
    case 'purge':
    case 'stabilise':
      return 'seal'
    case 'guardian':
      return isGuarded(view, place) ? 'question' : drawingEnemyCards(view, 1, work.from === 'reserve')
    case 'repair':
    case 'energy':
    case 'scraps':
    case 'align':
    case 'no-avatar':
    case 'sacrifice':
      return 'nothing'
  }
}

/** Another captain is asked; one's own ship joins, and faces what is there. */
function joining(view: XodusState, ship: Ship, group: readonly Ship[]): First {
  if (ship.seat !== group[0].seat) return 'question'
  return facingFoes(view, ship.place, [...group, ship])
}
