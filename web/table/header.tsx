import { Icon, SeatMark } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { language } from '../settings.ts'
import './header.css'
import { listNames } from './list-names.ts'
import { SeatClock } from './seats/clock.tsx'
import type { ScreenTable } from './screen-table.ts'
import { tableWords } from './words.ts'

/** The game, the round, whose turn it is, and the way to everything else. */
export function TableHeader({ table }: { readonly table: ScreenTable }) {
  const { header: says, side } = tableWords.value
  const { play, desk } = table
  const spectators = play.seen.session.message.value?.spectators ?? 0
  const round = play.seen.turn.value?.round
  return (
    <header class="table-header">
      <a class="table-header-button" href="/" aria-label={says.home}>
        <Icon name="astrolabe" size={24} />
      </a>
      <h1 class="table-header-title" tabIndex={-1}>
        {play.seen.text.value.title}
      </h1>
      {round !== undefined && <span class="table-header-round">{says.round(round)}</span>}
      <WhoseTurn table={table} />
      {play.seen.session.message.value?.clock?.running.map((seat) => (
        <SeatClock key={seat} session={play.seen.session} seat={seat} />
      ))}
      <span class="table-header-room" />
      {spectators > 0 && (
        <span class="table-header-spectators" role="img" aria-label={says.spectators(spectators)}>
          <Icon name="spectator" size={18} /> {spectators}
        </span>
      )}
      {!desk.isWide && (
        <HeaderButton
          label={table.unread.value > 0 ? `${says.more}, ${side.chatOf(table.unread.value)}` : says.more}
          isExpanded={desk.isDrawerOpen.value}
          onClick={() => (desk.isDrawerOpen.value ? desk.close() : desk.open('log'))}
        >
          <Icon name="log" size={22} />
          {table.unread.value > 0 && <span class="table-header-badge">{table.unread.value}</span>}
        </HeaderButton>
      )}
      <HeaderButton label={says.menu} onClick={() => (table.overlay.value = 'menu')}>
        <Icon name="menu" size={22} />
      </HeaderButton>
    </header>
  )
}

interface HeaderButtonProps {
  readonly label: string
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly children: ComponentChildren
}

function HeaderButton({ label, isExpanded, onClick, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      class="table-header-button"
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function WhoseTurn({ table }: { readonly table: ScreenTable }) {
  const { header: says } = tableWords.value
  const { play } = table
  const position = play.seen.position.value
  if (position === undefined) return null
  if (position.outcome !== null) return <span class="table-header-turn">{says.over}</span>
  const { waitingFor } = position
  const names = play.seen.names.value
  const isYours = waitingFor.some((seat) => play.seen.yours.value.includes(seat))
  const words = (): string => {
    if (isYours && play.seen.yours.value.length === 1) return table.desk.isWide ? says.yourTurn : says.you
    if (waitingFor.length === 1)
      return table.desk.isWide ? says.playing(names(waitingFor[0])) : names(waitingFor[0])
    return says.severalPlaying(listNames(language.value, names, waitingFor))
  }
  return (
    <span class={`table-header-turn ${isYours ? 'table-header-yours' : ''}`}>
      {waitingFor.map((seat) => (
        <SeatMark key={seat} seat={seat} size={26} label="" />
      ))}
      <span class="table-header-name">{words()}</span>
    </span>
  )
}
