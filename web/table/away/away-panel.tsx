import { SeatMark } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import type { Absence } from './away.ts'
import './away.css'
import { LineMark } from '../log/latest-lines.tsx'
import { type LogLine, whoseTurn } from '../log/log-lines.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'

interface AwayProps {
  readonly play: TablePlay
  readonly absence: Absence
  readonly onDone: () => void
}

/** What the others did while nobody was looking: in a few lines, then one by one on the board. */
export function AwayPanel({ play, absence, onDone }: AwayProps) {
  const { away: says, log } = tableWords.value
  const [step, setStep] = useState<number | undefined>(undefined)
  const lines = absence.turns.flatMap((turn) => turn.lines)
  const done = (): void => {
    play.seen.read.value = undefined
    onDone()
  }
  if (step !== undefined) return <Reel play={play} lines={lines} step={step} onStep={setStep} onDone={done} />
  return (
    <section class="away" aria-label={says.title}>
      <h2>{says.title}</h2>
      <div class="away-turns">
        {absence.turns.map((turn) => (
          <div class="away-turn" key={turn.id}>
            {turn.turn && (
              <h3>
                {turn.turn.seat !== SPECTATOR && <SeatMark seat={turn.turn.seat} size={20} label="" />}
                {whoseTurn(turn.turn, play.seen.names.value, language.value)}{' '}
                <span class="log-round">{log.turn(turn.turn.round)}</span>
              </h3>
            )}
            <ul>
              {turn.lines.map((line) => (
                <li key={line.id}>{line.text}</li>
              ))}
            </ul>
          </div>
        ))}
        {absence.left > 0 && <p class="away-left">{says.more(absence.left)}</p>}
      </div>
      <div class="away-actions">
        <Button kind="primary" onClick={done}>
          {says.done}
        </Button>
        <Button sign="play" onClick={() => setStep(0)}>
          {says.show}
        </Button>
      </div>
    </section>
  )
}

interface ReelProps {
  readonly play: TablePlay
  readonly lines: readonly LogLine[]
  readonly step: number
  readonly onStep: (step: number) => void
  readonly onDone: () => void
}

/** One line after another, with the things it is about lit on the board. */
function Reel({ play, lines, step, onStep, onDone }: ReelProps) {
  const { away: says } = tableWords.value
  const line = lines[step]
  useEffect(() => {
    play.seen.read.value = line
  }, [play, line])
  const isLast = step === lines.length - 1
  return (
    <section class="away away-reel" aria-label={says.title}>
      <p class="away-line" role="status">
        <LineMark line={line} />
        <span>{line.text}</span>
        <span class="away-step">{says.step(step + 1, lines.length)}</span>
      </p>
      <div class="away-actions">
        <Button sign="chevron-left" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {says.previous}
        </Button>
        {isLast ? (
          <Button kind="primary" onClick={onDone}>
            {says.done}
          </Button>
        ) : (
          <Button kind="primary" sign="chevron-right" onClick={() => onStep(step + 1)}>
            {says.next}
          </Button>
        )}
        {!isLast && (
          <Button kind="quiet" onClick={onDone}>
            {says.done}
          </Button>
        )}
      </div>
    </section>
  )
}
