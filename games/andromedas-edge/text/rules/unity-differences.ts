import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const unityDifferences: Chapter<RuleOf<'unity-differences'>> = {
  title: { en: 'What is different for the Unity', fr: 'Ce qui change pour l’Unité' },
  rules: {
    'AE-UD-1': {
      en: 'Wherever no rule settles what the Unity does, the holder of Control decides.',
      fr: 'Partout où aucune règle ne fixe ce que fait l’Unité, le détenteur du Contrôle décide.',
    },
    'AE-UD-2': {
      en: 'The Unity neither gains nor spends resources as players do: all it collects is tactics cards, in a hand of its own.',
      fr: 'L’Unité ne gagne ni ne dépense de ressources comme le font les joueurs : elle n’amasse que des cartes Stratégie, dans une main à elle.',
    },
    'AE-UD-3': {
      en: 'Tactics cards in its hand stay there: the Unity plays none.',
      fr: 'Les cartes Stratégie de sa main y restent : l’Unité n’en joue aucune.',
    },
    'AE-UD-4': {
      en: 'Whenever the Unity should gain a resource, it takes the top tactics card into its hand instead, face down: one card for each single resource. If it has really taken something, from a player for example, that is discarded.',
      fr: 'Chaque fois que l’Unité devrait gagner une ressource, elle prend plutôt en main la première carte Stratégie, face cachée : une carte par ressource. Si elle a réellement pris quelque chose, à un joueur par exemple, c’est défaussé.',
    },
    'AE-UD-5': {
      en: 'There is no limit to the hand of the Unity.',
      fr: 'La main de l’Unité n’a pas de limite.',
    },
    'AE-UD-6': {
      en: 'Nothing ever costs the Unity any resources.',
      fr: 'Rien ne coûte jamais de ressource à l’Unité.',
    },
    'AE-UD-7': {
      en: 'If a tactics card has to leave the Unity’s hand, discarded or given to a player, chance picks it. If the hand is empty, nothing happens.',
      fr: 'Si une carte Stratégie doit quitter la main de l’Unité, défaussée ou donnée à un joueur, c’est le hasard qui la désigne. Si la main est vide, il ne se passe rien.',
    },
    'AE-UD-8': {
      en: 'Moons that the Unity gains are kept on its station, in the Moons and Tokens area.',
      fr: 'Les lunes que gagne l’Unité s’alignent sur sa station, dans la zone Lunes & Pions.',
    },
    'AE-UD-9': {
      en: 'If the Helm or a launch of its science vessel gives the Unity a nebula moon, the West nebula gives it, or the East one when there is none left in the West. When both are empty, any planetary moon will do.',
      fr: 'Si le Gouvernail ou un lancement de son vaisseau scientifique donne à l’Unité une lune de nébuleuse, celle de l’Ouest la fournit, ou celle de l’Est quand l’Ouest n’en a plus. Quand les deux sont vides, n’importe quelle lune planétaire fait l’affaire.',
    },
    'AE-UD-10': {
      en: 'The Unity has all its ships from the start, and never builds one.',
      fr: 'L’Unité a tous ses vaisseaux dès le début, et n’en construit jamais.',
    },
    'AE-UD-11': {
      en: 'Instead of a ship upgrade, the Unity gains an upgrade token: turn up the next one and put it beside its station. Some work once, others last.',
      fr: 'Au lieu d’une amélioration de vaisseau, l’Unité gagne un pion Amélioration : retournez le suivant et mettez-le à côté de sa station. Certains servent une fois, d’autres durent.',
    },
    'AE-UD-12': {
      en: 'The Unity’s ships go to the scrapyard when damaged, as yours do; only its heavy cruiser has shields, which absorb 1 damage.',
      fr: 'Les vaisseaux de l’Unité vont à la casse quand ils sont endommagés, comme les vôtres ; seul son croiseur lourd a des boucliers, qui absorbent 1 dégât.',
    },
    'AE-UD-13': {
      en: 'If the Unity has to damage a module, it may be any intact one.',
      fr: 'Si l’Unité doit endommager un module, ce peut être n’importe lequel de ceux qui sont intacts.',
    },
    'AE-UD-14': {
      en: 'With a repair, the Unity first mends a damaged module, drawn at random. If all are intact, it brings a ship from the scrapyard to the Repair Barge. If nothing at all is broken, the repair is worth 1 VP, as for players.',
      fr: 'Avec une réparation, l’Unité remet d’abord en état un module endommagé, tiré au hasard. Si tous sont intacts, elle amène un vaisseau de la casse à la Barge de réparation. Si rien n’est à réparer, la réparation vaut 1 PV, comme pour les joueurs.',
    },
    'AE-UD-15': {
      en: 'The Unity gains modules but does not use them: none of their effects works for it, and it does not score the VP printed on them. Relic icons count.',
      fr: 'L’Unité gagne des modules mais ne s’en sert pas : aucun de leurs effets n’agit pour elle, et elle ne marque pas les PV qu’ils indiquent. Les icônes Relique comptent.',
    },
    'AE-UD-16': {
      en: 'When the Unity gains a module of a given type, it takes the cheapest one of that column.',
      fr: 'Quand l’Unité gagne un module d’un type donné, elle prend le moins cher de cette colonne.',
    },
    'AE-UD-17': {
      en: 'If no type is given, or if the module is of its choice, the Unity takes the cheapest one of the type of which it has the fewest.',
      fr: 'Si aucun type n’est donné, ou si le module est au choix, l’Unité prend le moins cher du type dont elle a le moins.',
    },
    'AE-UD-18': {
      en: 'Each module has its row on the Unity’s station, and brings it 1 space forward on the track of its type, as modules do for players. If it is damaged, its marker lies on it.',
      fr: 'Chaque module a sa rangée sur la station de l’Unité, et la fait avancer de 1 case sur la piste de son type, comme pour les joueurs. S’il est endommagé, il porte son marqueur.',
    },
    'AE-UD-19': {
      en: 'The Unity’s ships may be launched to places that are occupied, as fighters are with Attack.',
      fr: 'Les vaisseaux de l’Unité peuvent être lancés vers des endroits occupés, comme les chasseurs avec Attaquer.',
    },
    'AE-UD-20': {
      en: 'Several ships of the Unity may share a region, and never fight each other.',
      fr: 'Plusieurs vaisseaux de l’Unité peuvent partager une région, et ne se battent jamais entre eux.',
    },
    'AE-UD-21': {
      en: 'No ship of the Unity has Voyage: none of them ever goes to a nebula.',
      fr: 'Aucun vaisseau de l’Unité n’a Voyager : aucun ne va jamais dans une nébuleuse.',
    },
    'AE-UD-22': {
      en: 'The Unity’s science vessel brings in 1 moon the moment it is launched, from the leftmost nebula. This comes on top of what the region gives.',
      fr: 'Le vaisseau scientifique de l’Unité rapporte 1 lune dès qu’il est lancé, prise à la nébuleuse la plus à gauche. Cela s’ajoute à ce que donne la région.',
    },
    'AE-UD-23': {
      en: 'The spaces of progress tracks reward the Unity like players, with an exception on each track.',
      fr: 'Les cases des pistes Progrès récompensent l’Unité comme les joueurs, avec une exception sur chaque piste.',
    },
    'AE-UD-24': {
      en: 'Science: where there is a discovery stack, the Unity draws 2 of its tokens at random into its Moons and Tokens area.',
      fr: 'Science : là où se trouve une pile Découverte, l’Unité en tire 2 pions au hasard, qui vont dans sa zone Lunes & Pions.',
    },
    'AE-UD-25': {
      en: 'Industry: where players gain ship upgrades, the Unity gains upgrade tokens.',
      fr: 'Industrie : là où les joueurs gagnent des améliorations de vaisseau, l’Unité gagne des pions Amélioration.',
    },
    'AE-UD-26': {
      en: 'Supremacy: where there is a supremacy token, the Unity takes it into its Moons and Tokens area.',
      fr: 'Suprématie : là où se trouve un pion Suprématie, l’Unité le prend dans sa zone Lunes & Pions.',
    },
    'AE-UD-27': {
      en: 'Commerce: the Unity too scores its vault at the end, but only its tactics cards count, 15 at most.',
      fr: 'Commerce : l’Unité aussi marque son coffre-fort à la fin, mais seules ses cartes Stratégie comptent, 15 au plus.',
    },
    'AE-UD-28': {
      en: 'Civilization: where players get a larger hand, the Unity draws 3 tactics cards.',
      fr: 'Civilisation : là où la main des joueurs augmente, l’Unité pioche 3 cartes Stratégie.',
    },
    'AE-UD-29': {
      en: 'When the Unity may build a development, it looks at one planet only: the leftmost uncolonised one.',
      fr: 'Quand l’Unité peut implanter une infrastructure, elle ne considère qu’une planète : la plus à gauche de celles qui ne sont pas colonisées.',
    },
    'AE-UD-30': {
      en: 'Only a transport of its own on that planet makes this possible, and as many leaders as the planet asks for, its own and corrupted ones together. Resources are not needed. The transport is lost by it: it leaves the game.',
      fr: 'Il lui faut un transport à elle sur cette planète, et autant de chefs que la planète en demande, les siens et les corrompus ensemble. Nul besoin de ressources. Le transport y est perdu : il quitte la partie.',
    },
    'AE-UD-31': {
      en: 'If it has no transport there or too few leaders, nothing comes of it, and the Unity tries no other planet. Once all planets are colonised, it builds no more.',
      fr: 'S’il n’y a pas là de transport à elle ou qu’elle ait trop peu de chefs, rien ne se fait, et l’Unité n’essaie aucune autre planète. Quand toutes les planètes sont colonisées, elle ne s’implante plus.',
    },
    'AE-UD-32': {
      en: 'When it builds, the Unity takes the ability card, advances on its track, and scores VP for the leaders on that planet and on adjacent tiles, 10 leaders at most.',
      fr: 'Quand elle s’implante, l’Unité prend la carte Infrastructure, avance sur sa piste, et marque des PV pour les chefs présents sur cette planète et sur les tuiles adjacentes, 10 chefs au plus.',
    },
    'AE-UD-33': {
      en: 'Right after that it gains, once, what the type of development gives it. Then its ability card is turned face down.',
      fr: 'Juste après, elle gagne, une seule fois, ce que lui donne ce type d’infrastructure. Puis sa carte Infrastructure est retournée face cachée.',
    },
    'AE-UD-34': {
      en: 'An observatory gives it 2 discovery tokens at random from the Observatory space. A factory gives it 2 repairs, and so does an obelisk. A spaceport gives it 1 available module of its choice, and so does a city.',
      fr: 'Un observatoire lui donne 2 pions Découverte, au hasard, de la case Observatoire. Une usine lui donne 2 réparations, et un obélisque aussi. Un spatioport lui donne 1 module disponible au choix, et une ville aussi.',
    },
    'AE-UD-35': {
      en: 'You may leave the Unity’s choices to it. It then advances on its lowest track, in the order Science, Industry, Commerce, Civilization, Supremacy if several are equal; it takes the type of module whose track is lowest, and the top moon of the leftmost planet that has one; everything else is left to chance.',
      fr: 'Vous pouvez laisser à l’Unité ses propres choix. Elle avance alors sur sa piste la plus basse, dans l’ordre Science, Industrie, Commerce, Civilisation, Suprématie à égalité ; elle prend le type de module dont la piste est la plus basse, et la première lune de la planète la plus à gauche qui en ait ; tout le reste est laissé au hasard.',
    },
    'AE-UD-36': {
      en: 'The Unity never uses what its moons and tokens show, not even what they give when claimed. They count for its score, and relic icons too.',
      fr: 'L’Unité ne se sert jamais de ce qu’indiquent ses lunes et ses pions, pas même de ce qu’ils donnent quand on les revendique. Ils comptent pour son score, et les icônes Relique aussi.',
    },
    'AE-UD-37': {
      en: 'If no moon is left on any nebula or planet, the Unity takes 1 tactics card instead of a moon.',
      fr: 'S’il ne reste de lune sur aucune nébuleuse ni aucune planète, l’Unité prend 1 carte Stratégie au lieu d’une lune.',
    },
    'AE-UD-38': {
      en: 'As long as a module is damaged, ships have to wait. After that, a repair always goes to a ship in the scrapyard, the one that the holder of Control chooses or, if the Unity decides, heavy cruiser before fighter, science vessel and transport. If it has none there, its heavy cruiser is rid of its marker.',
      fr: 'Tant qu’un module est endommagé, les vaisseaux attendent. Ensuite, une réparation va toujours à un vaisseau de la casse, celui que choisit le détenteur du Contrôle ou, si l’Unité décide, le croiseur lourd avant le chasseur, le vaisseau scientifique et le transport. S’il n’y en a aucun, son croiseur lourd est débarrassé de son marqueur.',
    },
    'AE-UD-39': {
      en: 'Of a discovery stack that is down to fewer than 2 tokens, the Unity gets what there is; if it comes too late for any, it gains 2 VP. It also gains 2 VP on a supremacy space from which the token has been taken.',
      fr: 'D’une pile Découverte réduite à moins de 2 pions, l’Unité reçoit ce qu’il y a ; si elle arrive trop tard pour en avoir, elle gagne 2 PV. Elle gagne aussi 2 PV sur une case Suprématie dont le pion a été pris.',
    },
    'AE-UD-40': {
      en: 'If the column of a given type is empty, the Unity gains 1 VP instead of the module. If no type is given, only columns that are not empty come into question.',
      fr: 'Si la colonne d’un type donné est vide, l’Unité gagne 1 PV au lieu du module. Si aucun type n’est donné, seules les colonnes non vides entrent en ligne de compte.',
    },
    'AE-UD-41': {
      en: 'When it builds, the Unity spends corrupted leaders first and draws its ability card at random among those of the type. An observatory gives it its own 2 tokens, and not the player’s in addition.',
      fr: 'Quand elle s’implante, l’Unité dépense d’abord ses chefs corrompus et tire sa carte Infrastructure au hasard parmi celles du type. Un observatoire lui donne ses 2 pions à elle, et non celui d’un joueur en plus.',
    },
    'AE-UD-42': {
      en: 'The Unity has no use for new ships: what would let it build one is worth 1 VP to it.',
      fr: 'L’Unité n’a que faire de nouveaux vaisseaux : ce qui lui en ferait construire un lui vaut 1 PV.',
    },
    'AE-UD-43': {
      en: 'Whatever it may take for nothing, the Unity takes. It declines every exchange that is left to choice, and holds on to its moons, tokens and cards.',
      fr: 'Tout ce qu’elle peut prendre pour rien, l’Unité le prend. Elle décline tout échange laissé au choix, et garde ses lunes, ses pions et ses cartes.',
    },
    'AE-UD-44': {
      en: 'The Unity gets no bonus for its place in the turn order, takes no free action, and has no limit of storage or hand.',
      fr: 'L’Unité ne reçoit aucun bonus pour son rang dans l’ordre du tour, ne fait aucune action gratuite, et n’a de limite ni de stockage ni de main.',
    },
    'AE-UD-45': {
      en: 'Wherever all the Unity’s ships are meant, count those it still has: transports used up by developments are out of the game.',
      fr: 'Partout où il est question de tous les vaisseaux de l’Unité, comptez ceux qui lui restent : les transports consommés par des infrastructures sont hors jeu.',
    },
  },
}
