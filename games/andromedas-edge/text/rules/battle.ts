import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const battle: Chapter<RuleOf<'battle'>> = {
  title: { en: 'Battle', fr: 'La bataille' },
  rules: {
    'AE-BB-1': {
      en: 'After the raider attack, look at the active region. If ships of the active participant are not alone there, because others have ships there or a raider has just attacked, there is a battle.',
      fr: 'Après l’attaque de pillard, regardez la région active. Si les vaisseaux du participant actif n’y sont pas seuls, parce que d’autres y ont des vaisseaux ou qu’un pillard vient d’attaquer, il y a bataille.',
    },
    'AE-BB-2': {
      en: 'Each player, the Unity and the raider is a side of its own. There are no alliances in battle.',
      fr: 'Chaque joueur, l’Unité et le pillard forment chacun un camp. Il n’y a pas d’alliance en bataille.',
    },
    'AE-BB-3': {
      en: 'Step 1, Escalation: beginning with the active participant and then in turn order, you may bring up ships that have the active region in range, as many as you like. Whoever had none there joins the battle in this way.',
      fr: 'Étape 1, Escalade : en commençant par le participant actif, puis dans l’ordre du tour, vous pouvez amener les vaisseaux qui ont la région active à portée, autant que vous voulez. Qui n’y en avait aucun se joint ainsi à la bataille.',
    },
    'AE-BB-4': {
      en: 'A ship without Voyage cannot join a battle in a nebula. Ships in a launch bay, in the scrapyard or in the Repair Barge never join one.',
      fr: 'Un vaisseau sans Voyager ne peut pas se joindre à une bataille dans une nébuleuse. Les vaisseaux d’une Baie de lancement, de la casse ou de la Barge de réparation ne se joignent à aucune.',
    },
    'AE-BB-5': {
      en: 'Range is counted in steps from one region to an adjacent one.',
      fr: 'La portée se compte en pas, d’une région à une région adjacente.',
    },
    'AE-BB-6': {
      en: 'Ships that join by Escalation take no region action and recruit nobody.',
      fr: 'Les vaisseaux venus par l’Escalade n’effectuent aucune action de région et ne recrutent personne.',
    },
    'AE-BB-7': {
      en: 'Step 2, Diplomacy: in the same order, every player in the battle may play one tactics card of type Battle. The Unity draws a conflict card when it is its turn.',
      fr: 'Étape 2, Diplomatie : dans le même ordre, chaque joueur de la bataille peut jouer une carte Stratégie de type Bataille. L’Unité tire une carte Conflit quand vient son tour.',
    },
    'AE-BB-8': {
      en: 'If the battle is among players only, the active one may offer a truce when Diplomacy begins. If all the others accept, nobody has won or lost: the ships stay together in the region, and the battle is over.',
      fr: 'Si la bataille n’oppose que des joueurs, le joueur actif peut proposer une trêve au début de la Diplomatie. Si tous les autres acceptent, personne n’a gagné ni perdu : les vaisseaux restent ensemble dans la région, et la bataille est finie.',
    },
    'AE-BB-9': {
      en: 'A side whose last ship has left the region is out of the battle, without victory or defeat. As soon as only one side remains, there is nothing left to fight for: nobody wins, nobody loses, and no reward is gained, even if it was the raider that left.',
      fr: 'Un camp dont le dernier vaisseau a quitté la région est hors de la bataille, sans victoire ni défaite. Dès qu’il ne reste qu’un camp, on ne se bat plus : personne ne gagne, personne ne perd, et aucune récompense n’est acquise, même si c’est le pillard qui est parti.',
    },
    'AE-BB-10': {
      en: 'Step 3, Preparations: in the same order again, each side says how many dice it will roll: those of its ships, those that cards and tokens add, and those that diverted energy buys.',
      fr: 'Étape 3, Préparatifs : toujours dans le même ordre, chaque camp dit combien de dés il lancera : ceux de ses vaisseaux, ceux qu’ajoutent cartes et pions, et ceux qu’achète l’énergie déviée.',
    },
    'AE-BB-11': {
      en: 'You may divert energy to weapons: each energy you pay is worth 1 die more.',
      fr: 'Vous pouvez dévier de l’énergie vers les armes : chaque énergie payée vaut 1 dé de plus.',
    },
    'AE-BB-12': {
      en: 'You may divert at most 3 energy in a battle.',
      fr: 'Vous pouvez dévier au plus 3 énergies par bataille.',
    },
    'AE-BB-13': {
      en: 'No side rolls more than 6 dice, nor fewer than 1.',
      fr: 'Aucun camp ne lance plus de 6 dés, ni moins de 1.',
    },
    'AE-BB-14': {
      en: 'Your targeting is 1 unless effects raise it, up to 5. It is the lowest number that your dice can show.',
      fr: 'Votre ciblage est de 1, à moins que des effets ne l’augmentent, jusqu’à 5. C’est le plus petit nombre que vos dés puissent montrer.',
    },
    'AE-BB-15': {
      en: 'Step 4, Roll: all sides roll their dice. A die that falls below the targeting of its side is rolled again until it does not, so that all numbers from the targeting to 6 are equally likely.',
      fr: 'Étape 4, Lancer de dés : tous les camps lancent leurs dés. Un dé inférieur au ciblage de son camp est relancé jusqu’à ce qu’il ne le soit plus : tous les nombres, du ciblage à 6, sont donc aussi probables.',
    },
    'AE-BB-16': {
      en: 'Step 5, Outcome: each side compares its highest die, and the highest of all wins, if it is alone.',
      fr: 'Étape 5, Issue : chaque camp compare son dé le plus haut, et le plus haut de tous l’emporte, s’il est seul.',
    },
    'AE-BB-17': {
      en: 'If several sides share the highest die, they alone remain in the running. Each puts one such die aside and looks at its next highest, as often as it takes. Having no die left means losing to a side that has.',
      fr: 'Si plusieurs camps partagent le dé le plus haut, eux seuls restent en lice. Chacun écarte un tel dé et regarde le suivant, autant de fois qu’il le faut. N’avoir plus de dé, c’est perdre contre un camp qui en a encore.',
    },
    'AE-BB-18': {
      en: 'If they remain equal down to the last die, the battle has no winner: every side loses, even one that was not among the highest.',
      fr: 'S’ils restent à égalité jusqu’au dernier dé, la bataille n’a pas de vainqueur : tous les camps perdent, même celui qui n’était pas parmi les plus hauts.',
    },
    'AE-BB-19': {
      en: 'A player or the Unity who wins advances 1 space on the Supremacy track, scores 1 VP for each ship of other participants damaged in this battle, up to 3 VP, and gains the reward of the raider, if one took part.',
      fr: 'Le joueur vainqueur, ou l’Unité, avance de 1 case sur la piste Suprématie, marque 1 PV par vaisseau d’un autre participant endommagé dans cette bataille, jusqu’à 3 PV, et gagne la récompense du pillard, s’il y en avait un.',
    },
    'AE-BB-20': {
      en: 'Losing has its consolation, Strategic Operations: a losing player gains 2 energy, 1 tactics card or 1 basic resource, as they like. Whoever lost with two ships or more, counted before damage, chooses twice. There is none for the Unity and for raiders.',
      fr: 'Une défaite a sa consolation, les Opérations stratégiques : un joueur vaincu gagne 2 énergies, 1 carte Stratégie ou 1 ressource de base, au choix. Qui a perdu avec deux vaisseaux ou plus, comptés avant les dégâts, choisit deux fois. Il n’y en a pas pour l’Unité ni pour les pillards.',
    },
    'AE-BB-21': {
      en: 'Step 6, Damage: all ships that the losing sides have in the active region go to the scrapyard, except that a heavy cruiser without a marker takes a marker instead. A losing raider is defeated, but if everyone has lost, nobody gets its reward.',
      fr: 'Étape 6, Endommagement : chaque vaisseau de chaque camp vaincu dans la région active va à la casse ; un croiseur lourd sans marqueur reçoit plutôt un marqueur. Un pillard vaincu se retire, mais si tout le monde a perdu, personne ne touche sa récompense.',
    },
    'AE-BB-22': {
      en: 'After the battle, a heavy cruiser of a losing side may still be there, thanks to its shields. It shares the region with the winner, and they do not fight again this turn.',
      fr: 'Après la bataille, un croiseur lourd d’un camp vaincu peut être encore là, grâce à ses boucliers. Il partage la région avec le vainqueur, et ils ne se battent plus de ce tour.',
    },
    'AE-BB-23': {
      en: 'What your launched ship gained from the region stays yours: its action came before the battle, whatever the outcome.',
      fr: 'Ce que votre vaisseau lancé a tiré de la région vous reste : son action a précédé la bataille, quelle qu’en soit l’issue.',
    },
    'AE-BB-24': {
      en: 'To count dice, take those of your ships, add all additions and diverted energy, subtract all reductions, and keep the result between 1 and 6. Targeting is 1 with everything that raises it, up to 5; only then may an effect bring it down to 1. It does not matter in which order the cards against a side were played.',
      fr: 'Pour compter les dés, prenez ceux de vos vaisseaux, ajoutez tous les ajouts et l’énergie déviée, ôtez toutes les réductions, et gardez le résultat entre 1 et 6. Le ciblage est de 1 plus tout ce qui l’augmente, jusqu’à 5 ; alors seulement un effet peut le ramener à 1. Peu importe l’ordre où les cartes visant un camp ont été jouées.',
    },
    'AE-BB-25': {
      en: 'Count distances from tile to tile. Ways across an empty slot or through a nebula do not count: a nebula can only be where a way begins or ends.',
      fr: 'La distance entre deux tuiles se compte de tuile en tuile, jamais à travers un emplacement vide ni une nébuleuse. Une nébuleuse ne peut être que le début ou la fin d’un chemin.',
    },
    'AE-BB-26': {
      en: 'A marker on a heavy cruiser is worth as much to the winner as a ship sent to the scrapyard: both count as damaged.',
      fr: 'Un marqueur sur un croiseur lourd rapporte autant au vainqueur qu’un vaisseau envoyé à la casse : l’un et l’autre comptent comme endommagés.',
    },
    'AE-BB-27': {
      en: 'The end of a battle follows this order: the winner advances on Supremacy, then gains what effects and cards give for winning, then the reward of the raider. The losing players, in turn order, take Strategic Operations, then what they gain for losing. Then ships are damaged, and last the winner scores VP for them.',
      fr: 'La fin d’une bataille suit cet ordre : le vainqueur avance en Suprématie, puis gagne ce qu’effets et cartes donnent pour une victoire, puis la récompense du pillard. Les joueurs vaincus, dans l’ordre du tour, prennent leurs Opérations stratégiques, puis ce qu’une défaite leur donne. Viennent alors les dégâts et, en dernier, les PV du vainqueur pour les vaisseaux endommagés.',
    },
    'AE-BB-28': {
      en: 'Everyone who has a ship in the active region once Escalation is over has to fight, whether they want to or not: those who survived an older battle there, and those who had made a truce. At the most, five participants and a raider meet.',
      fr: 'Quiconque a un vaisseau dans la région active une fois l’Escalade finie doit se battre, qu’il le veuille ou non : ceux qui y ont survécu à une bataille plus ancienne, et ceux qui avaient conclu une trêve. Au plus, cinq participants et un pillard s’y rencontrent.',
    },
    'AE-BB-29': {
      en: 'All sides roll at once, in the open. Whoever may roll a die again does so now, in turn order from the active participant, and never ends up below their targeting. After that, effects remove dice from the comparison, and last the dice are compared.',
      fr: 'Tous les camps lancent en même temps, à découvert. Qui peut relancer un dé le fait alors, dans l’ordre du tour à partir du participant actif, sans jamais finir au-dessous de son ciblage. Après quoi des effets retirent des dés de la comparaison, et enfin les dés sont comparés.',
    },
    'AE-BB-30': {
      en: 'Some effects let you share a region with others in peace. In that turn, you and they do not fight each other: should a raider attack, it fights you and whoever comes by Escalation, while those you share the region with look on.',
      fr: 'Certains effets vous laissent partager une région avec d’autres en paix. Ce tour-là, eux et vous ne vous battez pas : si un pillard attaque, il vous affronte, vous et ceux qui viennent par l’Escalade, tandis que ceux qui partagent la région restent spectateurs.',
    },
  },
}
