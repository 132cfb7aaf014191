import { useFresh } from '../../fresh.ts'
import { KNOWN_GAMES } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { words } from '../../words/words.ts'
import { loadMyGames } from '../home/my-games.tsx'
import { addressOfGame, type MyGame } from '../home/my-game.ts'
import { MyGameRow } from '../home/my-game-row.tsx'
import { GameStatistics } from './game-statistics.tsx'
import './me.css'

/** All games of the reader, here and on the server, and what they come to. */
export function MePage() {
  const says = words.value.me
  const [mine] = useFresh(loadMyGames)
  return (
    <Page title={says.title} lead={says.lead}>
      {mine === undefined ? (
        <p role="status">{says.loading}</p>
      ) : mine.games.length === 0 ? (
        <EmptyState {...says.nothing}>
          <Button kind="primary" href="/">
            {says.toGames}
          </Button>
        </EmptyState>
      ) : (
        <Found games={mine.games} />
      )}
      {mine?.reached === false && <p class="me-note">{words.value.home.mine.unreachable}</p>}
    </Page>
  )
}

function Found({ games }: { readonly games: readonly MyGame[] }) {
  const says = words.value.me
  return (
    <>
      {KNOWN_GAMES.map(({ game, cover }) => (
        <GameStatistics key={game} cover={cover} games={games.filter((mine) => mine.game === game)} />
      ))}
      <section class="section" aria-labelledby="me-all">
        <h2 id="me-all">{says.all}</h2>
        <ul class="my-games">
          {games.map((mine) => (
            <li class="me-game" key={`${mine.where} ${mine.id}`}>
              <MyGameRow {...mine} />
              {mine.phase === 'over' && (
                <Button sign="replay" label={says.replay} href={`${addressOfGame(mine)}/replay`} />
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
