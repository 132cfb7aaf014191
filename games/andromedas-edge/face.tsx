import { type Face, later } from '@astrolabe/drawing'
import './board/icons/icons.ts'
import { Board } from './board/page/board.tsx'
import { Dock } from './board/page/dock.tsx'
import { seatOf, spotsOf, turnOf } from './board/page/facts.ts'
import { grouping } from './board/page/grouping.ts'
import { panelTitle } from './board/page/panels/titles.ts'
import { odds } from './board/page/odds.ts'
import { seatCard } from './board/page/seat-card.ts'
import { tableCard } from './board/page/table-card.ts'
import { soundOf } from './board/page/sounds.ts'
import { goesOn, told } from './board/page/told/told.tsx'
import { coach } from './coach.ts'
import type { AndromedaState } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import type { AndromedaQuestion } from './rules/questions.ts'
import { text } from './text/text.ts'

const Aftermath = later(async () => (await import('./board/page/aftermath/aftermath.tsx')).Aftermath)
const MarketPanel = later(async () => (await import('./board/page/panels/market-panel.tsx')).MarketPanel)
const TracksPanel = later(async () => (await import('./board/page/panels/tracks-panel.tsx')).TracksPanel)
const StationsPanel = later(
  async () => (await import('./board/page/panels/stations-panel.tsx')).StationsPanel,
)
const RaidersPanel = later(async () => (await import('./board/page/panels/raiders-panel.tsx')).RaidersPanel)
const UnityPanel = later(async () => (await import('./board/page/panels/unity-panel.tsx')).UnityPanel)

export const face: Face<AndromedaState, AndromedaFact, AndromedaQuestion> = {
  text,
  Board,
  Dock,
  panels: [
    { id: 'market', title: panelTitle('market'), icon: 'module', Panel: MarketPanel },
    { id: 'tracks', title: panelTitle('tracks'), icon: 'chart', Panel: TracksPanel },
    { id: 'stations', title: panelTitle('stations'), icon: 'players', Panel: StationsPanel },
    { id: 'raiders', title: panelTitle('raiders'), icon: 'raider', Panel: RaidersPanel },
    { id: 'unity', title: panelTitle('unity'), icon: 'unity', Panel: UnityPanel },
  ],
  seatsPanel: 'stations',
  seatCard,
  tableCard,
  odds,
  endsTurn: ({ key }) => key === 'end-turn',
  grouping,
  turnOf,
  seatOf,
  spotsOf,
  soundOf,
  told,
  goesOn,
  coach,
  Aftermath,
  gallery: async () => (await import('./board/page/gallery.tsx')).gallery,
  lesson: async () => (await import('./lesson.ts')).lesson,
  overview: async () => (await import('./overview.tsx')).overview,
  positions: async () => (await import('./positions.ts')).positions,
}
