import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const setup: Chapter<RuleOf<'setup'>> = {
  title: { en: 'Setup', fr: 'Mise en place' },
  rules: {
    'AE-BS-1': {
      en: 'Choose an event deck and shuffle its 10 cards face down. For a first game, take Galactic Dawn.',
      fr: 'Choisissez un paquet Événement et mélangez ses 10 cartes face cachée. Pour une première partie, prenez Aube galactique.',
    },
    'AE-BS-2': {
      en: 'The event marker starts 2, 3, 4 or 5 steps before the event space: as many steps as there are participants.',
      fr: 'Le marqueur Événement part à 2, 3, 4 ou 5 pas de la case Événement : autant de pas que de participants.',
    },
    'AE-BS-3': {
      en: 'The scrapyard board lies beside the map. It has two areas: the scrapyard, for damaged ships, and the Repair Barge, for those that have been repaired.',
      fr: 'Le plateau de la casse se place à côté de la carte. Il a deux zones : la casse, pour les vaisseaux endommagés, et la Barge de réparation, pour ceux qu’on a réparés.',
    },
    'AE-BS-4': {
      en: 'The map of the Edge has 27 slots for hexagonal tiles, in 6 rows, A to F, of 5, 4, 5, 4, 5 and 4 slots; their names are A1 to A5, B1 to B4, and so on. Every second row is shifted by half a slot. Two slots are adjacent when they share a side.',
      fr: 'La carte de la Bordure compte 27 emplacements pour tuiles hexagonales, en 6 rangées, de A à F, de 5, 4, 5, 4, 5 et 4 emplacements ; ils se nomment A1 à A5, B1 à B4, et ainsi de suite. Une rangée sur deux est décalée d’un demi-emplacement. Deux emplacements sont adjacents quand ils ont un côté commun.',
    },
    'AE-BS-5': {
      en: 'Shuffle the 15 planet tiles and draw 4 of them with 2 participants, 6 with 3, 8 with 4 or 10 with 5. The others wait in a face-down stack, and events bring them onto the map.',
      fr: 'Mélangez les 15 tuiles Planète et piochez-en 4 à 2 participants, 6 à 3, 8 à 4 ou 10 à 5. Les autres attendent en une pile face cachée, et les événements les feront entrer sur la carte.',
    },
    'AE-BS-6': {
      en: 'Shuffle the planets you drew with the 6 Alliance bases and the special regions you chose. Lay them face up, one to a slot, from the top left, row after row, each from left to right.',
      fr: 'Mélangez les planètes piochées, les 6 bases de l’Alliance et les régions spéciales choisies. Posez-les face visible, une par emplacement, depuis le coin supérieur gauche, rangée après rangée, chacune de gauche à droite.',
    },
    'AE-BS-7': {
      en: 'If you use the Void, slot B3 is kept for it: the board bears its icon there.',
      fr: 'Si vous utilisez le Néant, l’emplacement B3 lui est réservé : le plateau y porte son icône.',
    },
    'AE-BS-8': {
      en: 'A nebula borders the map on either side. The West nebula stands for die results 1 to 3 and touches the first slot of every row; the East nebula stands for 4 to 6 and touches the last slot of every row. A slot without a tile is no region.',
      fr: 'Une nébuleuse borde la carte de chaque côté. Celle de l’Ouest répond aux résultats 1 à 3 d’un dé et touche le premier emplacement de chaque rangée ; celle de l’Est répond aux résultats 4 à 6 et touche le dernier. Un emplacement sans tuile n’est pas une région.',
    },
    'AE-BS-9': {
      en: 'Put 1 moon face up on each nebula, drawn from the 6 orphaned moons or from the 6 ancient ones; the others stay in the box. If you mix both sorts, each nebula gets 2.',
      fr: 'Mélangez les 6 lunes orphelines, ou les 6 lunes antiques, et posez-en 1 face visible sur chaque nébuleuse ; les autres retournent dans la boîte. Si vous mélangez les deux sortes, chaque nébuleuse en reçoit 2.',
    },
    'AE-BS-10': {
      en: 'Shuffle the planetary moons, each colour apart. Each planet gets a stack of 3 moons of its colour, turned face up, so that you see only the top one. The others wait in face-down stacks of 3 for planets still to come.',
      fr: 'Mélangez les lunes planétaires, chaque couleur à part. Chaque planète reçoit une pile de 3 lunes de sa couleur, retournée face visible : on ne voit que celle du dessus. Les autres attendent, par piles de 3 face cachée, les planètes à venir.',
    },
    'AE-BS-11': {
      en: 'Choose one class S raider, the Vorticon Attackers for a first game, and put its 4 figures on its card. Then roll 2 dice: each die sends 1 figure to its nebula, and both may end up in the same one.',
      fr: 'Choisissez un pillard de classe S, les Attaquants vorticons pour une première partie, et posez ses 4 figurines sur sa carte. Lancez ensuite 2 dés : chacun envoie 1 figurine dans sa nébuleuse, et toutes deux peuvent se retrouver dans la même.',
    },
    'AE-BS-12': {
      en: 'Draw 1 raider at random of each class A, B, C and D, and lay their cards face down in that order. The others go back to the box unseen. If the Void Dragon is in the game, there is no other raider of class C.',
      fr: 'Tirez au hasard 1 pillard de chaque classe A, B, C et D, et posez leurs cartes face cachée dans cet ordre. Les autres retournent dans la boîte sans être vus. Si le Dragon du Néant est en jeu, il n’y a pas d’autre pillard de classe C.',
    },
    'AE-BS-13': {
      en: 'Choose how long you want to play, and put the Terminus marker on 50 VP for a short game, 60 VP for a medium one or 70 VP for a long one.',
      fr: 'Choisissez la durée de la partie, et posez le marqueur Terminus sur 50 PV pour une partie courte, 60 PV pour une moyenne ou 70 PV pour une longue.',
    },
    'AE-BS-14': {
      en: 'Each of the four types of module, Science, Industry, Commerce and Civilization, has a deck and a column. Shuffle the decks, and start every column with 3 modules face up.',
      fr: 'Chacun des quatre types de modules, Science, Industrie, Commerce et Civilisation, a un paquet et une colonne. Mélangez les paquets, et commencez chaque colonne par 3 modules face visible.',
    },
    'AE-BS-15': {
      en: 'Shuffle the discovery tokens and make three stacks of 5, face down: one on each of the 2 marked spaces of the Science track, and one on the Observatory space. The others go back to the box.',
      fr: 'Mélangez les pions Découverte et faites trois piles de 5, face cachée : une sur chacune des 2 cases marquées de la piste Science, et une sur la case Observatoire. Les autres retournent dans la boîte.',
    },
    'AE-BS-16': {
      en: 'Shuffle the supremacy tokens and put 1 face up on each of the 3 marked spaces of the Supremacy track. The others go back to the box.',
      fr: 'Mélangez les pions Suprématie et posez-en 1 face visible sur chacune des 3 cases marquées de la piste Suprématie. Les autres retournent dans la boîte.',
    },
    'AE-BS-17': {
      en: 'Shuffle the tactics cards, 80 of them, or 90 if you play with the expansion. Put development tiles and ability cards together by type. The neutral ship upgrades make 4 piles, one for each type of ship, shuffled and face up: you can only get the tile that lies on top.',
      fr: 'Mélangez les cartes Stratégie, au nombre de 80, ou de 90 si vous jouez avec l’extension. Rassemblez par type les tuiles et les cartes Infrastructure. Les améliorations de vaisseau neutres forment 4 piles, une par type de vaisseau, mélangées et face visible : vous ne pouvez obtenir que la tuile du dessus.',
    },
    'AE-BS-18': {
      en: 'Each player takes a station and, in one colour, 6 transports, 1 fighter, 1 science vessel, 1 heavy cruiser, 9 leaders, 6 dice, 5 track markers and 1 VP marker.',
      fr: 'Chaque joueur prend une station et, d’une même couleur, 6 transports, 1 chasseur, 1 vaisseau scientifique, 1 croiseur lourd, 9 chefs, 6 dés, 5 marqueurs de piste et 1 marqueur de PV.',
    },
    'AE-BS-19': {
      en: 'Each player is dealt 3 faction cards, keeps 1 in secret, and all reveal theirs together. Take the starting resources of your faction and its ship upgrade; the upgrade is not in force yet.',
      fr: 'Chaque joueur reçoit 3 cartes Faction et en garde 1 en secret ; tous révèlent la leur ensemble. Prenez les ressources de départ de votre faction et son amélioration de vaisseau, qui n’est pas encore en vigueur.',
    },
    'AE-BS-20': {
      en: 'You start with 3 transports in your launch bay. Your other ships are in your supply, still to be built.',
      fr: 'Vous commencez avec 3 transports dans votre Baie de lancement. Vos autres vaisseaux sont dans votre réserve, encore à construire.',
    },
    'AE-BS-21': {
      en: 'Your marker starts on space 0 of each of the five progress tracks.',
      fr: 'Votre marqueur part de la case 0 de chacune des cinq pistes Progrès.',
    },
    'AE-BS-22': {
      en: 'Draw the first player at random; the turn then goes clockwise. VP markers start on 1 for the first player, 2 for the second, 3 for the third, and so on.',
      fr: 'Tirez au hasard le premier joueur ; on joue ensuite dans le sens horaire. Les marqueurs de PV partent de 1 pour le premier joueur, 2 pour le deuxième, 3 pour le troisième, et ainsi de suite.',
    },
    'AE-BS-23': {
      en: 'Your 9 leaders are scattered: 1 waits on each of the 6 Alliance bases, 2 in nebulae, each where a die sends it, and the last one is with you on your station.',
      fr: 'Vos 9 chefs sont dispersés : 1 attend sur chacune des 6 bases de l’Alliance, 2 dans les nébuleuses, chacun là où un dé l’envoie, et le dernier est avec vous sur votre station.',
    },
    'AE-BS-24': {
      en: 'Each player draws 2 tactics cards, besides those that a faction may bring.',
      fr: 'Chaque joueur pioche 2 cartes Stratégie, outre celles que peut apporter une faction.',
    },
    'AE-BS-25': {
      en: 'If you play with Destiny cards, each player is dealt 2 and keeps them secret until the end.',
      fr: 'Si vous jouez avec les cartes Destinée, chaque joueur en reçoit 2 et les garde secrètes jusqu’à la fin.',
    },
    'AE-BS-26': {
      en: 'If you wish, choose up to 2 of the 4 special regions, Quasar, Vortex, Shattered Belt and Silent Gate, before the map is laid out.',
      fr: 'Si vous le souhaitez, choisissez jusqu’à 2 des 4 régions spéciales, le Quasar, le Vortex, la Ceinture brisée et la Porte silencieuse, avant de composer la carte.',
    },
    'AE-BS-27': {
      en: 'To make up for playing later, the second player starts with 1 credit, the third with 1 credit and 1 energy, the fourth with 1 credit and 1 tactics card, the fifth with 1 credit, 1 tactics card and 1 energy.',
      fr: 'Pour compenser leur rang, le deuxième joueur commence avec 1 crédit, le troisième avec 1 crédit et 1 énergie, le quatrième avec 1 crédit et 1 carte Stratégie, le cinquième avec 1 crédit, 1 carte Stratégie et 1 énergie.',
    },
    'AE-BS-28': {
      en: 'The colours are red, blue, green, yellow and white; white comes with the expansion and is as a rule that of the Unity. Each colour also has a shape or a letter of its own, so that nobody has to tell them apart by colour alone.',
      fr: 'Les couleurs sont le rouge, le bleu, le vert, le jaune et le blanc ; le blanc vient de l’extension et revient d’ordinaire à l’Unité. Chaque couleur a aussi sa forme ou sa lettre, pour que nul n’ait à se fier à la seule couleur.',
    },
    'AE-BS-29': {
      en: 'A first game uses Galactic Dawn, the Vorticon Attackers and a Terminus of 50 VP, without Destiny cards, special regions or anything of the expansion. Each player is dealt 2 factions out of eight: Pulsewar Refugees, Synthetic Mecharons, Tolzeed Carriers, Ironwake Union, Verdant Exodus, Ashen Legion, Drift Nomads and Crystal Regency.',
      fr: 'Une première partie se joue avec Aube galactique, les Attaquants vorticons et un Terminus à 50 PV, sans carte Destinée, ni région spéciale, ni rien de l’extension. Chaque joueur reçoit 2 factions parmi huit : Réfugiés de la Guerre Magnétique, Mécarons synthétiques, Porteurs de Tolzeed, Union de Sillagefer, Exode verdoyant, Légion cendrée, Nomades de la Dérive et Régence cristalline.',
    },
  },
}
