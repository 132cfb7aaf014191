import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const allies: Chapter<RuleOf<'allies'>> = {
  title: { en: 'Allied Systems and Allies', fr: 'Les Systèmes Alliés et les Alliés' },
  rules: {
    'XO-ALS-01': {
      en: 'You are never detected in an Allied System (blue), whether you enter it or start your turn there: no Enemy fights you.',
      fr: 'Vous n’êtes jamais détecté dans un Système Allié (bleu), que vous y entriez ou y commenciez votre tour : aucun Ennemi ne vous y combat.',
    },
    'XO-ALS-02': {
      en: 'Avatars can enter Allied Systems and engage you there.',
      fr: 'Les Avatars peuvent entrer dans les Systèmes Alliés et vous y engager.',
    },
    'XO-ALS-03': {
      en: 'You may Explore an Allied System that holds an Exploration marker or a Signal still to be revealed.',
      fr: 'Vous pouvez Explorer un Système Allié où se trouve un marqueur d’Exploration ou un Signal encore à révéler.',
    },
    'XO-ALS-04': {
      en: 'An Allied System may bear these symbols: Exploration, Wormhole, Precursor Signal and Ally.',
      fr: 'Un Système Allié peut porter ces symboles : Exploration, Trou de ver, Signal Précurseur et Allié.',
    },
    'XO-ALS-05': {
      en: 'A System with a Signal symbol receives a Key marker in place of an Exploration marker.',
      fr: 'Un Système à symbole Signal reçoit un marqueur de Clé, et pas de marqueur d’Exploration.',
    },
    'XO-ALS-06': {
      en: 'Avatars go through a Wormhole only if their die shows one.',
      fr: 'Les Avatars n’empruntent un Trou de ver que si leur dé en montre un.',
    },
    'XO-ALS-07': {
      en: 'You may Trade with an Ally each time you are in its System.',
      fr: 'Vous pouvez Marchander avec un Allié chaque fois que vous êtes dans son Système.',
    },
    'XO-ALS-08': {
      en: 'The first time a ship enters a System with an Ally symbol, lay the top Ally card face up and draw as many Ship Modules and Precursor Modules as it shows: this is its stock. If no Ally card is left, you gain a Ship Module instead.',
      fr: 'La première fois qu’un vaisseau entre dans un Système à symbole Allié, posez face visible la carte Allié du dessus et piochez autant de Modules Vaisseau et de Modules Précurseurs qu’elle l’indique : c’est son stock. S’il ne reste pas de carte Allié, vous gagnez un Module Vaisseau à la place.',
    },
    'XO-ALS-09': {
      en: 'When you Trade, you may buy any number of an Ally’s Modules, each at the price on its card, for 1 Action in all. In a Fleet, every member spends that Action, and Scraps may be put together.',
      fr: 'Quand vous Marchandez, vous pouvez acheter autant de Modules d’un Allié que vous voulez, chacun au prix de sa carte, pour 1 Action en tout. Dans une Flotte, chaque membre dépense cette Action, et les Scraps peuvent être mis en commun.',
    },
    'XO-ALS-10': {
      en: 'Some Allies sell at lower prices, or offer a service to the ships in their System. Unless the card says otherwise, a service costs no Action, and each ship may use it once per round.',
      fr: 'Certains Alliés vendent moins cher, ou rendent un service aux vaisseaux de leur Système. Sauf mention contraire de la carte, un service ne coûte pas d’Action, et chaque vaisseau peut y recourir une fois par manche.',
    },
    'XO-ALS-11': {
      en: 'What an Ally sells is not replaced. Modules that are dismantled or used up go to the discard of their deck, never to an Ally.',
      fr: 'Ce qu’un Allié vend n’est pas remplacé. Les Modules démantelés ou consommés vont dans la défausse de leur pioche, jamais chez un Allié.',
    },
  },
}
