import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const actions: Chapter<RuleOf<'actions'>> = {
  title: { en: 'Actions', fr: 'Les Actions' },
  rules: {
    'XO-ACT-01': {
      en: 'Send a Probe, 1 Action: choose an empty space next to your System, draw the top tile of the System stack and put it there face up.',
      fr: 'Envoyer une Sonde, 1 Action : désignez une place libre contiguë à votre Système, piochez la tuile du dessus de la pile Systèmes et posez-la là, face visible.',
    },
    'XO-ACT-02': {
      en: 'You choose the space of the tile before you see it.',
      fr: 'Vous désignez la place de la tuile avant de l’avoir vue.',
    },
    'XO-ACT-03': {
      en: 'Turn the new tile as you like, provided that one of its open edges faces an open edge of your System: a hyperspace lane then joins the two. The space you choose must therefore lie across an open edge of your System.',
      fr: 'Tournez la nouvelle tuile à votre gré, pourvu qu’un de ses bords ouverts soit face à un bord ouvert de votre Système : une voie hyperspace les relie alors. La place désignée doit donc toucher un bord ouvert de votre Système.',
    },
    'XO-ACT-04': {
      en: 'The new tile need not match its other neighbours. There is a lane wherever two open edges meet, and none where an open edge meets a closed one.',
      fr: 'La nouvelle tuile n’a pas à s’accorder avec ses autres voisines. Il y a une voie partout où deux bords ouverts se rencontrent, et aucune là où un bord ouvert rencontre un bord fermé.',
    },
    'XO-ACT-05': {
      en: 'A tile that is revealed receives an Exploration marker if it has the Exploration symbol, or, if it has a Signal symbol, the Key marker of the same number, taken from the Corruption board.',
      fr: 'Une tuile révélée reçoit un marqueur d’Exploration si elle porte le symbole Exploration, ou, si elle porte un symbole Signal, le marqueur de Clé du même numéro, pris sur le plateau Corruption.',
    },
    'XO-ACT-06': {
      en: 'Jump, 1 Action: move to a System already revealed that is adjacent to yours and connected to it by a lane or by Wormholes.',
      fr: 'Sauter, 1 Action : passez dans un Système déjà révélé, adjacent au vôtre et relié à lui par une voie ou par des Trous de ver.',
    },
    'XO-ACT-07': {
      en: 'Blind Jump, 1 Action: Send a Probe, then Jump at once into the System it reveals. You cannot change your mind when you see it.',
      fr: 'Sauter à l’Aveugle, 1 Action : Envoyez une Sonde, puis Sautez dans la foulée vers le Système qu’elle révèle. Vous ne pouvez pas vous raviser en le voyant.',
    },
    'XO-ACT-08': {
      en: 'Hyperspace Rush, 2 Actions: make up to 3 Jumps in a row. The cost is the same if you stop sooner.',
      fr: 'Rush Hyperspace, 2 Actions : faites jusqu’à 3 Sauts de suite. Le coût est le même si vous vous arrêtez avant.',
    },
    'XO-ACT-09': {
      en: 'You do not enter the Systems you cross during a Rush: there is no Detection Roll, no Ally is revealed, and nothing else that entering would cause happens.',
      fr: 'Vous n’entrez pas dans les Systèmes que votre Rush traverse : ni lancer de Détection, ni Allié révélé, ni aucun autre effet d’une entrée.',
    },
    'XO-ACT-10': {
      en: 'You enter the last System of a Rush as usual, with a Detection Roll if one is due.',
      fr: 'Vous entrez normalement dans le dernier Système d’un Rush, avec un lancer de Détection s’il y a lieu.',
    },
    'XO-ACT-11': {
      en: 'A Rush cannot pass an Avatar: in the first System on your way where there is one, your Rush ends and you are engaged.',
      fr: 'Un Rush ne peut pas dépasser un Avatar : dans le premier Système du trajet où il y en a un, votre Rush s’arrête et vous êtes engagé.',
    },
    'XO-ACT-12': {
      en: 'For ships, all Systems with a Wormhole, symbol or marker, are adjacent to one another and connected. A Wormhole that is the only one on the map leads nowhere.',
      fr: 'Pour les vaisseaux, tous les Systèmes dotés d’un Trou de ver, symbole ou marqueur, sont adjacents les uns aux autres et reliés. Un Trou de ver resté seul de son espèce ne mène nulle part.',
    },
    'XO-ACT-13': {
      en: 'If you come through a Wormhole into an Enemy System that is not Pacified, you make a Detection Roll as for any other entry.',
      fr: 'Si vous arrivez par un Trou de ver dans un Système Ennemi qui n’est pas Pacifié, vous faites un lancer de Détection comme pour toute autre entrée.',
    },
    'XO-ACT-14': {
      en: 'A closed edge, marked by a coloured border, can never be crossed.',
      fr: 'Un bord fermé, marqué d’une bordure colorée, ne se franchit jamais.',
    },
    'XO-ACT-15': {
      en: 'If you move into a System with an Avatar during the Action phase, you are engaged, without a Damage Roll.',
      fr: 'Si vous entrez dans un Système où se trouve un Avatar pendant la phase d’Action, vous êtes engagé, sans lancer de Dégâts.',
    },
    'XO-ACT-16': {
      en: 'When the System stack is empty, you can no longer Send a Probe or Blind Jump, and an effect that reveals Systems reveals only those that are left.',
      fr: 'Quand la pile Systèmes est vide, vous ne pouvez plus Envoyer une Sonde ni Sauter à l’Aveugle, et un effet qui révèle des Systèmes ne révèle que ceux qui restent.',
    },
    'XO-ACT-17': {
      en: 'The first time a ship enters a System with an Ally symbol, the Ally is revealed; merely crossing the System during a Rush does not reveal it.',
      fr: 'La première fois qu’un vaisseau entre dans un Système à symbole Allié, l’Allié est révélé ; le traverser au cours d’un Rush n’y suffit pas.',
    },
    'XO-ACT-18': {
      en: 'Explore, 1 Action: remove the Exploration marker of your System, then draw an Exploration card and resolve it.',
      fr: 'Explorer, 1 Action : ôtez le marqueur d’Exploration de votre Système, puis piochez une carte Exploration et résolvez-la.',
    },
    'XO-ACT-19': {
      en: 'In a System with a Key marker, Explore reveals the Signal card of the same number instead of an Exploration card. The Key marker stays on the tile.',
      fr: 'Dans un Système où se trouve un marqueur de Clé, Explorer révèle la carte Signal du même numéro, et non une carte Exploration. Le marqueur de Clé reste sur la tuile.',
    },
    'XO-ACT-20': {
      en: 'On the Great Rift, Explore places your Keys on the tile.',
      fr: 'Sur le Grand Rift, Explorer pose vos Clés sur la tuile.',
    },
    'XO-ACT-21': {
      en: 'You cannot Explore in a Corrupted System, while you are engaged, where there is neither an Exploration marker nor a Signal still to be revealed, or on the Great Rift if no acting ship carries a Key.',
      fr: 'Vous ne pouvez Explorer ni dans un Système Corrompu, ni tant que vous êtes engagé, ni là où il n’y a pas de marqueur d’Exploration et pas de Signal à révéler, ni sur le Grand Rift si aucun des vaisseaux qui agissent ne porte de Clé.',
    },
    'XO-ACT-22': {
      en: 'Scavenge, 1 Action, once per round for each ship: gain 1 Scrap, or take all the Keys of a destroyed ship that lie in your System.',
      fr: 'Fouiller, 1 Action, une fois par manche et par vaisseau : gagnez 1 Scrap, ou prenez toutes les Clés d’un vaisseau détruit qui gisent dans votre Système.',
    },
    'XO-ACT-23': {
      en: 'Pacify, 1 Action, only in an Enemy System that is not Pacified: fight the Enemies that are face up there or, if there are none, those its symbols make you draw. If you defeat them all, the System is Pacified.',
      fr: 'Pacifier, 1 Action, seulement dans un Système Ennemi qui n’est pas Pacifié : affrontez les Ennemis qui s’y trouvent face visible ou, s’il n’y en a pas, ceux que ses symboles font piocher. Si vous les vainquez tous, le Système est Pacifié.',
    },
    'XO-ACT-24': {
      en: 'Trade, 1 Action: buy Modules from the Ally of your System, exchange Scraps, Modules and Keys with the ships there, or do both. One Action covers everything you buy and exchange.',
      fr: 'Marchander, 1 Action : achetez des Modules à l’Allié de votre Système, échangez des Scraps, des Modules et des Clés avec les vaisseaux présents, ou faites les deux. Une Action couvre tous vos achats et tous vos échanges.',
    },
    'XO-ACT-25': {
      en: 'Only the active ship, or each member of the active Fleet, spends the Action for a Trade. The ships you deal with may have finished their turn, but they must not be engaged, and their captains have to agree.',
      fr: 'Seul le vaisseau actif, ou chaque membre de la Flotte active, dépense l’Action pour Marchander. Les vaisseaux avec qui vous traitez peuvent avoir fini leur tour, mais ils ne doivent pas être engagés, et leurs capitaines doivent être d’accord.',
    },
    'XO-ACT-26': {
      en: 'The ships in a System may put their Scraps together to buy from its Ally, and decide among themselves who receives each Module.',
      fr: 'Les vaisseaux d’un Système peuvent mettre leurs Scraps en commun pour acheter à son Allié, et décident entre eux à qui va chaque Module.',
    },
    'XO-ACT-27': {
      en: 'Precursor Mods, Energy, Health, EXP and Damage cards cannot be traded.',
      fr: 'Mods Précurseurs, Énergie, Santé, EXP et cartes Dégâts ne s’échangent pas.',
    },
    'XO-ACT-28': {
      en: 'The price of a Module is printed on its card; no discount brings it below 1. The Scraps you pay return to the supply.',
      fr: 'Le prix d’un Module est inscrit sur sa carte ; aucune remise ne l’abaisse au-dessous de 1. Les Scraps que vous payez retournent à la réserve.',
    },
    'XO-ACT-29': {
      en: 'Ship Maintenance, 1 Action: choose one of its four options and carry it out once. You Repair, remove a Damage card, buy Energy or Dismantle a Module.',
      fr: 'Maintenance du vaisseau, 1 Action : choisissez l’une de ses quatre options et accomplissez-la une fois. Vous Réparez, retirez une carte Dégâts, achetez de l’Énergie ou Démantelez un Module.',
    },
    'XO-ACT-30': {
      en: 'Repair: pay 1 Scrap, and a ship in your System, yours or another, regains 1 Health.',
      fr: 'Réparer : payez 1 Scrap, et un vaisseau de votre Système, le vôtre ou un autre, regagne 1 Santé.',
    },
    'XO-ACT-31': {
      en: 'A ship can never have more Health than it owns Health markers.',
      fr: 'Un vaisseau ne peut jamais avoir plus de Santé qu’il ne possède de marqueurs de Santé.',
    },
    'XO-ACT-32': {
      en: 'To remove a Damage card by Maintenance, pay 3 Scraps; the card may be on your ship or on another in your System. This does not count as a Repair.',
      fr: 'Pour retirer une carte Dégâts par la Maintenance, payez 3 Scraps ; la carte peut être sur votre vaisseau ou sur un autre de votre Système. Cela ne compte pas comme Réparer.',
    },
    'XO-ACT-33': {
      en: 'A Damage card that is removed goes to the Damage discard.',
      fr: 'Une carte Dégâts retirée va dans la défausse Dégâts.',
    },
    'XO-ACT-34': {
      en: 'To buy Energy by Maintenance, pay the Scraps that your ship board shows for the next slot, and put an Energy marker there, ready to be used.',
      fr: 'Pour acheter de l’Énergie par la Maintenance, payez les Scraps que votre plateau Vaisseau indique pour l’emplacement suivant, et posez-y un marqueur d’Énergie, prêt à servir.',
    },
    'XO-ACT-35': {
      en: 'Dismantle: discard one of your Modules and gain its price minus 1 in Scraps. Precursor Mods cannot be dismantled.',
      fr: 'Démanteler : défaussez l’un de vos Modules et gagnez son prix moins 1 en Scraps. Les Mods Précurseurs ne se démantèlent pas.',
    },
    'XO-ACT-36': {
      en: 'In a Fleet, each member may choose its own Maintenance option for the same Action.',
      fr: 'Dans une Flotte, chaque membre peut choisir sa propre option de Maintenance pour une même Action.',
    },
    'XO-ACT-37': {
      en: 'Strain, no Action, once per round for each ship, at any moment of your turn and not only when you have no Action left: gain 1 Action. In return, you must make a Damage Roll at the end of your turn.',
      fr: 'Pousser, sans Action, une fois par manche et par vaisseau, à n’importe quel moment de votre tour et pas seulement à court d’Actions : gagnez 1 Action. En contrepartie, vous devrez un lancer de Dégâts quand votre tour s’achèvera.',
    },
    'XO-ACT-38': {
      en: 'You make the Damage Roll for a Strain before your turn is closed, even if an effect cuts your turn short.',
      fr: 'Le lancer de Dégâts dû pour avoir Poussé se fait avant que votre tour ne soit clos, même si un effet l’abrège.',
    },
    'XO-ACT-39': {
      en: 'You cannot take any Action while you are engaged. Fighting and disengaging are not Actions, and cost none.',
      fr: 'Vous ne pouvez accomplir aucune Action tant que vous êtes engagé. Combattre et vous Désengager ne sont pas des Actions, et n’en coûtent pas.',
    },
    'XO-ACT-40': {
      en: 'You may repeat the same Action as often as your Actions allow. Only Scavenge, like Strain, is limited to once per round.',
      fr: 'Vous pouvez répéter une même Action aussi souvent que vos Actions le permettent. Seul Fouiller, comme Pousser, est limité à une fois par manche.',
    },
    'XO-ACT-41': {
      en: 'Ship Maintenance, Trade and Scavenge are possible in every type of System, Corrupted ones included, as long as you are not engaged.',
      fr: 'Maintenance du vaisseau, Marchander et Fouiller sont possibles dans tous les types de Systèmes, Corrompus compris, tant que vous n’êtes pas engagé.',
    },
  },
}
