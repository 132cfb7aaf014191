import type { Coach } from '@astrolabe/drawing'
import { beyond, EDGES } from '@astrolabe/kernel'
import { french as fr } from '@astrolabe/words/french.ts'
import { stockId } from './board/page/dock-spots.ts'
import { spotId } from './board/page/map/spots.ts'
import { SHIPS } from './content/ships.ts'

/** What is unrevealed beside the Starting System. */
const AROUND_START = Array.from({ length: EDGES }, (_, edge) => spotId.space(beyond({ q: 0, r: 0 }, edge)))

/** What the lesson says at greater length. */
export const coach: Coach = {
  medal: { en: { figure: '3', unit: 'Keys' }, fr: { figure: '3', unit: 'Clés' } },
  goal: {
    en: 'Win together: place 3 Keys on the Great Rift, with no Avatar there, before the Awakening.',
    fr: fr`Gagnez ensemble : posez 3 Clés sur le Grand Rift, sans Avatar sur place, avant l’Éveil.`,
  },
  hints: [
    {
      says: {
        en: { head: 'Your ship', text: 'has a few Actions a turn: jump, explore, repair.' },
        fr: { head: 'Votre vaisseau', text: fr`a quelques Actions par tour : sauter, explorer, réparer.` },
      },
      // Of all boards only that of one’s own ship lies in the dock.
      lights: SHIPS.map((_, board) => stockId('dock', 'actions', board)),
    },
    {
      says: {
        en: { head: 'Probes', text: 'reveal Systems. Signals guard the Keys; blue is calm.' },
        fr: { head: 'Les sondes', text: fr`révèlent les Systèmes. Les Signaux gardent les Clés.` },
      },
      lights: [...AROUND_START, spotId.stack],
    },
    {
      says: {
        en: { head: 'The Corruption', text: 'advances each round and wakes Avatars that hunt you.' },
        fr: {
          head: 'La Corruption',
          text: 'avance à chaque manche et éveille des Avatars qui vous traquent.',
        },
      },
      lights: [spotId.track],
    },
  ],
}
