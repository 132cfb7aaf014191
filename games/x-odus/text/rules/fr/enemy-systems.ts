import type { RuleOf } from '../../../rules/rule-ids.ts'

export const enemySystems: Readonly<Record<RuleOf<'enemy-systems'>, string>> = {
  'XO-ENS-01':
    'Quand vous entrez dans un Système Ennemi (orange) qui n’est pas Pacifié, ou que vous y commencez votre tour, vous devez faire un lancer de Détection.',
  'XO-ENS-02': 'Lancer de Détection : lancez vos deux dés. Avec un raté ○ ou plus, vous êtes détecté.',
  'XO-ENS-03':
    'Si vous êtes détecté, vous êtes engagé avec les Ennemis qui se trouvent face visible dans le Système ou, s’il n’y en a pas, avec ceux que ses symboles font piocher : 1 ou 2, dans la pioche ou dans la réserve. Le combat commence aussitôt.',
  'XO-ENS-04': 'Si vous n’êtes pas détecté, vous pouvez agir normalement dans le Système.',
  'XO-ENS-05':
    'Plutôt que de faire un lancer de Détection, vous pouvez déclencher le combat de votre plein gré. Cela ne coûte pas d’Action.',
  'XO-ENS-06':
    'Dans une Flotte, chaque membre lance ses dés. Si l’un d’eux montre un raté ○, tous sont détectés.',
  'XO-ENS-07': 'Il n’y a pas de raté critique dans un lancer de Détection ni dans un lancer de Compétence.',
  'XO-ENS-08':
    'Si la pioche Ennemi est vide quand il faut une carte, mélangez la défausse Ennemi pour en refaire une ; si elle est vide aussi, piochez dans la réserve d’Ennemis. S’il n’y a pas de carte là non plus, aucun Ennemi ne paraît, et le Système compte comme Pacifié pour cette manche.',
  'XO-ENS-09': 'Quand tous les Ennemis d’un Système sont vaincus, il est Pacifié.',
  'XO-ENS-10': 'Vous pouvez Explorer un Système Ennemi, Pacifié ou non, tant que vous n’êtes pas engagé.',
  'XO-ENS-11': 'Symbole Exploration : le Système reçoit un marqueur d’Exploration quand il est révélé.',
  'XO-ENS-12':
    'Symbole Ennemi, une ou deux fois : si vous êtes détecté, piochez autant de cartes Ennemi, 1 ou 2, et combattez-les l’une après l’autre.',
  'XO-ENS-13':
    'Symbole Surveillance : tant que le Système n’est pas Pacifié, vous êtes toujours détecté en y entrant ou en y commençant votre tour. Comme on ne lance pas les dés, les cartes qui servent aux lancers de Détection ne vous aident pas.',
  'XO-ENS-14':
    'Symbole Ennemis puissants : si vous êtes détecté, piochez dans la réserve d’Ennemis et non dans la pioche, ou dans la pioche si la réserve est vide. Un Ennemi ainsi pioché et non vaincu est plus tard mélangé à la pioche comme les autres.',
  'XO-ENS-15':
    'Symbole Trou de ver : le Système est relié à tous les autres qui ont un Trou de ver. Arriver par là ne vous dispense pas du lancer de Détection.',
  'XO-ENS-16':
    'Un Système que l’on Pacifie reçoit un marqueur de Système Pacifié, côté vert visible. Tant que le marqueur y est, personne n’est détecté, ni en entrant ni en commençant son tour, même sous surveillance.',
  'XO-ENS-17':
    'À la phase de Fin de tour, les marqueurs de Système Pacifié rouges sont défaussés, puis les verts passent au rouge. Un Système est ainsi Pacifié pour le reste de cette manche et pour toute la suivante.',
  'XO-ENS-18':
    'Quand un Système perd son marqueur de Système Pacifié, il redevient hostile, avec tous ses symboles. Les vaisseaux qui s’y trouvent affrontent la détection au début de leur prochain tour.',
}
