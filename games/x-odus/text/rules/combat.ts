import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const combat: Chapter<RuleOf<'combat'>> = {
  title: { en: 'Combat', fr: 'Le combat' },
  rules: {
    'XO-CMB-01': {
      en: 'A combat starts when you are detected, when you start it on purpose, when you Pacify, when a card says so, or when you face an Avatar. It costs no Action.',
      fr: 'Un combat commence quand vous êtes détecté, quand vous le déclenchez de votre plein gré, quand vous Pacifiez, quand une carte le dit, ou quand vous affrontez un Avatar. Il ne coûte pas d’Action.',
    },
    'XO-CMB-02': {
      en: 'While you are engaged, you can do nothing but fight, until the Enemies are defeated or you disengage.',
      fr: 'Tant que vous êtes engagé, vous ne pouvez que combattre, jusqu’à ce que les Ennemis soient vaincus ou que vous vous Désengagiez.',
    },
    'XO-CMB-03': {
      en: 'Each Enemy has Health, Shields and a skill, which acts when its trigger occurs.',
      fr: 'Chaque Ennemi a de la Santé, des Boucliers et une compétence, qui agit quand survient ce qui la déclenche.',
    },
    'XO-CMB-04': {
      en: 'Before each attack, each ship chooses a manoeuvre: Offensive, and it rolls both its dice, or Defensive, and it rolls one die of its choice. The whole group may disengage instead.',
      fr: 'Avant chaque attaque, chaque vaisseau choisit une manœuvre : Offensive, et il lance ses deux dés, ou Défensive, et il lance un seul dé, celui qu’il veut. Le groupe entier peut aussi se Désengager.',
    },
    'XO-CMB-05': {
      en: 'An attack goes in this order: manoeuvres; cards used before the Attack Roll; the Attack Roll; cards used after it, then critical misses; Enemy skills. All hits ☠ are then added up into the attack value, the Enemy’s Shields are subtracted once, and it loses the rest in Health. Last, each ship counts its misses ○ and loses as much Health in retaliation, and cards used when you lose Health come into play.',
      fr: 'Une attaque suit cet ordre : manœuvres ; cartes d’avant le lancer d’Attaque ; lancer d’Attaque ; cartes d’après le lancer, puis ratés critiques ; compétences ennemies. Toutes les touches ☠ s’additionnent alors en une valeur d’attaque, les Boucliers de l’Ennemi s’en retranchent une fois, et il perd le reste en Santé. Enfin, chaque vaisseau compte ses ratés ○ et perd autant de Santé dans la riposte, et les cartes qui servent quand vous perdez de la Santé entrent en jeu.',
    },
    'XO-CMB-06': {
      en: 'Attacks do not wear Shields down: they count in full each time.',
      fr: 'Les attaques n’usent pas les Boucliers : ils comptent en entier chaque fois.',
    },
    'XO-CMB-07': {
      en: 'An Enemy whose Health falls to 0 is defeated at once. It does not retaliate, unless its skill says so.',
      fr: 'Un Ennemi dont la Santé tombe à 0 est vaincu sur-le-champ. Il ne riposte pas, sauf si sa compétence le dit.',
    },
    'XO-CMB-08': {
      en: 'The card of a defeated Enemy goes to the Enemy discard, and its markers are removed.',
      fr: 'La carte d’un Ennemi vaincu va dans la défausse Ennemi, et ses marqueurs sont retirés.',
    },
    'XO-CMB-09': {
      en: 'When an Enemy is defeated, each ship in the combat gains as many Scraps as the level of that Enemy.',
      fr: 'Quand un Ennemi est vaincu, chaque vaisseau du combat gagne autant de Scraps que le niveau de cet Ennemi.',
    },
    'XO-CMB-10': {
      en: 'Cards used when an Enemy is defeated act at that moment, for every ship in the combat.',
      fr: 'Les cartes qui servent quand un Ennemi est vaincu agissent à ce moment, pour chaque vaisseau du combat.',
    },
    'XO-CMB-11': {
      en: 'Attacks follow one another until all the Enemies are defeated, all the ships in the combat are destroyed, or the ships disengage.',
      fr: 'Les attaques se succèdent jusqu’à ce que tous les Ennemis soient vaincus, que tous les vaisseaux du combat soient détruits, ou que les vaisseaux se Désengagent.',
    },
    'XO-CMB-12': {
      en: 'When there are several Enemies, draw them all: you are engaged with all of them, and fight them one at a time, in the order you choose, each until it is defeated. Only the one you are fighting retaliates and uses a skill triggered by attacks. Skills for the start of the combat or for disengaging act for all of them.',
      fr: 'Quand il y a plusieurs Ennemis, piochez-les tous : vous êtes engagé avec tous, et les combattez un par un, dans l’ordre que vous voulez, chacun jusqu’à ce qu’il soit vaincu. Seul celui que vous combattez riposte et use d’une compétence que déclenchent les attaques. Les compétences du début du combat ou du Désengagement agissent pour tous.',
    },
    'XO-CMB-13': {
      en: 'As a rule of thumb, an Enemy is a fair match for as many ships as its level. You are free to try with fewer.',
      fr: 'En règle générale, un Ennemi est à la mesure d’autant de vaisseaux que son niveau. Libre à vous d’essayer avec moins.',
    },
    'XO-CMB-14': {
      en: 'A ship whose Health falls to 0 is destroyed at once: discard its Health, its Energy, its Modules, its Damage cards and its Scraps. Its pawn stays on the tile with the Keys it carried.',
      fr: 'Un vaisseau dont la Santé tombe à 0 est détruit sur-le-champ : défaussez sa Santé, son Énergie, ses Modules, ses cartes Dégâts et ses Scraps. Son pion reste sur la tuile avec les Clés qu’il portait.',
    },
    'XO-CMB-15': {
      en: 'Other ships can recover the Keys of a destroyed ship with Scavenge.',
      fr: 'Les autres vaisseaux peuvent reprendre les Clés d’un vaisseau détruit en Fouillant.',
    },
    'XO-CMB-16': {
      en: 'A destroyed ship is out of the game for good, and is not replaced.',
      fr: 'Un vaisseau détruit est hors jeu pour de bon, et n’est pas remplacé.',
    },
    'XO-CMB-17': {
      en: 'To disengage, make one Damage Roll for each Enemy you are engaged with, and suffer the skills that act when you disengage.',
      fr: 'Pour vous Désengager, faites un lancer de Dégâts pour chaque Ennemi avec lequel vous êtes engagé, et subissez les compétences qui agissent à ce moment.',
    },
    'XO-CMB-18': {
      en: 'After disengaging, you may leave the System by a Jump, a Blind Jump or a Rush, at its usual cost.',
      fr: 'Après vous être Désengagé, vous pouvez quitter le Système par un Saut, un Saut à l’Aveugle ou un Rush, à son coût habituel.',
    },
    'XO-CMB-19': {
      en: 'Instead of leaving, you may hide in the System, which ends your turn at once; you have to if you have no Action left and gain none by Strain or a card. If you have disengaged from an Avatar, no Avatar targets or engages you until your next turn, not even one in your System; hiding from Enemies alone does not protect you from Avatars. When that turn begins, an Avatar there engages you, without a Damage Roll, and an Enemy System that is not Pacified asks for a Detection Roll.',
      fr: 'Au lieu de partir, vous pouvez vous cacher dans le Système, ce qui met aussitôt fin à votre tour ; vous y êtes obligé s’il ne vous reste aucune Action et que vous n’en gagniez pas en Poussant ou par une carte. Si vous vous êtes Désengagé d’un Avatar, aucun Avatar ne vous cible ni ne vous engage jusqu’à votre prochain tour, pas même s’il est dans votre Système ; se cacher des seuls Ennemis ne protège pas des Avatars. Quand ce tour commence, un Avatar présent vous engage, sans lancer de Dégâts, et un Système Ennemi qui n’est pas Pacifié demande un lancer de Détection.',
    },
    'XO-CMB-20': {
      en: 'After disengaging, you can do nothing more in that System this turn: you leave or you hide. You may Strain in order to leave.',
      fr: 'Après vous être Désengagé, vous ne pouvez plus rien faire dans ce Système pendant ce tour : vous partez ou vous vous cachez. Vous pouvez Pousser pour partir.',
    },
    'XO-CMB-21': {
      en: 'Enemies you leave behind stay face up in the System with the damage they have taken, and a ship detected there meets them instead of drawing new ones. In the End-of-turn phase they are shuffled into the Enemy deck, unless a ship is there.',
      fr: 'Les Ennemis que vous laissez derrière vous restent face visible dans le Système avec leurs dégâts, et un vaisseau qui y est détecté les affronte au lieu d’en piocher d’autres. À la phase de Fin de tour, ils sont mélangés à la pioche Ennemi, sauf si un vaisseau est là.',
    },
    'XO-CMB-22': {
      en: 'The members of a Fleet roll at the same time, each with its own manoeuvre. Their hits ☠ are added up, and the Enemy’s Shields are subtracted only once.',
      fr: 'Les membres d’une Flotte lancent leurs dés en même temps, chacun avec sa manœuvre. Leurs touches ☠ s’additionnent, et les Boucliers de l’Ennemi ne se retranchent qu’une fois.',
    },
    'XO-CMB-23': {
      en: 'In a Fleet, retaliation strikes each member for its own misses ○ and cannot be shared out.',
      fr: 'Dans une Flotte, la riposte frappe chaque membre pour ses propres ratés ○ et ne se partage pas.',
    },
    'XO-CMB-24': {
      en: 'If a member of a Fleet is destroyed, the others fight on without it: the dice it rolled count no longer. Its Scraps, its Modules and its Energy are lost.',
      fr: 'Si un membre d’une Flotte est détruit, les autres poursuivent le combat sans lui : les dés qu’il a lancés ne comptent plus. Ses Scraps, ses Modules et son Énergie sont perdus.',
    },
    'XO-CMB-25': {
      en: 'When a Fleet defeats an Enemy, each member gains the Scrap reward in full.',
      fr: 'Quand une Flotte vainc un Ennemi, chaque membre gagne toute la récompense en Scraps.',
    },
    'XO-CMB-26': {
      en: 'A member of a Fleet cannot disengage alone. Any captain of the Fleet may ask for it before an attack; if one of the others refuses, the Fleet attacks.',
      fr: 'Un membre d’une Flotte ne peut pas se Désengager seul. Tout capitaine de la Flotte peut le demander avant une attaque ; si l’un des autres refuse, la Flotte attaque.',
    },
  },
}
