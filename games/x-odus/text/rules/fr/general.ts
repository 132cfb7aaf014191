import type { RuleOf } from '../../../rules/rule-ids.ts'

export const general: Readonly<Record<RuleOf<'general'>, string>> = {
  'XO-GEN-01': 'X-ODUS est un jeu coopératif : vous gagnez tous ensemble, ou vous perdez tous ensemble.',
  'XO-GEN-02':
    'À la fin de chaque phase d’Action, avant la phase de Corruption, vous gagnez aussitôt si toutes les Clés de la partie sont posées sur le Grand Rift, qu’aucun Avatar ne soit dans ce Système et qu’il reste au moins un vaisseau. Il y a 4 Clés, ou 3 dans une partie à 3 vaisseaux.',
  'XO-GEN-03':
    'Si toutes les Clés sont sur le Grand Rift mais qu’un Avatar s’y trouve aussi, vous n’avez pas encore gagné. Les Clés restent sur la tuile, et vous gagnez à la fin d’une phase d’Action suivante s’il n’y reste aucun Avatar.',
  'XO-GEN-04':
    'Seul un Avatar présent dans le Système du Grand Rift empêche votre victoire ; ceux qui sont ailleurs n’y changent rien.',
  'XO-GEN-05':
    'Vous perdez dès que tous les vaisseaux sont détruits, même si toutes les Clés reposent déjà sur le Grand Rift.',
  'XO-GEN-06':
    'Vous perdez si le marqueur de Corruption doit avancer alors qu’il est sur l’Éveil, la dernière case de sa piste. Atteindre l’Éveil n’est pas une défaite : vous jouez encore jusqu’à ce que le marqueur doive avancer de nouveau.',
  'XO-GEN-07':
    'Une manche compte trois phases, dans cet ordre : la phase d’Action, la phase de Corruption et la phase de Fin de tour. Un tour est le moment de la phase d’Action où un vaisseau, ou une Flotte, agit.',
  'XO-GEN-08':
    'Si deux lectures de ce que fait un Avatar restent possibles, retenez la pire pour vous tous : c’est la Règle Corrompue. Le chapitre sur le déplacement des Avatars dit dans quel ordre les doutes se tranchent.',
  'XO-GEN-09':
    'Tout est connu de tous, sauf l’ordre des pioches, celui de la pile Systèmes et celui des Ennemis au sein de chaque niveau de la réserve, les jetons Avatar face cachée ou hors jeu, et les cartes Signal non révélées ou non utilisées.',
  'XO-GEN-10':
    'Un vaisseau détruit ne compte plus comme un vaisseau : son pion indique seulement où gisent ses Clés. Il n’est pas une cible, n’arrête aucun Avatar, ne retient aucune carte Ennemi dans son Système, n’a pas de tour et ne peut pas faire partie d’une Flotte.',
  'XO-GEN-11': 'Quand une carte dit autre chose qu’une règle, suivez la carte.',
}
