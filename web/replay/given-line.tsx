import { SeatMark } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { chosenAt, type Names } from '@astrolabe/kernel'
import type { Given } from '../engine/replay.ts'
import { language } from '../settings.ts'
import type { ReplaySession } from './replay-session.ts'
import { replayWords } from './words.ts'

interface GivenLineProps {
  readonly session: ReplaySession
  readonly face: AnyFace
  readonly names: Names
}

/** The answer that led to the moment on screen, in the words of the button that was pressed; at the end, the result. */
export function GivenLine({ session, face, names }: GivenLineProps) {
  const { bar: says } = replayWords.value
  const given = session.given.value
  const { outcome, view } = session.message.value?.position ?? {}
  if (outcome)
    return (
      <p class="given-line given-line-outcome">{face.text[language.value].outcome(outcome, names, view)}</p>
    )
  if (given === null) return <p class="given-line">{says.beginning}</p>
  const { seat } = given
  // While a game is under way, what others could choose tells what they know.
  const isOpen = session.isOver || session.seats.includes(seat)
  return (
    <p class="given-line">
      <SeatMark seat={seat} size={20} label="" />
      {isOpen ? (
        <span>
          {says.chose(names(seat))} <strong>{chosen(face, given, says.none)}</strong>
        </span>
      ) : (
        <span>{says.answered(names(seat))}</span>
      )}
    </p>
  )
}

function chosen(face: AnyFace, { seat, question, options, view }: Given, none: string): string {
  const text = face.text[language.value]
  return options.map((option) => text.option(chosenAt(question, option), view, seat)).join(' + ') || none
}
