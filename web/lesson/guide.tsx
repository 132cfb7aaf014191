import type { Lesson } from '@astrolabe/drawing'
import { lessonGameAddress } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { language } from '../settings.ts'
import './guide.css'
import type { LessonSession } from './lesson-session.ts'
import { lessonWords } from './words.ts'

interface GuideProps {
  readonly session: LessonSession
  readonly lesson: Lesson
  readonly game: string
}

/** What the lesson says now, how far it is, and the ways on and back. */
export function Guide({ session, lesson, game }: GuideProps) {
  const { step } = session
  const { steps } = lesson
  return (
    <section class="guide" aria-label={lessonWords.value.guide}>
      <Progress step={step} steps={steps.length} />
      <p class="guide-says" role="status">
        {steps[step].says[language.value]}
      </p>
      <p class="guide-count">{lessonWords.value.progress(step + 1, steps.length)}</p>
      <Ways session={session} lesson={lesson} game={game} />
    </section>
  )
}

function Ways({ session, lesson, game }: GuideProps) {
  const says = lessonWords.value
  const { step, isWatching } = session
  const isLast = step === lesson.steps.length - 1
  const isRead = lesson.steps[step].allows.length === 0
  return (
    <div class="guide-ways">
      {(step > 0 || isWatching) && (
        <Button kind="quiet" sign="chevron-left" label={says.back} onClick={() => session.back()} />
      )}
      {isWatching ? (
        <Button sign="to-end" onClick={() => session.skip()}>
          {says.skip}
        </Button>
      ) : isLast ? (
        <Farewell game={game} lesson={lesson} />
      ) : isRead ? (
        <Button kind="primary" sign="chevron-right" signAfter onClick={() => session.readOn()}>
          {step === 0 ? says.begin : says.next}
        </Button>
      ) : (
        <Button kind="quiet" sign="chevron-right" signAfter onClick={() => session.doIt()}>
          {says.doIt}
        </Button>
      )}
    </div>
  )
}

/** On to a table like that of the lesson: nothing new has to be learnt before the first turn. */
function Farewell({ game, lesson }: Pick<GuideProps, 'game' | 'lesson'>) {
  const says = lessonWords.value
  return (
    <div class="guide-farewell">
      <p>{lesson.table?.[language.value] ?? says.against(lesson.seats - 1)}</p>
      <Button kind="primary" sign="play" href={lessonGameAddress(game)}>
        {says.play}
      </Button>
      <Button href={`/new/${game}`}>{says.setUp}</Button>
    </div>
  )
}

/** One mark for each step, those reached filled; the same is said in words. */
function Progress({ step, steps }: { readonly step: number; readonly steps: number }) {
  return (
    <div class="guide-marks" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} class={`guide-mark ${index <= step ? 'guide-mark-reached' : ''}`} />
      ))}
    </div>
  )
}
