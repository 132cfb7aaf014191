import { Icon, SeatMark, type SeatCard, seatColour, type TableCard } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { language } from '../../settings.ts'
import type { ScreenTable } from '../screen-table.ts'
import { SeatClock, useTimeLeftSaid } from '../seats/clock.tsx'
import { presenceSaid } from '../seats/presence.ts'
import type { TableSession } from '../session.ts'
import { tableWords } from '../words.ts'
import { CardFigures, ScoreBar, ScoreFigure } from './card-parts.tsx'
import './player-panels.css'
import { type Standing, standingsAt } from './standings.ts'

/** Everyone at the table, always on screen: who they are, how far they have come, and whom the table waits for. */
export function PlayerPanels({ table }: { readonly table: ScreenTable }) {
  const { seen } = table.play
  const view = seen.position.value?.view ?? null
  if (view === null) return null
  const shared = seen.face.tableCard?.(view, language.value)
  const standings = standingsAt(seen)
  return (
    <ul
      class="player-panels"
      aria-label={tableWords.value.players.label}
      style={{ '--panels': standings.length + (shared === undefined ? 0 : 1) }}
    >
      {standings.map((standing) => (
        <li key={standing.seat}>
          <Panel table={table} isTurn={standing.isAwaited} style={{ '--seat': seatColour(standing.seat) }}>
            <PlayerCard standing={standing} session={seen.session} />
          </Panel>
        </li>
      ))}
      {shared && (
        <li>
          <Panel table={table} isTurn={false} style={{ '--seat': 'var(--kind-5)' }}>
            <SharedCard card={shared} />
          </Panel>
        </li>
      )}
    </ul>
  )
}

interface PanelProps {
  readonly table: ScreenTable
  readonly isTurn: boolean
  readonly style: Readonly<Record<string, string>>
  readonly children: ComponentChildren
}

/** Leads to what the game tells of its players in full. */
function Panel({ table, isTurn, style, children }: PanelProps) {
  const { desk, play, passing } = table
  const { seatsPanel } = play.seen.face
  const classes = `player-panel ${isTurn ? 'player-panel-turn' : ''}`
  if (seatsPanel === undefined || passing.value.isCovered)
    return (
      <div class={classes} style={style}>
        {children}
      </div>
    )
  return (
    <button type="button" class={classes} style={style} onClick={() => desk.open(`panel-${seatsPanel}`)}>
      {children}
    </button>
  )
}

interface PlayerCardProps {
  readonly standing: Standing
  readonly session: TableSession
}

function PlayerCard({ standing, session }: PlayerCardProps) {
  const { seat, name, isBot, presence, status, card } = standing
  const { players: says } = tableWords.value
  const left = useTimeLeftSaid({ session, seat })
  const about = [isBot ? says.bot : undefined, presenceSaid(presence, Date.now()), status, left]
  return (
    <Card
      said={[name, ...about, ...cardSaid(card)]}
      mark={<SeatMark seat={seat} size={32} label="" />}
      name={
        <>
          {(presence?.is === 'here' || presence?.is === 'away') && (
            <span class={`player-presence player-${presence.is}`} />
          )}
          {isBot && <Icon name="robot" />}
          <span class="player-name-words">{name}</span>
          <SeatClock session={session} seat={seat} />
        </>
      }
      status={status ?? card.note}
      card={card}
    />
  )
}

const SharedCard = ({ card }: { readonly card: TableCard }) => (
  <Card
    said={cardSaid(card)}
    mark={<Icon name={card.icon} />}
    name={<span class="player-name-words">{card.title}</span>}
    status={card.note}
    card={card}
  />
)

interface CardProps {
  readonly said: readonly (string | undefined)[]
  readonly mark: ComponentChildren
  readonly name: ComponentChildren
  readonly status: string
  readonly card: SeatCard
}

/** Everything is read aloud in one sentence; how much of it is seen depends on the room there is. */
const Card = ({ said, mark, name, status, card }: CardProps) => (
  <>
    <span class="unseen">{said.filter(Boolean).join(', ')}</span>
    <span class="player-card" aria-hidden="true">
      <span class="player-mark">{mark}</span>
      <span class="player-name">{name}</span>
      <ScoreFigure card={card} />
      <ScoreBar card={card} />
      <span class="player-more">
        <span class="player-status">{status}</span>
        <CardFigures card={card} />
      </span>
    </span>
  </>
)

/** A card in words. */
function cardSaid({ score, condition, figures, note }: SeatCard): readonly string[] {
  const { players: says } = tableWords.value
  return [
    ...(score === undefined ? [] : [says.score(score.name, score.value, score.of)]),
    ...(condition === undefined ? [] : [condition]),
    ...figures.map(({ name, value }) => says.figure(name, value)),
    ...(note === '' ? [] : [note]),
  ]
}
