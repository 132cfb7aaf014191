import type { Problem } from '@astrolabe/tables'
import { agoIn } from '@astrolabe/words'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { announce } from '../../parts/notice.tsx'
import { language } from '../../settings.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import './company-bar.css'
import { isWaiting, noticeAt } from './company-notice.ts'
import { incidentLine } from './incident-line.ts'
import type { ServerSession } from './seating.ts'
import { clockTime, useSeconds } from './ticking.ts'

interface CompanyBarProps {
  readonly play: TablePlay
  readonly session: ServerSession
}

/** What there is to say and do about those who do not play although they are waited for; oneself first of all. */
export function CompanyBar({ play, session }: CompanyBarProps) {
  const { company: says } = tableWords.value
  const message = session.message.value
  const notice = message && noticeAt(message, session.now())
  useIncidents(play)
  useSeconds(message !== undefined && isWaiting(message))
  const names = play.seen.names.value
  const { seating } = session
  const attempt = (deed: Promise<Problem | undefined>): void => void deed.then((problem) => play.say(problem))
  if (notice === undefined) return <div role="status" />
  switch (notice.kind) {
    case 'asked':
      return (
        <Bar
          text={says.areYouThere(names(notice.by))}
          deed={says.here}
          onClick={() => attempt(seating.hearNudge(notice.seat))}
        />
      )
    case 'played':
      return (
        <Bar text={says.played} deed={says.comeBack} onClick={() => attempt(seating.comeBack(notice.seat))} />
      )
    case 'late':
    case 'out-of-time':
      return (
        <Bar
          text={(notice.kind === 'late' ? says.late : says.outOfTime)(names(notice.seat))}
          deed={says.standIn}
          onClick={() => attempt(seating.standIn(notice.own, notice.seat))}
        />
      )
    case 'nudged':
      return <Bar text={says.nudged(names(notice.seat), clockTime(notice.left))} isQuiet />
    case 'away': {
      const name = names(notice.seat)
      const { since } = notice
      return (
        <Bar
          text={
            since === undefined
              ? says.away(name)
              : says.awaySince(name, agoIn(language.value)(since, session.now()))
          }
          deed={says.nudge}
          onClick={() => attempt(seating.nudge(notice.own, notice.seat))}
        />
      )
    }
  }
}

/** What happens between those who play is told in passing, besides the log. */
function useIncidents(play: TablePlay): void {
  const { session, names, yours } = play.seen
  const { incidents = [], seats = [] } = session.message.value?.position ?? {}
  const newest = incidents.at(-1)
  const known = useRef(newest)
  const isNews = JSON.stringify(newest) !== JSON.stringify(known.current)
  useEffect(() => {
    known.current = newest
    // A nudge is told by the bar itself, and nobody is told what they did.
    const isOwn = newest !== undefined && yours.value.includes(newest.by ?? newest.seat)
    if (isNews && newest !== undefined && newest.kind !== 'nudged' && !isOwn)
      announce(incidentLine(newest, 0, seats, names.value).text)
  })
}

interface BarProps {
  readonly text: string
  readonly deed?: string
  readonly onClick?: () => void
  /** It changes every second: nobody wants to hear all of that. */
  readonly isQuiet?: boolean
}

function Bar({ text, deed, onClick, isQuiet = false }: BarProps) {
  return (
    <div class="company-bar" role={isQuiet ? 'timer' : 'status'}>
      <p>{text}</p>
      {deed !== undefined && (
        <Button kind="primary" {...(onClick && { onClick })}>
          {deed}
        </Button>
      )}
    </div>
  )
}
