import { type Face, later } from '@astrolabe/drawing'
import './board/icons/icons.ts'
import { Board } from './board/page/board.tsx'
import { Dock } from './board/page/dock.tsx'
import { seatOf, spotsOf, turnOf } from './board/page/facts.ts'
import { grouping } from './board/page/grouping.ts'
import { inBoth } from './board/page/in-both.ts'
import { odds } from './board/page/odds.ts'
import { seatCard, tableCard } from './board/page/seat-card.ts'
import { goesOn, told } from './board/page/told/told.tsx'
import { coach } from './coach.ts'
import { soundOf } from './board/page/sounds.ts'
import type { XodusState } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'
import type { XodusQuestion } from './rules/questions.ts'
import { text } from './text/text.ts'

const Aftermath = later(async () => (await import('./board/page/aftermath/aftermath.tsx')).Aftermath)
const ShipsPanel = later(async () => (await import('./board/page/panels/ships-panel.tsx')).ShipsPanel)
const SignalsPanel = later(async () => (await import('./board/page/panels/signals-panel.tsx')).SignalsPanel)
const CardsPanel = later(async () => (await import('./board/page/panels/cards-panel.tsx')).CardsPanel)
const DecksPanel = later(async () => (await import('./board/page/panels/decks-panel.tsx')).DecksPanel)

export const face: Face<XodusState, XodusFact, XodusQuestion> = {
  text,
  Board,
  Dock,
  panels: [
    { id: 'ships', title: inBoth((page) => page.panels.titles.ships), icon: 'ship', Panel: ShipsPanel },
    { id: 'signals', title: inBoth((page) => page.panels.titles.signals), icon: 'key', Panel: SignalsPanel },
    { id: 'cards', title: inBoth((page) => page.panels.titles.cards), icon: 'hand', Panel: CardsPanel },
    { id: 'decks', title: inBoth((page) => page.panels.titles.decks), icon: 'deck', Panel: DecksPanel },
  ],
  seatsPanel: 'ships',
  seatCard,
  tableCard,
  odds,
  endsTurn: ({ key }) => key === 'end-turn' || key === 'hide',
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
