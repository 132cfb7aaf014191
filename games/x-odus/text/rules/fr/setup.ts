import type { RuleOf } from '../../../rules/rule-ids.ts'

export const setup: Readonly<Record<RuleOf<'setup'>, string>> = {
  'XO-SET-01':
    'Le marqueur de Corruption part de la case initiale du plateau Corruption, là où commence l’X-ODUS. Avec 4 vaisseaux, utilisez la face du plateau prévue pour 4 vaisseaux.',
  'XO-SET-02':
    'Tirez au hasard 3 des 4 jetons Avatar et posez-en un, face cachée, sur chaque case rouge de la piste. Le dernier jeton est hors jeu, et personne ne le regarde.',
  'XO-SET-03':
    'Réunissez les cartes Signal de la difficulté choisie, mélangez-les, et posez-en 4 face cachée sur les emplacements I à IV du plateau Corruption. Les autres retournent dans la boîte sans être vues.',
  'XO-SET-04':
    'Posez un marqueur de Clé sur chacune des 4 cartes Signal. Chaque Clé porte le numéro de son emplacement, de I à IV, et correspond au Système à Signal du même numéro.',
  'XO-SET-05': 'Cartes Avatar, dé Avatar et marqueurs de Mouvement Avatar attendent à côté du plateau.',
  'XO-SET-06':
    'Triez les cartes Ennemi par niveau et mélangez chaque niveau à part. Empilez-les, le niveau 1 sur le dessus, puis les niveaux 2, 3 et 4 : c’est la réserve d’Ennemis.',
  'XO-SET-07':
    'Les 4 premières cartes de la réserve d’Ennemis, toutes de niveau 1, composent la première pioche Ennemi.',
  'XO-SET-08':
    'Les marqueurs de Santé et de Bouclier des Ennemis attendent le premier combat. Leur nombre n’est pas une limite.',
  'XO-SET-09':
    'Mélangez à part les cartes Exploration, Allié, Module Vaisseau, Module Précurseur et Dégâts : chaque sorte a sa pioche.',
  'XO-SET-10':
    'Les marqueurs d’Exploration, de Scrap, de Santé, d’Énergie et de Système Pacifié forment une réserve qui ne s’épuise jamais. Il n’y a que 2 marqueurs de Trou de ver, 1 marqueur de Rift blanc et 1 rouge : si vous devez en poser un et qu’il n’en reste pas, déplacez-en un déjà en place.',
  'XO-SET-11':
    'Choisissez un plateau Vaisseau pour chaque vaisseau que vous commandez, et prenez les 6 cartes Mod Précurseur de ce vaisseau.',
  'XO-SET-12':
    'Votre Mod de niveau 1 se glisse aussitôt sous votre plateau : choisissez l’un de ses deux effets, pour toute la partie. Les niveaux 2 à 6 attendent à côté.',
  'XO-SET-13':
    'Prenez autant de marqueurs de Santé que l’indique votre plateau, tous du côté intact, les 2 dés qu’il indique, et votre marqueur d’Activation.',
  'XO-SET-14':
    'Vous commencez avec 1 marqueur d’Énergie, offert. Les suivants s’achètent par la Maintenance du vaisseau.',
  'XO-SET-15':
    'Votre marqueur d’EXP part de la première case de sa piste, votre vaisseau du Système de départ, et vous recevez 1 Scrap.',
  'XO-SET-16':
    'Mettez à part les 6 Systèmes Corrompus (rouges) et le Grand Rift. Mélangez face cachée les 24 Systèmes Alliés (bleus) et Ennemis (orange) et répartissez-les en 6 piles de 4.',
  'XO-SET-17': 'Mélangez le Grand Rift, face cachée, à l’une des piles.',
  'XO-SET-18':
    'Tirez au hasard 5 Systèmes Corrompus, face cachée, et mélangez-en un à chacune des 5 autres piles.',
  'XO-SET-19':
    'Mettez la pile du Grand Rift tout en bas et posez les autres dessus dans un ordre aléatoire : c’est la pile Systèmes. Les piles se posent l’une sur l’autre, elles ne se mélangent jamais entre elles.',
  'XO-SET-20':
    'La pile Systèmes compte donc 30 tuiles. Chacun des 5 premiers groupes de 5 tuiles cache un Système Corrompu et un seul, et le Grand Rift est parmi les 5 dernières tuiles.',
  'XO-SET-21':
    'Le Système Corrompu qui reste est le Système de départ : posez-le face visible au milieu de la table.',
  'XO-SET-22':
    'Tous les vaisseaux partent du Système de départ. Comme il est Corrompu, personne n’y est détecté.',
  'XO-SET-23':
    'Pour une première partie, essayez le Vaisseau de guerre, le Proto-vaisseau, le Croiseur de bataille et l’Explorateur : ils se complètent bien.',
}
