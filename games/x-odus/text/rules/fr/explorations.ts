import type { RuleOf } from '../../../rules/rule-ids.ts'

export const explorations: Readonly<Record<RuleOf<'explorations'>, string>> = {
  'XO-EXP-01':
    'Pour résoudre une Exploration, ôtez le marqueur, piochez la carte du dessus, lisez son titre, son type (Analyse, Alerte ou Danger) et son récit, puis appliquez-la.',
  'XO-EXP-02':
    'Une fois résolue, une carte Exploration va dans sa défausse. Si la pioche est vide quand vous devez piocher, mélangez la défausse pour en refaire une.',
  'XO-EXP-03':
    'Analyse : la carte propose trois options. Prenez celle que vous voulez parmi celles qui vous sont ouvertes.',
  'XO-EXP-04':
    'Sur une Analyse, chaque option de plus que vous voulez prendre coûte 1 Action supplémentaire. Dans une Flotte, chaque membre dépense cette Action.',
  'XO-EXP-05':
    'Si une option donne plusieurs récompenses, vous les recevez toutes, dans l’ordre qui vous plaît.',
  'XO-EXP-06':
    'Sur une Analyse, une seule Action Explorer permet à chaque membre d’une Flotte de prendre sa propre option, ou d’en partager une avec d’autres, qui en profitent tous. Chaque option ne se prend qu’une fois sur une même carte.',
  'XO-EXP-07':
    'Une option placée sous le nom d’une classe n’est ouverte que si votre vaisseau, ou un membre de votre Flotte, est de cette classe.',
  'XO-EXP-08':
    'Alerte : choisissez une option et pas davantage ; aucune Action ne vous en donnera d’autres. Une Flotte en choisit une pour tous ses membres.',
  'XO-EXP-09':
    'Sur une Alerte, l’une des options est plus forte que les autres mais demande un lancer de Compétence. Si le lancer réussit, vous recevez sa récompense ; s’il échoue, vous subissez l’effet que la carte prévoit en cas d’échec.',
  'XO-EXP-10':
    'Danger : pas de choix, vous faites le lancer de Compétence. S’il réussit, il ne se passe rien ; s’il échoue, vous subissez tous les effets de la carte.',
  'XO-EXP-11':
    'Sur un Danger, une Flotte fait un seul lancer en commun. S’il échoue, chaque membre subit pleinement les conséquences.',
  'XO-EXP-12':
    'Vous devez résoudre une carte Exploration dès que vous la piochez. À la différence d’un Signal, elle n’attend pas.',
  'XO-EXP-13':
    'Lancer de Compétence : lancez vos deux dés. Vous réussissez si vous obtenez autant de touches ☠, ou autant de spéciaux ⚡, que la carte en demande. La carte dit lequel des deux symboles elle veut ; l’autre ne compte pas, sauf si elle le dit.',
}
