import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const avatars: Chapter<RuleOf<'avatars'>> = {
  title: { en: 'How Avatars move', fr: 'Le déplacement des Avatars' },
  rules: {
    'XO-AVM-01': {
      en: 'After the marker has advanced, each Avatar on the map that is not engaged moves, in ascending number. Roll the Avatar die for each.',
      fr: 'Une fois le marqueur avancé, chaque Avatar présent dans la Galaxie qui n’est pas engagé se déplace, par numéro croissant. Lancez le dé Avatar pour chacun.',
    },
    'XO-AVM-02': {
      en: 'The die says how many steps the Avatar may take: following a lane to the next System is one step, passing from one Rift to any other is one too. If the die also shows a Wormhole, the Avatar may, once in this move, go through one without using a step, if this shortens its way; it does so even if it has no step left, or none at all.',
      fr: 'Le dé dit combien de pas l’Avatar peut faire : suivre une voie jusqu’au Système voisin est un pas, passer d’un Rift à n’importe quel autre en est un aussi. Si le dé montre en outre un Trou de ver, l’Avatar peut, une fois dans ce déplacement, en emprunter un sans compter de pas, si cela raccourcit son trajet ; il le fait même s’il ne lui reste aucun pas, ou s’il n’en a aucun.',
    },
    'XO-AVM-03': {
      en: 'Avatar Movement markers, −1 or +1, change the number of steps of all Avatars for this round. They add up, and the result is never less than 0.',
      fr: 'Les marqueurs de Mouvement Avatar, −1 ou +1, changent le nombre de pas de tous les Avatars pour la manche. Ils s’additionnent, et le résultat n’est jamais inférieur à 0.',
    },
    'XO-AVM-04': {
      en: 'An Avatar targets the nearest ship or Fleet that is neither hidden nor already engaged with another Avatar, and takes the shortest path along lanes, through Rifts and, if its die allows, through a Wormhole. The die is rolled first: a Wormhole it allows counts as 0 steps in measuring distances, and without one Wormholes do not count at all.',
      fr: 'Un Avatar vise le plus proche des vaisseaux et des Flottes qui ne sont ni cachés ni déjà engagés avec un autre Avatar, et suit le chemin le plus court par les voies, les Rifts et, si son dé le permet, un Trou de ver. Le dé est lancé d’abord : un Trou de ver qu’il permet compte pour 0 pas dans la mesure des distances, et sans lui les Trous de ver ne comptent pas du tout.',
    },
    'XO-AVM-05': {
      en: 'When an Avatar reaches a System with ships, it stops and engages all those that are not hidden. In the Corruption phase, each of them makes a Damage Roll.',
      fr: 'Quand un Avatar atteint un Système où se trouvent des vaisseaux, il s’arrête et engage tous ceux qui ne sont pas cachés. À la phase de Corruption, chacun d’eux fait un lancer de Dégâts.',
    },
    'XO-AVM-06': {
      en: 'Among targets at the same distance, an Avatar prefers a lone ship to a Fleet: the one with least Health left, then with least maximum Health. Among Fleets, it takes the one with fewest ships, then with least Health left, then with least maximum Health. If your table puts Keys first, those who carry Keys come before all others.',
      fr: 'Entre des cibles à égale distance, un Avatar préfère un vaisseau seul à une Flotte : celui qui a le moins de Santé restante, puis le moins de Santé maximale. Entre des Flottes, il prend celle qui a le moins de vaisseaux, puis le moins de Santé restante, puis le moins de Santé maximale. Si votre table met les Clés en premier, ceux qui en portent passent avant tous les autres.',
    },
    'XO-AVM-07': {
      en: 'As long as some ship is free, an Avatar does not enter a System where another Avatar is engaged.',
      fr: 'Tant qu’un vaisseau reste libre, un Avatar n’entre pas dans un Système où un autre Avatar est engagé.',
    },
    'XO-AVM-08': {
      en: 'If all ships are engaged, the Avatars that have yet to move make for the nearest one all the same, and engage it if they reach it. A ship or a Fleet may thus face several Avatars.',
      fr: 'Si tous les vaisseaux sont engagés, les Avatars qui doivent encore bouger vont tout de même vers le plus proche, et l’engagent s’ils l’atteignent. Un vaisseau ou une Flotte peut ainsi faire face à plusieurs Avatars.',
    },
    'XO-AVM-09': {
      en: 'An Avatar that arrives in the Corruption phase moves in that same phase, unless it is engaged on arrival.',
      fr: 'Un Avatar qui arrive à la phase de Corruption se déplace dans cette même phase, sauf s’il est engagé dès son arrivée.',
    },
    'XO-AVM-10': {
      en: 'Avatars pay no heed to detection, to Pacified markers or to the type of a System.',
      fr: 'Les Avatars ne tiennent compte ni de la détection, ni des marqueurs de Système Pacifié, ni du type des Systèmes.',
    },
    'XO-AVM-11': {
      en: 'An Avatar stays where it is if it has no path, if its movement is 0 and no Wormhole helps it on, or if all ships are hidden.',
      fr: 'Un Avatar reste où il est s’il n’a pas de chemin, si son mouvement est de 0 sans qu’un Trou de ver l’avance, ou si tous les vaisseaux sont cachés.',
    },
    'XO-AVM-12': {
      en: 'The Corrupted Rule settles what is still in doubt. Among equal targets, the Avatar takes the one that carries most Keys, then the first in the order of players. Among equally short paths, it takes the one that ends nearest to the other free ships, then the one that ends on a Rift, then the one that ends on the lowest tile number, Allied tiles first, then Enemy, then Corrupted ones.',
      fr: 'La Règle Corrompue tranche ce qui reste en doute. Entre des cibles à égalité, l’Avatar prend celle qui porte le plus de Clés, puis la première dans l’ordre des joueurs. Entre des chemins aussi courts, il prend celui qui finit le plus près des autres vaisseaux libres, puis celui qui finit sur un Rift, puis celui qui finit sur le plus petit numéro de tuile, les tuiles Alliées d’abord, puis les Ennemies, puis les Corrompues.',
    },
    'XO-AVM-13': {
      en: 'For Avatars, a Fleet is one target, and so is every ship that is in none: ships that merely share a System are each alone. Whoever is in the System it reaches is engaged all the same.',
      fr: 'Pour les Avatars, une Flotte est une seule cible, et chaque vaisseau hors Flotte en est une aussi : des vaisseaux qui partagent seulement un Système sont seuls, chacun. Tous ceux du Système atteint n’en sont pas moins engagés.',
    },
  },
}
