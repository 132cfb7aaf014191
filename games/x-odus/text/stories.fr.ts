import { french as fr } from '@astrolabe/words/french.ts'
import type { Stories } from './stories.en.ts'

const OPENING = fr`Il y a mille ans, les Précurseurs ont scellé le Grand Rift et n’ont pas vécu assez pour voir tenir le sceau. Il cède à présent, et les voies qu’ils ont laissées portent des cultes, des chasseurs, et vous : quelques vaisseaux qui ont sauté à l’aveugle hors d’un massacre et se sont réveillés changés. Quelque part devant attendent les Clés, et la porte qu’elles ferment. L’X-ODUS commence.`

export const ENDINGS: Stories['endings'] = {
  victory:
    'La dernière Clé tourne, et la lumière quitte le Grand Rift comme un souffle trop longtemps retenu. Derrière vous les voies se taisent, comme les routes quand la guerre est rentrée chez elle. On aura le temps, maintenant, de compter les absents.',
  destruction: fr`Le dernier réacteur refroidit parmi les autres. Un moment encore, vos balises s’appellent par leur nom d’une épave à l’autre ; puis la Corruption passe sur elles, sans se presser.`,
  awakening:
    'Le ciel s’ouvre d’un bord à l’autre, sans un bruit. Ceux qui fuyaient encore s’arrêtent et se retournent, car il n’y a plus d’ailleurs. La Corruption est éveillée.',
}

