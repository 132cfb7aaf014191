import type { Decision, QuestionAt } from '@astrolabe/kernel'
import { actingShips } from '../../../position/turn.ts'
import type { Stock } from '../../../text/en/page/dock.ts'
import type { Ship } from '../../../position/state.ts'
import type { XodusPrompt, XodusQuestion } from '../../../rules/questions.ts'
import { shipAsked } from '../dock-focus.ts'
import type { Look } from '../map/look.ts'

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

type Meeting = (typeof MEETINGS)[number]
type MeetingDecision = Decision<QuestionAt<XodusQuestion, Meeting>>

const isMeeting = (decision: Decision<XodusQuestion>): decision is MeetingDecision =>
  MEETINGS.some((meeting) => meeting === decision.prompt)

/** The question that ships meet for, if it is one of these. */
export const meetingOf = ({ decision }: Look): MeetingDecision | undefined =>
  decision !== null && isMeeting(decision) ? decision : undefined

/** What can change hands, be restored or be given up where ships meet. */
export const EXCHANGED = ['health', 'energy', 'scraps', 'keys'] as const satisfies readonly Stock[]

/** Questions in which the others of the System have no part. */
const ALONE: ReadonlySet<Meeting | undefined> = new Set<Meeting>(['charge', 'feed', 'sacrifice', 'mend'])

/** The ships of the System where it happens, the one that is asked first. */
export function shipsMeeting(look: Look): Ship[] {
  const { view } = look
  const asked = shipAsked(look)
  if (asked !== undefined && ALONE.has(meetingOf(look)?.prompt)) return [asked]
  const place = view.combat?.place ?? (asked ?? actingShips(view).at(0))?.place
  const here = view.ships.filter((ship) => ship.place === place && !ship.destroyed)
  return here.toSorted((one, other) => Number(other === asked) - Number(one === asked))
}
