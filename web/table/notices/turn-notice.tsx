import { useEffect } from 'preact/hooks'
import { language } from '../../settings.ts'
import { useTitle } from '../../title.ts'
import { tellInLanguage } from './push.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** Tells, outside the page, that it is one’s turn: in the title of the window. */
export function TurnNotice({ table }: { readonly table: ScreenTable }) {
  const { play } = table
  const isAsked = play.isAsked.value
  const { title } = play.seen.text.value
  useTitle(isAsked ? `(1) ${tableWords.value.header.yourTurn} · ${title}` : title)
  const spoken = language.value
  useEffect(() => void tellInLanguage(), [spoken])
  return null
}
