import type { Coach as Coaching } from '@astrolabe/drawing'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import { CoachMarks } from './coach-marks.tsx'
import './coach.css'
import { toldWords } from './words.ts'

interface CoachProps {
  readonly coach: Coaching
  /** One sentence at a time, where there is no room for all of them. */
  readonly isByPages: boolean
  readonly onClose: () => void
}

/** What it is all about in one sentence, and where to look, in numbers that stand on the board as well. */
export function Coach({ coach: { medal, goal, hints }, isByPages, onClose }: CoachProps) {
  const { coach: says } = toldWords.value
  const [page, setPage] = useState(0)
  const spoken = language.value
  const pages = 1 + hints.length
  return (
    <div class={isByPages ? 'coach coach-by-pages' : 'coach'}>
      <span class="coach-medal" aria-hidden="true">
        <b>{medal[spoken].figure}</b>
        <small>{medal[spoken].unit}</small>
      </span>
      {(!isByPages || page === 0) && <p class="coach-goal">{goal[spoken]}</p>}
      <ol class="coach-hints">
        {hints.map((hint, rank) => {
          if (isByPages && page !== rank + 1) return null
          const { head, text } = hint.says[spoken]
          return (
            <li key={rank}>
              <span class="coach-number" aria-hidden="true">
                {rank + 1}
              </span>
              <span>
                <b>{head}</b> {text}
              </span>
            </li>
          )
        })}
      </ol>
      <Button kind="quiet" sign="close" label={says.close} onClick={onClose} />
      {isByPages && (
        <button
          type="button"
          class="coach-next"
          aria-label={says.next(page + 1, pages)}
          onClick={() => setPage((page + 1) % pages)}
        >
          <b>
            {page + 1}/{pages}
          </b>
          <span aria-hidden="true">›</span>
        </button>
      )}
      <CoachMarks marks={hints.map(({ lights }) => lights)} />
    </div>
  )
}
