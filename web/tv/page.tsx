import { SPECTATOR } from '@astrolabe/kernel'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { knownGame } from '../games.ts'
import { useLoaded } from '../loaded.ts'
import { FailedPage, MissingPage } from '../pages/fallback.tsx'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { TablePlay } from '../table/play.ts'
import { openServerTable } from '../table/server/server-session.ts'
import type { TableSession } from '../table/session.ts'
import { tableWords } from '../table/words.ts'
import { TvScreen } from './tv-screen.tsx'

/**
 * A table of the server on a screen that everyone in the room can see: it shows what a spectator sees and nothing else,
 * also to whoever has a seat there.
 */
export default function TvPage({ id }: { readonly id: string }) {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    const opened = openServerTable(id)
    opened.look(SPECTATOR)
    setSession(opened)
    return () => opened.close()
  }, [id])
  if (session?.connection.value === 'gone') return <Gone />
  const position = session?.message.value?.position
  // A message for another seat may be on its way still.
  if (session === undefined || position?.seat !== SPECTATOR) return <Opening />
  return <OfGame session={session} id={id} game={position.game} />
}

const Opening = () => (
  <p class="table-opening" role="status">
    {tableWords.value.opening}
  </p>
)

function Gone() {
  const { title, text, home } = tableWords.value.connection.gone
  return (
    <main class="table-nothing" id="main">
      <EmptyState title={title} text={text}>
        <Button kind="primary" href="/">
          {home}
        </Button>
      </EmptyState>
    </main>
  )
}

interface OfGameProps {
  readonly session: TableSession
  readonly id: string
  readonly game: string
}

const loadFace = async (game: string) => knownGame(game)?.face()

function OfGame({ session, id, game }: OfGameProps) {
  const loaded = useLoaded(game, loadFace)
  const face = loaded.state === 'ready' ? loaded.value : undefined
  const play = useMemo(() => face && new TablePlay(session, face), [session, face])
  useEffect(() => () => play?.close(), [play])
  if (loaded.state === 'loading') return <Opening />
  if (loaded.state === 'failed') return <FailedPage />
  return play === undefined ? <MissingPage /> : <TvScreen play={play} id={id} />
}
