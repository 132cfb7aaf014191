import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const shipsAndModules: Chapter<RuleOf<'ships-and-modules'>> = {
  title: { en: 'Ships and modules', fr: 'Vaisseaux et modules' },
  rules: {
    'AE-BM-1': {
      en: 'In battle, a transport brings 1 die, a fighter 2, a science vessel 1 and a heavy cruiser 3.',
      fr: 'En bataille, un transport apporte 1 dé, un chasseur 2, un vaisseau scientifique 1 et un croiseur lourd 3.',
    },
    'AE-BM-2': {
      en: 'To join a battle, a transport, a fighter or a science vessel has range 1, a heavy cruiser range 2.',
      fr: 'Pour se joindre à une bataille, un transport, un chasseur ou un vaisseau scientifique a une portée de 1, un croiseur lourd une portée de 2.',
    },
    'AE-BM-3': {
      en: 'A heavy cruiser has shields: it survives a first damage, with a marker on it, and goes to the scrapyard only with the next.',
      fr: 'Un croiseur lourd a des boucliers : il survit à un premier dégât, signalé par un marqueur, et ne va à la casse qu’au suivant.',
    },
    'AE-BM-4': {
      en: 'To build a ship, pay its cost and move it from your supply to your launch bay. A transport costs 1 titanium and 1 energy; a fighter 2 titanium and 1 energy; a science vessel 1 nanocarbon, 1 ice and 1 energy; a heavy cruiser 3 titanium and 2 energy.',
      fr: 'Pour construire un vaisseau, payez son coût et déplacez-le de votre réserve à votre Baie de lancement. Un transport coûte 1 titane et 1 énergie ; un chasseur 2 titanes et 1 énergie ; un vaisseau scientifique 1 nanocarbone, 1 glace et 1 énergie ; un croiseur lourd 3 titanes et 2 énergies.',
    },
    'AE-BM-5': {
      en: 'You can build only ships that are still in your supply: you have 6 transports, and 1 ship of each other type.',
      fr: 'Vous ne pouvez construire que les vaisseaux qui restent dans votre réserve : vous avez 6 transports, et 1 vaisseau de chaque autre type.',
    },
    'AE-BM-6': {
      en: 'To gain a ship upgrade, choose a type of ship that has none. It gets the tile on top of its neutral pile or, if your faction’s own upgrade is made for it, that one. All your ships of that type are upgraded by it.',
      fr: 'Pour gagner une amélioration de vaisseau, choisissez un type de vaisseau qui n’en a pas. Prenez la tuile du dessus de sa pile neutre, ou l’amélioration de votre faction si elle est destinée à ce type. Elle vaut pour tous vos vaisseaux de ce type.',
    },
    'AE-BM-7': {
      en: 'Each type of ship takes one upgrade. Once all four have theirs, or when there is nothing to take, an upgrade is worth 2 VP.',
      fr: 'Chaque type de vaisseau reçoit une seule amélioration. Une fois les quatre types pourvus, ou s’il n’y a rien à prendre, une amélioration vaut 2 PV.',
    },
    'AE-BM-8': {
      en: 'When you gain a module, pay its cost, unless it is free, and gain the VP printed on it. Put it on your station and advance 1 space on the track of its type. Its column is then refilled.',
      fr: 'Quand vous gagnez un module, payez son coût, sauf s’il est gratuit, et gagnez les PV qu’il indique. Posez-le sur votre station et avancez de 1 case sur la piste de son type. Sa colonne est ensuite complétée.',
    },
    'AE-BM-9': {
      en: 'You gain modules only through effects that say so: fields, the Void, cards. You may own as many as you like.',
      fr: 'Vous ne gagnez des modules que par des effets qui le disent : champs, Néant, cartes. Vous pouvez en posséder autant que vous voulez.',
    },
    'AE-BM-10': {
      en: 'Once its deck is empty, a column shrinks. A free module that would come from an empty column becomes 1 VP, also when you could choose the column and all are empty. A field whose column is empty gives only its supply, and the 1 energy of those who took no module.',
      fr: 'Une fois son paquet épuisé, une colonne se vide. Un module gratuit qui viendrait d’une colonne vide devient 1 PV, même quand la colonne est au choix et que toutes sont vides. Un champ dont la colonne est vide ne donne que son approvisionnement, et 1 énergie faute de module pris.',
    },
    'AE-BM-11': {
      en: 'To compare the costs of modules, count their resources, of whatever sort. Of two equal costs, the module higher up in the column is the cheaper one.',
      fr: 'Pour comparer le coût de deux modules, comptez leurs ressources, quelles qu’elles soient. À coût égal, le moins cher est celui qui est le plus haut dans la colonne.',
    },
    'AE-BM-12': {
      en: 'Modules are of three kinds. A Dock works in a return turn, when a ship docks there; an Ongoing module works all the time, as long as it is intact; an Instant one works once, when you gain it.',
      fr: 'Les modules sont de trois sortes. Un module Amarrage agit lors d’un rappel, quand un vaisseau s’y amarre ; un module Permanent agit tout le temps, tant qu’il est intact ; un module Immédiat agit une fois, quand vous le gagnez.',
    },
    'AE-BM-13': {
      en: 'The three modules of a column lie one below the other. If one is taken, the lower ones close up, and a new one is dealt to the lowest place.',
      fr: 'Les trois modules d’une colonne sont l’un sous l’autre. Si l’un est pris, ceux du dessous remontent, et un nouveau est servi à la place du bas.',
    },
    'AE-BM-14': {
      en: 'Modules that are cleared away from a column go face down to the bottom of their deck, in an order that nobody knows.',
      fr: 'Les modules retirés d’une colonne vont face cachée au fond de leur paquet, dans un ordre que nul ne connaît.',
    },
    'AE-BM-15': {
      en: 'What helps a certain ship in battle helps once, however many of them fight for you, and not at all if none does. What a ship gains by winning, it gains if it is on the winning side. If you own the same thing twice, both count.',
      fr: 'Ce qui aide un certain vaisseau en bataille aide une fois, si nombreux qu’ils se battent pour vous, et pas du tout s’il n’y en a aucun. Ce qu’un vaisseau gagne par une victoire, il le gagne s’il est dans le camp vainqueur. Si vous possédez deux fois la même chose, les deux comptent.',
    },
    'AE-BM-16': {
      en: 'Damage to a module may shrink your storage or your hand. You then have until the end of that turn to use what is too much; after that it is gone.',
      fr: 'Un module endommagé peut réduire votre stockage ou votre main. Vous avez alors jusqu’à la fin de ce tour pour utiliser l’excédent ; ensuite il est perdu.',
    },
  },
}
