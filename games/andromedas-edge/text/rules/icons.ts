import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const icons: Chapter<RuleOf<'icons'>> = {
  title: { en: 'Icons of the expansion', fr: 'Les icônes de l’extension' },
  rules: {
    'AE-IC-1': {
      en: 'Relic: it counts toward your set of relics at the end of the game.',
      fr: 'Relique : elle compte dans votre collection de reliques en fin de partie.',
    },
    'AE-IC-2': {
      en: 'The Void: its slot on the board, or something that has to do with it.',
      fr: 'Le Néant : son emplacement sur le plateau, ou quelque chose qui le concerne.',
    },
    'AE-IC-3': {
      en: 'The Unity: what stands beside it is for the Unity.',
      fr: 'L’Unité : ce qui l’accompagne s’adresse à elle.',
    },
    'AE-IC-4': {
      en: 'Probe, on an action card: this is where the Probe is.',
      fr: 'Sonde, sur une carte Action : c’est là que se trouve la Sonde.',
    },
    'AE-IC-5': {
      en: 'Launch, on an action card: this is where the Unity’s ship goes, seen from the Probe.',
      fr: 'Lancement, sur une carte Action : c’est là que va le vaisseau de l’Unité, par rapport à la Sonde.',
    },
    'AE-IC-6': {
      en: 'Planet with a launch: the Unity’s ship goes to the leftmost uncolonised planet.',
      fr: 'Planète avec lancement : le vaisseau de l’Unité va sur la planète non colonisée la plus à gauche.',
    },
    'AE-IC-7': {
      en: 'Nebula moon: an orphaned moon or an ancient one, as the nebula holds.',
      fr: 'Lune de nébuleuse : une lune orpheline ou antique, selon ce que porte la nébuleuse.',
    },
    'AE-IC-8': {
      en: 'Cost cancelled, on something you spend like a moon: when you use an effect that has a cost, discard it, pay nothing and gain what the effect gives.',
      fr: 'Coût annulé, sur une pièce qui se dépense comme une lune : quand vous utilisez un effet qui a un coût, défaussez-la, ne payez rien et gagnez ce que donne l’effet.',
    },
  },
}
