import type { RuleOf } from '../../../rules/rule-ids.ts'

export const keys: Readonly<Record<RuleOf<'keys'>, string>> = {
  'XO-KEY-01':
    'Sur le Grand Rift, Explorer coûte 1 Action et pose sur la tuile toutes les Clés que vous portez ; dans une Flotte, celles de chaque membre.',
  'XO-KEY-02':
    'Les Clés peuvent être posées peu à peu, par plusieurs vaisseaux et au fil de plusieurs manches.',
  'XO-KEY-03':
    'Quand la dernière Clé est posée, tous les Avatars bougent sur-le-champ : lancez le dé Avatar pour chacun, par numéro croissant, comme à la phase de Corruption. La dernière Clé est la quatrième, ou la troisième dans une partie à 3 vaisseaux.',
  'XO-KEY-04': 'Dans ce déplacement, les Avatars vont vers le Grand Rift, et non vers les vaisseaux.',
  'XO-KEY-05':
    'En chemin, ils s’arrêtent tout de même dans le premier Système où se trouve un vaisseau, et y engagent tout le monde. Vous pouvez ainsi intercepter un Avatar.',
  'XO-KEY-06':
    'Un Avatar qui atteint le Grand Rift engage tous les vaisseaux qui s’y trouvent sans être cachés.',
  'XO-KEY-07':
    'Les vaisseaux engagés lors de ce déplacement ne font pas de lancer de Dégâts, car ce n’est pas la phase de Corruption.',
  'XO-KEY-08': 'Un Avatar déjà engagé ne bouge pas quand la dernière Clé est posée.',
  'XO-KEY-09':
    'La phase d’Action se poursuit ensuite, et les vaisseaux qui peuvent encore agir peuvent combattre les Avatars. On voit à la fin de la phase si vous gagnez.',
  'XO-KEY-10':
    'Dans ce déplacement, un Avatar peut entrer sur le Grand Rift même si un autre y est engagé. Ce qui ralentit ou presse les Avatars dans la manche s’applique.',
}
