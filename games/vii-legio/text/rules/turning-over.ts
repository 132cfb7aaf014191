import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const turningOver: Chapter<RuleOf<'turning-over'>> = {
  title: { en: 'Turning over cards', fr: 'Retourner les cartes' },
  rules: {
    'VL-321': {
      en: 'To explore, turn over the cards in your hand one by one, and resolve each before you turn over the next.',
      fr: 'Pour explorer, retournez une par une les cartes de votre main, et résolvez chacune avant de retourner la suivante.',
    },
    'VL-322': {
      en: 'Some cards impose their effect on you; others apply only under a condition. If the condition is not met, the effect is skipped, but a symbol at top left still counts.',
      fr: 'Certaines cartes vous imposent leur effet ; d’autres ne s’appliquent que sous condition. Si la condition n’est pas remplie, l’effet est ignoré, mais le symbole en haut à gauche compte tout de même.',
    },
    'VL-323': {
      en: 'Your exploration ends when you run out of cards, when you choose to stop, when you land, or when a card says so.',
      fr: 'Votre exploration prend fin quand vous n’avez plus de cartes, quand vous choisissez d’arrêter, quand vous vous posez, ou quand une carte le dit.',
    },
    'VL-324': {
      en: 'Running out of cards, or choosing to stop, does not end your turn: you may still scan, and still land once.',
      fr: 'Ne plus avoir de cartes, ou choisir d’arrêter, ne met pas fin à votre tour : vous pouvez encore scanner, et encore vous poser une fois.',
    },
    'VL-325': {
      en: 'Once resolved, a card goes to the face-up discard pile, which everyone may look through.',
      fr: 'Une fois résolue, une carte rejoint la défausse, face visible, que tout le monde peut consulter.',
    },
    'VL-326': {
      en: 'If a card bears both a symbol and an effect, you gain the experience first, then apply the effect. If you mean to avoid the card with a detector, you decide before either.',
      fr: 'Si une carte porte à la fois un symbole et un effet, vous gagnez d’abord l’expérience, puis vous appliquez l’effet. Si vous voulez éviter la carte avec un détecteur, décidez-le avant l’un et l’autre.',
    },
  },
}
