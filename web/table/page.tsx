import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { TableMessage } from '@astrolabe/tables'
import { useEffect, useState } from 'preact/hooks'
import { later } from '@astrolabe/drawing'
import { openLocalTable } from '../engine/client.ts'
import { knownGame } from '../games.ts'
import { useLoaded } from '../loaded.ts'
import { FailedPage } from '../pages/fallback.tsx'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { TableScreen } from './screen.tsx'
import { isServerSession } from './seats/seating.ts'
import type { OpenTable, TableSession } from './session.ts'
import { tableWords } from './words.ts'

interface TablePageProps {
  readonly where: 'local' | 'server'
  readonly id: string
}

const Gathering = later(async () => (await import('./seats/gathering.tsx')).Gathering)

const OPEN: Readonly<Record<TablePageProps['where'], () => Promise<OpenTable>>> = {
  local: async () => openLocalTable,
  server: async () => (await import('./server/server-session.ts')).openServerTable,
}

/** The page of a table, wherever it is kept. */
export default function TablePage({ where, id }: TablePageProps) {
  const [session, setSession] = useState<TableSession | undefined>(undefined)
  useEffect(() => {
    let opened: TableSession | undefined
    let isLeft = false
    setSession(undefined)
    void OPEN[where]().then((open) => {
      if (isLeft) return
      opened = open(id)
      setSession(opened)
    })
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [where, id])
  const address = where === 'local' ? `/local/${id}` : `/g/${id}`
  return session === undefined ? <Opening /> : <OpenedPage session={session} address={address} />
}

const Opening = () => (
  <p class="table-opening" role="status">
    {tableWords.value.opening}
  </p>
)

interface OpenedPageProps {
  readonly session: TableSession
  readonly address: string
}

function OpenedPage({ session, address }: OpenedPageProps) {
  const message = session.message.value
  if (session.connection.value === 'gone') return <Nothing {...tableWords.value.connection.gone} />
  if (message === undefined) return <Opening />
  const { game, phase } = message.position
  return <TableOfGame session={session} address={address} game={game} phase={phase} />
}

/** How a game looks; nothing for one this version does not know. */
const loadFace = async (game: string): Promise<AnyFace | undefined> => knownGame(game)?.face()

function TableOfGame({
  session,
  address,
  game,
  phase,
}: OpenedPageProps & Pick<TableMessage['position'], 'game' | 'phase'>) {
  const loaded = useLoaded(game, loadFace)
  if (loaded.state === 'loading') return <Opening />
  if (loaded.state === 'failed') return <FailedPage />
  const face = loaded.value
  if (face === undefined) return <Nothing {...tableWords.value.connection.unknownGame} />
  if (phase === 'gathering' && isServerSession(session)) return <Gathering session={session} face={face} />
  return (
    <TableScreen session={session} face={face} momentAddress={(answers) => `${address}/replay#a${answers}`} />
  )
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
