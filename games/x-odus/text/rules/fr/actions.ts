import type { RuleOf } from '../../../rules/rule-ids.ts'

export const actions: Readonly<Record<RuleOf<'actions'>, string>> = {
  'XO-ACT-01':
    'Envoyer une Sonde, 1 Action : désignez une place libre contiguë à votre Système, piochez la tuile du dessus de la pile Systèmes et posez-la là, face visible.',
  'XO-ACT-02': 'Vous désignez la place de la tuile avant de l’avoir vue.',
  'XO-ACT-03':
    'Tournez la nouvelle tuile à votre gré, pourvu qu’un de ses bords ouverts soit face à un bord ouvert de votre Système : une voie hyperspace les relie alors. La place désignée doit donc toucher un bord ouvert de votre Système.',
  'XO-ACT-04':
    'La nouvelle tuile n’a pas à s’accorder avec ses autres voisines. Il y a une voie partout où deux bords ouverts se rencontrent, et aucune là où un bord ouvert rencontre un bord fermé.',
  'XO-ACT-05':
    'Une tuile révélée reçoit un marqueur d’Exploration si elle porte le symbole Exploration, ou, si elle porte un symbole Signal, le marqueur de Clé du même numéro, pris sur le plateau Corruption.',
  'XO-ACT-06':
    'Sauter, 1 Action : passez dans un Système déjà révélé, adjacent au vôtre et relié à lui par une voie ou par des Trous de ver.',
  'XO-ACT-07':
    'Sauter à l’Aveugle, 1 Action : Envoyez une Sonde, puis Sautez dans la foulée vers le Système qu’elle révèle. Vous ne pouvez pas vous raviser en le voyant.',
  'XO-ACT-08':
    'Rush Hyperspace, 2 Actions : faites jusqu’à 3 Sauts de suite. Le coût est le même si vous vous arrêtez avant.',
  'XO-ACT-09':
    'Vous n’entrez pas dans les Systèmes que votre Rush traverse : ni lancer de Détection, ni Allié révélé, ni aucun autre effet d’une entrée.',
  'XO-ACT-10':
    'Vous entrez normalement dans le dernier Système d’un Rush, avec un lancer de Détection s’il y a lieu.',
  'XO-ACT-11':
    'Un Rush ne peut pas dépasser un Avatar : dans le premier Système du trajet où il y en a un, votre Rush s’arrête et vous êtes engagé.',
  'XO-ACT-12':
    'Pour les vaisseaux, tous les Systèmes dotés d’un Trou de ver, symbole ou marqueur, sont adjacents les uns aux autres et reliés. Un Trou de ver resté seul de son espèce ne mène nulle part.',
  'XO-ACT-13':
    'Si vous arrivez par un Trou de ver dans un Système Ennemi qui n’est pas Pacifié, vous faites un lancer de Détection comme pour toute autre entrée.',
  'XO-ACT-14': 'Un bord fermé, marqué d’une bordure colorée, ne se franchit jamais.',
  'XO-ACT-15':
    'Si vous entrez dans un Système où se trouve un Avatar pendant la phase d’Action, vous êtes engagé, sans lancer de Dégâts.',
  'XO-ACT-16':
    'Quand la pile Systèmes est vide, vous ne pouvez plus Envoyer une Sonde ni Sauter à l’Aveugle, et un effet qui révèle des Systèmes ne révèle que ceux qui restent.',
  'XO-ACT-17':
    'La première fois qu’un vaisseau entre dans un Système à symbole Allié, l’Allié est révélé ; le traverser au cours d’un Rush n’y suffit pas.',
  'XO-ACT-18':
    'Explorer, 1 Action : ôtez le marqueur d’Exploration de votre Système, puis piochez une carte Exploration et résolvez-la.',
  'XO-ACT-19':
    'Dans un Système où se trouve un marqueur de Clé, Explorer révèle la carte Signal du même numéro, et non une carte Exploration. Le marqueur de Clé reste sur la tuile.',
  'XO-ACT-20': 'Sur le Grand Rift, Explorer pose vos Clés sur la tuile.',
  'XO-ACT-21':
    'Vous ne pouvez Explorer ni dans un Système Corrompu, ni tant que vous êtes engagé, ni là où il n’y a pas de marqueur d’Exploration et pas de Signal à révéler, ni sur le Grand Rift si aucun des vaisseaux qui agissent ne porte de Clé.',
  'XO-ACT-22':
    'Fouiller, 1 Action, une fois par manche et par vaisseau : gagnez 1 Scrap, ou prenez toutes les Clés d’un vaisseau détruit qui gisent dans votre Système.',
  'XO-ACT-23':
    'Pacifier, 1 Action, seulement dans un Système Ennemi qui n’est pas Pacifié : affrontez les Ennemis qui s’y trouvent face visible ou, s’il n’y en a pas, ceux que ses symboles font piocher. Si vous les vainquez tous, le Système est Pacifié.',
  'XO-ACT-24':
    'Marchander, 1 Action : achetez des Modules à l’Allié de votre Système, échangez des Scraps, des Modules et des Clés avec les vaisseaux présents, ou faites les deux. Une Action couvre tous vos achats et tous vos échanges.',
  'XO-ACT-25':
    'Seul le vaisseau actif, ou chaque membre de la Flotte active, dépense l’Action pour Marchander. Les vaisseaux avec qui vous traitez peuvent avoir fini leur tour, mais ils ne doivent pas être engagés, et leurs capitaines doivent être d’accord.',
  'XO-ACT-26':
    'Les vaisseaux d’un Système peuvent mettre leurs Scraps en commun pour acheter à son Allié, et décident entre eux à qui va chaque Module.',
  'XO-ACT-27': 'Mods Précurseurs, Énergie, Santé, EXP et cartes Dégâts ne s’échangent pas.',
  'XO-ACT-28':
    'Le prix d’un Module est inscrit sur sa carte ; aucune remise ne l’abaisse au-dessous de 1. Les Scraps que vous payez retournent à la réserve.',
  'XO-ACT-29':
    'Maintenance du vaisseau, 1 Action : choisissez l’une de ses quatre options et accomplissez-la une fois. Vous Réparez, retirez une carte Dégâts, achetez de l’Énergie ou Démantelez un Module.',
  'XO-ACT-30':
    'Réparer : payez 1 Scrap, et un vaisseau de votre Système, le vôtre ou un autre, regagne 1 Santé.',
  'XO-ACT-31': 'Un vaisseau ne peut jamais avoir plus de Santé qu’il ne possède de marqueurs de Santé.',
  'XO-ACT-32':
    'Pour retirer une carte Dégâts par la Maintenance, payez 3 Scraps ; la carte peut être sur votre vaisseau ou sur un autre de votre Système. Cela ne compte pas comme Réparer.',
  'XO-ACT-33': 'Une carte Dégâts retirée va dans la défausse Dégâts.',
  'XO-ACT-34':
    'Pour acheter de l’Énergie par la Maintenance, payez les Scraps que votre plateau Vaisseau indique pour l’emplacement suivant, et posez-y un marqueur d’Énergie, prêt à servir.',
  'XO-ACT-35':
    'Démanteler : défaussez l’un de vos Modules et gagnez son prix moins 1 en Scraps. Les Mods Précurseurs ne se démantèlent pas.',
  'XO-ACT-36':
    'Dans une Flotte, chaque membre peut choisir sa propre option de Maintenance pour une même Action.',
  'XO-ACT-37':
    'Pousser, sans Action, une fois par manche et par vaisseau, à n’importe quel moment de votre tour et pas seulement à court d’Actions : gagnez 1 Action. En contrepartie, vous devrez un lancer de Dégâts quand votre tour s’achèvera.',
  'XO-ACT-38':
    'Le lancer de Dégâts dû pour avoir Poussé se fait avant que votre tour ne soit clos, même si un effet l’abrège.',
  'XO-ACT-39':
    'Vous ne pouvez accomplir aucune Action tant que vous êtes engagé. Combattre et vous Désengager ne sont pas des Actions, et n’en coûtent pas.',
  'XO-ACT-40':
    'Vous pouvez répéter une même Action aussi souvent que vos Actions le permettent. Seul Fouiller, comme Pousser, est limité à une fois par manche.',
  'XO-ACT-41':
    'Maintenance du vaisseau, Marchander et Fouiller sont possibles dans tous les types de Systèmes, Corrompus compris, tant que vous n’êtes pas engagé.',
}
