import { gamesForReader } from '../../games.ts'
import { useTitle } from '../../title.ts'
import { words } from '../../words/words.ts'
import { GameCard } from './game-card.tsx'
import './home.css'
import { Lobby } from './lobby.tsx'
import { MyGames } from './my-games.tsx'
import { Stage } from './stage.tsx'

export function HomePage() {
  const says = words.value.home
  const [featured, ...others] = gamesForReader()
  useTitle('')
  return (
    <main class="home" id="main">
      {featured && <Stage {...featured} />}
      <div class="home-rest">
        <MyGames />
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
