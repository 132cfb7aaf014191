import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Names } from '@astrolabe/kernel'
import { Button } from '../parts/button.tsx'
import { announce } from '../parts/notice.tsx'
import { GivenLine } from './given-line.tsx'
import { packed } from './linked-game.ts'
import type { ReplaySession } from './replay-session.ts'
import './scrubber.css'
import { SeenBy } from './seen-by.tsx'
import { momentOf } from './source.ts'
import { StepButton } from './step-button.tsx'
import { whereSaid } from './where.ts'
import { Track } from './track.tsx'
import { replayWords } from './words.ts'
import { words } from '../words/words.ts'

interface ScrubberProps {
  readonly session: ReplaySession
  readonly face: AnyFace
  readonly names: Names
  readonly isPlaying: boolean
  readonly onPlay: () => void
  readonly onContinue: () => void
  readonly onAfter: () => void
}

/** Everything to move about in a record: the line of the whole game, steps, and what to do from here. */
export function Scrubber(props: ScrubberProps) {
  const { session, face, names } = props
  const { bar: says } = replayWords.value
  const { number, span } = session
  const where = whereSaid(session, face, names)
  return (
    <section class="scrubber" aria-label={says.label}>
      <div class="scrubber-said">
        <GivenLine session={session} face={face} names={names} />
        <p class="scrubber-where">
          <span>{where}</span>
          <span class="scrubber-number">{says.answers(number, span.last)}</span>
        </p>
      </div>
      <Track session={session} where={where} />
      <Steps {...props} />
      <Deeds {...props} />
    </section>
  )
}

function Steps({ session, isPlaying, onPlay }: ScrubberProps) {
  const { bar: says } = replayWords.value
  const { number, span } = session
  const isFirst = number === span.first
  const isLast = number === span.last
  const back = { isOff: isFirst }
  const on = { isOff: isLast }
  return (
    <div class="scrubber-steps">
      <StepButton sign="start" label={says.start} {...back} onClick={() => session.goTo(span.first)} />
      <StepButton
        sign="back-round"
        label={says.back.round}
        {...back}
        onClick={() => session.stride('round', false)}
      />
      <StepButton
        sign="back-turn"
        label={says.back.turn}
        {...back}
        onClick={() => session.stride('turn', false)}
      />
      <StepButton
        sign="back-answer"
        label={says.back.answer}
        {...back}
        onClick={() => session.stride('answer', false)}
      />
      <StepButton
        sign={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? says.pause : says.play}
        isOff={isLast && !isPlaying}
        onClick={onPlay}
      />
      <StepButton
        sign="on-answer"
        label={says.on.answer}
        {...on}
        onClick={() => session.stride('answer', true)}
      />
      <StepButton sign="on-turn" label={says.on.turn} {...on} onClick={() => session.stride('turn', true)} />
      <StepButton
        sign="on-round"
        label={says.on.round}
        {...on}
        onClick={() => session.stride('round', true)}
      />
      <StepButton sign="end" label={says.end} {...on} onClick={() => session.goTo(span.last)} />
    </div>
  )
}

function Deeds({ session, names, onContinue, onAfter }: ScrubberProps) {
  const { link, goOn, after } = replayWords.value
  const { number, span, isOver } = session
  const isEnd = isOver && number === span.last
  return (
    <div class="scrubber-deeds">
      <SeenBy session={session} names={names} />
      <Button sign="link" label={link} onClick={() => void copyAddress(session)} />
      <Button onClick={onAfter}>{isOver ? after.open : after.openRunning}</Button>
      <Button kind="primary" onClick={isEnd ? () => announce(goOn.isOver) : onContinue}>
        {goOn.open}
      </Button>
    </div>
  )
}

/** A game that nobody else keeps goes along in the link, if there is room for it; if not, that is said. */
async function copyAddress({ source, number }: ReplaySession): Promise<void> {
  const { copied, cannotCopy } = words.value.shell
  const names = source.seats.map((seat) => (seat.kind === 'person' ? seat.name : ''))
  const link = source.where === 'local' ? await packed({ record: source.record, names }) : undefined
  const shared = link === undefined ? source : { where: 'link' as const, id: link }
  try {
    await navigator.clipboard.writeText(`${location.origin}${momentOf(shared, number)}`)
    announce(shared.where === 'local' ? replayWords.value.opensHere : copied)
  } catch {
    announce(cannotCopy)
  }
}
