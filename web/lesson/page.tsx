import type { Lesson } from '@astrolabe/drawing'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { GAMES } from '@astrolabe/games'
import type { House } from '@astrolabe/kernel'
import { useMemo } from 'preact/hooks'
import { type KnownGame, knownGame } from '../games.ts'
import { useLoaded } from '../loaded.ts'
import { FailedPage, MissingPage } from '../pages/fallback.tsx'
import { pace, settings, type Speed } from '../settings.ts'
import { TableScreen } from '../table/screen.tsx'
import { useTitle } from '../title.ts'
import { words } from '../words/words.ts'
import { Guide } from './guide.tsx'
import { LessonSession } from './lesson-session.ts'
import { LessonRun } from './play-lesson.ts'
import { lessonWords } from './words.ts'

interface LessonPageProps {
  readonly game: string
}

/** Before each deed of the others, in milliseconds: time to see the one before it. */
const PAUSE: Readonly<Record<Speed, number>> = { normal: 900, fast: 450, off: 0 }

interface Parts {
  readonly known: KnownGame
  readonly face: AnyFace
  readonly lesson: Lesson
  readonly house: House<unknown>
}

async function loadParts(game: string): Promise<Parts | undefined> {
  const known = knownGame(game)
  if (known === undefined || !Object.hasOwn(GAMES, game)) return undefined
  const [face, house] = await Promise.all([known.face(), GAMES[game]()])
  return { known, face, lesson: await face.lesson(), house }
}

/** Learning a game by playing its first turns. */
export default function LessonPage({ game }: LessonPageProps) {
  const loaded = useLoaded(game, loadParts)
  switch (loaded.state) {
    case 'loading':
      return (
        <p class="table-opening" role="status">
          {lessonWords.value.opening}
        </p>
      )
    case 'failed':
      return <FailedPage />
    case 'ready':
      return loaded.value === undefined ? <MissingPage /> : <OpenLesson {...loaded.value} />
  }
}

function OpenLesson({ known, face, lesson, house }: Parts) {
  const session = useMemo(() => {
    const reader = settings.value.name || words.value.seats.player(seatLetter(lesson.seat))
    return new LessonSession(new LessonRun(house.game, lesson, reader), () => PAUSE[pace.value])
  }, [house, lesson])
  useTitle(lessonWords.value.title(known.cover.title))
  const { allows, lights } = lesson.steps[session.step]
  const only = useMemo(() => new Set(allows), [allows])
  const lit = useMemo(() => new Set(lights), [lights])
  return (
    <TableScreen
      session={session}
      face={face}
      only={only}
      lit={lit}
      guide={<Guide session={session} lesson={lesson} game={known.game} />}
    />
  )
}