const EXPLORATIONS: Stories['explorations'] = {
  X01: fr`Quatre cents coques tournent autour d’un soleil qui refroidit, encordées pour qu’aucune ne parte seule. La flottille a des ingénieurs sans ouvrage, des cales pleines de pièces, et des éclaireurs prêts à échanger ce qu’ils ont vu contre ce que vous avez vu. Personne ne demande où vous allez ; on voit bien comment vous êtes armés.`,
  X02: 'Onze quilles se dressent sur leurs cales, chacune arrêtée à une membrure différente, comme si un même coup de sifflet avait valu pour toutes. Les grues répondent encore, lentement. Un soldat saurait lesquelles de ces caisses n’ont jamais été destinées à des cargos.',
  X03: fr`Le miroir est large comme une lune et n’a pas été nettoyé depuis la mort de ceux qui l’ont poli. Il suit toujours le même coin de ciel, en corrigeant mille ans de dérive. Un érudit pourrait le prier de regarder ailleurs ; n’importe qui peut prendre ce que ses batteries ont épargné.`,
  X04: 'Trente barges se traînent le long de la voie, feux éteints, chacune guidée par la lueur des moteurs de la précédente. Elles paieront pour une escorte, et davantage pour qu’on ne parle pas de la cargaison. Aux hublots, les enfants saluent tout ce qui ne tire pas.',
  X05: 'Les foreuses ne se sont jamais arrêtées. Une colline de métal pur s’est mise en orbite autour de l’usine, triée par titre, dans l’attente d’un cargo abattu en un autre siècle. Les machines ne demandent qu’une signature.',
  X06: fr`Elle n’émet plus depuis neuf cents ans, mais son antenne se tourne encore vers qui approche. À l’intérieur, l’émetteur est tiède, intact ; seul manque le message. On pourrait lui apprendre à ouvrir un passage, à sonder le noir, ou à mentir à ce qui vous traque.`,
  X07: 'La porte est une phrase, dans une langue faite d’angles, et se referme sur qui la lit mal. Derrière dorment les outils de gens qui comptaient revenir. Les lampes s’allument une salle devant vous, comme elles devaient le faire pour eux.',
  X08: 'Une dernière garnison a tenu le Rift en joue jusqu’au bout de son air, et les canons le suivent toujours. Le journal s’interrompt au milieu d’une correction de tir. Achevez-la, et quelque chose, de l’autre côté, apprendra peut-être à hésiter.',
  X09: fr`On coule ici des cloches par milliers, chacune accordée pour appeler quelque chose hors du noir, et nulle main n’y travaille. On peut piller les fourneaux, ou les enrayer. Retourner le grand bourdon contre lui-même ferait taire la Corruption un moment ; le frapper de travers dirait à tous les Avatars où vous êtes.`,
  X10: 'Le remorqueur d’un marchand pend, cloué dans un piège à gravité, et ses feux épellent le vieux code qui veut dire patience. De bons artilleurs feraient sauter les ancres, et l’ami ainsi délivré tiendrait boutique ici. Un mauvais tir rabattrait tout le filet sur votre propre coque.',
  X11: 'Il s’ouvre, se ferme, s’ouvre, jamais deux fois sur les mêmes étoiles. Une sonde tenue bien droite dans sa gorge rapporterait d’un coup les cartes de trois systèmes. Mal tenue, elle reviendra aussi, et vite, à travers tout ce qui se trouvera devant elle.',
  X12: fr`Les râteliers d’armes montent jusqu’à la voûte, pris dans une sorte de corail qui se ferme quand on l’éclaire. Derrière le plus épais, un sceau précurseur est intact. Un feu précis y taillerait un chemin ; un feu brouillon réveillerait la chose, qui préfère le métal à la chair.`,
  X13: fr`Ici, toutes les chaises font face à la porte. On vous vendra ce qui est tombé d’autres vaisseaux, et l’on vous jouera la bonne caisse, celle de l’arrière-salle, dont personne ne parle. Les parties sont honnêtes mais longues : les perdants manquent souvent leur départ.`,
  X14: fr`Un poste d’écoute, une caserne, une chapelle aux portes ouvertes sur le vide. Ses relais tiennent en éveil deux garnisons alentour ; un raid rapide ferait taire l’une et l’autre et laisserait la solde sans propriétaire. Un raid lent ne leur apprendrait que votre portée.`,
  X15: 'L’étoile donne tout ce qu’elle possède, voile après voile de feu rose et vert. Les équipages qui chevauchent le front d’une telle vague en sortent la coque recuite, comme neuve, avec vue sur ce qui vient derrière. Les autres passent la nuit à éteindre des incendies.',
  X16: 'Ce que vous preniez pour un anneau de glace a des articulations. Dix mille corps repliés se retournent dans leur sommeil au passage de votre ombre, et quelque part au milieu l’un d’eux a ouvert un œil. Il est encore temps de se frayer un chemin au canon, si personne n’hésite.',
  X17: fr`Devant vous, les étoiles s’écartent comme un rideau, sous une main qui n’est pas encore là. Vos instruments mesurent une plaie large comme une pièce de monnaie, et qui grandit. Les bonnes harmoniques la recoudraient ; négligée, elle devient une porte, et les portes, par ici, servent.`,
  X18: 'Les mines sont plus vieilles que la guerre pour laquelle on les a posées, et dérivent vers la chaleur. Il faut lire leur code de reconnaissance dans la friture avant que la plus proche ait fini d’approcher. Moteurs coupés, lampes éteintes, que personne ne souffle sur la vitre.',
  X19: 'L’appel de détresse était bien joué, jusqu’aux pleurs d’un enfant au second plan. Puis l’épave déplie ses canons. Un seul tir bien placé les disperserait, mais ils ont eu toute la semaine pour viser.',
  X20: fr`Cela commence comme une panne d’interphone : une voix lit le rôle d’équipage, par ordre d’âge. La moitié du quart a cessé le travail pour écouter. Si nul ne trouve la fréquence pour la fermer, ils répondront, et ce qui lit saura à quelle distance vous êtes.`,
}

