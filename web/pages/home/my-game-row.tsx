import { knownGame } from '../../games.ts'
import { Button } from '../../parts/button.tsx'
import { Sign } from '../../parts/sign.tsx'
import { sitterName } from '../../sitters.ts'
import { type Words, words } from '../../words/words.ts'
import { hasWon } from '../me/statistics.ts'
import { addressOfGame, type MyGame } from './my-game.ts'

/** How the game stands, in a few words. */
function standing(all: Words, mine: MyGame): string {
  const says = all.home.mine
  const { phase, yourTurn, waitingFor, seats } = mine
  if (phase === 'over') return resultOf(all, mine)
  if (yourTurn) return says.yourTurn
  if (phase === 'gathering') return says.gathering
  const names = waitingFor.map((seat) => sitterName(all, seats[seat], seat))
  return names.length === 0 ? says.goOn : says.waitingFor(names.join(', '))
}

/** Won or lost, and with how many points, where whoever plays has points of their own. */
function resultOf({ home, me }: Words, mine: MyGame): string {
  const won = hasWon(mine)
  if (won === undefined) return home.mine.over
  const isTogether = knownGame(mine.game)?.cover.cooperative === true
  const points = isTogether || mine.yours.length > 1 ? undefined : mine.outcome?.scores[mine.yours[0]]
  return won ? me.result.won(points) : me.result.lost(points)
}

interface MyGameRowProps extends MyGame {
  /** Given while the reader tidies up; games of the server are not theirs alone. */
  readonly onRemove?: () => void
}

export function MyGameRow({ onRemove, ...mine }: MyGameRowProps) {
  const all = words.value
  const says = all.home.mine
  const { game, where, seats, yours, yourTurn, phase, changedAt } = mine
  const cover = knownGame(game)?.cover
  const title = cover?.title ?? says.unknown
  const nameOf = (seat: number): string =>
    yours.length === 1 && yours[0] === seat ? all.seats.you : sitterName(all, seats[seat], seat)
  const who = seats.map((_, seat) => nameOf(seat)).join(', ')
  const when = says.ago(changedAt, Date.now())
  return (
    <div class={`my-game ${yourTurn && phase !== 'over' ? 'my-game-waits' : ''}`}>
      <a class="my-game-link" href={addressOfGame(mine)}>
        <span class="my-game-art" aria-hidden="true">
          {cover && <cover.Art />}
        </span>
        <span class="my-game-words">
          <strong>{title}</strong>
          <span class="my-game-with">{seats.length === 1 ? says.alone(who) : who}</span>
          <span class="my-game-place">
            {where === 'local' ? says.onThisDevice : says.byLink} · {when}
          </span>
        </span>
        <span class="my-game-standing">{standing(all, mine)}</span>
        <Sign name="chevron-right" />
      </a>
      {onRemove && where === 'local' && (
        <Button kind="danger" sign="bin" label={says.remove(title, when)} onClick={onRemove} />
      )}
    </div>
  )
}
