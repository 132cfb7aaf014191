import type { RuleOf } from '../../../rules/rule-ids.ts'

export const landing: Readonly<Record<RuleOf<'landing'>, string>> = {
  'VL-551':
    'Une carte planète peut vous faire découvrir une planète dans le secteur où se trouve votre vaisseau.',
  'VL-552':
    'Vous ne découvrez une planète que si un pion planète active est libre et si votre secteur contient encore un pion 1 PV. Sinon, il n’y a pas de découverte, et seul compte le symbole de la carte, si elle en porte un.',
  'VL-553':
    'Quand vous découvrez une planète, vous prenez son pion 1 PV, vous marquez 1 PV, et vous y posez un pion planète active libre.',
  'VL-554':
    'Vous choisissez quel pion planète active libre utiliser, et quelle planète de votre secteur découvrir parmi celles qui portent un pion 1 PV.',
  'VL-555':
    'L’emplacement du pion planète active que vous avez utilisé reçoit, face cachée, la première carte de la pile de la zone, A ou B.',
  'VL-556': 'Découvrir n’est pas se poser : vous pouvez continuer d’explorer.',
  'VL-557':
    'Les piles A et B ne s’épuisent jamais : chacune contient au moins autant de cartes que sa zone compte de planètes.',
  'VL-558':
    'Chaque scanner vous permet de regarder en secret une carte Extrasolaire face cachée par tour. La carte porte dès lors votre marque, et vous pouvez la revoir quand il vous plaît.',
  'VL-559':
    'Vous ne pouvez scanner qu’une carte du secteur où se trouve votre vaisseau. Sur une planète, vous êtes dans le secteur de cette planète ; à la base stellaire, dans le secteur 1 ; et le nombre de cartes qui portent votre marque n’est pas limité.',
  'VL-560':
    'Vous pouvez vous poser sur toute planète active de votre secteur si vous avez au moins autant d’escouades que sa carte en demande, quelle que soit la zone que vous visez.',
  'VL-561': 'Quand vous vous posez sur une planète, sa carte Extrasolaire est révélée à tout le monde.',
  'VL-562':
    'Vous pouvez tenter de vous poser sur une planète dont vous n’avez pas vu la carte. Avec trop peu d’escouades, vous ne vous posez pas : la carte reste révélée, votre atterrissage reste disponible et votre exploration continue. Avec assez d’escouades, plus question de revenir en arrière : vous voilà au sol.',
  'VL-563':
    'En vous posant, une fois la carte révélée, vous choisissez la zone d’Observation ou la zone de Contact et vous y placez votre vaisseau.',
  'VL-564': 'Vos escouades ne se dépensent ni en vous posant, ni en observant, ni en prenant Contact.',
  'VL-565':
    'Les Napos, par exemple, demandent 3 escouades : avec moins, vous ne pouvez pas vous poser sur leur planète.',
  'VL-566':
    'Vous ne pouvez pas vous poser sur une planète si aucune des deux zones ne vous est ouverte : la zone d’Observation parce qu’elle est prise, la zone de Contact parce qu’elle est prise ou parce qu’il vous manque l’expérience du premier seuil. Sur une carte face cachée, la zone d’Observation est toujours libre.',
  'VL-567':
    'Vous poser met fin à votre exploration : vos cartes inutilisées retournent sur le dessus de la pioche.',
  'VL-568':
    'Une planète reste active, et toute Unité Commandante peut s’y poser, tant qu’aucune mission n’y a été accomplie.',
  'VL-569':
    'Vous ne pouvez pas vous poser sur une planète extrasolaire que vous avez quittée pendant ce même tour. La base stellaire n’est pas concernée.',
}
