import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const explorations: Chapter<RuleOf<'explorations'>> = {
  title: { en: 'Exploring', fr: 'Les Explorations' },
  rules: {
    'XO-EXP-01': {
      en: 'To resolve an Exploration, remove the marker, draw the top card, read its title, its type (Analysis, Warning or Danger) and its story, then apply it.',
      fr: 'Pour résoudre une Exploration, ôtez le marqueur, piochez la carte du dessus, lisez son titre, son type (Analyse, Alerte ou Danger) et son récit, puis appliquez-la.',
    },
    'XO-EXP-02': {
      en: 'Once resolved, an Exploration card goes to its discard. If the deck is empty when you have to draw, shuffle the discard into a new one.',
      fr: 'Une fois résolue, une carte Exploration va dans sa défausse. Si la pioche est vide quand vous devez piocher, mélangez la défausse pour en refaire une.',
    },
    'XO-EXP-03': {
      en: 'Analysis: the card offers three options. Take any one that is open to you.',
      fr: 'Analyse : la carte propose trois options. Prenez celle que vous voulez parmi celles qui vous sont ouvertes.',
    },
    'XO-EXP-04': {
      en: 'On an Analysis, each further option you want to take costs 1 more Action. In a Fleet, every member spends that Action.',
      fr: 'Sur une Analyse, chaque option de plus que vous voulez prendre coûte 1 Action supplémentaire. Dans une Flotte, chaque membre dépense cette Action.',
    },
    'XO-EXP-05': {
      en: 'If an option gives several rewards, you receive all of them, in the order you like.',
      fr: 'Si une option donne plusieurs récompenses, vous les recevez toutes, dans l’ordre qui vous plaît.',
    },
    'XO-EXP-06': {
      en: 'On an Analysis, one Explore Action lets each member of a Fleet take an option of its own, or share one with others, who all benefit from it. Each option can be taken only once on the same card.',
      fr: 'Sur une Analyse, une seule Action Explorer permet à chaque membre d’une Flotte de prendre sa propre option, ou d’en partager une avec d’autres, qui en profitent tous. Chaque option ne se prend qu’une fois sur une même carte.',
    },
    'XO-EXP-07': {
      en: 'An option under the name of a class is open only if your ship, or a member of your Fleet, belongs to that class.',
      fr: 'Une option placée sous le nom d’une classe n’est ouverte que si votre vaisseau, ou un membre de votre Flotte, est de cette classe.',
    },
    'XO-EXP-08': {
      en: 'Warning: choose one option and no more; you cannot spend Actions on others. A Fleet chooses one for all its members.',
      fr: 'Alerte : choisissez une option et pas davantage ; aucune Action ne vous en donnera d’autres. Une Flotte en choisit une pour tous ses membres.',
    },
    'XO-EXP-09': {
      en: 'On a Warning, one option is stronger than the others but asks for a Skill Roll. If the roll succeeds, you receive its reward; if it fails, you suffer the effect the card sets for failure.',
      fr: 'Sur une Alerte, l’une des options est plus forte que les autres mais demande un lancer de Compétence. Si le lancer réussit, vous recevez sa récompense ; s’il échoue, vous subissez l’effet que la carte prévoit en cas d’échec.',
    },
    'XO-EXP-10': {
      en: 'Danger: there is no choice, you make the Skill Roll. If it succeeds, nothing happens; if it fails, you suffer every effect of the card.',
      fr: 'Danger : pas de choix, vous faites le lancer de Compétence. S’il réussit, il ne se passe rien ; s’il échoue, vous subissez tous les effets de la carte.',
    },
    'XO-EXP-11': {
      en: 'On a Danger, a Fleet makes one roll in common. If it fails, every member suffers the consequences in full.',
      fr: 'Sur un Danger, une Flotte fait un seul lancer en commun. S’il échoue, chaque membre subit pleinement les conséquences.',
    },
    'XO-EXP-12': {
      en: 'You must resolve an Exploration card as soon as you draw it. Unlike a Signal, it does not wait.',
      fr: 'Vous devez résoudre une carte Exploration dès que vous la piochez. À la différence d’un Signal, elle n’attend pas.',
    },
    'XO-EXP-13': {
      en: 'Skill Roll: roll both your dice. You succeed if you get as many hits ☠, or as many specials ⚡, as the card asks for. The card says which of the two symbols it wants; the other does not count unless the card says so.',
      fr: 'Lancer de Compétence : lancez vos deux dés. Vous réussissez si vous obtenez autant de touches ☠, ou autant de spéciaux ⚡, que la carte en demande. La carte dit lequel des deux symboles elle veut ; l’autre ne compte pas, sauf si elle le dit.',
    },
  },
}
