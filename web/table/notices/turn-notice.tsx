import { useEffect, useRef } from 'preact/hooks'
import { language, settings } from '../../settings.ts'
import { useTitle } from '../../title.ts'
import { chime } from './chime.ts'
import { tellInLanguage } from './push.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** Tells, outside the page, that it is one’s turn: in the title of the window, and by a sound if one is wanted. */
export function TurnNotice({ table }: { readonly table: ScreenTable }) {
  const { play } = table
  const isAsked = play.isAsked.value
  const { title } = play.seen.text.value
  useTitle(isAsked ? `(1) ${tableWords.value.header.yourTurn} · ${title}` : title)
  const was = useRef(isAsked)
  useEffect(() => {
    if (isAsked && !was.current && settings.value.sound) chime()
    was.current = isAsked
  }, [isAsked])
  const spoken = language.value
  useEffect(() => void tellInLanguage(), [spoken])
  return null
}
