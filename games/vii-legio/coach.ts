import type { Coach } from '@astrolabe/drawing'
import { spotId } from './board/page/spots.ts'
import { SCORING } from './content/scoring.ts'
import { SECTORS } from './position/sectors.ts'
import { fr } from './text/fr/typeset.ts'
import { unparted } from './text/unparted.ts'

const END = `${SCORING.end}`

/** What the lesson says at greater length. */
export const coach: Coach = {
  medal: { en: { figure: END, unit: 'VP' }, fr: { figure: END, unit: 'PV' } },
  goal: {
    en: unparted(
      `Find unknown peoples and get to know them. When somebody reaches ${END} VP, the round is the last: the highest score wins.`,
    ),
    fr: fr`Trouvez des peuples inconnus, apprenez à les connaître. Dès ${END} PV, la manche est la dernière : le meilleur score l’emporte.`,
  },
  hints: [
    {
      says: {
        en: { head: 'Your cards', text: 'are turned over for what they bring, or spent unseen.' },
        fr: {
          head: 'Vos cartes',
          text: 'se retournent pour ce qu’elles apportent, ou se dépensent sans être vues.',
        },
      },
      lights: [spotId.deck],
    },
    {
      says: {
        en: {
          head: 'A world found:',
          text: unparted('1 VP at once. A scanner shows who lives there; squads land.'),
        },
        fr: {
          head: fr`Un monde trouvé :`,
          text: fr`1 PV tout de suite. Un scanner montre qui y vit ; les escouades s’y posent.`,
        },
      },
      lights: SECTORS.flatMap((sector) => [spotId.world(sector)]),
    },
    {
      says: {
        en: {
          head: 'Contact',
          text: unparted('scores most: it is paid with experience, N, D, C and R.'),
        },
        fr: {
          head: 'Le Contact',
          text: fr`rapporte le plus : il se paie en expérience, N, D, C et R.`,
        },
      },
      lights: [spotId.xp('N')],
    },
  ],
}