/** What each option of an Exploration comes to, in the order of its options. */
const DEEDS: Stories['deeds'] = {
  X01: [
    'échanger des cartes avec leurs éclaireurs',
    'troquer des vivres contre des pièces',
    'se mettre à couple d’un vaisseau-atelier',
  ],
  X02: ['forcer les caisses militaires', 'dépouiller les coques inachevées', 'confier sa coque aux grues'],
  X03: ['faire tourner le grand miroir', 'copier ses derniers relevés', 'vider ses batteries'],
  X04: ['leur ouvrir la route', 'faire payer son silence', 'les escorter un bout de chemin'],
  X05: ['reprogrammer les foreuses', 'signer le bon d’enlèvement', 'se brancher sur le réacteur de l’usine'],
  X06: ['lui apprendre à ouvrir un passage', 'sonder le noir avec son antenne', 'lancer une fausse piste'],
  X07: ['lire la porte à voix haute', 'emporter ce qui traîne à l’entrée', 'se reposer sous les lampes'],
  X08: ['achever le tir interrompu', 'braquer les canons sur un Rift', 'dépouiller le journal de bord'],
  X09: ['piller les fourneaux', 'enrayer les fourneaux', 'retourner le grand bourdon contre lui-même'],
  X10: [
    'couvrir son équipage, qui vous le rend',
    'ramasser la cargaison perdue',
    'faire sauter les ancres du piège',
  ],
  X11: ['en caler l’ouverture', 'y jeter un coup d’œil', 'tenir une sonde dans sa gorge'],
  X12: ['reconnaître les armes saines', 'ramasser ce qui est tombé des râteliers', 'tailler jusqu’au sceau'],
  X13: ['parler à la bonne personne', 'faire affaire au comptoir', 'jouer la caisse de l’arrière-salle'],
  X14: ['voler les plans de patrouille', 'couper un relais', 'lancer un raid éclair'],
  X15: ['calculer un abri dans son ombre', 'déployer les collecteurs', 'chevaucher le front de l’onde'],
  X16: ['se frayer un chemin au canon'],
  X17: ['recoudre la plaie'],
  X18: ['répondre au code des mines'],
  X19: ['disperser l’embuscade'],
  X20: ['trouver la fréquence et la fermer'],
}

const SIGNALS: Stories['signals'] = {
  S01: 'Elle gît là, les reins brisés, depuis un temps où personne n’aurait pu la secourir. La Clé couve dans son réacteur comme une braise sous la cendre, et ne quittera pas un vaisseau incapable de voler. On la répare donc, tôle après tôle, pour un dernier voyage de quelques mètres.',
  S02: fr`Chaque mur est un texte, chaque texte une serrure. L’archive se moque de la force et du rang ; elle demande, en quarante écritures mortes, ce que sont devenus ses lecteurs. Chaque bonne réponse ouvre un rayon, et la Clé est rangée au dernier.`,
  S03: fr`Un seul drone tourne autour de la Clé, pour la neuf millionième fois, environ. Il ne vous hait pas ; on lui a simplement dit que vous viendriez. Il ne poursuit pas, ne se lasse pas, ne discute pas.`,
  S04: 'Le relais portait jadis les voix de tout un bras de la Galaxie, et ne peut plus éclairer sa propre porte. Il boit ce qu’on lui donne, un peu de chaque réacteur, et n’en rend rien. À son réveil, il lui restera un message à transmettre, et ce sera la Clé.',
  S05: fr`La Clé est ici, mais pas encore : la forge en garde le moule et manque de métal. Donnez-lui n’importe quoi, des tôles, des couverts, des médailles. Elle les pèse au prix qu’ils avaient pour quelqu’un.`,
  S06: 'Une aiguille de verre noir se dresse ici, et sa jumelle à l’autre bout de la carte, dans un système d’où rien ne sort. Que chacune soit tournée vers l’autre dans la même heure, et l’espace entre elles se rappellera comment tenir une Clé. Il faut bien que quelqu’un aille tourner l’autre.',
  S07: 'On l’a bâtie pour survivre à ses ordres, et elle y a survécu. Elle a dépecé neuf vaisseaux pour se maintenir en état, dont les noms se lisent encore sur ses flancs. La Clé brûle à la place du cœur, et l’on dirait que la sentinelle sait où vous regardez.',
  S08: 'La Clé est entrée dans le nuage avec son porteur, et l’on voit encore sa lueur du dehors, verte, patiente, profonde. Le gaz mange les joints, puis la peinture, puis les noms sur les coques. Entrez-y en tirant pour l’écarter, et comptez vos gens à chaque remontée.',
  S09: fr`Il bat une fois par heure, et à chaque fois le ciel se dérègle un peu plus. La Clé est l’écharde logée au-dedans, la seule chose qui le blesse. Toute entaille manquée l’affaiblit, et vous coûte ; les chirurgiens d’avant vous ne sont pas tout à fait partis.`,
  S10: 'La Clé repose à découvert, sur une table de roche, sans le moindre gardien. Le temps que quelqu’un le dise à voix haute, les étoiles ont commencé de s’éteindre derrière vous. Quelque chose avait ordre d’attendre ici que vous ayez assez de courage.',
  S11: fr`Les Cultistes n’ont pas trouvé la Clé ; ils ont bâti leur foi tout autour. L’autel rend ce qu’il tient contre une perte égale, et sait distinguer un sacrifice d’un marché. Décidez de quoi vous passer, et voyez comme il veut autre chose.`,
  S12: 'Ici le sceau a déjà cédé, un peu, et la faille s’étend. La Clé est ce qui étaie la brèche, tournant avec lenteur, éclairée du mauvais côté. Retirez-la d’un seul geste, ou restez à regarder les bords s’effriter.',
}

