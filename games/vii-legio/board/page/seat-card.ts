import type { SeatCard } from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import { SCORING } from '../../content/scoring.ts'
import { boardOf, cardsPerTurn } from '../../position/ship.ts'
import type { LegioState } from '../../position/state.ts'
import { WORDS } from '../../text/text.ts'
import { TRACK_ICONS } from './appearance.ts'

/** A UC at a glance: how far it is from the last round, and what it explores and fights with. */
export function seatCard({ ships }: LegioState, seat: number, language: Language): SeatCard {
  const ship = ships[seat]
  const { page } = WORDS[language]
  return {
    score: { name: page.points, value: ship.vp, of: SCORING.end, notches: [SCORING.promotion] },
    figures: [
      { icon: 'hand', value: cardsPerTurn(ship), name: page.cardsATurn },
      ...(['lasers', 'squads'] as const).map((track) => ({
        icon: TRACK_ICONS[track],
        value: ship[track],
        name: page.track[track],
      })),
    ],
    note: boardOf(ship).name[language],
  }
}
