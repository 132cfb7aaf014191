import type { RuleOf } from '../../../rules/rule-ids.ts'

export const avatars: Readonly<Record<RuleOf<'avatars'>, string>> = {
  'XO-AVM-01':
    'Une fois le marqueur avancé, chaque Avatar présent dans la Galaxie qui n’est pas engagé se déplace, par numéro croissant. Lancez le dé Avatar pour chacun.',
  'XO-AVM-02':
    'Le dé dit combien de pas l’Avatar peut faire : suivre une voie jusqu’au Système voisin est un pas, passer d’un Rift à n’importe quel autre en est un aussi. Si le dé montre en outre un Trou de ver, l’Avatar peut, une fois dans ce déplacement, en emprunter un sans compter de pas, si cela raccourcit son trajet.',
  'XO-AVM-03':
    'Les marqueurs de Mouvement Avatar, −1 ou +1, changent le nombre de pas de tous les Avatars pour la manche. Ils s’additionnent, et le résultat n’est jamais inférieur à 0.',
  'XO-AVM-04':
    'Un Avatar vise le plus proche des vaisseaux et des Flottes qui ne sont ni cachés ni déjà engagés avec un autre Avatar, et suit le chemin le plus court par les voies, les Rifts et, si son dé le permet, un Trou de ver. Le dé est lancé d’abord : un Trou de ver qu’il permet compte pour 0 pas dans la mesure des distances, et sans lui les Trous de ver ne comptent pas du tout.',
  'XO-AVM-05':
    'Quand un Avatar atteint un Système où se trouvent des vaisseaux, il s’arrête et engage tous ceux qui ne sont pas cachés. À la phase de Corruption, chacun d’eux fait un lancer de Dégâts.',
  'XO-AVM-06':
    'Entre des cibles à égale distance, un Avatar préfère un vaisseau seul à une Flotte : celui qui a le moins de Santé restante, puis le moins de Santé maximale. Entre des Flottes, il prend celle qui a le moins de vaisseaux, puis le moins de Santé restante, puis le moins de Santé maximale. Si votre table met les Clés en premier, ceux qui en portent passent avant tous les autres.',
  'XO-AVM-07':
    'Tant qu’un vaisseau reste libre, un Avatar n’entre pas dans un Système où un autre Avatar est engagé.',
  'XO-AVM-08':
    'Si tous les vaisseaux sont engagés, les Avatars qui doivent encore bouger vont tout de même vers le plus proche, et l’engagent s’ils l’atteignent. Un vaisseau ou une Flotte peut ainsi faire face à plusieurs Avatars.',
  'XO-AVM-09':
    'Un Avatar qui arrive à la phase de Corruption se déplace dans cette même phase, sauf s’il est engagé dès son arrivée.',
  'XO-AVM-10':
    'Les Avatars ne tiennent compte ni de la détection, ni des marqueurs de Système Pacifié, ni du type des Systèmes.',
  'XO-AVM-11':
    'Un Avatar reste où il est s’il n’a pas de chemin, si son mouvement est de 0, ou si tous les vaisseaux sont cachés.',
  'XO-AVM-12':
    'La Règle Corrompue tranche ce qui reste en doute. Entre des cibles à égalité, l’Avatar prend celle qui porte le plus de Clés, puis celle qui a le moins de Santé, puis la première dans l’ordre des sièges. Entre des chemins aussi courts, il prend celui qui finit le plus près des autres vaisseaux libres, puis celui qui finit sur un Rift, puis celui qui finit sur le plus petit numéro de tuile, les tuiles Alliées d’abord, puis les Ennemies, puis les Corrompues.',
  'XO-AVM-13':
    'Pour les Avatars, les vaisseaux d’un même Système sont une seule cible, et deux ou plus comptent comme une Flotte, qu’ils en aient formé une ou non.',
}
