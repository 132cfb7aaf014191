import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const end: Chapter<RuleOf<'end'>> = {
  title: { en: 'End of the game', fr: 'Fin de la partie' },
  rules: {
    'AE-BF-1': {
      en: 'The end is triggered when the VP of a participant reach or pass the Terminus marker. The current turn is played to its end.',
      fr: 'La fin est déclenchée quand les PV d’un participant atteignent ou dépassent le marqueur Terminus. Le tour en cours se joue jusqu’au bout.',
    },
    'AE-BF-2': {
      en: 'Everyone then has one more turn, and only one. It begins with whoever comes next, and the one who triggered the end plays last; the end is triggered only once.',
      fr: 'Chacun a alors un tour de plus, et un seul. On commence par le suivant, et celui qui a déclenché la fin joue en dernier ; la fin ne se déclenche qu’une fois.',
    },
    'AE-BF-3': {
      en: 'Then you score. Each of your five tracks gives 0, 1, 2, 3, 4, 5, 7, 9, 11 or 13 VP, for spaces 0 to 9.',
      fr: 'Puis vient le décompte. Chacune de vos cinq pistes rapporte 0, 1, 2, 3, 4, 5, 7, 9, 11 ou 13 PV, pour les cases 0 à 9.',
    },
    'AE-BF-4': {
      en: 'A development of yours is worth more the further you are on its track: 2 VP in band I, 4 VP in band II, 7 VP in band III.',
      fr: 'Une de vos infrastructures vaut d’autant plus que vous êtes loin sur sa piste : 2 PV au palier I, 4 PV au palier II, 7 PV au palier III.',
    },
    'AE-BF-5': {
      en: 'Each damaged module costs you 2 VP.',
      fr: 'Chaque module endommagé vous coûte 2 PV.',
    },
    'AE-BF-6': {
      en: 'Each leader on your station gives you 1 VP.',
      fr: 'Chaque chef sur votre station vous rapporte 1 PV.',
    },
    'AE-BF-7': {
      en: 'For your vault, count your credits and the tactics cards in your hand, at most 15 together. Each is worth 0, 1 or 2 VP by your place on the Commerce track.',
      fr: 'Pour votre coffre-fort, comptez vos crédits et les cartes Stratégie de votre main, 15 au plus en tout. Chacun vaut 0, 1 ou 2 PV selon votre place sur la piste Commerce.',
    },
    'AE-BF-8': {
      en: 'If they are in the game, add the VP of Quasar and Vortex, of your relics, and of the better of your two Destiny cards.',
      fr: 'S’ils sont en jeu, ajoutez les PV du Quasar et du Vortex, de vos reliques, et de la meilleure de vos deux cartes Destinée.',
    },
    'AE-BF-9': {
      en: 'Players score nothing at the end for the moons and tokens they still have, except where a token says that it is worth VP.',
      fr: 'Les joueurs ne marquent rien à la fin pour les lunes et les pions qui leur restent, sauf là où un pion dit qu’il vaut des PV.',
    },
    'AE-BF-10': {
      en: 'Whoever has most VP wins. If several are equal, more developments decide, then more leaders on the station, then the higher place on Supremacy; beyond that, they share the victory.',
      fr: 'Qui a le plus de PV gagne. À égalité, on départage par le nombre d’infrastructures, puis de chefs sur la station, puis par la place en Suprématie ; au-delà, la victoire est partagée.',
    },
    'AE-BF-11': {
      en: 'When two or three players face the Unity, all of them lose if it has the highest score, alone or tied. If not, the player with most VP wins. If you prefer to play all together, every player has to beat the Unity.',
      fr: 'Quand deux ou trois joueurs affrontent l’Unité, tous perdent si elle a le plus haut score, seule ou à égalité. Sinon, le meilleur joueur gagne. Si vous préférez jouer tous ensemble, chaque joueur doit battre l’Unité.',
    },
    'AE-BF-12': {
      en: 'If the game is still open after the 20th event, it is brought to its end as if somebody had reached the Terminus.',
      fr: 'Si la partie est encore en cours après le 20e événement, elle est menée à sa fin comme si quelqu’un avait atteint le Terminus.',
    },
    'AE-BF-13': {
      en: 'Whoever loses VP after reaching the Terminus does not call the end off.',
      fr: 'Perdre des PV après avoir atteint le Terminus n’annule pas la fin.',
    },
  },
}
