import { BoardFrame, type Cover, type Face, type Scene, SeatMark } from '@astrolabe/drawing'
import { type Campaign, campaign, type CampaignFact } from '@astrolabe/kernel/tiny/campaign.ts'
import { text } from '@astrolabe/kernel/tiny/campaign.text.ts'

type CampaignScene = Scene<Campaign, CampaignFact>

/** The way to the beacon, mission by mission, and how far the crew has come on the one under way. */
const Board = ({ view, language }: CampaignScene) => (
  <BoardFrame label={text[language].title}>
    <svg viewBox="0 0 340 160" width="100%" height="100%">
      {Array.from({ length: view.missions }, (_, mission) => (
        <circle
          key={mission}
          cx={60 + mission * 110}
          cy={60}
          r={24}
          fill={mission < view.mission ? '#3595ec' : '#131936'}
          stroke="#8fa0d8"
        />
      ))}
      <rect x={30} y={120} width={280} height={12} rx={6} fill="#131936" />
      <rect x={30} y={120} width={Math.min(280, view.progress * 35)} height={12} rx={6} fill="#f0b429" />
    </svg>
  </BoardFrame>
)

/** The plates of the hull. */
const Dock = ({ view, seat, names }: CampaignScene) => (
  <p>
    {seat >= 0 && <SeatMark seat={seat} size={28} label={names(seat)} />} {'▣'.repeat(view.plates)}
  </p>
)

export const face: Face<Campaign, CampaignFact> = {
  text,
  Board,
  Dock,
  panels: [],
  seatCard: () => ({ figures: [], note: '' }),
  tableCard: ({ missions, succeeded }, language) => ({
    title: text[language].title,
    icon: 'objective',
    score: { name: text[language].title, value: succeeded, of: missions, notches: [] },
    figures: [],
    note: '',
  }),
  odds: () => undefined,
  endsTurn: () => false,
  turnOf: () => undefined,
  seatOf: (fact) => ('seat' in fact ? fact.seat : undefined),
  entryOf: (fact) => campaign.entryOf?.(fact),
  spotsOf: () => [],
  Aftermath: () => null,
  gallery: async () => [],
  lesson: async () => ({ seed: 'lesson', seats: 1, options: {}, seat: 0, steps: [] }),
}

export const cover: Cover = {
  title: 'Beacon',
  seats: { min: 1, max: 4 },
  minutes: { min: 5, max: 10 },
  cooperative: true,
  quick: { seats: 1, options: {} },
  words: {
    en: { tagline: text.en.summary, pitch: text.en.summary, tags: [] },
    fr: { tagline: text.fr.summary, pitch: text.fr.summary, tags: [] },
  },
  Art: () => null,
}
