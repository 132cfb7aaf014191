import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const signals: Chapter<RuleOf<'signals'>> = {
  title: { en: 'Precursor Signals', fr: 'Les Signaux Précurseurs' },
  rules: {
    'XO-SIG-01': {
      en: 'When a tile with a Signal symbol is revealed, the Key marker of the same number moves there from the Corruption board.',
      fr: 'Quand une tuile à symbole Signal est révélée, le marqueur de Clé du même numéro y passe depuis le plateau Corruption.',
    },
    'XO-SIG-02': {
      en: 'Exploring that System reveals the Signal card of the same number. The Key marker stays on the tile.',
      fr: 'Explorer ce Système révèle la carte Signal du même numéro. Le marqueur de Clé reste sur la tuile.',
    },
    'XO-SIG-03': {
      en: 'A Signal is Hazardous, Perilous or Lethal. Read its card and do what it says; each has its own condition for taking its Key.',
      fr: 'Un Signal est Risqué, Périlleux ou Mortel. Lisez sa carte et faites ce qu’elle dit ; chacune fixe sa propre condition pour prendre sa Clé.',
    },
    'XO-SIG-04': {
      en: 'You can take a Key only while the condition of its Signal is met. This costs no Action unless the card says so.',
      fr: 'Vous ne pouvez prendre une Clé que tant que la condition de son Signal est remplie. Cela ne coûte pas d’Action, sauf si la carte le dit.',
    },
    'XO-SIG-05': {
      en: 'A Signal need not be solved at once, or in one go. The card stays until it is solved, with the progress made and the damage its guardian has taken.',
      fr: 'Un Signal n’a pas à être résolu tout de suite, ni d’un seul coup. La carte reste tant qu’il n’est pas résolu, avec les progrès accomplis et les dégâts subis par son gardien.',
    },
    'XO-SIG-06': {
      en: 'Once a Signal is revealed, any ship in its System may deal with it at any moment of its own turn while not engaged. Coming back to a revealed card costs nothing.',
      fr: 'Une fois un Signal révélé, tout vaisseau de son Système peut s’en occuper à tout moment de son propre tour, s’il n’est pas engagé. Revenir à une carte révélée ne coûte rien.',
    },
    'XO-SIG-07': {
      en: 'What a Signal card writes in square brackets costs 1 Action. It may well be your last one.',
      fr: 'Ce qu’une carte Signal écrit entre crochets coûte 1 Action. Ce peut fort bien être votre dernière.',
    },
    'XO-SIG-08': {
      en: 'When a Signal is solved, discard its card and move the Key marker to the board of the ship that takes it. A Fleet decides which of its members that is.',
      fr: 'Quand un Signal est résolu, défaussez sa carte et mettez le marqueur de Clé sur le plateau du vaisseau qui la prend. Une Flotte décide lequel de ses membres ce sera.',
    },
    'XO-SIG-09': {
      en: 'The progress of different ships and of different rounds adds up. The Derelict Ship, for example, starts with 5 markers, and each Repair made there, for 1 Scrap, may remove one instead of restoring Health: a Fleet of 2 ships that spends 2 Actions removes 4.',
      fr: 'Les progrès de vaisseaux différents et de manches différentes s’additionnent. L’Épave, par exemple, commence avec 5 marqueurs, et chaque réparation faite là, pour 1 Scrap, peut en ôter un au lieu de rendre de la Santé : une Flotte de 2 vaisseaux qui dépense 2 Actions en ôte 4.',
    },
    'XO-SIG-10': {
      en: 'A ship may carry any number of Keys, and Keys can be traded.',
      fr: 'Un vaisseau peut porter autant de Clés que l’on veut, et les Clés s’échangent.',
    },
  },
}
