import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const deck: Chapter<RuleOf<'deck'>> = {
  title: { en: 'The Exploration deck', fr: 'La pioche Exploration' },
  rules: {
    'VL-451': {
      en: 'When you turn over the Reset card, all the Exploration cards are shuffled into a new deck and your exploration ends.',
      fr: 'Quand vous retournez la carte R.A.Z., toutes les cartes Exploration sont mélangées en une nouvelle pioche et votre exploration prend fin.',
    },
    'VL-452': {
      en: 'The Reset card takes effect even when you discard it, as a payment or because of a card: the deck is shuffled anew and your exploration ends.',
      fr: 'La carte R.A.Z. s’applique même quand vous la défaussez, en paiement ou à cause d’une carte : la pioche est remélangée et votre exploration prend fin.',
    },
    'VL-453': {
      en: 'The new deck takes in the discard pile, the cards still in your hand and the Reset card itself.',
      fr: 'La nouvelle pioche reprend la défausse, les cartes encore dans votre main et la carte R.A.Z. elle-même.',
    },
    'VL-454': {
      en: 'If the Reset card is among the cards of a payment, the payment is completed first: your ship moves, or you take the item. Only then does the reset apply.',
      fr: 'Si la carte R.A.Z. se trouve parmi les cartes d’un paiement, le paiement s’achève d’abord : votre vaisseau se déplace, ou vous embarquez votre achat. Alors seulement la remise à zéro s’applique.',
    },
    'VL-455': {
      en: 'After a reset you may no longer turn over cards, move or buy this turn. You may still scan and land, even on the star base if you are in sector 1.',
      fr: 'Après une remise à zéro, vous ne pouvez plus retourner de cartes, ni vous déplacer, ni acheter pendant ce tour. Vous pouvez encore scanner et vous poser, même sur la base stellaire si vous êtes dans le secteur 1.',
    },
    'VL-456': {
      en: 'If the deck holds fewer cards than you need, take them all, shuffle the discard pile into a new deck, and take the rest from it.',
      fr: 'Si la pioche contient moins de cartes qu’il ne vous en faut, prenez-les toutes, mélangez la défausse pour former une nouvelle pioche, et prenez-y le reste.',
    },
  },
}
