import type { AnyFace } from '@astrolabe/games/faces.ts'
import { useEffect, useState } from 'preact/hooks'
import { openLocalTable } from '../engine/client.ts'
import { knownGame } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Gathering } from './seats/gathering.tsx'
import { TableScreen } from './screen.tsx'
import { isServerSession } from './seats/seating.ts'
import { openServerTable } from './server/server-session.ts'
import type { OpenTable, TableSession } from './session.ts'
import { tableWords } from './words.ts'

interface TablePageProps {
  readonly where: 'local' | 'server'
  readonly id: string
}

const OPEN: Readonly<Record<TablePageProps['where'], OpenTable>> = {
  local: openLocalTable,
  server: openServerTable,
}

/** The page of a table, wherever it is kept. */
export default function TablePage({ where, id }: TablePageProps) {
  const [session, setSession] = useState<TableSession | undefined>(undefined)
  useEffect(() => {
    const opened = OPEN[where](id)
    setSession(opened)
    return () => opened.close()
  }, [where, id])
  const address = where === 'local' ? `/local/${id}` : `/g/${id}`
  return session === undefined ? <Opening /> : <OpenedPage session={session} address={address} />
}

const Opening = () => (
  <p class="table-opening" role="status">
    {tableWords.value.opening}
  </p>
)

function OpenedPage({ session, address }: { readonly session: TableSession; readonly address: string }) {
  const { gone, unknownGame } = tableWords.value.connection
  const message = session.message.value
  const game = message?.position.game
  const face = useFace(game)
  if (session.connection.value === 'gone') return <Nothing {...gone} />
  if (message === undefined || face === 'loading') return <Opening />
  if (face === undefined) return <Nothing {...unknownGame} />
  if (message.position.phase === 'gathering' && isServerSession(session))
    return <Gathering session={session} face={face} />
  return (
    <TableScreen session={session} face={face} momentAddress={(answers) => `${address}/replay#a${answers}`} />
  )
}

/** How a game looks, once that is loaded; nothing for one this version does not know. */
function useFace(game: string | undefined): AnyFace | 'loading' | undefined {
  const [face, setFace] = useState<AnyFace | 'loading' | undefined>('loading')
  useEffect(() => {
    if (game === undefined) return
    const known = knownGame(game)
    if (known === undefined) setFace(undefined)
    else
      known.face().then(
        (loaded) => setFace(loaded),
        () => setFace(undefined),
      )
  }, [game])
  return face
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="table-nothing" id="main">
      <EmptyState title={title} text={text}>
        <Button kind="primary" href="/">
          {tableWords.value.connection.gone.home}
        </Button>
      </EmptyState>
    </main>
  )
}
