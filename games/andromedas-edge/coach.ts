import type { Coach } from '@astrolabe/drawing'
import { french as fr } from '@astrolabe/words/french.ts'
import { spotId } from './board/page/map/spots.ts'
import { REGIONS } from './position/state.ts'

const REGION_SPOTS = Array.from({ length: REGIONS }, (_, region) => spotId.region(region))

/** What the lesson says at greater length. */
export const coach: Coach = {
  medal: { en: { figure: 'VP', unit: 'most' }, fr: { figure: 'PV', unit: 'le plus' } },
  goal: {
    en: 'Have the most victory points at the end: build on planets, climb five tracks, win battles.',
    fr: fr`Ayez le plus de points de victoire à la fin : bâtissez, montez sur cinq pistes, gagnez des batailles.`,
  },
  hints: [
    {
      says: {
        en: { head: 'Your turn', text: 'Launch a ship, or bring all home.' },
        fr: { head: 'Votre tour', text: 'Un vaisseau part, ou tous rentrent.' },
      },
      lights: ['ship transport', 'dock cargo'],
    },
    {
      says: {
        en: { head: 'Regions in gold', text: 'are in reach, with gains and risks.' },
        fr: { head: 'Les régions dorées', text: 'sont à portée, avec gains et risques.' },
      },
      lights: REGION_SPOTS,
    },
    {
      says: {
        en: { head: 'Raiders', text: 'attack those who come near.' },
        fr: { head: 'Les pillards', text: 'attaquent qui s’approche.' },
      },
      lights: [spotId.raider(0), spotId.raider(1)],
    },
  ],
}
