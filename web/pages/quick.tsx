import { seatLetter } from '@astrolabe/drawing/seat.ts'
import { useEffect, useState } from 'preact/hooks'
import { troubleOf } from '../engine/trouble.ts'
import { troubleText } from '../engine/words.ts'
import { type KnownGame, knownGame, quickSeats, rememberGame } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { place, wayOn } from '../router.ts'
import { language, settings } from '../settings.ts'
import { words } from '../words/words.ts'
import { MissingPage } from './fallback.tsx'

/** Starts a game with cadets, set up as usual, and gives its id. */
async function startQuickGame({ game, cover }: KnownGame): Promise<string> {
  const bots = quickSeats(cover) - 1
  const { startLocalGame } = await import('../engine/client.ts')
  const you = settings.value.name || words.value.seats.player(seatLetter(0))
  return startLocalGame({
    game,
    seats: ['human', ...Array<string>(bots).fill('cadet')],
    names: [you, ...Array<string>(bots).fill('')],
    options: cover.quick?.options ?? {},
  })
}

/** A moment between the press and the table; the way back does not lead here again. */
export function QuickPage() {
  const game = place.value.query.get('game') ?? ''
  const known = knownGame(game)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    if (known === undefined) return
    rememberGame(game)
    const goOn = wayOn()
    startQuickGame(known).then(
      (id) => goOn(`/local/${id}`, { replace: true }),
      (error: unknown) => setTrouble(troubleText(troubleOf(error), language.value)),
    )
  }, [game])
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
