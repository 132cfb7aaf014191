import type { RuleOf } from '../../../rules/rule-ids.ts'

export const allies: Readonly<Record<RuleOf<'allies'>, string>> = {
  'XO-ALS-01':
    'Vous n’êtes jamais détecté dans un Système Allié (bleu), que vous y entriez ou y commenciez votre tour : aucun Ennemi ne vous y combat.',
  'XO-ALS-02': 'Les Avatars peuvent entrer dans les Systèmes Alliés et vous y engager.',
  'XO-ALS-03':
    'Vous pouvez Explorer un Système Allié où se trouve un marqueur d’Exploration ou un Signal encore à révéler.',
  'XO-ALS-04':
    'Un Système Allié peut porter ces symboles : Exploration, Trou de ver, Signal Précurseur et Allié.',
  'XO-ALS-05': 'Un Système à symbole Signal reçoit un marqueur de Clé, et pas de marqueur d’Exploration.',
  'XO-ALS-06': 'Les Avatars n’empruntent un Trou de ver que si leur dé en montre un.',
  'XO-ALS-07': 'Vous pouvez Marchander avec un Allié chaque fois que vous êtes dans son Système.',
  'XO-ALS-08':
    'La première fois qu’un vaisseau entre dans un Système à symbole Allié, posez face visible la carte Allié du dessus et piochez autant de Modules Vaisseau et de Modules Précurseurs qu’elle l’indique : c’est son stock. S’il ne reste pas de carte Allié, vous gagnez un Module Vaisseau à la place.',
  'XO-ALS-09':
    'Quand vous Marchandez, vous pouvez acheter autant de Modules d’un Allié que vous voulez, chacun au prix de sa carte, pour 1 Action en tout. Dans une Flotte, chaque membre dépense cette Action, et les Scraps peuvent être mis en commun.',
  'XO-ALS-10':
    'Certains Alliés vendent moins cher, ou rendent un service aux vaisseaux de leur Système. Sauf mention contraire de la carte, un service ne coûte pas d’Action, et chaque vaisseau peut y recourir une fois par manche.',
  'XO-ALS-11':
    'Ce qu’un Allié vend n’est pas remplacé. Les Modules démantelés ou consommés vont dans la défausse de leur pioche, jamais chez un Allié.',
}
