import { knownGame } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { words } from '../../words/words.ts'
import { addressOfGame, type MyGame } from './my-game.ts'
import './stage.css'

interface StageProps {
  /** A game to go on with, if the reader has one. */
  readonly begun: MyGame | undefined
}

/** What this is, and the way back to a game under way. */
export function Stage({ begun }: StageProps) {
  const says = words.value.home
  return (
    <header class="stage">
      <div class="stage-words">
        <h1 tabIndex={-1}>
          {says.title.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p class="stage-lead">{says.lead}</p>
      </div>
      {begun && <Resume {...begun} />}
    </header>
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
