import { keysIn } from '@astrolabe/kernel'
import type { Choices } from '../choices/choices.ts'

/** An answer as it stands on the buttons; `none` are the words for picking nothing. */
export function answerInWords({ decision, legal }: Choices, answer: string, none: string): string {
  const keys = keysIn(decision.kind, answer)
  const labels = legal.filter(({ key }) => keys.includes(key)).map(({ label }) => label)
  return labels.join(' + ') || none
}
