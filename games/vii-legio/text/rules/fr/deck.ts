import type { RuleOf } from '../../../rules/rule-ids.ts'

export const deck: Readonly<Record<RuleOf<'deck'>, string>> = {
  'VL-451':
    'Quand vous retournez la carte R.A.Z., toutes les cartes Exploration sont mélangées en une nouvelle pioche et votre exploration prend fin.',
  'VL-452':
    'La carte R.A.Z. s’applique même quand vous la défaussez, en paiement ou à cause d’une carte : la pioche est remélangée et votre exploration prend fin.',
  'VL-453':
    'La nouvelle pioche reprend la défausse, les cartes encore dans votre main et la carte R.A.Z. elle-même.',
  'VL-454':
    'Si la carte R.A.Z. se trouve parmi les cartes d’un paiement, le paiement s’achève d’abord : votre vaisseau se déplace, ou vous embarquez votre achat. Alors seulement la remise à zéro s’applique.',
  'VL-455':
    'Après une remise à zéro, vous ne pouvez plus retourner de cartes, ni vous déplacer, ni acheter pendant ce tour. Vous pouvez encore scanner et vous poser, même sur la base stellaire si vous êtes dans le secteur 1.',
  'VL-456':
    'Si la pioche contient moins de cartes qu’il ne vous en faut, prenez-les toutes, mélangez la défausse pour former une nouvelle pioche, et prenez-y le reste.',
}
