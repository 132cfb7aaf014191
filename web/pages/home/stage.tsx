import { type KnownGame, knownGame, quickAddress, quickSeats } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { Sign } from '../../parts/sign.tsx'
import { language } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { CoverArt } from './cover-art.tsx'
import { GameFigures } from './game-card.tsx'
import { addressOfGame, type MyGame } from './my-game.ts'
import './stage.css'

interface StageProps extends KnownGame {
  /** A game to go on with, if the reader has one. */
  readonly begun: MyGame | undefined
}

/** The game in front, drawn large, and the one press that starts it, or goes on with another. */
export function Stage({ game, cover, begun }: StageProps) {
  const says = words.value.home
  return (
    <section class="stage" aria-labelledby="stage-title">
      <CoverArt key={game} cover={cover} class="stage-art" />
      <div class="stage-words">
        <h1 id="stage-title" tabIndex={-1}>
          {says.title.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p class="stage-lead">{says.lead}</p>
        <div class="stage-start">
          <Button kind="primary" size="large" sign="play" href={quickAddress(game)}>
            {says.play}
          </Button>
          <p class="stage-quick">{says.quick(quickSeats(cover) - 1, cover.cooperative === true)}</p>
        </div>
        <div class="stage-ways">
          {begun && <Resume {...begun} />}
          <Button sign="cap" href={`/lesson/${game}`}>
            {says.lesson}
          </Button>
          {cover.seats.max > 1 && (
            <>
              <Button sign="screen" href={`/new/${game}?how=screen`}>
                {says.onScreen}
              </Button>
              <Button sign="link" href={`/new/${game}?how=link`}>
                {says.byLink}
              </Button>
            </>
          )}
        </div>
      </div>
      <a class="stage-caption" href={`/game/${game}`}>
        <span class="stage-caption-words">
          <strong>{cover.title}</strong>
          <span>{cover.words[language.value].tagline}</span>
          <GameFigures cover={cover} />
        </span>
        <Sign name="chevron-right" />
      </a>
    </section>
  )
}

function Resume({ game, yourTurn, ...kept }: MyGame) {
  const says = words.value.home.mine
  const title = knownGame(game)?.cover.title ?? says.unknown
  return (
    <Button sign="chevron-right" href={addressOfGame(kept)}>
      {yourTurn ? says.yourTurnIn(title) : says.resume(title)}
    </Button>
  )
}
