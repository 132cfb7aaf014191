import type { RuleOf } from '../../../rules/rule-ids.ts'

export const variants: Readonly<Record<RuleOf<'variants'>, string>> = {
  'XO-VAR-01':
    'Avec 3 vaisseaux, utilisez l’autre face du plateau Corruption : autant de manches, mais un Avatar de moins, avec 2 jetons tirés à la mise en place, et 3 Signaux avec 3 Clés. Partout où il est question de 4 Clés, lisez 3.',
  'XO-VAR-02':
    'Avec 3 vaisseaux, ôtez les tuiles marquées d’un point blanc : 4 Systèmes Alliés et Ennemis, et 1 Système Corrompu. Faites 5 piles au lieu de 6, celle du Grand Rift tout en bas : la pile Systèmes compte 25 tuiles.',
  'XO-VAR-03':
    'Avec 3 vaisseaux, la piste n’a que 2 cases rouges, et presque aucun Ennemi de niveau 4 n’entre donc en jeu. Il n’en vient que si un symbole ou une carte vous a fait piocher dans la réserve d’Ennemis.',
  'XO-VAR-04':
    'Le jeu se joue avec 3 ou 4 vaisseaux, jamais avec 2. À deux joueurs, chacun commande deux vaisseaux, ou l’un en commande deux et l’autre un seul.',
  'XO-VAR-05': 'En solitaire, vous commandez tous les vaisseaux : 3 en principe, ou 4 si vous le souhaitez.',
  'XO-VAR-06':
    'Si vous commandez plusieurs vaisseaux, chacun est un vaisseau à part entière pour toutes les règles.',
  'XO-VAR-07':
    'À chaque niveau de difficulté, on réunit 6 cartes Signal, et on en utilise 4, ou 3 avec 3 vaisseaux.',
  'XO-VAR-08':
    'Promeneurs tranquilles : les 4 Signaux Risqués (bleus) et 2 Signaux Périlleux (jaunes) tirés au hasard.',
  'XO-VAR-09':
    'Voyageurs endurcis : 2 Signaux de chaque couleur, Risqués, Périlleux et Mortels, tirés au hasard.',
  'XO-VAR-10':
    'Aventuriers héroïques : les 4 Signaux Mortels (rouges) et 2 Signaux Périlleux (jaunes) tirés au hasard.',
  'XO-VAR-11':
    'Les Aventuriers héroïques en quête d’un cauchemar peuvent prendre un marqueur de Mouvement Avatar permanent : tous les Avatars ont alors +1 pendant toute la partie.',
}
