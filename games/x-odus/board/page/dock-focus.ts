import { actingShips } from '../../position/turn.ts'
import type { Ship, XodusState } from '../../position/state.ts'
import type { XodusPrompt } from '../../rules/questions.ts'
import { type Look, promptOf } from './map/look.ts'

/** Questions that say which ship they are about. */
const ABOUT_SHIP: ReadonlySet<XodusPrompt | undefined> = new Set<XodusPrompt>([
  'act',
  'join',
  'gather',
  'after-probe',
  'after-damage',
  'reroll',
  'manoeuvre',
  'maintenance',
  'mend',
  'exploration',
  'charge',
  'feed',
  'sacrifice',
])

/** The ship that something is asked of, if the question names one. */
export function shipAsked(look: Look): Ship | undefined {
  const about = look.decision?.about ?? -1
  const { ships } = look.view
  if (promptOf(look) === 'mod') return ships[about >> 3]
  return ABOUT_SHIP.has(promptOf(look)) ? ships[about] : undefined
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
