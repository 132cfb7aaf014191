import type { Act } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { type Fact, SPECTATOR } from '@astrolabe/kernel'

/** An act and when it was: its place among the facts, and the answers given by its beginning and by its end. */
export interface PastAct extends Omit<Act, 'isOpen'> {
  readonly id: number
  readonly from: number
  readonly at: number
  /** Whose it was; nobody’s, where the game itself acts. */
  readonly seat: number | undefined
  /** It opens a turn or a phase: what it tells comes by itself. */
  readonly opens: boolean
}

type HeardFacts = readonly { readonly at: number; readonly fact: Fact }[]

interface Part {
  readonly id: number
  readonly from: number
  at: number
  readonly facts: Fact[]
  readonly before: readonly Fact[]
}

/** The acts of a game: what was told of an answer, parted where a turn opens, and joined where the game says so. */
export function actsOf(
  facts: HeardFacts,
  face: Pick<AnyFace, 'turnOf' | 'seatOf' | 'goesOn'>,
): readonly PastAct[] {
  const parts: Part[] = []
  let turn: Fact[] = []
  for (const answer of byAnswer(facts)) {
    for (const [rank, { id, told }] of partedByTurns(answer, face).entries()) {
      const last = parts.at(-1)
      const opens = face.turnOf(told[0]) !== undefined
      if (rank === 0 && !opens && last !== undefined && face.goesOn?.(told, last.facts) === true) {
        last.facts.push(...told)
        last.at = answer[0].at
      } else {
        const { at } = answer[0]
        parts.push({ id, from: at, at, facts: [...told], before: [...turn] })
      }
      if (opens) turn = []
      turn.push(...told)
    }
  }
  return withSeats(parts, face)
}

/** Facts told of one answer stand together. */
function byAnswer(facts: HeardFacts): (HeardFacts[number] & { readonly id: number })[][] {
  const answers: (HeardFacts[number] & { readonly id: number })[][] = []
  for (const [id, { at, fact }] of facts.entries()) {
    const last = answers.at(-1)
    if (last?.[0].at === at) last.push({ id, at, fact })
    else answers.push([{ id, at, fact }])
  }
  return answers
}

function partedByTurns(
  answer: readonly { readonly id: number; readonly fact: Fact }[],
  face: Pick<AnyFace, 'turnOf'>,
): { readonly id: number; readonly told: Fact[] }[] {
  const parts: { readonly id: number; readonly told: Fact[] }[] = []
  for (const { id, fact } of answer) {
    const last = parts.at(-1)
    if (last === undefined || face.turnOf(fact) !== undefined) parts.push({ id, told: [fact] })
    else last.told.push(fact)
  }
  return parts
}

/** Whose turn it is does what the facts do not say of anybody. */
function withSeats(parts: readonly Part[], face: Pick<AnyFace, 'turnOf' | 'seatOf'>): readonly PastAct[] {
  let turnOf = SPECTATOR
  return parts.map((part) => {
    const turn = face.turnOf(part.facts[0])
    if (turn !== undefined) turnOf = turn.seat
    const named = part.facts.map((fact) => face.seatOf(fact)).find((seat) => seat !== undefined)
    // A phase that is nobody's is nobody's act, whomever it concerns.
    const seat = turn?.seat === SPECTATOR ? undefined : (named ?? (turnOf === SPECTATOR ? undefined : turnOf))
    return { ...part, seat, opens: turn !== undefined }
  })
}
