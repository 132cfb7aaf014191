import type { SessionList } from '@astrolabe/server/protocol'
import { useEffect, useId, useLayoutEffect, useState } from 'preact/hooks'
import { api, problemText, type Reply } from './api.ts'
import './devices.css'
import { restFocus } from './focus.ts'
import { Button } from './parts/button.tsx'
import { changeSettings } from './settings.ts'
import { isNotified, stopNotifying } from './table/notices/push.ts'
import { words } from './words/words.ts'

type Session = SessionList['sessions'][number]

/** Where the server knows the reader, and how to end that. Nothing, for whom it does not know or cannot be asked. */
export function Devices() {
  const says = words.value.settings.devices
  const titleId = useId()
  const [sessions, setSessions] = useState<readonly Session[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    let wanted = true
    void api.sessions().then((reply) => {
      if (wanted && reply.ok) setSessions(reply.value.sessions)
    })
    return () => {
      wanted = false
    }
  }, [])
  // The button that was pressed goes with its device.
  useLayoutEffect(restFocus, [sessions])
  const own = sessions.find(({ current }) => current)
  if (own === undefined) return null

  const nameOf = ({ browser, system }: Session): string => says.device(browser, system)
  const end = async (asked: Promise<Reply<SessionList>>, done: string): Promise<void> => {
    const reply = await asked
    setSaid(reply.ok ? done : problemText(words.value, reply.problem))
    if (reply.ok) setSessions(reply.value.sessions)
  }
  const others = sessions.filter(({ current }) => !current)
  return (
    <section class="devices" aria-labelledby={titleId}>
      <div class="field-words">
        <h3 id={titleId} class="field-name" tabIndex={-1} data-rests>
          {says.title}
        </h3>
        <p class="field-help">{says.help}</p>
      </div>
      <ul class="devices-list">
        <li class="device">
          <p class="field-words">
            <span>{`${says.here} (${nameOf(own)})`}</span>
            <span class="field-help">{says.since(own.createdAt, Date.now())}</span>
          </p>
        </li>
        {others.map((session) => (
          <li class="device" key={session.id}>
            <p class="field-words">
              <span>{nameOf(session)}</span>
              <span class="field-help">{says.visits(session.createdAt, session.seenAt, Date.now())}</span>
            </p>
            <Button
              label={says.forgetDevice(nameOf(session))}
              onClick={() => void end(api.endSession(session.id), says.forgotten(nameOf(session)))}
            >
              {says.forget}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button onClick={() => void end(api.endOtherSessions(), says.othersForgotten)}>
          {says.forgetOthers}
        </Button>
      )}
      <ForgetMe session={own} onProblem={setSaid} />
      <p role="status">{said}</p>
    </section>
  )
}

interface ForgetMeProps {
  readonly session: Session
  readonly onProblem: (problem: string) => void
}

/** Asks once more: seats that nobody else is known by are lost. */
function ForgetMe({ session, onProblem }: ForgetMeProps) {
  const says = words.value.settings.devices
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useLayoutEffect(restFocus, [isAsking])
  const forget = async (): Promise<void> => {
    setBusy(true)
    if (isNotified()) await stopNotifying()
    const reply = await api.endSession(session.id)
    if (reply.ok) {
      changeSettings({ name: '' })
      location.assign('/')
    } else {
      setBusy(false)
      onProblem(problemText(words.value, reply.problem))
    }
  }
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{says.forgetMe}</Button>
  return (
    <>
      <p tabIndex={-1} data-rests>
        {says.surely}
      </p>
      <div class="devices-ways">
        <Button kind="danger" busy={isBusy} onClick={() => void forget()}>
          {says.yes}
        </Button>
        <Button onClick={() => setAsking(false)}>{says.no}</Button>
      </div>
    </>
  )
}
