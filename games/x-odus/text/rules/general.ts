import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const general: Chapter<RuleOf<'general'>> = {
  title: { en: 'General rules', fr: 'Règles générales' },
  rules: {
    'XO-GEN-01': {
      en: 'X-ODUS is a cooperative game: you all win together, or you all lose together.',
      fr: 'X-ODUS est un jeu coopératif : vous gagnez tous ensemble, ou vous perdez tous ensemble.',
    },
    'XO-GEN-02': {
      en: 'At the end of each Action phase, before the Corruption phase, you win at once if all the Keys of the game lie on the Great Rift, no Avatar is in that System and at least one ship is left. There are 4 Keys, or 3 in a game with 3 ships.',
      fr: 'À la fin de chaque phase d’Action, avant la phase de Corruption, vous gagnez aussitôt si toutes les Clés de la partie sont posées sur le Grand Rift, qu’aucun Avatar ne soit dans ce Système et qu’il reste au moins un vaisseau. Il y a 4 Clés, ou 3 dans une partie à 3 vaisseaux.',
    },
    'XO-GEN-03': {
      en: 'If all the Keys are on the Great Rift but an Avatar is there too, you have not won yet. The Keys stay on the tile, and you win at the end of a later Action phase if no Avatar is left there.',
      fr: 'Si toutes les Clés sont sur le Grand Rift mais qu’un Avatar s’y trouve aussi, vous n’avez pas encore gagné. Les Clés restent sur la tuile, et vous gagnez à la fin d’une phase d’Action suivante s’il n’y reste aucun Avatar.',
    },
    'XO-GEN-04': {
      en: 'Only an Avatar in the System of the Great Rift prevents your victory; Avatars anywhere else do not.',
      fr: 'Seul un Avatar présent dans le Système du Grand Rift empêche votre victoire ; ceux qui sont ailleurs n’y changent rien.',
    },
    'XO-GEN-05': {
      en: 'You lose as soon as every ship has been destroyed, even if all the Keys already lie on the Great Rift.',
      fr: 'Vous perdez dès que tous les vaisseaux sont détruits, même si toutes les Clés reposent déjà sur le Grand Rift.',
    },
    'XO-GEN-06': {
      en: 'You lose if the Corruption marker has to advance while it stands on the Awakening, the last space of its track. Reaching the Awakening is not a defeat: you may play on until the marker has to advance again.',
      fr: 'Vous perdez si le marqueur de Corruption doit avancer alors qu’il est sur l’Éveil, la dernière case de sa piste. Atteindre l’Éveil n’est pas une défaite : vous jouez encore jusqu’à ce que le marqueur doive avancer de nouveau.',
    },
    'XO-GEN-07': {
      en: 'A round has three phases, in this order: the Action phase, the Corruption phase and the End-of-turn phase. A turn is the part of the Action phase in which one ship, or one Fleet, acts.',
      fr: 'Une manche compte trois phases, dans cet ordre : la phase d’Action, la phase de Corruption et la phase de Fin de tour. Un tour est le moment de la phase d’Action où un vaisseau, ou une Flotte, agit.',
    },
    'XO-GEN-08': {
      en: 'If two readings of what an Avatar does remain possible, take the one that is worse for all of you: this is the Corrupted Rule. The chapter on the movement of Avatars says in which order doubts are settled.',
      fr: 'Si deux lectures de ce que fait un Avatar restent possibles, retenez la pire pour vous tous : c’est la Règle Corrompue. Le chapitre sur le déplacement des Avatars dit dans quel ordre les doutes se tranchent.',
    },
    'XO-GEN-09': {
      en: 'Everything is open to everyone, except the order of the decks, of the System stack and of the Enemies within each level of the Reserve, the Avatar tokens that are face down or out of the game, and the Signal cards that are not revealed or not used.',
      fr: 'Tout est connu de tous, sauf l’ordre des pioches, celui de la pile Systèmes et celui des Ennemis au sein de chaque niveau de la réserve, les jetons Avatar face cachée ou hors jeu, et les cartes Signal non révélées ou non utilisées.',
    },
    'XO-GEN-10': {
      en: 'A destroyed ship no longer counts as a ship: its pawn only marks where its Keys lie. It is no target, stops no Avatar, keeps no Enemy cards in its System, takes no turn and cannot be part of a Fleet.',
      fr: 'Un vaisseau détruit ne compte plus comme un vaisseau : son pion indique seulement où gisent ses Clés. Il n’est pas une cible, n’arrête aucun Avatar, ne retient aucune carte Ennemi dans son Système, n’a pas de tour et ne peut pas faire partie d’une Flotte.',
    },
    'XO-GEN-11': {
      en: 'Where a card says otherwise than a rule, follow the card.',
      fr: 'Quand une carte dit autre chose qu’une règle, suivez la carte.',
    },
  },
}
