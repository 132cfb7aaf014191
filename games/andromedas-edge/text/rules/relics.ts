import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const relics: Chapter<RuleOf<'relics'>> = {
  title: { en: 'Ancient moons and relic modules', fr: 'Lunes antiques et modules reliques' },
  rules: {
    'AE-RL-1': {
      en: 'The 6 ancient moons, with a pink back, take the place of the 6 orphaned moons, with a turquoise back, or are mixed with them, as you like.',
      fr: 'Les 6 lunes antiques, au dos rose, remplacent les 6 lunes orphelines, au dos turquoise, ou s’y mêlent, à votre gré.',
    },
    'AE-RL-2': {
      en: 'If you mix them, shuffle the 12 moons, draw 4 of them and put 2 on each nebula.',
      fr: 'Si vous les mêlez, mélangez les 12 lunes, tirez-en 4 et mettez-en 2 dans chaque nébuleuse.',
    },
    'AE-RL-3': {
      en: 'If you launch to a nebula that holds 2 moons, you claim only one of them.',
      fr: 'Si vous lancez un vaisseau vers une nébuleuse où se trouvent 2 lunes, vous n’en revendiquez qu’une.',
    },
    'AE-RL-4': {
      en: 'Every relic module bears one relic icon, and so do 3 of the ancient moons.',
      fr: 'Chaque module relique porte une icône Relique, de même que 3 des lunes antiques.',
    },
    'AE-RL-5': {
      en: 'At the end of the game, 1, 2, 3, 4 or 5 relic icons are worth 2, 5, 9, 14 or 20 VP to whoever has them.',
      fr: 'En fin de partie, 1, 2, 3, 4 ou 5 icônes Relique valent 2, 5, 9, 14 ou 20 PV à qui les possède.',
    },
    'AE-RL-6': {
      en: 'Without a relic icon you score 0 VP for relics; with more than 5, you still score 20 VP.',
      fr: 'Sans icône Relique, vous marquez 0 PV pour les reliques ; avec plus de 5, vous marquez toujours 20 PV.',
    },
    'AE-RL-7': {
      en: 'Each relic module is shuffled into the deck of its type.',
      fr: 'Chaque module relique est mélangé au paquet de son type.',
    },
    'AE-RL-8': {
      en: 'Damage takes no relic icon away: a damaged relic module counts with your relics, and costs you 2 VP like any other damaged module.',
      fr: 'Un dégât n’ôte pas d’icône Relique : un module relique endommagé compte parmi vos reliques, et vous coûte 2 PV comme tout autre module endommagé.',
    },
  },
}
