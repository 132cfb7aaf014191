import type { Problem } from '@astrolabe/tables'
import { LEVELS } from '@astrolabe/bots/levels.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { words } from '../../words/words.ts'
import { AddressCard, seatAddress } from './invite.tsx'
import type { ServerSession } from './seating.ts'
import { tableWords } from '../words.ts'

interface OwnSeatProps {
  readonly session: ServerSession
  readonly seat: number
  /** Where there are several, which one it is. */
  readonly name?: string
  readonly onSay: (problem: Problem | undefined) => void
}

/** What can be done about one’s own seat: carried elsewhere, played by a bot, left. */
export function OwnSeat({ session, seat, name, onSay }: OwnSeatProps) {
  const { seat: says } = tableWords.value
  const { levels } = words.value.seats
  const { seating } = session
  const titled = (title: string): string => (name === undefined ? title : `${title} (${name})`)
  return (
    <>
      <Part title={titled(says.carry)}>
        <CarrySeat session={session} seat={seat} onSay={onSay} />
      </Part>
      <Part title={titled(says.handOver)}>
        <p>{says.handOverText}</p>
        {LEVELS.map((level) => (
          <Button key={level} onClick={() => void seating.handOver(seat, { level }).then(onSay)}>
            {says.handOverConfirm(levels[level].name)}
          </Button>
        ))}
      </Part>
      <Part title={titled(says.leave)}>
        <p>{says.leaveText}</p>
        <Button kind="danger" onClick={() => void seating.handOver(seat, 'open').then(onSay)}>
          {says.leaveConfirm}
        </Button>
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details class="seats-part">
      <summary>{title}</summary>
      <div class="seats-part-body">{children}</div>
    </details>
  )
}

function CarrySeat({ session, seat, onSay }: OwnSeatProps) {
  const { seat: says } = tableWords.value
  const [token, setToken] = useState<string | undefined>(undefined)
  const [isRevoked, setRevoked] = useState(false)
  const make = async (): Promise<void> => {
    const link = await session.seating.link(seat)
    if ('problem' in link) onSay(link.problem)
    else setToken(link.token)
    setRevoked(false)
  }
  const revoke = async (): Promise<void> => {
    const problem = await session.seating.revokeLinks(seat)
    onSay(problem)
    if (problem !== undefined) return
    setToken(undefined)
    setRevoked(true)
  }
  if (token === undefined)
    return (
      <>
        {isRevoked && <p role="status">{says.revoked}</p>}
        <Button sign="link" onClick={() => void make()}>
          {says.makeLink}
        </Button>
      </>
    )
  return (
    <>
      <AddressCard address={seatAddress(token)} text={says.carryText} />
      <Button kind="danger" onClick={() => void revoke()}>
        {says.revoke}
      </Button>
    </>
  )
}
