import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const keys: Chapter<RuleOf<'keys'>> = {
  title: { en: 'Keys and the Great Rift', fr: 'Les Clés et le Grand Rift' },
  rules: {
    'XO-KEY-01': {
      en: 'On the Great Rift, Explore costs 1 Action and places all the Keys you carry on the tile; in a Fleet, those of every member.',
      fr: 'Sur le Grand Rift, Explorer coûte 1 Action et pose sur la tuile toutes les Clés que vous portez ; dans une Flotte, celles de chaque membre.',
    },
    'XO-KEY-02': {
      en: 'Keys may be placed little by little, by several ships and over several rounds.',
      fr: 'Les Clés peuvent être posées peu à peu, par plusieurs vaisseaux et au fil de plusieurs manches.',
    },
    'XO-KEY-03': {
      en: 'When the last Key is placed, all Avatars move at once: roll the Avatar die for each, in ascending number, as in the Corruption phase. The last Key is the fourth, or the third in a game with 3 ships.',
      fr: 'Quand la dernière Clé est posée, tous les Avatars bougent sur-le-champ : lancez le dé Avatar pour chacun, par numéro croissant, comme à la phase de Corruption. La dernière Clé est la quatrième, ou la troisième dans une partie à 3 vaisseaux.',
    },
    'XO-KEY-04': {
      en: 'In that move, Avatars make for the Great Rift, not for ships.',
      fr: 'Dans ce déplacement, les Avatars vont vers le Grand Rift, et non vers les vaisseaux.',
    },
    'XO-KEY-05': {
      en: 'On their way they still stop in the first System where there is a ship, and engage everyone there. You can thus intercept an Avatar.',
      fr: 'En chemin, ils s’arrêtent tout de même dans le premier Système où se trouve un vaisseau, et y engagent tout le monde. Vous pouvez ainsi intercepter un Avatar.',
    },
    'XO-KEY-06': {
      en: 'An Avatar that reaches the Great Rift engages every ship there that is not hidden.',
      fr: 'Un Avatar qui atteint le Grand Rift engage tous les vaisseaux qui s’y trouvent sans être cachés.',
    },
    'XO-KEY-07': {
      en: 'Ships engaged by this move make no Damage Roll, for it is not the Corruption phase.',
      fr: 'Les vaisseaux engagés lors de ce déplacement ne font pas de lancer de Dégâts, car ce n’est pas la phase de Corruption.',
    },
    'XO-KEY-08': {
      en: 'An Avatar that is already engaged does not move when the last Key is placed.',
      fr: 'Un Avatar déjà engagé ne bouge pas quand la dernière Clé est posée.',
    },
    'XO-KEY-09': {
      en: 'The Action phase then goes on, and ships that can still act may fight the Avatars. Whether you win is seen at the end of the phase.',
      fr: 'La phase d’Action se poursuit ensuite, et les vaisseaux qui peuvent encore agir peuvent combattre les Avatars. On voit à la fin de la phase si vous gagnez.',
    },
    'XO-KEY-10': {
      en: 'In that move, an Avatar may enter the Great Rift even if another is engaged there. What slows or hastens Avatars this round applies.',
      fr: 'Dans ce déplacement, un Avatar peut entrer sur le Grand Rift même si un autre y est engagé. Ce qui ralentit ou presse les Avatars dans la manche s’applique.',
    },
  },
}
