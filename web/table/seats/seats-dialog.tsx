import { Icon, SeatMark } from '@astrolabe/drawing'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AddressCard, invitationTo } from './invite.tsx'
import { OwnSeat } from './own-seat.tsx'
import { isServerSession } from './seating.ts'
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
              {session.kind === 'server' && message?.here.includes(seat) && (
                <span class="seats-here">{says.here}</span>
              )}
            </span>
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
