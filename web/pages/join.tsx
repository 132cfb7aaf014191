import { SeatMark } from '@astrolabe/drawing/seat-mark.tsx'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import type { TableMessage } from '@astrolabe/tables'
import { useState } from 'preact/hooks'
import { api, problemText, type Reply } from '../api.ts'
import { knownGame } from '../games.ts'
import { useLoaded } from '../loaded.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Labelled } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { wayOn } from '../router.ts'
import { changeSettings, settings } from '../settings.ts'
import { sitterName } from '../sitters.ts'
import { words } from '../words/words.ts'
import './join.css'

/** The table behind an invitation. */
export function JoinPage({ code }: { readonly code: string }) {
  const loaded = useLoaded(code, api.look)
  const all = words.value
  const says = all.invitation
  if (loaded.state === 'loading') return <Page title={says.looking} width="text" />
  const reply: Reply<TableMessage> =
    loaded.state === 'ready' ? loaded.value : { ok: false, problem: { why: 'failure', kind: 'failure' } }
  if (reply.ok) return <Invitation message={reply.value} />
  const wrong = reply.problem.kind === 'missing' || reply.problem.kind === 'refused'
  return (
    <Page title={says.wrongCode.title} width="text">
      <EmptyState title="" text={wrong ? says.wrongCode.text : problemText(all, reply.problem)}>
        <Button href="/">{all.shell.missing.home}</Button>
      </EmptyState>
    </Page>
  )
}

function Invitation({ message }: { readonly message: TableMessage }) {
  const [{ table, position, yours, owned = [] }, setMessage] = useState(message)
  const all = words.value
  const says = all.invitation
  const { game, phase, seats } = position
  const [name, setName] = useState(settings.value.name)
  const [taking, setTaking] = useState<number>()
  const [trouble, setTrouble] = useState<string>()
  const mayTake = (at: number): boolean => {
    const sitter = seats[at]
    return sitter.kind === 'open' && (sitter.for === undefined || owned.includes(at))
  }
  const isOpen = seats.some((_, at) => mayTake(at)) && phase !== 'over'
  const cover = knownGame(game)?.cover

  const sit = async (seat: number): Promise<void> => {
    const called = name.trim()
    changeSettings({ name: called })
    setTaking(seat)
    const goOn = wayOn()
    const reply = await api.sit(table, { seat, ...(called !== '' && { name: called }) })
    setTaking(undefined)
    if (reply.ok) goOn(`/g/${table}`, { replace: true })
    else {
      // Whoever came first sits there now: the seats are shown as they are.
      if (reply.problem.table !== undefined) setMessage(reply.problem.table)
      setTrouble(problemText(all, reply.problem))
    }
  }
  const host = position.hostSeat === undefined ? undefined : seats[position.hostSeat]
  const title = cover?.title ?? game
  const standing = { gathering: isOpen ? '' : says.full, playing: says.running, over: says.over }[phase]
  return (
    <Page
      title={host?.kind === 'person' ? says.titleBy(host.name, title) : says.title(title)}
      width="text"
      lead={standing}
    >
      {cover && (
        <div class="join-art" aria-hidden="true">
          <cover.Art />
        </div>
      )}
      {isOpen && yours.length === 0 && (
        <Labelled name={says.yourName}>
          {({ id }) => (
            <input
              class="input"
              id={id}
              value={name}
              maxLength={40}
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Labelled>
      )}
      <ul class="join-seats">
        {seats.map((sitter, seat) => (
          <li class="join-seat" key={seat}>
            <SeatMark seat={seat} size={36} label="" />
            <span class="join-sitter">
              <span class="field-help">{all.seats.seat(seatLetter(seat))}</span>
              <span>{sitterName(all, sitter, seat)}</span>
            </span>
            {mayTake(seat) && isOpen && yours.length === 0 && (
              <Button
                kind="primary"
                busy={taking === seat}
                label={`${says.sit}: ${all.seats.seat(seatLetter(seat))}`}
                onClick={() => void sit(seat)}
              >
                {taking === seat ? says.sitting : says.sit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{trouble}</p>
      <div>
        {yours.length > 0 ? (
          <Button kind="primary" size="large" href={`/g/${table}`}>
            {says.goOn}
          </Button>
        ) : (
          <Button sign="chevron-right" href={`/g/${table}`}>
            {says.watch}
          </Button>
        )}
      </div>
    </Page>
  )
}
