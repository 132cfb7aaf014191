import { useEffect, useState } from 'preact/hooks'
import { troubleOf } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { type KnownGame, knownGame, quickSeats } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { place, wayOn } from '../router.ts'
import { language, settings } from '../settings.ts'
import { words } from '../words/words.ts'
import { MissingPage } from './fallback.tsx'

/** The table most people want, or the one they know from the lesson. */
async function quickTable({ cover, face }: KnownGame, like: string | null) {
  if (like === 'lesson') return (await face()).lesson()
  return { seats: quickSeats(cover), seat: 0, options: cover.quick?.options ?? {} }
}

/** Starts a game with cadets and gives its id. */
async function startQuickGame(known: KnownGame, like: string | null): Promise<string> {
  const [{ startLocalGame }, { seats, seat, options }] = await Promise.all([
    import('../engine/client.ts'),
    quickTable(known, like),
  ])
  return startLocalGame({
    game: known.game,
    seats: Array<string>(seats).fill('cadet').with(seat, 'human'),
    names: Array<string>(seats).fill('').with(seat, settings.value.name),
    options,
  })
}

/** A moment between the press and the table; the way back does not lead here again. */
export function QuickPage() {
  const { query } = place.value
  const game = query.get('game') ?? ''
  const like = query.get('like')
  const known = knownGame(game)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    if (known === undefined) return
    const goOn = wayOn()
    startQuickGame(known, like).then(
      (id) => goOn(`/local/${id}`, { replace: true }),
      (error: unknown) => setTrouble(troubleText(troubleOf(error), language.value)),
    )
  }, [game, like])
  if (known === undefined) return <MissingPage />
  const says = words.value
  return (
    <Page title={known.cover.title} width="text">
      {trouble !== undefined ? (
        <EmptyState title={says.home.cannotOpen} text={trouble}>
          <Button kind="primary" sign="replay" onClick={() => location.reload()}>
            {says.shell.failed.again}
          </Button>
        </EmptyState>
      ) : (
        <p role="status">{says.home.opening}</p>
      )}
    </Page>
  )
}
