import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unitySetup: Chapter<RuleOf<'unity-setup'>> = {
  title: { en: 'Facing the Unity: setup', fr: 'Affronter l’Unité : mise en place' },
  rules: {
    'AE-US-1': {
      en: 'You face the Unity alone, or two or three of you do. The rules of the base game hold, except where these chapters say otherwise.',
      fr: 'Vous affrontez l’Unité seul, ou à deux ou trois. Les règles du jeu de base valent, sauf là où ces chapitres disent autrement.',
    },
    'AE-US-2': {
      en: 'Alone, set up as for 2 players. With 2 or 3 players against the Unity, set up as for one more, 3 or 4.',
      fr: 'Seul, faites la mise en place pour 2 joueurs. À 2 ou 3 joueurs contre l’Unité, comptez-en un de plus, soit 3 ou 4.',
    },
    'AE-US-3': {
      en: 'The Unity has a station board of its own. Instead of a faction it has a commander, whose card lies at the top of that board.',
      fr: 'L’Unité a son propre plateau Station. Au lieu d’une faction, elle a un commandant, dont la carte se place en haut de ce plateau.',
    },
    'AE-US-4': {
      en: 'Choose one of the 9 commanders: there are 3 at each of three levels of difficulty. The others go back to the box.',
      fr: 'Choisissez l’un des 9 commandants : il y en a 3 à chacun des trois niveaux de difficulté. Les autres retournent dans la boîte.',
    },
    'AE-US-5': {
      en: 'Every commander starts ahead on some progress tracks and has a Helm, a wheel of bonuses. Those of levels 2 and 3 also have a special ability of their own.',
      fr: 'Chaque commandant part avec de l’avance sur certaines pistes Progrès et possède un Gouvernail, une roue de bonus. Ceux des niveaux 2 et 3 ont en outre une capacité spéciale qui leur est propre.',
    },
    'AE-US-6': {
      en: 'The Unity plays a colour that no player uses: white, unless somebody has taken it.',
      fr: 'L’Unité joue une couleur qu’aucun joueur n’utilise : le blanc, à moins que quelqu’un ne l’ait pris.',
    },
    'AE-US-7': {
      en: 'All 9 ships of the Unity start in its launch bay, each on its marked place.',
      fr: 'Les 9 vaisseaux de l’Unité commencent dans sa Baie de lancement, chacun à sa place marquée.',
    },
    'AE-US-8': {
      en: 'As players do, the Unity puts 1 leader on each of the 6 Alliance bases.',
      fr: 'Comme les joueurs, l’Unité pose 1 chef sur chacune des 6 bases de l’Alliance.',
    },
    'AE-US-9': {
      en: 'It puts none in nebulae: the 2 leaders that a player would send there are on its station from the start, in the Leaders area.',
      fr: 'Elle n’en pose aucun dans les nébuleuses : les 2 chefs qu’un joueur y enverrait sont dès le début sur sa station, dans la zone Chefs.',
    },
    'AE-US-10': {
      en: 'The leader that is left points at the first space of the Helm: it is the Helm marker until the end. It no longer counts as a leader for anything, scoring included.',
      fr: 'Son dernier chef se place sur la première case du Gouvernail et sert de marqueur Gouvernail jusqu’à la fin. Il ne compte plus comme chef pour quoi que ce soit, décompte compris.',
    },
    'AE-US-11': {
      en: 'The Unity’s markers start on space 0 of each track, then advance as its commander says. These first advances give no reward.',
      fr: 'Les marqueurs de l’Unité partent de la case 0 de chaque piste, puis avancent comme le dit son commandant. Ces premières avances ne donnent aucune récompense.',
    },
    'AE-US-12': {
      en: 'Corrupted leaders: the Unity also has 5 leaders of a colour that nobody plays, in an area of their own, and they serve it as well as its own do.',
      fr: 'Chefs corrompus : l’Unité a aussi 5 chefs d’une couleur que personne ne joue, dans une zone à part, et ils la servent aussi bien que les siens.',
    },
    'AE-US-13': {
      en: 'Sort the 24 action cards into packs I, II and III, of 8 cards each. Shuffle each pack, put it on its place on the Unity’s station and turn its first card face up.',
      fr: 'Triez les 24 cartes Action en paquets I, II et III, de 8 cartes chacun. Mélangez chaque paquet, mettez-le à sa place sur la station de l’Unité et retournez sa première carte face visible.',
    },
    'AE-US-14': {
      en: 'Shuffle the 18 conflict cards; the deck lies beside the Unity’s station.',
      fr: 'Mélangez les 18 cartes Conflit ; leur paquet se tient à côté de la station de l’Unité.',
    },
    'AE-US-15': {
      en: 'The 5 upgrade tokens of the Unity lie face down beside its station, in random order.',
      fr: 'Les 5 pions Amélioration de l’Unité attendent face cachée près de sa station, dans un ordre aléatoire.',
    },
    'AE-US-16': {
      en: 'The Probe starts on the top left planet of the map: the first one in reading order.',
      fr: 'La Sonde part de la planète en haut à gauche de la carte : la première dans l’ordre de lecture.',
    },
    'AE-US-17': {
      en: 'Use the 15 solo versions of the ability cards instead of the usual ones: they also say what the Unity gains when it builds.',
      fr: 'Utilisez les 15 versions solo des cartes Infrastructure au lieu des cartes habituelles : elles disent aussi ce que l’Unité gagne quand elle s’implante.',
    },
    'AE-US-18': {
      en: 'Some events have a solo version, which replaces the usual card: 3 in Galactic Dawn, 2 in Cosmic Twilight, 1 in Shadows of the Void.',
      fr: 'Certains événements ont une version solo, qui remplace la carte habituelle : 3 dans Aube galactique, 2 dans Crépuscule cosmique, 1 dans Ombres du Néant.',
    },
    'AE-US-19': {
      en: 'The Unity starts without tactics cards. It will come by them later.',
      fr: 'L’Unité commence sans carte Stratégie. Elle s’en procurera plus tard.',
    },
    'AE-US-20': {
      en: 'If you play with Destiny cards, the Unity is dealt 2, which no player may look at. At the end it scores only the one that is worth more.',
      fr: 'Avec les cartes Destinée, il en revient 2 à l’Unité, qu’aucun joueur ne regarde. À la fin, elle ne marque que celle qui vaut le plus.',
    },
    'AE-US-21': {
      en: 'Without the Unity the game is for 2 to 5 players, 5 only with the expansion. With it, it is for 1, 2 or 3 players.',
      fr: 'Sans l’Unité, le jeu se joue de 2 à 5 joueurs, à 5 seulement avec l’extension. Avec elle, il se joue à 1, 2 ou 3.',
    },
    'AE-US-22': {
      en: 'The Unity is one participant more wherever they are counted, for the map, the event marker or the first VP: with 1, 2 or 3 players there are 2, 3 or 4 participants.',
      fr: 'Partout où l’on compte les participants, pour la carte, le marqueur Événement ou les premiers PV, l’Unité compte pour un : 1, 2 ou 3 joueurs avec elle font 2, 3 ou 4 participants.',
    },
  },
}
