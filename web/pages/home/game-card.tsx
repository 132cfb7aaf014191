import type { Cover } from '@astrolabe/drawing'
import type { KnownGame } from '../../games.ts'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { CoverArt } from './cover-art.tsx'
import './game-card.css'

/** For how many, and how long. */
export function GameFigures({
  cover: { seats, minutes },
}: {
  readonly cover: Pick<Cover, 'seats' | 'minutes'>
}) {
  const { players, minutes: lasting } = words.value.home
  return (
    <span class="game-figures">
      <span>{players(seats.min, seats.max)}</span>
      <span aria-hidden="true">·</span>
      <span>{lasting(minutes.min, minutes.max)}</span>
    </span>
  )
}

export function GameCard({ game, cover }: Pick<KnownGame, 'game' | 'cover'>) {
  return (
    <a class="game-card" href={`/game/${game}`}>
      <CoverArt key={game} cover={cover} class="game-card-art" />
      <span class="game-card-words">
        <strong>{cover.title}</strong>
        <span>{cover.words[language.value].tagline}</span>
        <GameFigures cover={cover} />
      </span>
    </a>
  )
}
