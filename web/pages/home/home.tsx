import { useFresh } from '../../fresh.ts'
import { gamesForReader } from '../../games.ts'
import { useTitle } from '../../title.ts'
import { words } from '../../words/words.ts'
import { GameCard } from './game-card.tsx'
import './home.css'
import { Lobby } from './lobby.tsx'
import { gameToResume } from './my-game.ts'
import { loadMyGames, MyGames } from './my-games.tsx'
import { Stage } from './stage.tsx'

export function HomePage() {
  const says = words.value.home
  const [featured, ...others] = gamesForReader()
  const [mine, refresh] = useFresh(loadMyGames)
  useTitle('')
  return (
    <main class="home" id="main">
      {featured && <Stage {...featured} begun={mine && gameToResume(mine.games)} />}
      <div class="home-rest">
        {mine && <MyGames {...mine} refresh={refresh} />}
        {others.length > 0 && (
          <section class="section" aria-labelledby="home-games">
            <h2 id="home-games">{says.games}</h2>
            <ul class="game-cards">
              {others.map((known) => (
                <li key={known.game}>
                  <GameCard {...known} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Lobby />
      </div>
    </main>
  )
}
