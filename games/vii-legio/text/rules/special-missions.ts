import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'
import { SCORING } from '../../content/scoring.ts'

export const specialMissions: Chapter<RuleOf<'special-missions'>> = {
  title: { en: 'Special missions', fr: 'Les missions spéciales' },
  rules: {
    'VL-841': {
      en: 'Your ship board counts the special missions you do for the Imperium, up to 4. You keep the count at your promotion.',
      fr: 'Votre plateau vaisseau compte les missions spéciales que vous accomplissez pour l’Impérium, jusqu’à 4. Vous en conservez le compte lors de votre promotion.',
    },
    'VL-842': {
      en: `Special missions come from Exploration cards, each with its condition. Every one you do moves your counter up by 1 and scores VP: ${SCORING.specialMissions.join(', ')}, from the first to the last.`,
      fr: `Les missions spéciales viennent de cartes Exploration, chacune avec sa condition. Chaque mission accomplie fait avancer votre compteur de 1 et vous rapporte des PV : ${SCORING.specialMissions.join(', ')}, de la première à la dernière.`,
    },
    'VL-843': {
      en: 'When your counter is on 4, a special mission card gives you 1 XP in the domain of your choice instead, without condition or cost.',
      fr: 'Quand votre compteur est sur 4, une carte mission spéciale vous donne à la place 1 point d’expérience dans le domaine de votre choix, sans condition ni coût.',
    },
    'VL-844': {
      en: 'You are free to decline a special mission. If you decline it, or do not meet its condition, the card is discarded without effect.',
      fr: 'Libre à vous de refuser une mission spéciale. Si vous la refusez, ou si vous n’en remplissez pas la condition, la carte est défaussée sans effet.',
    },
  },
}
