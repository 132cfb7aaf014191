import type { Choice } from '../choices/choices.ts'

/** More than these have no room in the bar. */
const IN_BAR = 3
/** Nor have so many letters, where the bar is narrow. */
const LETTERS_IN_BAR = 90

/** Beside a list of them there is as much room, but the question takes its share. */
const LETTERS_IN_WIDE_BAR = 160

/** Whether choices have room in the bar; beside the question, where the bar is wide. */
export function fitsBar(choices: readonly Pick<Choice, 'label'>[], isWide: boolean, question = ''): boolean {
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0)
  const isShort = isWide ? letters + question.length <= LETTERS_IN_WIDE_BAR : letters <= LETTERS_IN_BAR
  return choices.length <= IN_BAR && isShort
}
