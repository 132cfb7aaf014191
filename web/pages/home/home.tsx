import { useFresh } from '../../fresh.ts'
import { KNOWN_GAMES } from '../../games.ts'
import { useTitle } from '../../title.ts'
import { words } from '../../words/words.ts'
import { GameCard } from './game-card.tsx'
import './home.css'
import { Lobby } from './lobby.tsx'
import { gameToResume } from './my-game.ts'
import { loadMyGames, MyGames } from './my-games.tsx'
import { Stage } from './stage.tsx'

/** The games stand in the same order for everyone, always: nothing moves because something else was looked at. */
export function HomePage() {
  const [mine, refresh] = useFresh(loadMyGames)
  useTitle('')
  return (
    <main class="home" id="main">
      <Stage begun={mine && gameToResume(mine.games)} />
      <ul class="game-cards" aria-label={words.value.home.games}>
        {KNOWN_GAMES.map((known) => (
          <li key={known.game}>
            <GameCard {...known} />
          </li>
        ))}
      </ul>
      {mine && <MyGames {...mine} refresh={refresh} />}
      <Lobby />
    </main>
  )
}
