import { useEffect } from 'preact/hooks'
import { settings } from '../../settings.ts'
import type { Choice } from '../choices/choices.ts'
import type { ScreenTable } from '../screen-table.ts'

/** The key of the answer that ends the turn, where there is no other. */
export function onlyEnd(legal: readonly Pick<Choice, 'key' | 'endsTurn'>[]): string | undefined {
  const [only, ...more] = legal
  return only?.endsTurn === true && more.length === 0 ? only.key : undefined
}

/** So long, in milliseconds, what was done last can be looked at, and taken back. */
const PAUSE = 2500

/** For whoever wants it: a turn in which nothing is left but to end it ends by itself. */
export function EndsAlone({ table }: { readonly table: ScreenTable }) {
  const { play, prompt, passing, overlay } = table
  const end = onlyEnd(play.choices.value?.legal ?? [])
  const isDue =
    settings.value.endsAlone &&
    play.isAsked.value &&
    prompt.value?.kind === 'ask' &&
    passing.value.to === undefined &&
    overlay.value === undefined
  const moment = play.seen.moment.value
  useEffect(() => {
    if (!isDue || end === undefined) return undefined
    const timer = setTimeout(() => void play.answer(end), PAUSE)
    return () => clearTimeout(timer)
  }, [isDue, end, moment])
  return null
}
