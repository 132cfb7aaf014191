import type { Problem } from '@astrolabe/tables'
import type { TableSession } from './session.ts'

type Session = Pick<TableSession, 'message' | 'answer' | 'undo'>

/** Answers of a seat, in their order, to the question before which `number` were given and to those that follow it. */
export interface Row {
  readonly seat: number
  readonly number: number
  readonly answers: readonly string[]
  /** So many of the seat's own answers are taken back first. */
  readonly back: number
}

/**
 * Gives answers one after another, each to the question that the one before led to. It stops where an answer is not
 * taken, the seat is not asked any more, or something has come out that was not known when the row was made: what is
 * left then is to be thought over. Every answer counts by itself, as if it had been given by hand.
 */
export async function answerInRow(
  session: Session,
  { seat, number, answers, back }: Row,
): Promise<Problem | undefined> {
  const first = number - back
  if (back > 0) {
    // What needs the others' consent is not to be asked for by the way.
    if (!mayTakeBackTo(session, first)) return { why: 'nothing-to-take-back' }
    const problem = await session.undo(seat, first)
    if (problem !== undefined) return problem
  }
  for (const [place, answer] of answers.entries()) {
    const refused = await session.answer(seat, first + place, answer)
    if (refused !== undefined) return refused
    if (!isOpenAfter(session, seat, first + place)) return undefined
  }
  return undefined
}

/** Whether the seat is asked the next question, and could still take back its answer to the one before. */
function isOpenAfter(session: Session, seat: number, number: number): boolean {
  const position = session.message.value?.position
  const isNext = position?.decision?.number === number + 1 && position.seat === seat
  return isNext && mayTakeBackTo(session, number)
}

function mayTakeBackTo({ message }: Session, number: number): boolean {
  const undo = message.value?.position.undo ?? null
  return undo !== null && undo.to <= number
}
