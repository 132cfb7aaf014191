import type { Told } from '@astrolabe/drawing'
import type { Names } from '@astrolabe/kernel'
import type { Position } from '@astrolabe/tables'
import { useEffect, useRef, useState } from 'preact/hooks'
import { inWords } from '../told/telling.ts'
import { toldWords } from '../told/words.ts'
import type { ScreenTable } from '../screen-table.ts'
import { tableWords } from '../words.ts'

/** Lines that come in quick succession are read aloud together. */
const GATHERED_FOR = 500
/** More would be read aloud long after they were news. */
const READ_ALOUD = 4

/** Reads aloud what happens: politely what is told beside the board, and at once that it is one’s turn. */
export function Announcer({ table }: { readonly table: ScreenTable }) {
  return (
    <>
      <p class="unseen" aria-live="polite">
        {useNews(table)}
      </p>
      <p class="unseen" aria-live="assertive">
        {useYourTurn(table)}
      </p>
    </>
  )
}

/** With the name of whose act it was: the mark beside it is not read. */
const aloud = (told: Told, names: Names): string =>
  told.seat === undefined ? inWords(told) : toldWords.value.by(names(told.seat), inWords(told))

function useNews({ play }: ScreenTable): string {
  const [news, setNews] = useState('')
  const read = useRef<Pick<Position, 'seat' | 'number' | 'rewinds'> | undefined>(undefined)
  const position = play.seen.position.value
  useEffect(() => {
    if (position === undefined) return
    const { seat, number, rewinds } = position
    const before = read.current
    if (before?.seat !== seat || before.rewinds !== rewinds || before.number > number) {
      read.current = { seat, number, rewinds }
      // What one person at this screen has been told is not for the next.
      setNews('')
      return
    }
    if (before.number === number) return
    const timer = setTimeout(() => {
      const { acts } = play.told
      // What whoever looks is not told would only push out what they are told.
      const lines = acts.value
        .filter(({ at }) => at > before.number)
        .flatMap((act) => play.told.tell(act).filter((told) => play.told.isWorthTelling(told)))
        .map(({ told }) => aloud(told, play.seen.labels.value))
      read.current = { seat, number, rewinds }
      if (lines.length === 0) return
      const left = lines.length - READ_ALOUD
      const last = lines.slice(-READ_ALOUD).join(' ')
      setNews(left > 0 ? `${tableWords.value.log.hear(left)}. ${last}` : last)
    }, GATHERED_FOR)
    return () => clearTimeout(timer)
  }, [play, position])
  return news
}

/** Only when it becomes one’s turn: further questions of the same turn are in the prompt bar. */
function useYourTurn({ play }: ScreenTable): string {
  const { live } = tableWords.value
  const choices = play.choices.value
  const { outcome = null, view } = play.seen.position.value ?? {}
  const [says, setSays] = useState('')
  const isAsked = play.isAsked.value
  useEffect(() => {
    if (outcome !== null)
      setSays(live.over(play.seen.text.value.outcome(outcome, play.seen.names.value, view)))
    else setSays(choices === undefined || !isAsked ? '' : live.yourTurn(choices.prompt))
  }, [isAsked, outcome === null])
  return says
}
