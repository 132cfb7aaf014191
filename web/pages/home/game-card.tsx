import type { Cover } from '@astrolabe/drawing'
import { type KnownGame, quickAddress, quickSeats } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { CoverArt } from './cover-art.tsx'
import './game-card.css'

/** For how many, and how long. */
function GameFigures({ cover: { seats, minutes } }: { readonly cover: Pick<Cover, 'seats' | 'minutes'> }) {
  const { players, minutes: lasting } = words.value.home
  return (
    <p class="game-figures">
      <span>{players(seats.min, seats.max)}</span>
      <span aria-hidden="true">·</span>
      <span>{lasting(minutes.min, minutes.max)}</span>
    </p>
  )
}

/** A game with everything there is to do with it. What its buttons are read as names it: others have the same. */
export function GameCard({ game, cover }: Pick<KnownGame, 'game' | 'cover'>) {
  const says = words.value.home
  const { title } = cover
  return (
    <article class="game-card">
      <CoverArt key={game} cover={cover} class="game-card-art" />
      <div class="game-card-words">
        <h2>
          <a href={`/game/${game}`}>{title}</a>
        </h2>
        <p>{cover.words[language.value].tagline}</p>
        <GameFigures cover={cover} />
        <Button
          kind="primary"
          size="large"
          sign="play"
          label={says.of(says.play, title)}
          href={quickAddress(game)}
        >
          {says.play}
        </Button>
        <p class="game-card-quick">{says.quick(quickSeats(cover) - 1, cover.cooperative === true)}</p>
        <div class="game-card-ways">
          <Button sign="cap" label={says.of(says.learn, title)} href={`/lesson/${game}`}>
            {says.learn}
          </Button>
          {cover.seats.max > 1 && (
            <Button sign="link" label={says.of(says.friends, title)} href={`/new/${game}?how=link`}>
              {says.friends}
            </Button>
          )}
          <Button sign="book" label={says.of(says.rules, title)} href={`/rules/${game}`}>
            {says.rules}
          </Button>
        </div>
      </div>
    </article>
  )
}