const ENEMIES: Stories['enemies'] = {
  E01: fr`Un pilote, un moteur, une seule consigne : être la dernière chose qu’ils voient en partant.`,
  E02: 'Il se bat comme d’autres paient leurs dettes, mal et tard. Une seule passe maladroite, et c’est vous qui payez.',
  E03: 'Petit, nombreux, négligeable, et conscient de l’être. Il garde son meilleur coup pour après sa mort.',
  E04: 'Le pilote chante sur tous les canaux. Chaque tir qui s’égare lui semble une réponse, et le bouclier s’avive.',
  E05: fr`Un navire marchand, autrefois ; le nom se devine sous la peinture. Ses grappins cherchent les conduites ouvertes et vous laissent dans le noir.`,
  E06: fr`Peu de blindage, et nul besoin d’en avoir tant que vous tirez à côté : ce que vous gaspillez, elle le boit.`,
  E07: 'Il n’est pas pressé de tuer. Il s’oppose seulement, avec des barbelures et beaucoup de câble, aux adieux.',
  E08: 'Deux coques, un seul esprit, toujours du côté où l’artilleur recharge.',
  E09: 'Derrière les vitres de la passerelle, une chose pâle se presse vers le combat. Quand une salve faiblit, elle répond de tous ses canons.',
  E10: 'Il traverse les murs, et la prudence. Qui se recroqueville derrière ses écrans le trouve déjà à l’intérieur.',
  E11: 'Même son escorte garde ses distances. Brisez la coque, et vous saurez ce qu’il transportait.',
  E12: 'Il se bat de dos, en tissant. Tout coup trop faible pour déchirer l’étoffe passe dans le fil suivant.',
  E13: 'Vaisseau amiral d’une marine que personne ne se souvient d’avoir combattue. Il n’a jamais eu besoin d’une seconde erreur.',
  E14: 'Elle ne poursuit pas ceux qui fuient. Elle se tourne vers le Rift et lui raconte, longuement, combien ils avaient peur.',
  E15: 'Une gueule, avec des moteurs. Blessé à chacune de ses batailles, il en a mangé les cicatrices.',
  E16: 'Les lampes baissent sur tous les ponts avant que l’alarme ait sonné. Il porte le silence comme d’autres portent des canons.',
}

