import { useTitle } from '../../title.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** Tells, outside the page, that it is one’s turn: in the title of the window. */
export function TurnNotice({ table }: { readonly table: ScreenTable }) {
  const { play } = table
  const isAsked = play.isAsked.value
  const { title } = play.seen.text.value
  useTitle(isAsked ? `(1) ${tableWords.value.header.yourTurn} · ${title}` : title)
  return null
}
