import { actingShips } from '../../../position/turn.ts'
import type { Stock } from '../../../text/en/page/dock.ts'
import type { Ship } from '../../../position/state.ts'
import type { XodusPrompt } from '../../../rules/questions.ts'
import { shipAsked } from '../dock-focus.ts'
import { type Look, promptOf } from '../map/look.ts'

/** Questions that ships meet for. */
const MEETINGS = [
  'maintenance',
  'mend',
  'trade',
  'share-scrap',
  'share-module',
  'share-key',
  'charge',
  'feed',
  'sacrifice',
  'discard-module',
] as const satisfies readonly XodusPrompt[]

export type Meeting = (typeof MEETINGS)[number]

export const meetingOf = (look: Look): Meeting | undefined =>
  MEETINGS.find((meeting) => meeting === promptOf(look))

/** What can change hands, be restored or be given up where ships meet. */
export const EXCHANGED = ['health', 'energy', 'scraps', 'keys'] as const satisfies readonly Stock[]

/** Questions in which the others of the System have no part. */
const ALONE: ReadonlySet<Meeting | undefined> = new Set<Meeting>(['charge', 'feed', 'sacrifice', 'mend'])

/** The ships of the System where it happens, the one that is asked first. */
export function shipsMeeting(look: Look): Ship[] {
  const { view } = look
  const asked = shipAsked(look)
  if (asked !== undefined && ALONE.has(meetingOf(look))) return [asked]
  const place = view.combat?.place ?? (asked ?? actingShips(view).at(0))?.place
  const here = view.ships.filter((ship) => ship.place === place && !ship.destroyed)
  return here.toSorted((one, other) => Number(other === asked) - Number(one === asked))
}
