import type { Wording } from '@astrolabe/words'
import { french as fr, several } from '@astrolabe/words/french.ts'
import type { aftermath as english } from '../../en/page/aftermath.ts'

const figure = (value: number): string => value.toFixed(1).replace('.', ',')

export const aftermath: Wording<typeof english> = {
  overTime: 'Les points, tour par tour',
  overTimeMeans: 'Ce qui n’est compté qu’à la fin fait la dernière marche.',
  turn: 'Tour',
  player: 'Qui',
  total: 'Total',
  sources: 'D’où viennent les points',
  kinds: {
    developments: 'Infrastructures',
    tracks: 'Pistes',
    modules: 'Modules et reliques',
    battles: 'Batailles et pillards',
    other: 'Chefs, cartes, événements',
  },
  kindsMean: fr`Les points perdus ne sont pas dessinés ; le tableau les donne.`,
  battles: 'Batailles et chance',
  battlesMean: fr`L’attendu est compté bataille par bataille, exactement, d’après les dés et le ciblage de chaque camp au moment du lancer.`,
  won: ({ came, expected }, fought) =>
    fought === 0
      ? 'Aucune bataille aux dés.'
      : `${several(came, 'victoire')} en ${several(fought, 'bataille')} (${figure(expected)} attendues).`,
  fortune: {
    ordinary: 'Une chance ordinaire.',
    kind: 'Le hasard a été plutôt clément.',
    'very-kind': 'Le hasard a été plus clément que dans dix-neuf parties sur vingt.',
    harsh: 'Le hasard a été plutôt rude.',
    'very-harsh': 'Le hasard a été plus rude que dans dix-neuf parties sur vingt.',
  },
  fought: 'Batailles',
  wins: 'Victoires',
  expected: 'Attendues',
  asTable: 'La même chose en tableau',
}
