import { useEffect, useState } from 'preact/hooks'
import { keep, readKept } from '../../kept.ts'
import { type Absence, absenceOf, type LastSeen } from './away.ts'
import type { TablePlay } from '../play.ts'

const isLastSeen = (kept: unknown): kept is LastSeen =>
  typeof kept === 'object' &&
  kept !== null &&
  'number' in kept &&
  typeof kept.number === 'number' &&
  'rewinds' in kept &&
  typeof kept.rewinds === 'number'

/** What happened since this table was last seen on this device; how far it is seen now is kept as it goes on. */
export function useAbsence(play: TablePlay): {
  readonly absence: Absence | undefined
  readonly dismiss: () => void
} {
  const [absence, setAbsence] = useState<Absence | undefined>(undefined)
  const [isOpened, setOpened] = useState(false)
  const key = `seen.${play.seen.session.kind}.${play.seen.session.message.value?.table ?? ''}`
  const position = play.seen.position.value
  useEffect(() => {
    if (position === undefined || !play.seen.isPlayed || document.hidden) return
    const { number, rewinds } = position
    if (!isOpened) {
      const kept = readKept(key)
      setOpened(true)
      setAbsence(
        absenceOf(
          play.seen.log.value,
          isLastSeen(kept) ? kept : undefined,
          { number, rewinds },
          play.seen.yours.value,
        ),
      )
    }
    keep(key, { number, rewinds } satisfies LastSeen)
  }, [play, position, key, isOpened])
  return { absence, dismiss: () => setAbsence(undefined) }
}
