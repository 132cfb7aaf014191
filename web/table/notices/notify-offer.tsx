import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../parts/notice.tsx'
import { Button } from '../../parts/button.tsx'
import { needsConsent } from '../undo/horizon.ts'
import type { TablePlay } from '../play.ts'
import { canNotify, declineNotices, notifyOfTurns, wasAsked } from './push.ts'
import { tableWords } from '../words.ts'

interface NotifyOfferProps {
  readonly play: TablePlay
  /** It then waits until nothing under it can be pointed at. */
  readonly isOverBoard?: boolean
}

/** After the first turn at a table with other people: whether the next one should be told of. Asked once. */
export function NotifyOffer({ play, isOverBoard = false }: NotifyOfferProps) {
  const { notify: says, menu } = tableWords.value
  const [hasPlayed, setPlayed] = useState(false)
  const [isDone, setDone] = useState(false)
  const isAsked = play.isAsked.value
  useEffect(() => {
    if (isAsked) setPlayed(true)
  }, [isAsked])
  const position = play.seen.position.value
  const isSlow =
    play.seen.session.kind === 'server' &&
    position !== undefined &&
    needsConsent(position, play.seen.yours.value)
  if (
    !isSlow ||
    !hasPlayed ||
    isAsked ||
    (isOverBoard && play.choices.value !== undefined) ||
    isDone ||
    position.phase !== 'playing' ||
    !canNotify() ||
    wasAsked()
  )
    return null
  const accept = async (): Promise<void> => {
    setDone(true)
    announce((await notifyOfTurns()) ? menu.notified : menu.notNotified)
  }
  return (
    <div class="notify-offer" role="status">
      <p>{says.offer}</p>
      <Button kind="primary" onClick={() => void accept()}>
        {says.yes}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          declineNotices()
          setDone(true)
        }}
      >
        {says.no}
      </Button>
    </div>
  )
}
