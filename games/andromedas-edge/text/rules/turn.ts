import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const turn: Chapter<RuleOf<'turn'>> = {
  title: { en: 'The turn', fr: 'Le tour' },
  rules: {
    'AE-BT-1': {
      en: 'Players take turns clockwise. In your turn you do one of two things: launch a ship, or return to station with all of them.',
      fr: 'Les joueurs jouent à tour de rôle, dans le sens horaire. À votre tour, vous faites l’une de deux choses : un lancement, ou le rappel de tous vos vaisseaux vers la station.',
    },
    'AE-BT-2': {
      en: 'To launch, you need a ship in your launch bay and a region it may go to. To return, you need a ship that is neither in the bay nor in your supply: in a region, in the scrapyard or in the Repair Barge.',
      fr: 'Pour un lancement, il vous faut un vaisseau dans votre Baie et une région où il puisse aller. Pour un rappel, il vous faut un vaisseau qui ne soit ni dans la Baie ni dans votre réserve : dans une région, à la casse ou dans la Barge de réparation.',
    },
    'AE-BT-3': {
      en: 'You may take as many free actions as you like in your own turn: at its start, between its steps and at its end. While a battle is going on you may not, except with effects that are made for it.',
      fr: 'À votre tour, vous pouvez faire autant d’actions gratuites que vous voulez : au début, entre les étapes et à la fin. Pendant une bataille, vous ne le pouvez pas, sauf avec les effets prévus pour cela.',
    },
    'AE-BT-4': {
      en: 'Free action, moon: discard one of your moons and gain what it shows.',
      fr: 'Action gratuite, lune : défaussez l’une de vos lunes et gagnez ce qu’elle indique.',
    },
    'AE-BT-5': {
      en: 'Free action, discovery token: use a token that works once, then remove it.',
      fr: 'Action gratuite, pion Découverte : utilisez un pion à usage unique, puis retirez-le.',
    },
    'AE-BT-6': {
      en: 'Free action, tactics: use a tactics card of type Turn for what it says, or turn any tactics card, whatever its type, into 1 energy by discarding it.',
      fr: 'Action gratuite, stratégie : utilisez une carte Stratégie de type Tour pour ce qu’elle dit, ou changez n’importe quelle carte Stratégie, quel que soit son type, en 1 énergie en la défaussant.',
    },
    'AE-BT-7': {
      en: 'Free action, faction: use an ability of your faction that is marked as a free action.',
      fr: 'Action gratuite, faction : utilisez une capacité de votre faction marquée comme action gratuite.',
    },
    'AE-BT-8': {
      en: 'Free action, synthesis: pay 3 energy to gain 1 basic resource of your choice, ice, nanocarbon or titanium.',
      fr: 'Action gratuite, synthèse : payez 3 énergies pour gagner 1 ressource de base de votre choix, glace, nanocarbone ou titane.',
    },
    'AE-BT-9': {
      en: 'A credit can be spent as 1 energy, 1 ice, 1 nanocarbon or 1 titanium. Nothing else can be spent as a credit, and a credit never stands in for a tactics card.',
      fr: 'Un crédit peut se dépenser comme 1 énergie, 1 glace, 1 nanocarbone ou 1 titane. Rien d’autre ne remplace un crédit, et un crédit ne remplace jamais une carte Stratégie.',
    },
    'AE-BT-10': {
      en: 'You can store up to 10 energy, and up to 5 each of ice, nanocarbon, titanium and credits. What you gain beyond that is lost.',
      fr: 'Vous pouvez stocker jusqu’à 10 énergies, et jusqu’à 5 de chaque autre ressource : glace, nanocarbone, titane et crédits. Ce que vous gagnez au-delà est perdu.',
    },
    'AE-BT-11': {
      en: 'You may hold 4 tactics cards, or 7 once you have reached the larger hand on the Civilization track. You may exceed this for a while: only when your own turn ends do you discard down to it, whichever cards you like.',
      fr: 'Votre main est limitée à 4 cartes Stratégie, ou 7 une fois atteinte l’augmentation de la main sur la piste Civilisation. Vous pouvez la dépasser un temps : ce n’est qu’à la fin de votre propre tour que vous défaussez l’excédent, les cartes que vous voulez.',
    },
    'AE-BT-12': {
      en: 'Everyone may know what you own: resources, moons, tokens you have taken, and how many cards you hold. Which tactics cards these are, and your Destiny cards, is for you alone.',
      fr: 'Chacun peut savoir ce que vous possédez : ressources, lunes, pions que vous avez pris, et nombre de cartes en main. Quelles sont ces cartes Stratégie, et vos cartes Destinée, ne regarde que vous.',
    },
    'AE-BT-13': {
      en: 'Resources never run out: the number of pieces in the box is no limit.',
      fr: 'Les ressources ne s’épuisent jamais : le nombre de pièces dans la boîte n’est pas une limite.',
    },
    'AE-BT-14': {
      en: 'If you can neither launch nor return, because all your ships are in the bay and every region they may go to is occupied, you gain 1 energy and draw 1 tactics card, and your turn ends.',
      fr: 'Si vous ne pouvez faire ni lancement ni rappel, parce que tous vos vaisseaux sont dans la Baie et que toutes les régions permises sont occupées, vous gagnez 1 énergie, piochez 1 carte Stratégie, et votre tour prend fin.',
    },
    'AE-BT-15': {
      en: 'If all your ships are in your supply when your turn begins, because developments have used them up, you first put 1 transport into your bay for free. Then you play your turn.',
      fr: 'Si tous vos vaisseaux sont dans votre réserve au début de votre tour, parce que vos infrastructures les ont consommés, mettez d’abord 1 transport dans votre Baie, gratuitement. Jouez ensuite votre tour.',
    },
  },
}
