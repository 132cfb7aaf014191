import type { SceneMode, Spot } from '@astrolabe/drawing'
import type { Choice, Choices } from './choices.ts'

/** What comes of pointing at a thing on the board. */
export type Pointed =
  /** Nothing is on offer there: it is named. */
  | { readonly kind: 'name'; readonly name: string }
  /** One thing, and it can be taken back: it is done. */
  | { readonly kind: 'do'; readonly choice: Choice }
  /** One thing that needs a second word, or that is proposed to another seat: it waits. */
  | { readonly kind: 'arm'; readonly choice: Choice }
  /** One of several that are picked together: it is picked, or put back. */
  | { readonly kind: 'pick'; readonly choice: Choice }
  /** Several things: those, and no others, are put to the player. */
  | { readonly kind: 'among'; readonly choices: readonly Choice[] }
  /** Nothing but refusals: the first says why. */
  | { readonly kind: 'refuse'; readonly choice: Choice }

export function pointAt(
  spot: Pick<Spot, 'name' | 'keys'>,
  choices: Choices | undefined,
  confirmFinal: boolean,
  mode: SceneMode = 'answer',
): Pointed {
  const here = ({ key }: Choice): boolean => spot.keys.includes(key)
  const legal = choices?.legal.filter(here) ?? []
  const [choice] = legal
  if (choice === undefined) {
    const refused = choices?.refused.find(here)
    return refused === undefined ? { kind: 'name', name: spot.name } : { kind: 'refuse', choice: refused }
  }
  if (legal.length > 1) return { kind: 'among', choices: legal }
  if (choices?.decision.kind === 'some') return { kind: 'pick', choice }
  return mode === 'propose' || asksAgain(choice, confirmFinal)
    ? { kind: 'arm', choice }
    : { kind: 'do', choice }
}

/** Whether a choice asks once more, wherever it is pressed: on the board, in the list or in the bar. */
export const asksAgain = ({ warnings, isFinal }: Choice, confirmFinal: boolean): boolean =>
  warnings.length > 0 || (isFinal && confirmFinal)
