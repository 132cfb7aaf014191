import type { Ship, XodusState } from '../../../position/state.ts'
import type { GatherMove, SmallAnswer } from '../../../rules/questions.ts'
import { acting } from '../../../text/reading.ts'
import type { First } from './first.ts'
import { couldJoin, facingFoes, metAfterGathering } from './foes-met.ts'

type Joining = Extract<SmallAnswer, { readonly kind: 'join' | 'stay' }>

/** Who joins before foes are met; `asked` is the ship whose captain says so. */
export function ofGathering(view: XodusState, asked: Ship, move: GatherMove | Joining): First {
  const group = acting(view)
  const { place } = group[0]
  switch (move.kind) {
    case 'go-on':
      return metAfterGathering(view, place)
    case 'fleet': {
      const ship = view.ships[move.ship]
      return ship.seat === group[0].seat ? facingFoes(view, place, [...group, ship]) : 'question'
    }
    case 'join':
      return facingFoes(view, place, [...group, asked])
    case 'stay':
      return couldJoin(view, place, [...group, asked]).length > 0
        ? 'question'
        : metAfterGathering(view, place)
  }
}
