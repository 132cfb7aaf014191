import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const landing: Chapter<RuleOf<'landing'>> = {
  title: { en: 'Discovering and landing', fr: 'Découvrir et se poser' },
  rules: {
    'VL-551': {
      en: 'A planet card may let you discover a planet in the sector where your ship is.',
      fr: 'Une carte planète peut vous faire découvrir une planète dans le secteur où se trouve votre vaisseau.',
    },
    'VL-552': {
      en: 'You discover a planet only if an active-planet token is free and your sector still holds a 1 VP token. Otherwise there is no discovery, and only the card’s symbol counts, if it has one.',
      fr: 'Vous ne découvrez une planète que si un pion planète active est libre et si votre secteur contient encore un pion 1 PV. Sinon, il n’y a pas de découverte, et seul compte le symbole de la carte, si elle en porte un.',
    },
    'VL-553': {
      en: 'When you discover a planet, you take its 1 VP token, score 1 VP, and put a free active-planet token on it.',
      fr: 'Quand vous découvrez une planète, vous prenez son pion 1 PV, vous marquez 1 PV, et vous y posez un pion planète active libre.',
    },
    'VL-554': {
      en: 'Any free active-planet token will do, and any planet of your sector that holds a 1 VP token: they are all alike, so the first of each is taken.',
      fr: 'N’importe quel pion planète active libre convient, et n’importe quelle planète de votre secteur qui porte un pion 1 PV : rien ne les distingue, on prend donc les premiers.',
    },
    'VL-555': {
      en: 'The top card of the zone’s pile, A or B, is put face down in the slot of the active-planet token you used.',
      fr: 'L’emplacement du pion planète active que vous avez utilisé reçoit, face cachée, la première carte de la pile de la zone, A ou B.',
    },
    'VL-556': {
      en: 'Discovering is not landing: you may go on exploring.',
      fr: 'Découvrir n’est pas se poser : vous pouvez continuer d’explorer.',
    },
    'VL-557': {
      en: 'Piles A and B never run out: each holds at least as many cards as its zone has planets.',
      fr: 'Les piles A et B ne s’épuisent jamais : chacune contient au moins autant de cartes que sa zone compte de planètes.',
    },
    'VL-558': {
      en: 'Each scanner lets you look secretly at one face-down Extrasolar card per turn. The card bears your mark from then on, and you may look at it again whenever you like.',
      fr: 'Chaque scanner vous permet de regarder en secret une carte Extrasolaire face cachée par tour. La carte porte dès lors votre marque, et vous pouvez la revoir quand il vous plaît.',
    },
    'VL-559': {
      en: 'You can only scan a card of the sector where your ship is. On a planet you are in that planet’s sector, at the star base in sector 1, and there is no limit to the number of cards you may have marked.',
      fr: 'Vous ne pouvez scanner qu’une carte du secteur où se trouve votre vaisseau. Sur une planète, vous êtes dans le secteur de cette planète ; à la base stellaire, dans le secteur 1 ; et le nombre de cartes qui portent votre marque n’est pas limité.',
    },
    'VL-560': {
      en: 'You may land on any active planet of your sector if you have at least as many squads as its card demands, whichever zone you are bound for.',
      fr: 'Vous pouvez vous poser sur toute planète active de votre secteur si vous avez au moins autant d’escouades que sa carte en demande, quelle que soit la zone que vous visez.',
    },
    'VL-561': {
      en: 'When you land on a planet, its Extrasolar card is revealed to everyone.',
      fr: 'Quand vous vous posez sur une planète, sa carte Extrasolaire est révélée à tout le monde.',
    },
    'VL-562': {
      en: 'You may try to land on a planet whose card you have not seen. With too few squads, you do not land: the card stays revealed, your landing is still available and your exploration goes on. With enough squads, there is no turning back: you have landed.',
      fr: 'Vous pouvez tenter de vous poser sur une planète dont vous n’avez pas vu la carte. Avec trop peu d’escouades, vous ne vous posez pas : la carte reste révélée, votre atterrissage reste disponible et votre exploration continue. Avec assez d’escouades, plus question de revenir en arrière : vous voilà au sol.',
    },
    'VL-563': {
      en: 'As you land, once the card is revealed, you choose the Observation zone or the Contact zone and place your ship there.',
      fr: 'En vous posant, une fois la carte révélée, vous choisissez la zone d’Observation ou la zone de Contact et vous y placez votre vaisseau.',
    },
    'VL-564': {
      en: 'Your squads are not spent by landing, observing or making Contact.',
      fr: 'Vos escouades ne se dépensent ni en vous posant, ni en observant, ni en prenant Contact.',
    },
    'VL-565': {
      en: 'The Napos, for example, demand 3 squads: with fewer, you cannot land on their planet.',
      fr: 'Les Napos, par exemple, demandent 3 escouades : avec moins, vous ne pouvez pas vous poser sur leur planète.',
    },
    'VL-566': {
      en: 'You cannot land on a planet if neither zone is open to you: the Observation zone because it is taken or has taught you all it can, the Contact zone because it is taken or because you lack the experience for the first threshold. On a face-down card, the Observation zone is always open.',
      fr: 'Vous ne pouvez pas vous poser sur une planète si aucune des deux zones ne vous est ouverte : la zone d’Observation parce qu’elle est prise ou n’a plus rien à vous apprendre, la zone de Contact parce qu’elle est prise ou parce qu’il vous manque l’expérience du premier seuil. Sur une carte face cachée, la zone d’Observation est toujours ouverte.',
    },
    'VL-567': {
      en: 'Landing ends your exploration: your unused cards go back on top of the deck.',
      fr: 'Vous poser met fin à votre exploration : vos cartes inutilisées retournent sur le dessus de la pioche.',
    },
    'VL-568': {
      en: 'A planet stays active, and any Commanding Unit may land on it, until a mission there is completed.',
      fr: 'Une planète reste active, et toute Unité Commandante peut s’y poser, tant qu’aucune mission n’y a été accomplie.',
    },
    'VL-569': {
      en: 'You cannot land on an Extrasolar planet that you left this same turn. This does not apply to the star base.',
      fr: 'Vous ne pouvez pas vous poser sur une planète extrasolaire que vous avez quittée pendant ce même tour. Cela ne vaut pas pour la base stellaire.',
    },
  },
}
