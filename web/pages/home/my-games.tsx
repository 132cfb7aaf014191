import { useState } from 'preact/hooks'
import { api } from '../../api.ts'
import { Button } from '../../parts/button.tsx'
import { words } from '../../words/words.ts'
import { MyGameRow } from './my-game-row.tsx'
import { mergeGames, type MyGame } from './my-game.ts'
import './my-games.css'
import { RemoveDialog } from './remove-dialog.tsx'

/** As many as a glance takes in. */
const FEW = 4

interface MyGamesFound {
  readonly games: readonly MyGame[]
  /** Whether the server has told of those it keeps. */
  readonly reached: boolean
}

export async function loadMyGames(): Promise<MyGamesFound> {
  const here = import('../../engine/client.ts')
    .then(({ listLocalGames }) => listLocalGames())
    // A browser that keeps nothing has no games to go on with.
    .catch(() => [])
  const [local, server] = await Promise.all([here, api.mine()])
  return { games: mergeGames(local, server.ok ? server.value.tables : []), reached: server.ok }
}

interface MyGamesProps extends MyGamesFound {
  readonly refresh: () => void
}

/** The games the reader has begun, here and on the server; nothing at all for whoever has none. */
export function MyGames({ games, reached, refresh }: MyGamesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [tidying, setTidying] = useState(false)
  const [leaving, setLeaving] = useState<MyGame>()
  const says = words.value.home.mine
  if (games.length === 0) return null
  const shown = showsAll || tidying ? games : games.slice(0, FEW)
  return (
    <section class="section" aria-labelledby="my-games">
      <h2 id="my-games">{says.title}</h2>
      <ul class="my-games">
        {shown.map((mine) => (
          <li key={`${mine.where} ${mine.id}`}>
            <MyGameRow {...mine} {...(tidying && { onRemove: () => setLeaving(mine) })} />
          </li>
        ))}
      </ul>
      <div class="my-games-ways">
        {shown.length < games.length && (
          <Button kind="quiet" sign="chevron-down" onClick={() => setShowsAll(true)}>
            {says.all(games.length)}
          </Button>
        )}
        <Button kind="quiet" sign="cap" href="/me">
          {says.results}
        </Button>
        {games.some(({ where }) => where === 'local') && (
          <Button kind="quiet" sign={tidying ? 'check' : 'bin'} onClick={() => setTidying(!tidying)}>
            {tidying ? says.tidied : says.tidy}
          </Button>
        )}
      </div>
      {!reached && <p class="my-games-note">{says.unreachable}</p>}
      <RemoveDialog
        game={leaving}
        onClose={() => {
          setLeaving(undefined)
          refresh()
        }}
      />
    </section>
  )
}
