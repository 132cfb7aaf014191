import type { RuleOf } from '../../../rules/rule-ids.ts'

export const combat: Readonly<Record<RuleOf<'combat'>, string>> = {
  'XO-CMB-01':
    'Un combat commence quand vous êtes détecté, quand vous le déclenchez de votre plein gré, quand vous Pacifiez, quand une carte le dit, ou quand vous affrontez un Avatar. Il ne coûte pas d’Action.',
  'XO-CMB-02':
    'Tant que vous êtes engagé, vous ne pouvez que combattre, jusqu’à ce que les Ennemis soient vaincus ou que vous vous Désengagiez.',
  'XO-CMB-03':
    'Chaque Ennemi a de la Santé, des Boucliers et une compétence, qui agit quand survient ce qui la déclenche.',
  'XO-CMB-04':
    'Avant chaque attaque, chaque vaisseau choisit une manœuvre : Offensive, et il lance ses deux dés, ou Défensive, et il lance un seul dé, celui qu’il veut. Le groupe entier peut aussi se Désengager.',
  'XO-CMB-05':
    'Une attaque suit cet ordre : manœuvres ; cartes d’avant le lancer d’Attaque ; lancer d’Attaque ; cartes d’après le lancer, puis ratés critiques ; compétences ennemies. Toutes les touches ☠ s’additionnent alors en une valeur d’attaque, les Boucliers de l’Ennemi s’en retranchent une fois, et il perd le reste en Santé. Enfin, chaque vaisseau compte ses ratés ○ et perd autant de Santé dans la riposte, et les cartes qui servent quand vous perdez de la Santé entrent en jeu.',
  'XO-CMB-06': 'Les attaques n’usent pas les Boucliers : ils comptent en entier chaque fois.',
  'XO-CMB-07':
    'Un Ennemi dont la Santé tombe à 0 est vaincu sur-le-champ. Il ne riposte pas, sauf si sa compétence le dit.',
  'XO-CMB-08': 'La carte d’un Ennemi vaincu va dans la défausse Ennemi, et ses marqueurs sont retirés.',
  'XO-CMB-09':
    'Quand un Ennemi est vaincu, chaque vaisseau du combat gagne autant de Scraps que le niveau de cet Ennemi.',
  'XO-CMB-10':
    'Les cartes qui servent quand un Ennemi est vaincu agissent à ce moment, pour chaque vaisseau du combat.',
  'XO-CMB-11':
    'Les attaques se succèdent jusqu’à ce que tous les Ennemis soient vaincus, que tous les vaisseaux du combat soient détruits, ou que les vaisseaux se Désengagent.',
  'XO-CMB-12':
    'Quand il y a plusieurs Ennemis, piochez-les tous : vous êtes engagé avec tous, et les combattez un par un, dans l’ordre que vous voulez, chacun jusqu’à ce qu’il soit vaincu. Seul celui que vous combattez riposte et use d’une compétence que déclenchent les attaques. Les compétences du début du combat ou du Désengagement agissent pour tous.',
  'XO-CMB-13':
    'En règle générale, un Ennemi est à la mesure d’autant de vaisseaux que son niveau. Libre à vous d’essayer avec moins.',
  'XO-CMB-14':
    'Un vaisseau dont la Santé tombe à 0 est détruit sur-le-champ : défaussez sa Santé, son Énergie, ses Modules, ses cartes Dégâts et ses Scraps. Son pion reste sur la tuile avec les Clés qu’il portait.',
  'XO-CMB-15': 'Les autres vaisseaux peuvent reprendre les Clés d’un vaisseau détruit en Fouillant.',
  'XO-CMB-16': 'Un vaisseau détruit est hors jeu pour de bon, et n’est pas remplacé.',
  'XO-CMB-17':
    'Pour vous Désengager, faites un lancer de Dégâts pour chaque Ennemi avec lequel vous êtes engagé, et subissez les compétences qui agissent à ce moment.',
  'XO-CMB-18':
    'Après vous être Désengagé, vous pouvez quitter le Système par un Saut, un Saut à l’Aveugle ou un Rush, à son coût habituel.',
  'XO-CMB-19':
    'Au lieu de partir, vous pouvez vous cacher dans le Système, ce qui met aussitôt fin à votre tour ; vous y êtes obligé s’il ne vous reste aucune Action et que vous n’en gagniez pas en Poussant ou par une carte. Jusqu’à votre prochain tour, aucun Avatar ne vous cible ni ne vous engage, pas même s’il est dans votre Système. Quand ce tour commence, un Avatar présent vous engage, sans lancer de Dégâts, et un Système Ennemi qui n’est pas Pacifié demande un lancer de Détection.',
  'XO-CMB-20':
    'Après vous être Désengagé, vous ne pouvez plus rien faire dans ce Système pendant ce tour : vous partez ou vous vous cachez. Vous pouvez Pousser pour partir.',
  'XO-CMB-21':
    'Les Ennemis que vous laissez derrière vous restent face visible dans le Système avec leurs dégâts, et un vaisseau qui y est détecté les affronte au lieu d’en piocher d’autres. À la phase de Fin de tour, ils sont mélangés à la pioche Ennemi, sauf si un vaisseau est là.',
  'XO-CMB-22':
    'Les membres d’une Flotte lancent leurs dés en même temps, chacun avec sa manœuvre. Leurs touches ☠ s’additionnent, et les Boucliers de l’Ennemi ne se retranchent qu’une fois.',
  'XO-CMB-23':
    'Dans une Flotte, la riposte frappe chaque membre pour ses propres ratés ○ et ne se partage pas.',
  'XO-CMB-24':
    'Si un membre d’une Flotte est détruit, les autres poursuivent le combat. Ses Scraps, ses Modules et son Énergie sont perdus.',
  'XO-CMB-25': 'Quand une Flotte vainc un Ennemi, chaque membre gagne toute la récompense en Scraps.',
  'XO-CMB-26': 'Un membre d’une Flotte ne peut pas se Désengager seul.',
}
