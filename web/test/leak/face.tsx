import {
  BoardFrame,
  type Cover,
  type Face,
  type Scene,
  SeatMark,
  type Spot,
  SpotMark,
} from '@astrolabe/drawing'
import type { Language } from '@astrolabe/kernel'
import type { Leak, LeakFact } from '@astrolabe/kernel/tiny/leak.ts'
import { text } from './text.ts'

type LeakScene = Scene<Leak, LeakFact>

const HOLDS: Readonly<Record<Language, (hold: number, water: number) => string>> = {
  en: (hold, water) => `Hold ${hold}, ${water} of water`,
  fr: (hold, water) => `Cale ${hold}, ${water} d’eau`,
}

const PLUGS: Readonly<Record<Language, string>> = { en: 'Plugs', fr: 'Bouchons' }

const spotOf = ({ language, view }: LeakScene, hold: number): Spot => ({
  id: `hold-${hold}`,
  name: HOLDS[language](hold + 1, view.water[hold]),
  keys: [`bail ${hold}`],
})

/** Three holds, side by side, with the water that stands in them. */
const Board = (scene: LeakScene) => (
  <BoardFrame label={text[scene.language].title}>
    <svg viewBox="0 0 340 160" width="100%" height="100%">
      {scene.view.water.map((depth, hold) => (
        <SpotMark key={hold} scene={scene} spot={spotOf(scene, hold)}>
          <rect x={20 + hold * 105} y={20} width={90} height={120} rx={8} fill="#131936" />
          <rect
            x={20 + hold * 105}
            y={140 - depth * 40}
            width={90}
            height={depth * 40}
            rx={8}
            fill="#3595ec"
          />
        </SpotMark>
      ))}
    </svg>
  </BoardFrame>
)

/** Who still has a plug. */
const Dock = ({ view, names }: LeakScene) => (
  <p>
    {view.plugs.map(
      (plug, seat) => plug && <SeatMark key={seat} seat={seat} size={28} label={names(seat)} />,
    )}
  </p>
)

export const face: Face<Leak, LeakFact> = {
  text,
  Board,
  Dock,
  panels: [],
  seatCard: ({ plugs }, seat, language) => ({
    figures: [{ icon: 'seal', value: plugs[seat] ? 1 : 0, name: PLUGS[language] }],
    note: '',
  }),
  odds: () => undefined,
  endsTurn: () => false,
  turnOf: (fact) => (fact.kind === 'bailed' ? { seat: fact.seat, round: 1 } : undefined),
  seatOf: (fact) => ('seat' in fact ? fact.seat : undefined),
  spotsOf: (fact) => [`hold-${fact.hold}`],
  Aftermath: () => null,
  gallery: async () => [],
  lesson: async () => ({ seed: 'lesson', seats: 1, options: {}, seat: 0, steps: [] }),
}

export const cover: Cover = {
  title: 'Leak',
  seats: { min: 1, max: 4 },
  minutes: { min: 5, max: 10 },
  cooperative: true,
  quick: { seats: 1, options: { rounds: 6 } },
  words: {
    en: { tagline: text.en.summary, pitch: text.en.summary, tags: [] },
    fr: { tagline: text.fr.summary, pitch: text.fr.summary, tags: [] },
  },
  Art: () => null,
}
