import { Icon, SeatMark } from '@astrolabe/drawing'
import type { Presence } from '@astrolabe/tables'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SeatClock } from './clock.tsx'
import { AddressCard, invitationTo } from './invite.tsx'
import { OwnSeat } from './own-seat.tsx'
import { presenceOf, presenceSaid } from './presence.ts'
import { isServerSession, type ServerSession } from './seating.ts'
import './seats.css'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** Who sits where, who is here, and what can be done about one’s own seat. */
export function SeatsDialog({ table }: { readonly table: ScreenTable }) {
  const { seat: says, gathering } = tableWords.value
  const { session, position, names } = table.play.seen
  const message = session.message.value
  const close = (): void => table.closeOverlay('seats')
  return (
    <Dialog title={says.title} open={table.overlay.value === 'seats'} onClose={close}>
      <ul class="seats">
        {position.value?.seats.map((sitter, seat) => (
          <li class="seats-seat" key={seat}>
            <SeatMark seat={seat} size={32} label="" />
            <span class="seats-who">
              <strong>{names.value(seat)}</strong>
              {sitter.kind === 'bot' && <span>{says.bot}</span>}
              {message?.yours.includes(seat) && <span>{says.you}</span>}
              <SeatClock session={session} seat={seat} />
              <SeatPresence presence={presenceOf(message, seat)} now={session.now?.() ?? 0} />
            </span>
            {isServerSession(session) && <NudgeButton table={table} session={session} seat={seat} />}
          </li>
        ))}
      </ul>
      {message !== undefined && message.spectators > 0 && (
        <p class="seats-spectators">
          <Icon name="spectator" size={18} /> {says.spectators(message.spectators)}
        </p>
      )}
      {isServerSession(session) && message !== undefined && (
        <>
          {message.yours.map((seat) => (
            <OwnSeat
              key={seat}
              session={session}
              seat={seat}
              {...(message.yours.length > 1 && { name: names.value(seat) })}
              onSay={(problem) => table.play.say(problem)}
            />
          ))}
          <details class="seats-part">
            <summary>{gathering.invite}</summary>
            <AddressCard address={invitationTo(message.table)} text={gathering.inviteText} />
          </details>
        </>
      )}
      <Button onClick={close}>{tableWords.value.side.close}</Button>
    </Dialog>
  )
}

interface SeatPresenceProps {
  readonly presence: Presence | undefined
  readonly now: number
}

function SeatPresence({ presence, now }: SeatPresenceProps) {
  const said = presenceSaid(presence, now)
  return said && <span class={presence?.is === 'here' ? 'seats-here' : ''}>{said}</span>
}

interface NudgeButtonProps {
  readonly table: ScreenTable
  readonly session: ServerSession
  readonly seat: number
}

/** Somebody who is waited for may be nudged, whether their page is open or not. */
function NudgeButton({ table, session, seat }: NudgeButtonProps) {
  const { company } = tableWords.value
  const { position, yours, names } = table.play.seen
  const { seats, waitingFor, nudges = [], phase } = session.message.value?.position ?? {}
  const [own] = yours.value
  const isWaitedFor = phase === 'playing' && seats?.[seat].kind === 'person' && waitingFor?.includes(seat)
  if (position.value === undefined || own === undefined || yours.value.includes(seat)) return null
  if (isWaitedFor !== true || nudges.some((nudge) => nudge.seat === seat)) return null
  return (
    <Button
      label={company.nudgeOne(names.value(seat))}
      onClick={() => void session.seating.nudge(own, seat).then((problem) => table.play.say(problem))}
    >
      {company.nudge}
    </Button>
  )
}
