import { Icon, SeatMark, seatColour } from '@astrolabe/drawing'
import { Button } from '../parts/button.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { language } from '../settings.ts'
import { listNames } from '../table/list-names.ts'
import { LineMark } from '../table/log/latest-lines.tsx'
import type { TablePlay } from '../table/play.ts'
import { CardFigures, ScoreBar, ScoreFigure } from '../table/players/card-parts.tsx'
import '../table/players/player-panels.css'
import { invitationTo } from '../table/seats/invite.tsx'
import { tableWords } from '../table/words.ts'
import { useTitle } from '../title.ts'
import { words } from '../words/words.ts'
import './tv.css'
import { tvWords } from './words.ts'

interface TvProps {
  readonly play: TablePlay
  readonly id: string
}

/** As many lines as are read from the other side of a room. */
const LINES = 3

/** The board as large as it can be, who plays and how they stand, the last that happened, and how to join. */
export function TvScreen({ play, id }: TvProps) {
  const says = tvWords.value
  const scene = play.scene.value
  const { Board, text } = play.seen.face
  const round = play.seen.turn.value?.round
  const { title } = text[language.value]
  useTitle(says.title(title))
  return (
    <main class="tv" id="main">
      <header class="tv-header">
        <h1 tabIndex={-1}>{title}</h1>
        {round !== undefined && <span>{tableWords.value.header.round(round)}</span>}
        <strong class="tv-turn">{whoPlays(play)}</strong>
        <Button sign="chevron-left" href={`/g/${id}`}>
          {says.back}
        </Button>
      </header>
      {/* It is only looked at: nothing on it is to be reached. */}
      <section class="tv-board" aria-label={tableWords.value.board} inert>
        {scene && <Board {...scene} />}
      </section>
      <aside class="tv-side">
        <ul class="tv-players" aria-label={says.players}>
          {play.seen.position.value?.seats.map((sitter, seat) => (
            <TvPlayer key={seat} play={play} seat={seat} isOpen={sitter.kind === 'open'} />
          ))}
          <TvShared play={play} />
        </ul>
        <figure class="tv-join">
          <QrCode text={invitationTo(id)} label={words.value.shell.qrCode} />
          <figcaption>{says.join}</figcaption>
        </figure>
      </aside>
      <Latest play={play} />
    </main>
  )
}

function whoPlays({ seen }: TablePlay): string {
  const { header, prompt } = tableWords.value
  const position = seen.position.value
  if (position === undefined || position.phase === 'gathering') return tvWords.value.waiting
  if (position.outcome !== null) return header.over
  const { waitingFor } = position
  const names = listNames(language.value, seen.names.value, waitingFor)
  return waitingFor.length === 1 ? prompt.watching(names) : header.severalPlaying(names)
}

interface TvPlayerProps {
  readonly play: TablePlay
  readonly seat: number
  readonly isOpen: boolean
}

function TvPlayer({ play: { seen }, seat, isOpen }: TvPlayerProps) {
  const position = seen.position.value
  const view = position?.view ?? null
  const card = view === null ? undefined : seen.face.seatCard(view, seat, language.value)
  const isTurn = position?.outcome === null && position.waitingFor.includes(seat)
  return (
    <li class={`tv-player ${isTurn ? 'tv-player-turn' : ''}`} style={{ '--seat': seatColour(seat) }}>
      <SeatMark seat={seat} size={48} label="" />
      <span class="tv-player-name">{isOpen ? tvWords.value.open : seen.names.value(seat)}</span>
      {card && (
        <>
          <ScoreFigure card={card} />
          <ScoreBar card={card} />
          <span class="tv-player-more">
            {card.note} <CardFigures card={card} />
          </span>
        </>
      )}
    </li>
  )
}

/** What all share, where all play together. */
function TvShared({ play: { seen } }: Pick<TvProps, 'play'>) {
  const view = seen.position.value?.view ?? null
  const card = view === null ? undefined : seen.face.tableCard?.(view, language.value)
  if (card === undefined) return null
  return (
    <li class="tv-player" style={{ '--seat': 'var(--kind-5)' }}>
      <Icon name={card.icon} size={48} />
      <span class="tv-player-name">{card.title}</span>
      <ScoreFigure card={card} />
      <ScoreBar card={card} />
      <span class="tv-player-more">
        {card.note} <CardFigures card={card} />
      </span>
    </li>
  )
}

/** The end, told; before it, the last lines of the log. */
function Latest({ play: { seen } }: Pick<TvProps, 'play'>) {
  const position = seen.position.value
  const outcome = position?.outcome ?? null
  const text = seen.text.value
  if (outcome !== null) {
    const told = text.ending?.(outcome, seen.names.value, position?.view)
    return (
      <div class="tv-latest" role="status">
        <p class="tv-outcome">{text.outcome(outcome, seen.names.value, position?.view)}</p>
        {told && <p>{told.how}</p>}
        {told?.epilogue && <p class="tv-epilogue">{told.epilogue}</p>}
      </div>
    )
  }
  const lines = seen.log.value.flatMap((turn) => turn.lines).slice(-LINES)
  return (
    <ul class="tv-latest" aria-label={tvWords.value.latest}>
      {lines.map((line) => (
        <li key={line.id}>
          <LineMark line={line} /> {line.text}
        </li>
      ))}
    </ul>
  )
}
