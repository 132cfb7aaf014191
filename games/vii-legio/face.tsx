import { type Face, later } from '@astrolabe/drawing'
import './board/icons/icons.ts'
import { Board } from './board/page/board.tsx'
import { Dock } from './board/page/dock.tsx'
import { seatOf, spotsOf, turnOf } from './board/page/facts.ts'
import { grouping } from './board/page/grouping.ts'
import { inBoth } from './board/page/in-both.ts'
import { odds } from './board/page/odds.ts'
import { seatCard } from './board/page/seat-card.ts'
import { goesOn, told } from './board/page/told/told.tsx'
import { coach } from './coach.ts'
import { soundOf } from './board/page/sounds.ts'
import type { LegioFact } from './rules/facts.ts'
import type { LegioQuestion } from './rules/questions.ts'
import type { LegioState } from './position/state.ts'
import { text } from './text/text.ts'

const Aftermath = later(async () => (await import('./board/page/aftermath/aftermath.tsx')).Aftermath)
const PlanetsPanel = later(async () => (await import('./board/page/panels/planets-panel.tsx')).PlanetsPanel)
const PlayersPanel = later(async () => (await import('./board/page/panels/players-panel.tsx')).PlayersPanel)
const DeckPanel = later(async () => (await import('./board/page/panels/deck-panel.tsx')).DeckPanel)

export const face: Face<LegioState, LegioFact, LegioQuestion> = {
  text,
  Board,
  Dock,
  panels: [
    { id: 'planets', title: inBoth((page) => page.panels.planets), icon: 'planet', Panel: PlanetsPanel },
    { id: 'players', title: inBoth((page) => page.panels.players), icon: 'players', Panel: PlayersPanel },
    { id: 'deck', title: inBoth((page) => page.panels.deck), icon: 'deck', Panel: DeckPanel },
  ],
  seatsPanel: 'players',
  seatCard,
  odds,
  endsTurn: ({ key }) => key === 'end-turn',
  grouping,
  turnOf,
  seatOf,
  spotsOf,
  told,
  goesOn,
  coach,
  soundOf,
  Aftermath,
  gallery: async () => (await import('./board/page/gallery.tsx')).gallery,
  lesson: async () => (await import('./lesson.ts')).lesson,
  overview: async () => (await import('./overview.tsx')).overview,
  positions: async () => (await import('./positions.ts')).positions,
}
