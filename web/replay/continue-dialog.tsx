import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Choice } from '../parts/field.tsx'
import { SeatRow } from '../pages/setup/seat-row.tsx'
import { type How, isDeserted, movedTo, type Plan, type Seating } from '../pages/setup/seating.ts'
import '../pages/setup/setup.css'
import { wayOn } from '../router.ts'
import { words } from '../words/words.ts'
import { continueFrom, seatsAgain } from './continuing.ts'
import './continue-dialog.css'
import type { ReplaySession } from './replay-session.ts'
import { replayWords } from './words.ts'

interface ContinueDialogProps {
  readonly session: ReplaySession
  readonly open: boolean
  readonly onClose: () => void
}

/** A new game that goes on from the moment on screen. */
export function ContinueDialog({ session, open, onClose }: ContinueDialogProps) {
  return (
    <Dialog title={replayWords.value.goOn.open} open={open} onClose={onClose}>
      <ContinueForm session={session} />
    </Dialog>
  )
}

function ContinueForm({ session }: Pick<ContinueDialogProps, 'session'>) {
  const { goOn: says } = replayWords.value
  const { setup } = words.value
  const { source, number, seat: lookingFrom } = session
  const [how, setHow] = useState<How>('screen')
  const [seats, setSeats] = useState<readonly Seating[]>(() => seatsAgain(source, lookingFrom))
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const move = (chosen: How): void => {
    setHow(chosen)
    setSeats(movedTo(chosen, seats))
  }
  const start = async (): Promise<void> => {
    const { game, options } = source.record
    const plan: Plan = { game, how, seats, options, listed: false }
    if (isDeserted(plan)) {
      setTrouble(how === 'screen' ? setup.onlyPeopleHere : setup.noPerson)
      return
    }
    setBusy(true)
    setTrouble(undefined)
    const goOn = wayOn()
    const opened = await continueFrom(source, number, plan).catch(() => ({ trouble: says.failed }))
    setBusy(false)
    if ('address' in opened) goOn(opened.address)
    else setTrouble(opened.trouble)
  }
  return (
    <form
      class="continue-form"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p>{says.text(number)}</p>
      <Choice
        name={setup.how}
        values={[
          { value: 'screen', name: setup.screen.name },
          { value: 'link', name: setup.link.name },
        ]}
        chosen={how}
        onChoose={move}
      />
      <fieldset class="setup-group">
        <legend class="field-name">{setup.seats}</legend>
        <ul class="setup-seats">
          {seats.map((seating, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              how={how}
              seating={seating}
              onChange={(changed) => setSeats(seats.with(seat, changed))}
            />
          ))}
        </ul>
      </fieldset>
      <div class="continue-start">
        <Button kind="primary" submits busy={busy}>
          {busy ? setup.starting : says.start}
        </Button>
        <p role="alert">{trouble}</p>
      </div>
    </form>
  )
}