const AVATARS: Stories['avatars'] = [
  'Il ne prend rien qu’il ne compte garder. Où sa lame a passé, les chantiers refont une coque, mais jamais à sa taille.',
  'L’armure est vide, et ce vide penche vers la lumière. Qui l’a rencontré rentre avec des cabines qui ne seront plus jamais chaudes.',
  'Il a assez de mains pour se battre avec les unes et travailler avec les autres. Chaque coup trop court lui donne le temps de vous découdre, boulon par boulon, très proprement.',
  'Ce fut un monde, qui se rappelle avoir été repu. Chaque tir perdu est une bouchée, et les plaies se referment dessus.',
]

const ALLIES: Stories['allies'] = {
  cartographer:
    'Elle a dessiné tous les systèmes où elle ne retournera pas. Pour un Scrap, elle vous en dessinera un de plus.',
  engineer: 'Il parle aux moteurs et salue les capitaines de la tête. Ce qu’il répare reste réparé.',
  mercenary:
    'Quatre guerres, trois camps, aucune rancune. Nommez un Système, payez d’avance, et ce soir tout y sera calme.',
  broker:
    'Elle achète aux désespérés, vend aux braves, et prend aux seconds la plus petite marge. Ses prix sont la dernière bonté de cette voie.',
}

const SHIPS: Stories['ships'] = {
  warship: fr`Fait pour finir les combats : il frappe fort, et on l’entend venir. Menez l’attaque, apprenez de chaque Ennemi abattu, et laissez à d’autres les lieux où il faut du silence.`,
  battlecruiser:
    'Le mur derrière lequel se tiennent les autres. Restez en Flotte, prenez les coups destinés aux coques légères, et grandissez de ce qui aurait dû vous briser.',
  'proto-ship': fr`Un laboratoire que personne n’a osé déclarer achevé. Explorez tout : faible au début, il change les ⚡ en puissance de feu comme nul autre une fois ses Mods éveillés.`,
  'drone-specialist':
    'Un atelier dont les mains volent. Gardez des Scraps pour réparer, restez près des blessés, et vos drones apprendront à se battre aussi bien qu’à soigner.',
  explorer:
    'Rapide, discret, fragile. Ouvrez la carte à coups de sondes et de sauts à l’aveugle, trouvez tôt les Signaux, et laissez le combat aux coques plus épaisses.',
  'pirate-ship': fr`Tout vaut quelque chose pour quelqu’un. Fouillez, pillez, frappez en premier : les Scraps vous apprennent le métier et achètent ce qui manque à la Flotte.`,
}

const MALFUNCTIONS: Stories['malfunctions'] = {
  'leaking-reactor': 'Une flaque bleue sur le pont, et personne pour aller chercher la serpillière.',
  'jammed-turret': 'Elle tourne jusqu’à midi, et l’Ennemi se tient toujours à une heure.',
  'cracked-hull': 'On pourrait y glisser la main, quoique le règlement le déconseille.',
  'damaged-sensors': 'L’écran montre un lac paisible, avec des cygnes.',
  'engine-failure': 'Il croisera toute la journée, mais tousse dès qu’on lui en demande davantage.',
  'wounded-crew': 'La chirurgienne opère à la lampe de poche, et opère seule.',
  'unstable-core': 'Il bourdonne dans le mauvais ton, et plus aigu à chaque coup.',
  'breached-hold': 'Derrière vous s’en va, en une longue ligne scintillante, tout ce que vous aviez épargné.',
}

export const STORIES: Stories = {
  opening: OPENING,
  endings: ENDINGS,
  explorations: EXPLORATIONS,
  deeds: DEEDS,
  signals: SIGNALS,
  enemies: ENEMIES,
  avatars: AVATARS,
  allies: ALLIES,
  ships: SHIPS,
  malfunctions: MALFUNCTIONS,
}
