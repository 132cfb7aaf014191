import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const general: Chapter<RuleOf<'general'>> = {
  title: { en: 'General rules', fr: 'Règles générales' },
  rules: {
    'VL-001': {
      en: 'You are one of 2 to 4 Commanding Units of the Seventh Legion. Each commands a single ship, in a colour of its own.',
      fr: 'Vous êtes l’une des 2 à 4 Unités Commandantes de la Septième Légion. Chacune commande un seul vaisseau, à sa propre couleur.',
    },
    'VL-002': {
      en: 'Commanding Units take their turns one after the other, clockwise around the table.',
      fr: 'Les Unités Commandantes jouent tour à tour, dans le sens des aiguilles d’une montre.',
    },
    'VL-003': {
      en: 'You start with 0 VP. Every score is public throughout the game.',
      fr: 'Vous commencez avec 0 PV. Tous les scores restent publics pendant toute la partie.',
    },
    'VL-004': {
      en: 'The score track is numbered from 0 to 33. If you go past 33, every further VP still counts.',
      fr: 'La piste de score est graduée de 0 à 33. Si vous dépassez 33, chaque PV supplémentaire compte encore.',
    },
    'VL-005': {
      en: 'You score VP by discovering planets, passing Contact thresholds, winning trophies, doing special missions and opening Sector X.',
      fr: 'Vous marquez des PV en découvrant des planètes, en franchissant des seuils de Contact, en gagnant des trophées, en accomplissant des missions spéciales et en ouvrant le Secteur X.',
    },
    'VL-006': {
      en: 'VP once scored are yours for good: nothing in the game lowers a score.',
      fr: 'Les PV marqués vous sont acquis : rien, dans le jeu, ne fait baisser un score.',
    },
    'VL-007': {
      en: 'No Commanding Unit is ever eliminated, and you can never attack another one’s ship.',
      fr: 'Aucune Unité Commandante n’est jamais éliminée, et vous ne pouvez jamais attaquer le vaisseau d’une autre.',
    },
    'VL-008': {
      en: 'A single ten-sided die decides damage and the few events that call for it. Its 0 counts as 10.',
      fr: 'Un seul dé, à dix faces, décide des dégâts et des rares événements qui y font appel. Son 0 vaut 10.',
    },
  },
}
