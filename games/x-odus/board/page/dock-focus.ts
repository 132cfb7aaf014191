import { actingShips } from '../../position/turn.ts'
import type { Ship, XodusState } from '../../position/state.ts'
import type { Look } from './map/look.ts'

/** The ship that something is asked of, if the question names one; while ships are chosen, it has no board yet. */
export function shipAsked({ decision, view }: Look): Ship | undefined {
  if (decision === null || decision.prompt === 'ship') return undefined
  const { about } = decision
  return about !== undefined && 'ship' in about ? view.ships[about.ship] : undefined
}

/** That ship, or one whose turn it is, or the first of the captain's that still flies. */
export function shipInFocus(look: Look): Ship {
  const { view, seat } = look
  return shipAsked(look) ?? actingOf(view, seat) ?? firstOf(view, seat)
}

/** A captain's own among the ships whose turn it is; to a spectator the one that leads. */
function actingOf(view: XodusState, seat: number): Ship | undefined {
  const fleet = actingShips(view)
  return seat < 0 || seat >= view.seats ? fleet[0] : fleet.find((ship) => ship.seat === seat)
}

function firstOf({ ships }: XodusState, seat: number): Ship {
  const own = ships.filter((ship) => ship.seat === seat)
  const flying = own.filter(({ destroyed }) => !destroyed)
  return flying.find(({ acted }) => !acted) ?? flying[0] ?? own[0] ?? ships[0]
}
