import type { SeatCard } from '@astrolabe/drawing'
import { language } from '../../settings.ts'
import type { SeenTable } from '../seen-table.ts'
import { tableWords } from '../words.ts'

/** A player at a glance. */
export interface Standing {
  readonly seat: number
  /** “You” for whoever has this seat alone on this screen. */
  readonly name: string
  readonly isBot: boolean
  /** Whether their page is open; nothing where nobody could tell. */
  readonly presence: 'here' | 'away' | undefined
  /** The table waits for them. */
  readonly isAwaited: boolean
  /** What they are doing, if the table waits for that. */
  readonly status: string | undefined
  readonly card: SeatCard
}

/** How everyone stands in the position that is shown. */
export function standingsAt({ session, position, yours, labels, face }: SeenTable): readonly Standing[] {
  const shown = position.value
  if (shown === undefined || shown.view === null) return []
  const { view, seats, waitingFor, outcome } = shown
  const { players: says, header } = tableWords.value
  const here = session.kind === 'server' ? session.message.value?.here : undefined
  return seats.map((sitter, seat) => {
    const isYours = yours.value.includes(seat)
    const isBot = sitter.kind === 'bot'
    const isAwaited = outcome === null && waitingFor.includes(seat)
    const doing = isYours ? header.you : isBot ? says.thinking : says.playing
    return {
      seat,
      name: labels.value(seat),
      isBot,
      presence: here === undefined || isBot ? undefined : here.includes(seat) ? 'here' : 'away',
      isAwaited,
      status: isAwaited ? doing : undefined,
      card: face.seatCard(view, seat, language.value),
    }
  })
}
