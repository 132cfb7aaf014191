import type { Coach as Coaching } from '@astrolabe/drawing'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import { CoachMarks } from './coach-marks.tsx'
import './coach.css'
import { toldWords } from './words.ts'

interface CoachProps {
  readonly coach: Coaching
  readonly onClose: () => void
}

/** What it is all about in one sentence, and where to look, in numbers that stand on the board as well. */
export function Coach({ coach: { medal, goal, hints }, onClose }: CoachProps) {
  const { coach: says } = toldWords.value
  const spoken = language.value
  return (
    <div class="coach">
      <span class="coach-medal" aria-hidden="true">
        <b>{medal[spoken].figure}</b>
        <small>{medal[spoken].unit}</small>
      </span>
      <p class="coach-goal">{goal[spoken]}</p>
      <ol class="coach-hints">
        {hints.map((hint, rank) => {
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
      <CoachMarks marks={hints.map(({ lights }) => lights)} />
    </div>
  )
}
