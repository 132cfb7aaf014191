import { useEffect, useState } from 'preact/hooks'
import { knownGame, quickBots, rememberGame } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { go, place } from '../router.ts'
import { settings } from '../settings.ts'
import { words } from '../words/words.ts'
import { MissingPage } from './fallback.tsx'

/** Starts a game against cadets, set up as usual, and gives its id. */
async function startQuickGame(game: string, bots: number): Promise<string> {
  const { startLocalGame } = await import('../engine/client.ts')
  const you = settings.value.name || words.value.seats.you
  return startLocalGame({
    game,
    seats: ['human', ...Array<string>(bots).fill('cadet')],
    names: [you, ...Array<string>(bots).fill('')],
    options: {},
  })
}

/** A moment between the press and the table; the way back does not lead here again. */
export function QuickPage() {
  const game = place.value.query.get('game') ?? ''
  const known = knownGame(game)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (known === undefined) return
    rememberGame(game)
    startQuickGame(game, quickBots(known.cover)).then(
      (id) => go(`/local/${id}`, { replace: true }),
      () => setFailed(true),
    )
  }, [game])
  if (known === undefined) return <MissingPage />
  const says = words.value
  return (
    <Page title={known.cover.title} width="text">
      {failed ? (
        <EmptyState title={says.home.cannotOpen} text={says.shell.failed.text}>
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
