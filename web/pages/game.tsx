import { knownGame, quickAddress } from '../games.ts'
import { Button } from '../parts/button.tsx'
import { language } from '../settings.ts'
import { useTitle } from '../title.ts'
import { words } from '../words/words.ts'
import { MissingPage } from './fallback.tsx'
import './game.css'

/** What a game is like, before anything of it is loaded. */
export function GamePage({ game }: { readonly game: string }) {
  const known = knownGame(game)
  useTitle(known?.cover.title ?? '')
  if (known === undefined) return <MissingPage />
  const { home, game: says } = words.value
  const { title, seats, minutes, words: inLanguages, Art } = known.cover
  const { tagline, pitch, tags } = inLanguages[language.value]
  return (
    <main class="game-page" id="main">
      <div class="game-page-art" aria-hidden="true">
        <Art />
      </div>
      <div class="game-page-words">
        <h1 tabIndex={-1}>{title}</h1>
        <p class="page-lead">{tagline}</p>
        <div class="game-page-start">
          <Button kind="primary" size="large" sign="play" href={quickAddress(game)}>
            {says.play}
          </Button>
          <Button sign="plus" href={`/new/${game}`}>
            {says.setUp}
          </Button>
        </div>
        <dl class="game-page-facts">
          <div>
            <dt>{says.facts.players}</dt>
            <dd>{home.players(seats.min, seats.max)}</dd>
          </div>
          <div>
            <dt>{says.facts.minutes}</dt>
            <dd>{home.minutes(minutes.min, minutes.max)}</dd>
          </div>
          <div>
            <dt>{says.facts.kind}</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        </dl>
        <p class="game-page-pitch">{pitch}</p>
        <div class="game-page-more">
          <Button sign="cap" href={`/lesson/${game}`}>
            {says.lesson}
          </Button>
          <Button sign="book" href={`/rules/${game}`}>
            {says.rules}
          </Button>
          <Button sign="expand" href={`/gallery#${game}`}>
            {says.gallery}
          </Button>
        </div>
      </div>
    </main>
  )
}
