import type { Outcome } from '@astrolabe/kernel'
import type { Position, UndoRequest } from '@astrolabe/tables'
import { type Choice, type Choices, choicesInBar } from '../choices/choices.ts'

/** What the prompt bar is about, one thing at a time. */
export type Prompt =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** Someone asks to go back: whoever has a say at this screen gives it. */
  | { readonly kind: 'consent'; readonly request: UndoRequest; readonly seat: number }
  /** Others have a say: whoever asked may withdraw. */
  | { readonly kind: 'asking'; readonly request: UndoRequest; readonly isYours: boolean }
  | { readonly kind: 'pass'; readonly to: number }
  /** Others play; `isBehind` says that there is something to skip. */
  | { readonly kind: 'watch'; readonly seats: readonly number[]; readonly isBehind: boolean }
  /** What waits for its confirmation: to be done or, where a seat is named, to be proposed to it. */
  | { readonly kind: 'armed'; readonly choice: Choice; readonly to: number | undefined }
  /** Another seat is asked, and may be proposed something. */
  | { readonly kind: 'propose'; readonly choices: Choices; readonly to: number }
  | { readonly kind: 'among'; readonly choices: readonly Choice[] }
  | { readonly kind: 'some'; readonly choices: Choices }
  /** `direct` have a button in the bar; with none, the list of choices is asked for. */
  | { readonly kind: 'ask'; readonly choices: Choices; readonly direct: readonly Choice[] }

interface PromptState {
  readonly position: Pick<Position, 'outcome' | 'request' | 'waitingFor'>
  readonly isBehind: boolean
  readonly choices: Choices | undefined
  /** The choices at the thing that was pointed at. */
  readonly among: readonly Choice[] | undefined
  readonly armed: string | null
  /** The seat that is asked, where that is another one. */
  readonly to: number | undefined
  readonly passTo: number | undefined
  readonly yours: readonly number[]
}

export function promptOf(state: PromptState): Prompt {
  const { position, isBehind, choices, to, passTo, yours } = state
  const { outcome, request, waitingFor } = position
  if (outcome !== null && !isBehind) return { kind: 'over', outcome }
  // Nobody has to settle a request before they play on: what they have pointed at comes first.
  const pending = passTo === undefined ? pendingOf(state) : undefined
  if (pending !== undefined) return pending
  if (request !== null) {
    const seat = request.waitingFor.find((waited) => yours.includes(waited))
    if (seat !== undefined) return { kind: 'consent', request, seat }
    return { kind: 'asking', request, isYours: yours.includes(request.seat) }
  }
  if (passTo !== undefined && !isBehind) return { kind: 'pass', to: passTo }
  if (choices === undefined) return { kind: 'watch', seats: waitingFor, isBehind }
  if (to !== undefined) return { kind: 'propose', choices, to }
  if (choices.decision.kind === 'some') return { kind: 'some', choices }
  return { kind: 'ask', choices, direct: choicesInBar(choices) }
}

/** What was pointed at, and waits for a word. */
function pendingOf({ choices, among, armed, to }: PromptState): Prompt | undefined {
  const choice = armed === null ? undefined : choices?.legal.find(({ key }) => key === armed)
  if (choice !== undefined) return { kind: 'armed', choice, to }
  return choices === undefined || among === undefined ? undefined : { kind: 'among', choices: among }
}
